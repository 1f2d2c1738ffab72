import { companionIcon, GOODS_ICONS } from '../art/emblems';
import { type WayKind, wayKind } from '../map/place-note';
import { named, sayOldWorld } from '../text/say-old-world';
import { ActionCard, cardFacts } from './action-card';
import { Emblem, TerrainMark } from './pieces';
import { type Scene, waysTo } from './scene';
import { optionWords } from './words';

const cardsOf = (option: string): readonly string[] =>
  (option.split(':')[2] ?? '').split('+').filter((part) => part !== 'free');

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
  readonly option: string;
}

/** One way to pay: the cards that go, and what goes with them. */
function Way({ scene, option }: WayProps) {
  const parts = cardsOf(option);
  const kind = wayKind(option);
  return (
    <button type="button" class="way" data-option={option} onClick={() => scene.act.answer(option)}>
      <span class="sr">{optionWords(scene, 'journey', option)}</span>
      <span class="way-in" aria-hidden="true">
        {parts.length === 0 ? <Emblem name="walking-boot" /> : null}
        {parts.map((part) =>
          part === 'gold' ? (
            <span key={part} class="way-plus">
              <Emblem name={GOODS_ICONS.gold} /> 1
            </span>
          ) : part === 'mule' ? (
            <span key={part} class="way-plus">
              <Emblem name={companionIcon('mule')} />
            </span>
          ) : kind === 'match' ? (
            <ActionCard key={part} card={part} class="tiny" />
          ) : (
            <CardChip key={part} card={part} />
          ),
        )}
      </span>
    </button>
  );
}

const KINDS: readonly WayKind[] = ['free', 'match', 'mule', 'gold', 'two'];

/** All ways to pay for the step to the chosen place, the cheapest first. */
export function PayPanel({ scene, place }: { readonly scene: Scene; readonly place: string }) {
  const ways = waysTo(scene, place);
  return (
    <section class="pay" aria-label={sayOldWorld('pay.title', { place: named('location', place) })}>
      {KINDS.map((kind) => {
        const some = ways.filter((option) => wayKind(option) === kind);
        if (some.length === 0) return null;
        return (
          <div key={kind} class={`pay-kind ${kind}`}>
            <h2 class="smallcap">{sayOldWorld(`pay.${kind}`)}</h2>
            <div class="ways">
              {some.map((option) => (
                <Way key={option} scene={scene} option={option} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
