import './piles.css';
import type { Seat } from '@medallion/kernel';
import { useState } from 'preact/hooks';
import { Segments } from '../../../pieces/choice';
import { RuleLink } from '../../../pieces/links';
import { Empty } from '../../../pieces/notes';
import { TableDialog } from '../../../table/frame/table-dialog';
import { GwentCard } from '../card';
import { sayGwent } from '../text/say-gwent';
import { CardDetails } from './preview';
import { cardFace, isMe, nameOf, type PileName, type Scene, sideOf } from './scene';

export interface OpenPile {
  readonly seat: Seat;
  readonly pile: PileName;
}

const PILES = ['discard', 'secondary', 'removed', 'known'] as const satisfies readonly PileName[];
const PILE_RULES = {
  discard: 'GW-DISCARD-001',
  secondary: 'GW-SECOND-001',
  removed: null,
  known: 'GW-GEN-004',
} as const;

/** Looks through an open pile; from one pile it is one step to the others of both sides. */
export function PileDialog({ scene, open, onClose }: { scene: Scene; open: OpenPile; onClose: () => void }) {
  const [seat, setSeat] = useState(open.seat);
  const [pile, setPile] = useState<PileName>(open.pile);
  const [shown, setShown] = useState<string | null>(null);
  const side = sideOf(scene, seat);
  const cards = side[pile];
  const rule = PILE_RULES[pile];
  const seats = [scene.me, scene.foe].map((one) => ({
    value: String(one),
    words: isMe(scene, one) ? sayGwent('pile.mine') : nameOf(scene.session, one),
  }));
  return (
    <TableDialog title={sayGwent(`pile.${pile}`)} class="piles" onClose={onClose}>
      <div class="pile-choice">
        <Segments
          label={sayGwent('pile.whose')}
          choices={seats}
          chosen={String(seat)}
          onChoose={(one) => setSeat(Number(one))}
        />
        <Segments
          label={sayGwent('pile.which')}
          choices={PILES.map((value) => ({ value, words: `${sayGwent(`pile.${value}.short`)} ${side[value].length}` }))}
          chosen={pile}
          onChoose={setPile}
        />
      </div>
      {cards.length === 0 ? <Empty>{sayGwent('pile.empty')}</Empty> : null}
      <div class="pile-cards">
        {cards.map((card, index) => (
          <GwentCard
            key={`${card}-${index}`}
            face={cardFace(card)}
            onPress={() => setShown(card)}
            onPreview={() => setShown(card)}
          />
        ))}
      </div>
      {shown === null ? null : (
        <div class="pile-details">
          <CardDetails card={shown} unit={null} />
        </div>
      )}
      <p class="pile-note">
        {sayGwent(`pile.${pile}.note`)} {rule === null ? null : <RuleLink rule={rule} />}
      </p>
    </TableDialog>
  );
}

/** What a leader lets its player see of the other hand. */
export function PeekDialog({ cards, onClose }: { readonly cards: readonly string[]; readonly onClose: () => void }) {
  return (
    <TableDialog title={sayGwent('peek.title')} class="piles" onClose={onClose}>
      <div class="pile-cards" data-question="peek">
        {cards.map((card, index) => (
          <GwentCard key={`${card}-${index}`} face={cardFace(card)} />
        ))}
      </div>
      <p class="pile-note">
        {sayGwent('peek.note')} <RuleLink rule="GW-GEN-004" />
      </p>
      <button type="button" class="pbtn" data-option="continue" onClick={onClose}>
        {sayGwent('peek.on')}
      </button>
    </TableDialog>
  );
}
