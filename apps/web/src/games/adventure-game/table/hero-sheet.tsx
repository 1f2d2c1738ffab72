import './hero-sheet.css';
import { DICE, HEROES, type HeroView } from '@medallion/adventure-game';
import { Icon } from '../../../pieces/icon';
import { ACTION_ICONS, TOKEN_ICONS } from '../art/emblems';
import { DieFaces, FaceMarks } from '../battle/results';
import { named, sayAdventure, speak } from '../text/say-adventure';
import { Emblem, GoodsMark, HeroCrest, LeadMark } from './pieces';
import { answerProps, blockOf, isMe, type Scene } from './scene';
import { placeName } from './words';

type Space = HeroView['spaces'][number];

function spaceTitle({ action, space }: Space): string {
  return action === null ? speak(`space.${space}`) : speak(`action.${action}`);
}

/** Options of the present question that are about this space of the sheet. */
function spaceOptions({ question }: Scene, { space, action }: Space): readonly string[] {
  if (question === null) return [];
  const { prompt, options } = question;
  if (prompt === 'turn') return action !== null && options.includes(action) ? [action] : [];
  if (prompt === 'suffer-wound' || prompt === 'rest') return options.filter((id) => id.split(':')[1] === space);
  const onSheet = ['heal', 'worsen', 'place-foul-fate', 'clear-foul-fate', 'free-action-space'];
  return onSheet.includes(prompt) ? options.filter((id) => id === space) : [];
}

export function Marks({ space }: { readonly space: Space }) {
  const hasWounds = space.space !== 'rest';
  return (
    <span class="act-m">
      {space.wound !== null ? (
        <i class={`wound ${space.wound}`} title={speak(`wound.${space.wound}`)}>
          <Emblem name={TOKEN_ICONS[space.wound]} />
          <span class="sr">{speak(`wound.${space.wound}`)}</span>
        </i>
      ) : hasWounds ? (
        <i class="spot">
          <Emblem name={TOKEN_ICONS.place} />
        </i>
      ) : null}
      {space.action === null ? null : space.hasFoulFate ? (
        <i class="ff" title={sayAdventure('card.foul-fate')}>
          <Emblem name={TOKEN_ICONS['foul-fate']} />
          <span class="sr">{sayAdventure('card.foul-fate')}</span>
        </i>
      ) : (
        <i class="spot d" />
      )}
    </span>
  );
}

function wordsFor(scene: Scene, option: string): string {
  const [wound] = option.split(':');
  if (scene.question?.prompt === 'turn') return '';
  if (wound === 'minor' || wound === 'severe') return speak(`wound.${wound}`);
  return sayAdventure('sheet.here');
}

function SpaceRow({ scene, hero, space }: { readonly scene: Scene; readonly hero: HeroView; readonly space: Space }) {
  const isMine = hero.seat === scene.me && isMe(scene, hero.seat);
  const options = isMine ? spaceOptions(scene, space) : [];
  const [first, ...more] = options;
  const blocked = isMine && space.action !== null ? blockOf(scene, space.action) : null;
  const press =
    first !== undefined ? () => scene.act.answer(first) : blocked === null ? null : () => scene.act.explain(blocked);
  const look = [
    'act',
    space.wound === null ? '' : 'hurt',
    space.hasToken ? 'used' : '',
    scene.view.doing === space.action && space.action !== null && scene.view.active === hero.seat ? 'now' : '',
    first === undefined ? '' : 'is-can',
  ]
    .filter(Boolean)
    .join(' ');
  const inside = (
    <>
      <span class="act-ic">
        <Emblem name={space.action === null ? TOKEN_ICONS.armour : ACTION_ICONS[space.action as 'travel']} />
      </span>
      <b>{spaceTitle(space)}</b>
      {first === undefined ? null : <em class="act-w">{wordsFor(scene, first)}</em>}
      <Marks space={space} />
      {space.hasToken ? (
        <span class={`tokn hc-${hero.hero}`} title={sayAdventure('sheet.used')}>
          <Icon name="check-mark" />
          <span class="sr">{sayAdventure('sheet.used')}</span>
        </span>
      ) : null}
    </>
  );
  return (
    <li>
      {isMine ? (
        // A button through all questions: what answers one and not the next need not be built anew each time.
        <button
          type="button"
          class={look}
          tabIndex={press === null ? -1 : 0}
          {...(first === undefined ? {} : { 'data-option': first })}
          {...(press === null ? { 'aria-disabled': true } : { onClick: press })}
        >
          {inside}
        </button>
      ) : (
        <div class={look}>{inside}</div>
      )}
      {more.map((option) => (
        <button
          key={option}
          type="button"
          class="btn act-more"
          data-option={option}
          onClick={() => scene.act.answer(option)}
        >
          {wordsFor(scene, option)}
        </button>
      ))}
    </li>
  );
}

