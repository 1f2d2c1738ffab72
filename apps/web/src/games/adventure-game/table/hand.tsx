import './hand.css';
import { DEVELOPMENT, type HeroView } from '@medallion/adventure-game';
import { sayAdventure } from '../text/say-adventure';
import { AgCard, faceOf } from './card';
import { answerProps, blockOf, isMe, offers, type Scene, slotIds } from './scene';

/** Pressing a card takes its first option; further ways stand beside it. */
function DevelopmentCard({
  scene,
  hero,
  place,
}: {
  readonly scene: Scene;
  readonly hero: HeroView;
  readonly place: number;
}) {
  const entry = hero.development[place];
  const slot = slotIds(hero)[place] ?? '';
  if (entry === undefined) return null;
  const face = faceOf('development', entry.card);
  const mine = isMe(scene, hero.seat) && scene.question?.prompt === 'turn';
  const options = mine
    ? [`use:${slot}`, `use-stronger:${slot}`, `bribe:${slot}`].filter((id) => offers(scene, id))
    : [];
  const [first] = options;
  const rule = mine ? blockOf(scene, `use:${slot}`) : null;
  const says = first === undefined ? {} : { says: sayAdventure(`card.${first.split(':')[0] as 'use'}`) };
  const press =
    first !== undefined ? () => scene.act.answer(first) : rule !== null ? () => scene.act.explain(rule) : undefined;
  return (
    <div class="ag-slot">
      <AgCard
        face={face}
        markers={hasMarkers(entry.card) ? entry.markers : null}
        isUsedUp={entry.isUsedUp}
        {...says}
        {...(first === undefined ? {} : { option: first })}
        {...(press === undefined ? {} : { onPress: press })}
      />
      {options.slice(1).map((option) => (
        <button
          key={option}
          type="button"
          class="btn ag-more"
          data-option={option}
          onClick={() => scene.act.answer(option)}
        >
          {sayAdventure(`card.${option.split(':')[0] as 'use'}`)}
        </button>
      ))}
    </div>
  );
}

/** Markers lie only on cards that spend them. @rule AG-DEV-004 */
const hasMarkers = (card: string) => DEVELOPMENT.find(({ id }) => id === card)?.cost.marker !== undefined;

/** Everything before a hero: development, companions, good fortune, kept cards and tasks, foul fate that stays. */
export function HandCards({ scene, hero }: { readonly scene: Scene; readonly hero: HeroView }) {
  const mine = isMe(scene, hero.seat);
  const fortunes = hero.fortunes.cards;
  const isEmpty =
    hero.development.length +
      hero.companions.length +
      hero.fortunes.count +
      hero.investigations.length +
      hero.fates.length ===
    0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cards are no set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="devs" tabIndex={0} role="group" aria-label={sayAdventure('tab.cards')}>
      {hero.development.map(({ card }, place) => (
        <DevelopmentCard key={`${card}-${place}`} scene={scene} hero={hero} place={place} />
      ))}
      {(fortunes ?? []).map((card, place) => {
        const answer = mine && scene.question?.prompt === 'turn' ? answerProps(scene, `fortune:${card}`) : null;
        const rule = mine ? blockOf(scene, `fortune:${card}`) : null;
        return (
          <AgCard
            key={`f-${card}-${place}`}
            face={faceOf('fortune', card)}
            {...(answer === null
              ? rule === null
                ? {}
                : { onPress: () => scene.act.explain(rule) }
              : { option: answer['data-option'], onPress: answer.onClick, says: sayAdventure('card.use') })}
          />
        );
      })}
      {hero.investigations.map(({ card, task }, place) => {
        const answer = mine && scene.question?.prompt === 'turn' ? answerProps(scene, `task:${card}`) : null;
        return (
          <AgCard
            key={`i-${card}-${place}`}
            face={faceOf('investigation', card)}
            isDone={task === 'done'}
            {...(answer === null
              ? {}
              : { option: answer['data-option'], onPress: answer.onClick, says: sayAdventure('card.complete') })}
          />
        );
      })}
      {hero.fates.map((card, place) => (
        <AgCard key={`x-${card}-${place}`} face={faceOf('foul-fate', card)} />
      ))}
      {hero.companions.map((card) => (
        <AgCard key={card} face={faceOf('companion', card)} />
      ))}
      {fortunes === null && hero.fortunes.count > 0 ? (
        <p class="hidden-cards">{sayAdventure('hand.hidden', { count: hero.fortunes.count })}</p>
      ) : null}
      {isEmpty ? <p class="hidden-cards">{sayAdventure('hand.empty')}</p> : null}
    </div>
  );
}
