import './school-scene.css';
import { ACTION_CARDS, schoolsOf, schoolText, specialtyText } from '@medallion/old-world';
import { RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { Figure } from '../../../table/cards/emblem';
import { nameOf } from '../../../table/seats/seat-names';
import { COLOR_ICONS, GOODS_ICONS, schoolIcon, TERRAIN_ICONS } from '../art/emblems';
import { COLORS } from '../table/action-card';
import { Ask, type AskProps } from '../table/foot';
import { Crest, Emblem, roman, schoolClass } from '../table/pieces';
import type { Scene } from '../table/scene';
import { named, sayOldWorld } from '../text/say-old-world';

/** What a module adds to a first deck is the module's to show. */
const FIRST_DECK = 10;
/** The ten cards a school begins with, counted. */
function StartingCards({ school }: { readonly school: string }) {
  const cards = ACTION_CARDS.filter((card) => card.school === school).slice(0, FIRST_DECK);
  const links = cards.reduce((sum, { extensions }) => sum + Object.keys(extensions).length, 0);
  return (
    <>
      <h3 class="display">
        <Emblem name={GOODS_ICONS.deck} /> {sayOldWorld('school.cards', { n: cards.length })}
      </h3>
      <p class="tens">
        {COLORS.map((color) => (
          <span key={color}>
            <i class={`x-${color}`}>
              <Emblem name={COLOR_ICONS[color]} />
            </i>
            <b>{cards.filter((card) => card.color === color).length}</b>
            <span class="sr">{sayOldWorld(`color.${color}`)}</span>
          </span>
        ))}
      </p>
      <p class="tens small">
        <span>{sayOldWorld('school.links', { n: links })}</span>
        {(Object.keys(TERRAIN_ICONS) as (keyof typeof TERRAIN_ICONS)[]).map((terrain) => (
          <span key={terrain}>
            <Emblem name={TERRAIN_ICONS[terrain]} /> {cards.filter((card) => card.terrain === terrain).length}
            <span class="sr">{sayOldWorld(`terrain.${terrain}`)}</span>
          </span>
        ))}
      </p>
    </>
  );
}

function SchoolPoster({ scene, school }: { readonly scene: Scene; readonly school: string }) {
  const facts = schoolsOf(scene.view).find(({ id }) => id === school);
  const words = facts === undefined ? null : schoolText(language.value, facts);
  const home = scene.view.locations.find((place) => place.number === facts?.home);
  if (facts === undefined || words === null) return null;
  return (
    <article class={`school-poster paper ruled ${schoolClass(school)}`}>
      <svg
        class="sp-art"
        viewBox="0 0 680 220"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="680" height="220" class="sp-ground" />
        {Array.from({ length: 24 }, (_, index) => (
          <path key={index} class="sp-ray" d="M160 110 900 100 900 118Z" transform={`rotate(${index * 15} 160 110)`} />
        ))}
        <circle cx="160" cy="110" r="94" class="sp-disc" />
        <circle cx="160" cy="110" r="84" class="sp-ring" />
        <Figure class="card-fig" name={schoolIcon(school)} x={92} y={42} size={136} />
      </svg>
      <h2 class="display">{words.name}</h2>
      <p>
        {sayOldWorld('school.begins', {
          witcher: words.witcher,
          place: home === undefined ? '' : named('location', home.id),
        })}
      </p>
      <h3 class="display">
        <Emblem name="medal" /> {words.specialty}
      </h3>
      <ol class="sp-levels">
        {facts.levels.map((ability, index) => (
          <li key={index} class={index === 0 ? 'now' : ''}>
            <b>{roman(index + 1)}</b> {specialtyText(language.value, ability)}
          </li>
        ))}
      </ol>
      <StartingCards school={school} />
      <button type="button" class="inkbtn red" data-option={school} onClick={() => scene.act.answer(school)}>
        {sayOldWorld('school.ride', { witcher: words.witcher })}
      </button>
    </article>
  );
}

/** Which of the boards to ride for: what each school is good at, before anything else is on the table. */
export function SchoolScene(ask: AskProps) {
  const { scene } = ask;
  const { question, view, session } = scene;
  return (
    <div class="ow-schools">
      <h1 class="sr">{sayOldWorld('setup.choose-school')}</h1>
      <div class="sc-head panel">
        <Ask {...ask} />
        <ul>
          {view.witchers.map(({ seat, school }) => (
            <li key={seat}>
              <Crest school={school} />
              <span>
                <b>{nameOf(session, seat)}</b>
                <small>{school === null ? '' : named('school', school)}</small>
              </span>
            </li>
          ))}
        </ul>
        <RuleLink rule="OW-SETUP-029" />
      </div>
      <div class="posters">
        {(question?.options ?? []).map((school) => (
          <SchoolPoster key={school} scene={scene} school={school} />
        ))}
      </div>
    </div>
  );
}
