import './pay-panel.css';
import { companionIcon, GOODS_ICONS } from '../art/emblems';
import { payWords, wayClass, wayKind, wayKinds } from '../map/place-note';
import { named, sayOldWorld } from '../text/say-old-world';
import { ActionCard, cardFacts } from './action-card';
import { Emblem, TerrainMark } from './pieces';
import { type Scene, type Way, waysTo } from './scene';
import { optionWords } from './words';

/** A card in a word: among many ways to pay, a row of whole cards says less. */
function CardChip({ card }: { readonly card: string }) {
  const facts = cardFacts(card);
  if (facts === null) return null;
  return (
    <span class={`card-chip c-${facts.color}`}>
      <TerrainMark terrain={facts.terrain} /> {named('card', card)}
    </span>
  );
}

interface WayProps {
  readonly scene: Scene;
  readonly way: Way;
}

/** One way to pay: the cards that go, and what goes with them. */
function PayWay({ scene, way }: WayProps) {
  const { option, pay } = way;
  const isMatch = wayKind(way) === 'match';
  return (
    <button type="button" class="way" data-option={option} onClick={() => scene.act.answer(option)}>
      <span class="sr">{optionWords(scene, 'journey', option)}</span>
      <span class="way-in" aria-hidden="true">
        {pay.cards.length === 0 ? <Emblem name="walking-boot" /> : null}
        {pay.cards.map((card) =>
          isMatch ? <ActionCard key={card} card={card} class="tiny" /> : <CardChip key={card} card={card} />,
        )}
        {pay.aid === null ? null : (
          <span class="way-plus">
            {pay.aid === 'gold' ? (
              <>
                <Emblem name={GOODS_ICONS.gold} /> 1
              </>
            ) : (
              <Emblem name={companionIcon(pay.aid)} />
            )}
          </span>
        )}
      </span>
    </button>
  );
}

/** All ways to pay for the step to the chosen place, the cheapest first. */
export function PayPanel({ scene, place }: { readonly scene: Scene; readonly place: string }) {
  const ways = waysTo(scene, place);
  return (
    <section class="pay" aria-label={sayOldWorld('pay.title', { place: named('location', place) })}>
      {wayKinds(ways).map((kind) => (
        <div key={kind} class={`pay-kind ${wayClass(kind)}`}>
          <h2 class="smallcap">{payWords(kind)}</h2>
          <div class="ways">
            {ways.map((way) => (wayKind(way) === kind ? <PayWay key={way.option} scene={scene} way={way} /> : null))}
          </div>
        </div>
      ))}
    </section>
  );
}