/** Leads and proofs by colour, with what makes a proof of them. */
export function Leads({ scene, hero }: { readonly scene: Scene; readonly hero: HeroView }) {
  return (
    <ul class="leads">
      {(['red', 'blue', 'purple'] as const).map((color) => {
        const exchange = isMe(scene, hero.seat) ? answerProps(scene, `exchange:${color}`) : null;
        const proofs = hero.proofs[color];
        const rate = sayAdventure('sheet.rate', { rate: hero.rates[color] });
        return (
          <li key={color} class={`ld-${color}`}>
            <LeadMark kind={color} />
            <b>
              {hero.leads[color]}
              <span class="sr"> {speak(`count.${color}`, { n: hero.leads[color] })}</span>
            </b>
            {exchange === null ? (
              <small>{rate}</small>
            ) : (
              <button type="button" class="btn lead-btn is-can" {...exchange}>
                {sayAdventure('sheet.exchange', { rate: hero.rates[color] })}
              </button>
            )}
            <span class="pr" role="img" aria-label={speak(`count.${color}-proof`, { n: proofs })}>
              {proofs === 0 ? <i>{sayAdventure('sheet.no-proof')}</i> : null}
              {Array.from({ length: proofs }, (_, index) => (
                <GoodsMark key={index} kind={`${color}-proof`} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function OwnDice({ hero }: { readonly hero: HeroView }) {
  const facts = HEROES.find(({ id }) => id === hero.hero);
  return (
    <div class="own-dice">
      <p>
        {sayAdventure('sheet.dice', { dice: facts?.dice.length ?? 0 })}
        {facts?.success.map((face) => (
          <span key={face} title={speak(`face.${face}`)}>
            <FaceMarks face={face} />
            <span class="sr">{speak(`face.${face}`)}</span>
          </span>
        ))}
      </p>
      {facts?.dice.map((die) => (
        <DieFaces key={die} faces={DICE.find(({ id }) => id === die)?.faces ?? []} />
      ))}
    </div>
  );
}

/** A hero's sheet: the actions with their wounds and foul fate, leads and proofs, gold. */
export function HeroSheet({ scene, hero }: { readonly scene: Scene; readonly hero: HeroView }) {
  const standUp = isMe(scene, hero.seat) ? answerProps(scene, 'stand-up') : null;
  return (
    <section class="hero panel" aria-label={named('hero', hero.hero)}>
      <header>
        <HeroCrest hero={hero.hero} />
        <div>
          <h2 class="display">{named('hero', hero.hero)}</h2>
          <p>
            {sayAdventure('sheet.at', {
              place: placeName(hero.at),
              vp: hero.vp,
              quests: hero.completed.count,
              of: scene.view.questsToEnd,
            })}
          </p>
        </div>
        <div class="purse" title={speak('resource.gold', { n: hero.gold })}>
          <Emblem name={TOKEN_ICONS.gold} />
          <b>
            {hero.gold}
            <span class="sr"> {speak('resource.gold', { n: hero.gold })}</span>
          </b>
        </div>
      </header>
      {hero.isDelayed ? (
        <p class="delayed">
          <Emblem name={TOKEN_ICONS.delayed} /> {sayAdventure('sheet.delayed')}
          {standUp === null ? null : (
            <button type="button" class="btn is-can" {...standUp}>
              {speak('option.stand-up')}
            </button>
          )}
        </p>
      ) : null}
      <ol class="acts">
        {hero.spaces.map((space) => (
          <SpaceRow key={space.space} scene={scene} hero={hero} space={space} />
        ))}
      </ol>
      <Leads scene={scene} hero={hero} />
      <OwnDice hero={hero} />
    </section>
  );
}
