import { TABLES } from '@medallion/old-world';
import { RuleLink } from '../../../../pieces/links';
import type { ModuleScreens } from '../../module-screens';
import type { Scene } from '../../table/scene';
import { sayOldWorld, speak } from '../../text/say-old-world';

const BANDS = TABLES.solo.results.length + 1;

/** How a solo game is measured: the fewer turns, the better. */
function SoloTable({ scene }: { readonly scene: Scene }) {
  const { result } = scene.view;
  if (result === null) return null;
  return (
    <section class="solo-table">
      <h2 class="smallcap">
        {sayOldWorld('end.solo')} <RuleLink rule="OW-SOLO-017" />
      </h2>
      <ol>
        {Array.from({ length: BANDS }, (_, index) => BANDS - index).map((band) => (
          <li
            key={band}
            class={band === result ? 'at' : ''}
            {...(band === result ? { 'aria-current': 'true' as const } : {})}
          >
            <span aria-hidden="true">{'★'.repeat(band)}</span>
            <b>{speak(`solo-result.${band}`)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

const TOPICS = ['solo-base-game-solo-setup', 'solo-base-game-solo-play', 'solo-base-game-solo-end'];

export const screens = { prompts: {}, endParts: [SoloTable], topics: () => TOPICS } satisfies ModuleScreens<
  Record<never, never>
>;
