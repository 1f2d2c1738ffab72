import type { OldWorldEvent } from '@medallion/old-world';
import { LOST_MOUNT, LOST_MOUNT_BONUSES } from '@medallion/old-world/modules/lost-mount';
import { useEffect, useRef } from 'preact/hooks';
import { Button, RuleLink } from '../../../../pieces/links';
import { usesKeys } from '../../../../table/keys/focus';
import type { ModulePause } from '../../module-screens';
import { named } from '../../text/say-old-world';
import { HORSE_HEAD } from './horse-head';
import { sayMount } from './say-mount';

/** What was found: told by the event, drawn by the sheet. */
type Found = { readonly at: string; readonly die: number; readonly cards: number; readonly rule: string };

/** Pips by the number they show, in a square of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

function Pips({ die }: { readonly die: number }) {
  return (
    <svg class="pips" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      {(PIPS[die] ?? []).map((at) => (
        <circle key={at} cx={7 + 8 * (at % 3)} cy={7 + 8 * Math.floor(at / 3)} r="2.7" />
      ))}
    </svg>
  );
}

/** The card's table: which numbers bring what; the row of the roll stands out. */
function BonusTable({ die }: { readonly die: number }) {
  let from = 1;
  return (
    <div class="bonus-frame">
      <ol class="bonuses">
        {LOST_MOUNT_BONUSES.map(({ most, draw }, row) => {
          const numbers = Array.from({ length: most - from + 1 }, (_, index) => from + index);
          from = most + 1;
          const isRolled = numbers.includes(die);
          return (
            <li key={most} class={isRolled ? 'rolled' : ''} {...(isRolled ? { 'aria-current': 'true' as const } : {})}>
              <span class="faces">
                {numbers.map((number) => (
                  <span key={number} class={number === die ? 'face at' : 'face'}>
                    <Pips die={number} />
                  </span>
                ))}
                <em class="sr">{numbers.join(', ')}</em>
              </span>
              <b class="display">{sayMount(`mount.row.${row}`)}</b>
              <small>{sayMount('mount.brings', { cards: draw })}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function MountSheet({ shown, onContinue }: { readonly shown: Found; readonly onContinue: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const { at, die, cards, rule } = shown;
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(usesKeys() ? '[data-option]' : 'h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="lost-mount-found" data-question="lost-mount" ref={box}>
      <section class="paper paper-wide ruled">
        <header>
          <svg class="rays" viewBox="0 0 640 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <g class="beams">
              {Array.from({ length: 22 }, (_, beam) => (
                <path key={beam} d="M520 80L1400 66V94Z" transform={`rotate(${(360 / 22) * beam} 520 80)`} />
              ))}
            </g>
            <g transform="translate(420 -8) scale(0.37)">
              <path class="edge" d={HORSE_HEAD} />
              <path class="figure" d={HORSE_HEAD} />
            </g>
          </svg>
          <div class="plaque">
            <span>
              {sayMount('mount.at', { place: named('location', at) })} <RuleLink rule={rule} />
            </span>
            <h1 class="display" tabIndex={-1}>
              <span class="title">{sayMount('mount.title')}</span>
            </h1>
          </div>
        </header>
        <div class="body">
          <p class="story">{sayMount('mount.story')}</p>
          <BonusTable die={die} />
          <div class="roll">
            <span class="die" aria-hidden="true">
              <Pips die={die} />
            </span>
            <div>
              <b class="display">{sayMount('mount.rolled', { die: String(die), cards })}</b>
              <p>
                {sayMount('mount.later')} <RuleLink rule="OW-LM-004" />
              </p>
            </div>
            <Button look="ink-red" option="continue" onPress={onContinue}>
              {sayMount('mount.go-on', { cards })}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}

/** The game pauses when one's own witcher has found it. */
export const mountPause: ModulePause<Found> = {
  of(event: OldWorldEvent, viewer) {
    if (event.type !== 'module' || event.module !== LOST_MOUNT) return null;
    if (event.what !== 'found' || event.seat !== viewer) return null;
    const { at, die, cards } = event.about as Omit<Found, 'rule'>;
    return { at, die, cards, rule: event.rule };
  },
  sheet: MountSheet,
};
