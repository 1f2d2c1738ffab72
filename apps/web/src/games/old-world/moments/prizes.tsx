import { companionText, type OldWorldEvent, TROPHIES, trophyName, trophyText } from '@medallion/old-world';
import { language } from '../../../settings/settings';
import { ATTRIBUTE_ICONS, companionIcon, schoolIcon, trophyIcon } from '../art/emblems';
import { ActionCard } from '../table/action-card';
import { Emblem, ROMAN, roman } from '../table/pieces';
import { type Scene, witcherOf } from '../table/scene';
import { capital, named, sayOldWorld, speak } from '../text/say-old-world';

/** A trophy on a plate, with what it does from now on. */
function Trophy({ trophy }: { readonly trophy: string }) {
  const facts = TROPHIES.find(({ id }) => id === trophy);
  return (
    <div class="prize">
      <Emblem name={trophyIcon(trophy)} />
      <p>
        <b>{trophyName(language.value, trophy)}</b>
        {facts === undefined ? '' : trophyText(language.value, facts)}
      </p>
    </div>
  );
}

/** Who or what stays for the rest of the game, with what that is good for. */
function Companion({ companion }: { readonly companion: string }) {
  return (
    <div class="prize">
      <Emblem name={companionIcon(companion)} />
      <p>
        <b>{named('companion', companion)}</b>
        {companionText(language.value, companion)}
      </p>
    </div>
  );
}

/** The trophies and companions that came with what happened, and the cards that were drawn for it or are gone for good. */
export function Prizes({ scene, events }: { readonly scene: Scene; readonly events: readonly OldWorldEvent[] }) {
  const mine = events.filter((event) => 'seat' in event && event.seat === scene.me);
  const drawn = mine.flatMap((event) => (event.type === 'cards-drawn' ? event.cards : []));
  return (
    <>
      {mine.map((event, index) => {
        if (event.type === 'trophy-gained') return <Trophy key={index} trophy={event.trophy} />;
        return event.type === 'companion-gained' ? <Companion key={index} companion={event.companion} /> : null;
      })}
      {drawn.length === 0 ? null : (
        <div class="prize-cards">
          {drawn.map((card, index) => (card === null ? null : <ActionCard key={index} card={card} />))}
        </div>
      )}
    </>
  );
}

/** The ladder of levels with the new one, and how the four attributes stand. */
export function LevelLadder({ scene, level }: { readonly scene: Scene; readonly level: number }) {
  const { attributes, school } = witcherOf(scene, scene.me);
  const isTop = level >= ROMAN.length - 1;
  return (
    <>
      <ol class="level-ladder" aria-hidden="true">
        {ROMAN.slice(1).map((step, index) => (
          <li key={step} class={index + 1 === level ? 'at' : index + 1 < level ? 'past' : ''}>
            {step}
          </li>
        ))}
      </ol>
      <ul class="level-attributes">
        {attributes.map((one) => (
          <li key={one.attribute}>
            <Emblem name={one.attribute === 'specialty' ? schoolIcon(school) : ATTRIBUTE_ICONS[one.attribute]} />{' '}
            {capital(speak(`attribute.${one.attribute}`))} <b>{roman(one.level)}</b>
          </li>
        ))}
      </ul>
      <p class="fine">
        {isTop ? sayOldWorld('moment.level-top') : sayOldWorld('moment.level-next', { level: roman(level) })}
      </p>
    </>
  );
}
