import './card-peek.css';
import { CardPeek as Peek } from '../../../table/cards/card-peek';
import { COLOR_ICONS, TERRAIN_ICONS } from '../art/emblems';
import { capital, named, sayOldWorld, speak } from '../text/say-old-world';
import { CardFace, type CardFacts, COLORS, cardFacts, iconWords } from './action-card';
import { Emblem } from './pieces';

function Links({ facts }: { readonly facts: CardFacts }) {
  const links = COLORS.flatMap((color) => {
    const icons = facts.extensions[color];
    return icons === undefined ? [] : [{ color, bonus: iconWords(icons) }];
  });
  if (links.length === 0) return <p>{capital(sayOldWorld('fight.next.none'))}</p>;
  return (
    <>
      <h4 class="smallcap">{sayOldWorld('card.follows')}</h4>
      <ul>
        {links.map(({ color, bonus }) => (
          <li key={color}>
            <i class={`x-${color}`}>
              <Emblem name={COLOR_ICONS[color]} />
            </i>
            {bonus === '' ? sayOldWorld(`color.${color}`) : `${sayOldWorld(`color.${color}`)}: ${bonus}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function drawLarge(card: string) {
  const facts = cardFacts(card);
  if (facts === null) return null;
  return (
    <>
      <span class={`action-card c-${facts.color}`}>
        <CardFace facts={facts} />
      </span>
      <div>
        <h3 class="display">{named('card', facts.id)}</h3>
        <p class="k">{speak(`kind.${facts.color}`)}</p>
        <p>{capital(iconWords(facts.main))}</p>
        <Links facts={facts} />
        <p class="peek-terrain">
          <Emblem name={TERRAIN_ICONS[facts.terrain]} /> {capital(sayOldWorld(`terrain.${facts.terrain}`))}
        </p>
        <p class="peek-cost">
          <b>{facts.cost}</b> {sayOldWorld('card.cost')}
        </p>
      </div>
    </>
  );
}

/** A card with its marks in words. */
export function CardPeek({ stamp }: { readonly stamp: string }) {
  return <Peek stamp={stamp} draw={drawLarge} class="paper ruled ow-peek" />;
}
