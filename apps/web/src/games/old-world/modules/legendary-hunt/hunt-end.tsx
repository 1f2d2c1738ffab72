import { monsterIcon } from '../../art/emblems';
import { Emblem } from '../../table/pieces';
import type { Scene } from '../../table/scene';
import { witcherName } from '../../table/words';
import { capital } from '../../text/say-old-world';
import { huntOf } from './hunt-view';
import { sayHere, sayHunt } from './say-hunt';

/** At the end: who brought it down, and what everybody had gathered against it. */
export function HuntEnd({ scene }: { readonly scene: Scene }) {
  const { monster, slainBy, hunters } = huntOf(scene);
  const foe = sayHunt(`foe.${monster}`);
  const words =
    slainBy === null
      ? capital(sayHere('end.escaped', { foe }))
      : sayHere('end.slain', { player: witcherName(scene, slainBy), foe });
  return (
    <section class="hunt-end">
      <h2>
        <Emblem name={monsterIcon(monster)} /> {words}
      </h2>
      <ul>
        {hunters.map(({ seat, tokens }) => (
          <li key={seat}>{sayHere('end.tokens', { player: witcherName(scene, seat), n: tokens.length })}</li>
        ))}
      </ul>
    </section>
  );
}
