import './own-board.css';
import type { Seat } from '@medallion/kernel';
import { type AttributeName, optionId, schoolsOf, specialtyText, TABLES, type WitcherView } from '@medallion/old-world';
import { RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { noteProps } from '../../../table/notes/notes';
import { ATTRIBUTE_ICONS, GOODS_ICONS, schoolIcon } from '../art/emblems';
import { blockedWords, capital, named, sayOldWorld, speak } from '../text/say-old-world';
import { Keepsakes } from './keepsakes';
import { LifeBar } from './life-bar';
import { Crest, Emblem, roman, schoolClass } from './pieces';
import { answerProps, blockOf, isMe, offers, type Scene, witcherOf } from './scene';
import { witcherName } from './words';

const TOP_SPOT = TABLES.trophyTrack.fatigueBySpot.length - 1;
const LEVELS = [1, 2, 3, 4, 5] as const;

/** The trophy track: how far this witcher is, and how tiring each step is. */
export function TrophyTrack({ witcher }: { readonly witcher: WitcherView }) {
  const spot = witcher.progress;
  return (
    <div
      class="track"
      {...noteProps(sayOldWorld('board.goal', { n: spot, of: TOP_SPOT }), sayOldWorld('board.goal.note'))}
    >
      <span class="smallcap">{sayOldWorld('board.goal', { n: spot, of: TOP_SPOT })}</span>
      <ol aria-label={sayOldWorld('board.goal', { n: spot, of: TOP_SPOT })}>
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
        const words = [attributeNote(witcher, one), rule === null ? '' : blockedWords(rule)].filter(Boolean).join('\n');
        const note = noteProps(`${name}, ${sayOldWorld('board.level-of', { level })}`, words);
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
              <div class="attribute" {...note}>
                {row}
              </div>
            ) : (
              <button type="button" class="attribute is-can" data-note={note['data-note']} {...answer}>
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
  return [witcher, view.modules, view.lairs, viewer, offered.join(), blocked.join(), parts];
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
        <div class="purse" {...noteProps(sayOldWorld('others.gold', { n: witcher.gold }), sayOldWorld('gold.note'))}>
          <Emblem name={GOODS_ICONS.gold} />
          <b>{witcher.gold}</b>
          <span class="sr">{sayOldWorld('board.gold')}</span>
        </div>
      </header>
      <TrophyTrack witcher={witcher} />
      <LifeBar witcher={witcher} isMine={isMe(scene, witcher.seat)} />
      <Attributes scene={scene} witcher={witcher} />
      <Specialty scene={scene} witcher={witcher} />
      <Keepsakes scene={scene} witcher={witcher} />
      <div class="module-shelves">
        {scene.modules.flatMap(({ seatParts = [] }) =>
          seatParts.map((Part, index) => <Part key={index} scene={scene} witcher={witcher} />),
        )}
      </div>
    </section>
  );
}
