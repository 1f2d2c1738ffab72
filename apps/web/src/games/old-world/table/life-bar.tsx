import './life-bar.css';
import type { WitcherView } from '@medallion/old-world';
import { noteProps } from '../../../table/notes/notes';
import { ATTRIBUTE_ICONS } from '../art/emblems';
import { sayOldWorld } from '../text/say-old-world';
import { Emblem } from './pieces';

const PARTS = ['hand', 'deck', 'discard'] as const;

/** A witcher's cards are his life: those in hand and in the deck, and what is gone for now; before them the shield. */
export function LifeBar({ witcher, isMine }: { readonly witcher: WitcherView; readonly isMine: boolean }) {
  const { hand, deck, discard, shield, shieldMaximum } = witcher;
  const counts = { hand: hand.count, deck: deck.count, discard: discard.count };
  const title = sayOldWorld(isMine ? 'life.title' : 'life.title-of', { n: counts.hand + counts.deck });
  return (
    <section class="life" aria-label={title}>
      <p class="life-head">
        <b {...noteProps(title, sayOldWorld('life.note'))}>{title} </b>
        <span {...noteProps(sayOldWorld('board.shield', { n: shield, of: shieldMaximum }), sayOldWorld('shield.note'))}>
          <Emblem name={ATTRIBUTE_ICONS.defense} /> {sayOldWorld('life.shield', { n: shield, of: shieldMaximum })}
        </span>
      </p>
      <div class="life-bar" aria-hidden="true">
        {PARTS.flatMap((part) =>
          Array.from({ length: counts[part] }, (_, index) => <i key={part + index} class={`life-${part}`} />),
        )}
      </div>
      <ul class="life-key">
        {PARTS.map((part) => (
          <li key={part} {...noteProps(sayOldWorld(`board.${part}`, { n: counts[part] }), sayOldWorld(`${part}.note`))}>
            <i class={`life-${part}`} aria-hidden="true" /> {sayOldWorld(`life.${part}`, { n: counts[part] })}
          </li>
        ))}
      </ul>
    </section>
  );
}
