import './own-board.css';
import type { Seat } from '@medallion/kernel';
import {
  type AttributeName,
  optionId,
  potionText,
  schoolsOf,
  specialtyText,
  TABLES,
  type WitcherView,
} from '@medallion/old-world';
import { RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { ATTRIBUTE_ICONS, GOODS_ICONS, potionIcon, schoolIcon } from '../art/emblems';
import { capital, named, sayOldWorld, speak } from '../text/say-old-world';
import { KeepStrip, Keepsakes } from './keepsakes';
import { Count, Crest, Emblem, roman, schoolClass } from './pieces';
import { POTION_FACTS } from './potions';
import { answerProps, blockOf, isMe, offers, type Scene, witcherOf } from './scene';
import { witcherName } from './words';

const TOP_SPOT = TABLES.trophyTrack.fatigueBySpot.length - 1;
const LEVELS = [1, 2, 3, 4, 5] as const;

/** The trophy track: how far this witcher is, and how tiring each step is. */
export function TrophyTrack({ witcher }: { readonly witcher: WitcherView }) {
  const spot = witcher.progress;
  return (
    <div class="track">
      <span class="smallcap">{sayOldWorld('board.trophies')}</span>
      <ol aria-label={sayOldWorld('board.spot', { spot, of: TOP_SPOT })}>
        {TABLES.trophyTrack.fatigueBySpot.map((_, index) => (
          <li
            key={index}
            class={[index === spot ? 'at' : index < spot ? 'past' : '', index === TOP_SPOT ? 'goal' : '']
              .filter(Boolean)
              .join(' ')}
          >
            {index === spot ? (
              <Emblem name={schoolIcon(witcher.school)} />
            ) : index === TOP_SPOT ? (
              <Emblem name={GOODS_ICONS.crown} />
            ) : (
              index
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What an attribute gives at its level, in a few words. */
function attributeNote(witcher: WitcherView, attribute: WitcherView['attributes'][number]): string {
  switch (attribute.attribute) {
    case 'combat':
      return sayOldWorld('board.combat', { n: witcher.combatDraw });
    case 'defense':
      return sayOldWorld('board.defense', { n: witcher.shieldMaximum });
    case 'alchemy':
      return sayOldWorld('board.alchemy', { n: witcher.potionLimit });
    default:
      return witcher.school === null ? '' : named('specialty', witcher.school);
  }
}

const meditation = (attribute: AttributeName): string => optionId('deed', { kind: 'meditate', attribute });

function Attributes({ scene, witcher }: { readonly scene: Scene; readonly witcher: WitcherView }) {
  const isMine = isMe(scene, witcher.seat);
  return (
    <ul class="atts">
      {witcher.attributes.map((one) => {
        const { attribute, level } = one;
        const icon = attribute === 'specialty' ? schoolIcon(witcher.school) : ATTRIBUTE_ICONS[attribute];
        const answer = isMine ? answerProps(scene, attribute) : null;
        const rule = isMine ? blockOf(scene, meditation(attribute)) : null;
        const name = capital(speak(`attribute.${one.name}`));
        const row = (
          <>
            <span class="attribute-icon">
              <Emblem name={icon} />
            </span>
            <span class="attribute-name">
              {name}
              <small>{attributeNote(witcher, one)}</small>
            </span>
            <span class="pips" role="img" aria-label={sayOldWorld('board.level-of', { level })}>
              {LEVELS.map((step) => (
                <i key={step} class={step <= level ? 'on' : ''}>
                  {roman(step)}
                </i>
              ))}
            </span>
          </>
        );
        return (
          <li key={attribute}>
            {answer === null ? (
              <div class="attribute" {...(rule === null ? {} : { title: rule })}>
                {row}
              </div>
            ) : (
              <button type="button" class="attribute is-can" {...answer}>
                {row}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The specialty at its level, in words; none before a board is chosen. */
export function specialtyWords({ view }: Pick<Scene, 'view'>, { school, attributes }: WitcherView): string {
  const level = attributes.find(({ attribute }) => attribute === 'specialty')?.level ?? 1;
  const ability = schoolsOf(view).find(({ id }) => id === school)?.levels[level - 1];
  return ability === undefined ? '' : specialtyText(language.value, ability);
}

function Specialty({ scene, witcher }: { readonly scene: Scene; readonly witcher: WitcherView }) {
  const words = specialtyWords(scene, witcher);
  if (witcher.school === null || words === '') return null;
  return (
    <p class="spec">
      <b>{named('specialty', witcher.school)}</b> {words} <RuleLink rule="OW-SPEC-001" />
    </p>
  );
}

function Bag({ scene, witcher }: { readonly scene: Scene; readonly witcher: WitcherView }) {
  const empty = Math.max(0, witcher.potionLimit - witcher.potions.length);
  const isMine = isMe(scene, witcher.seat);
  return (
    <ul class="bag" aria-label={sayOldWorld('board.bag')}>
      {witcher.potions.map((potion, index) => {
        const facts = POTION_FACTS.get(potion);
        const text = facts === undefined ? '' : potionText(language.value, facts);
        const answer = isMine ? answerProps(scene, potion) : null;
        const face = (
          <>
            <Emblem name={potionIcon(potion)} />
            <small>{named('potion', potion)}</small>
          </>
        );
        return (
          <li key={`${potion}-${index}`} title={text}>
            {answer === null ? (
              <span class="slot">{face}</span>
            ) : (
              <button type="button" class="slot is-can" {...answer}>
                {face}
              </button>
            )}
            <span class="sr">{text}</span>
          </li>
        );
      })}
      {Array.from({ length: empty }, (_, index) => (
        <li key={index} aria-hidden="true">
          <span class="slot empty">
            <Emblem name={GOODS_ICONS.potion} />
          </span>
        </li>
      ))}
      {witcher.trails.map(({ terrain, kind, at, gold }) => {
        const words =
          kind === 'quest' && at !== null
            ? sayOldWorld('board.trail-quest', { place: named('location', at), gold })
            : sayOldWorld('board.trail', { terrain: speak(`terrain.${terrain}`) });
        return (
          <li key={terrain} title={words}>
            <span class={`slot trail t-${terrain}`}>
              <Emblem name={GOODS_ICONS.trail} />
              <small>
                {kind === 'quest' && at !== null ? named('location', at) : capital(speak(`terrain.${terrain}`))}
              </small>
            </span>
            <span class="sr">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Piles({ witcher }: { readonly witcher: WitcherView }) {
  return (
    <p class="piles">
      <Count
        icon={GOODS_ICONS.deck}
        n={witcher.deck.count}
        words={sayOldWorld('board.deck', { n: witcher.deck.count })}
      />
      <Count
        icon={GOODS_ICONS.hand}
        n={witcher.hand.count}
        words={sayOldWorld('board.hand', { n: witcher.hand.count })}
      />
      <Count
        icon={GOODS_ICONS.discard}
        n={witcher.discard.count}
        words={sayOldWorld('board.discard', { n: witcher.discard.count })}
      />
      <Count
        icon={ATTRIBUTE_ICONS.defense}
        n={`${witcher.shield}/${witcher.shieldMaximum}`}
        words={sayOldWorld('board.shield', { n: witcher.shield, of: witcher.shieldMaximum })}
      />
    </p>
  );
}

/** All that a player's own board depends on. */
export function boardShows(scene: Scene, seat: Seat): readonly unknown[] {
  const { view, question, viewer, modules } = scene;
  const witcher = witcherOf(scene, seat);
  const { attributes, potions, quests } = witcher;
  const answers = [
    ...attributes.flatMap(({ attribute }) => [attribute, meditation(attribute)]),
    ...potions,
    ...quests.map(({ card }) => optionId('journey', { kind: 'quest', card })),
  ];
  const offered = question === null ? [] : answers.filter((one) => offers(scene, one));
  const blocked = question === null ? [] : answers.map((one) => blockOf(scene, one));
  const parts = modules.some(({ seatParts }) => seatParts !== undefined) ? view : null;
  return [witcher, view.modules, viewer, offered.join(), blocked.join(), parts];
}

/** A player board: attributes, level, shield, specialty, gold, potions, trophies, quests and trails. */
export function WitcherBoard({ scene, witcher }: { readonly scene: Scene; readonly witcher: WitcherView }) {
  return (
    <section class={`wb panel ${schoolClass(witcher.school)}`} aria-label={witcherName(scene, witcher.seat)}>
      <header>
        <Crest school={witcher.school} class="big" />
        <div>
          <h2 class="display">{witcherName(scene, witcher.seat)}</h2>
          <p>
            {witcher.school === null
              ? ''
              : sayOldWorld('board.school', { school: named('school', witcher.school), level: roman(witcher.level) })}
          </p>
        </div>
        <div class="purse">
          <Emblem name={GOODS_ICONS.gold} />
          <b>{witcher.gold}</b>
          <span class="sr">{sayOldWorld('board.gold')}</span>
        </div>
      </header>
      <TrophyTrack witcher={witcher} />
      <Piles witcher={witcher} />
      <KeepStrip scene={scene} witcher={witcher} />
      <Attributes scene={scene} witcher={witcher} />
      <Specialty scene={scene} witcher={witcher} />
      <Bag scene={scene} witcher={witcher} />
      <Keepsakes scene={scene} witcher={witcher} />
      {scene.modules.flatMap(({ seatParts = [] }) =>
        seatParts.map((Part, index) => <Part key={index} scene={scene} witcher={witcher} />),
      )}
    </section>
  );
}
