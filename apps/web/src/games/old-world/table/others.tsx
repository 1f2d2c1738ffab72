import './others.css';
import type { Seat } from '@medallion/kernel';
import { TABLES } from '@medallion/old-world';
import { TableDialog } from '../../../table/frame/table-dialog';
import { nameOf } from '../../../table/seats/seat-names';
import { GOODS_ICONS } from '../art/emblems';
import { named, sayOldWorld } from '../text/say-old-world';
import { ActionCard } from './action-card';
import { WitcherBoard } from './own-board';
import { Count, Crest, schoolClass } from './pieces';
import { type Scene, witcherOf } from './scene';
import { witcherName } from './words';

const DOTS = TABLES.trophyTrack.fatigueBySpot.map((_, spot) => spot).slice(1);

/** How far a rival is: a dot for each trophy of the track. */
function Dots({ spot }: { readonly spot: number }) {
  return (
    <span class="rival-dots" role="img" aria-label={sayOldWorld('others.spot', { n: spot })}>
      {DOTS.map((dot) => (
        <i key={dot} class={dot <= spot ? 'on' : ''} />
      ))}
    </span>
  );
}

/** One rival in a ticket: who and where, trophies, hand and gold. It opens the whole board. */
function Other({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { school, at, spot, gold, hand, shield } = witcherOf(scene, seat);
  const name = witcherName(scene, seat);
  const note = [
    sayOldWorld('others.open', { player: name }),
    [
      nameOf(scene.session, seat),
      sayOldWorld('others.spot', { n: spot }),
      sayOldWorld('board.hand', { n: hand.count }),
      sayOldWorld('others.shield', { n: shield }),
      sayOldWorld('others.gold', { n: gold }),
    ].join(', '),
  ].join('\n');
  return (
    <li class={`${schoolClass(school)}${scene.view.active === seat ? ' now' : ''}`}>
      <button type="button" data-note={note} onClick={() => scene.act.openWitcher(seat)}>
        <Crest school={school} />
        <span class="rival-name">
          <b>{name}</b>
          <small>{at === null ? nameOf(scene.session, seat) : named('location', at)}</small>
        </span>
        <Dots spot={spot} />
        <Count icon={GOODS_ICONS.hand} n={hand.count} words={sayOldWorld('board.hand', { n: hand.count })} />
        <Count icon={GOODS_ICONS.gold} n={gold} words={sayOldWorld('others.gold', { n: gold })} />
      </button>
    </li>
  );
}

export function Others({ scene }: { readonly scene: Scene }) {
  const others = scene.view.witchers.filter(({ seat }) => seat !== scene.me);
  if (others.length === 0) return null;
  return (
    <section class="rivals" aria-label={sayOldWorld('others.title')}>
      <ul>
        {others.map(({ seat }) => (
          <Other key={seat} scene={scene} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function Pile({ title, cards }: { readonly title: string; readonly cards: readonly string[] | null }) {
  if (cards === null || cards.length === 0) return null;
  return (
    <section class="pile-open">
      <h3 class="smallcap">{title}</h3>
      <div class="pile-cards">
        {cards.map((card) => (
          <ActionCard key={card} card={card} />
        ))}
      </div>
    </section>
  );
}

/** A witcher's whole board, as far as this viewer may see it. */
export function WitcherDialog({
  scene,
  seat,
  onClose,
}: {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly onClose: () => void;
}) {
  const witcher = witcherOf(scene, seat);
  const quiet = { ...scene, question: null };
  return (
    <TableDialog title={witcherName(scene, seat)} class="witcher-dialog" onClose={onClose}>
      <WitcherBoard scene={quiet} witcher={witcher} />
      <Pile title={sayOldWorld('board.hand', { n: witcher.hand.count })} cards={witcher.hand.cards} />
      <Pile title={sayOldWorld('board.discard', { n: witcher.discard.count })} cards={witcher.discard.cards} />
      <Pile title={sayOldWorld('board.deck', { n: witcher.deck.count })} cards={witcher.deck.cards} />
    </TableDialog>
  );
}
