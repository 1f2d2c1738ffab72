import './choices.css';
import {
  ENEMIES,
  enemyStats,
  FOUL_FATE,
  type HeroView,
  INVESTIGATION,
  LOCATIONS,
  sentence,
} from '@medallion/adventure-game';
import type { ComponentChildren } from 'preact';
import { language } from '../../../settings/settings';
import { percent } from '../../../table/question/percent';
import { ACTION_ICONS, enemyIcon, PLACE_ICONS, TOKEN_ICONS } from '../art/emblems';
import { HeroRoll } from '../battle/hero-roll';
import { fareBetween } from '../map/layout';
import { named, sayAdventure, speak } from '../text/say-adventure';
import { isBareMoment } from './asked';
import { AgCard, type CardKind, faceOf } from './card';
import { Emblem, GoodsMark, LeadMark } from './pieces';
import { QuestCard } from './quest-card';
import { heroOf, type Scene, slotIds } from './scene';
import { ownWords } from './words';

/** Prompts whose answers are cards to be read. */
const CARD_PROMPTS: Readonly<Record<string, CardKind>> = {
  'keep-development': 'development',
  'choose-investigation': 'investigation',
  'next-from-the-top': 'investigation',
  'discard-trait-card': 'investigation',
  companion: 'companion',
  'place-marker': 'development',
};

interface ChoiceProps {
  readonly scene: Scene;
  readonly option: string;
  readonly icon?: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly title?: string;
}

/** One answer as a slip of paper: a mark, its words, and what it means. */
export function Slip({ scene, option, icon, note, title }: ChoiceProps) {
  const { question, act } = scene;
  if (question === null) return null;
  return (
    <button type="button" class="slip-opt" data-option={option} onClick={() => act.answer(option)}>
      {icon === undefined ? null : <span class="o-i">{icon}</span>}
      <span class="o-w">
        <b>{title ?? ownWords(scene, question, option)}</b>
        {note === undefined || note === null ? null : <small>{note}</small>}
      </span>
    </button>
  );
}

interface BringsProps {
  readonly place: (typeof LOCATIONS)[number];
  readonly fare?: number;
  /** Only a travel action brings leads. */
  readonly hasLeads: boolean;
}

/** What a place brings to whoever ends the journey there, and what it costs to get there. */
function Brings({ place, fare = 0, hasLeads }: BringsProps) {
  const leads = hasLeads ? place.leads : [];
  return (
    <span class="brings">
      {leads.flatMap(({ color, n }) =>
        Array.from({ length: n }, (_, index) => <LeadMark key={`${color}${index}`} kind={color} />),
      )}
      {place.heart ? <Emblem name={TOKEN_ICONS.heart} class="heart-mark" /> : null}
      {fare > 0 ? <span class="fare-note">{sayAdventure('route.fare', { fare })}</span> : null}
      {leads.length === 0 && !place.heart && fare === 0 ? sayAdventure('route.nothing') : null}
      <span class="sr">
        {[
          ...leads.map(({ color, n }) => speak(`count.${color}`, { n })),
          place.heart ? sayAdventure('map.heart') : '',
        ].join(' ')}
      </span>
    </span>
  );
}

/** To end the journey here, with what it brings. */
function StopSlip({ scene, option }: ChoiceProps) {
  const here = LOCATIONS.find(({ id }) => id === heroOf(scene, scene.me).at);
  const note = here === undefined || scene.view.doing !== 'travel' ? null : <Brings place={here} hasLeads />;
  return <Slip scene={scene} option={option} icon={<Emblem name="campfire" />} note={note} />;
}

function RouteSlip({ scene, option }: ChoiceProps) {
  const [kind, to = ''] = option.split(':');
  const place = LOCATIONS.find(({ id }) => id === to);
  if (place === undefined) return <StopSlip scene={scene} option={option} />;
  const { doing } = scene.view;
  // The one card that moves its hero outside an action pays for the sea as well.
  const fare = kind === 'extra' || doing === null ? 0 : fareBetween(heroOf(scene, scene.me).at, to);
  return (
    <Slip
      scene={scene}
      option={option}
      icon={<Emblem name={PLACE_ICONS[to] ?? 'castle'} />}
      note={<Brings place={place} fare={fare} hasLeads={doing === 'travel'} />}
    />
  );
}

/** An enemy in a line: what it takes to beat it, and how likely that is. */
export function EnemyNote({ scene, enemy }: { readonly scene: Scene; readonly enemy: string }) {
  const facts = ENEMIES.find(({ id }) => id === enemy);
  const odds = scene.counsel?.odds[enemy];
  if (facts === undefined) return null;
  return (
    <>
      {sentence(enemyStats(language.value, facts))}.
      {odds === undefined ? null : (
        <span class="odds">
          {sayAdventure('odds.line', { attack: percent(odds.attack), defence: percent(odds.defence) })}
        </span>
      )}
    </>
  );
}

function ObstacleSlip({ scene, option }: ChoiceProps) {
  const token = option.replace('monster:', '');
  if (option === 'foul-fate') {
    return (
      <Slip
        scene={scene}
        option={option}
        icon={<Emblem name={TOKEN_ICONS['foul-fate']} />}
        note={sayAdventure('obstacle.foul-fate')}
      />
    );
  }
  const isKnown = ENEMIES.some(({ id }) => id === token);
  return (
    <Slip
      scene={scene}
      option={option}
      icon={<Emblem name={isKnown ? enemyIcon(token) : 'beast-eye'} />}
      note={isKnown ? <EnemyNote scene={scene} enemy={token} /> : sayAdventure('obstacle.unknown')}
    />
  );
}

/** Cards to choose from, laid out to be read. */
function CardChoices({ scene, kind }: { readonly scene: Scene; readonly kind: CardKind }) {
  const { question, act, me } = scene;
  if (question === null) return null;
  const slots = slotIds(heroOf(scene, me));
  const cardOf = (option: string) =>
    question.prompt === 'place-marker' ? (heroOf(scene, me).development[slots.indexOf(option)] ?? null) : null;
  return (
    <div class="card-choices">
      {question.options.map((option) => {
        const inPlay = cardOf(option);
        const id = inPlay?.card ?? option;
        const face = faceOf(kind, id);
        if (face.texts.length === 0) return <Slip key={option} scene={scene} option={option} />;
        return (
          <AgCard
            key={option}
            face={face}
            size={kind === 'investigation' ? 'large' : 'hand'}
            markers={inPlay?.markers ?? null}
            option={option}
            onPress={() => act.answer(option)}
          />
        );
      })}
    </div>
  );
}

function ColorSlip({ scene, option }: ChoiceProps) {
  const { question, view } = scene;
  const prompt = question?.prompt;
  const deck = view.decks.find((one) => one.deck === option);
  const isColor = ['red', 'blue', 'purple'].includes(option);
  if (!isColor) return <Slip scene={scene} option={option} />;
  if (prompt === 'investigation-deck') {
    const note = sayAdventure('deck.left', { count: deck?.count ?? 0 });
    return (
      <Slip
        scene={scene}
        option={option}
        icon={<LeadMark kind={option} />}
        title={sayAdventure(`deck.${option as 'red'}`)}
        note={note}
      />
    );
  }
  if (prompt === 'quest-deck') {
    const note = sayAdventure('deck.left', { count: view.questDecks[option as 'red'].count });
    return (
      <Slip
        scene={scene}
        option={option}
        icon={<GoodsMark kind={`${option}-proof`} />}
        title={sayAdventure(`quest.deck.${option as 'red'}`)}
        note={note}
      />
    );
  }
  const mark = prompt === 'proof-colour' ? `${option}-proof` : option;
  return (
    <Slip
      scene={scene}
      option={option}
      icon={<GoodsMark kind={mark} />}
      note={sayAdventure('lead.have', { count: heroOf(scene, scene.me).leads[option as 'red'] })}
    />
  );
}

/** The card that puts the question, in full. */
function AboutCard({ about }: { readonly about: unknown }) {
  if (typeof about !== 'string') return null;
  const kind: CardKind | null = INVESTIGATION.some(({ id }) => id === about)
    ? 'investigation'
    : FOUL_FATE.some(({ id }) => id === about)
      ? 'foul-fate'
      : null;
  return kind === null ? null : <AgCard face={faceOf(kind, about)} size="large" />;
}

/** Moments that come when cards are drawn and seen. */
const DRAWN_PROMPTS: ReadonlySet<string> = new Set(['moment-investigate', 'moment-develop']);

/** What was drawn, to be read before more is drawn. */
function DrawnCards({ scene }: { readonly scene: Scene }) {
  const { cards, from } = heroOf(scene, scene.me).drawn;
  if (from !== 'investigation' && from !== 'development') return null;
  return (
    <div class="card-choices drawn-cards">
      {(cards ?? []).map((card, index) => (
        <AgCard key={index} face={faceOf(from, card)} size={from === 'investigation' ? 'large' : 'hand'} />
      ))}
    </div>
  );
}

function spaceNamed(scene: Scene, space: string): Space | undefined {
  return heroOf(scene, scene.me).spaces.find((one) => one.space === space);
}

/** A wound and the space it is put on or taken from; where every wound on offer is alike, the space says enough. */
function WoundSlip({ scene, option }: ChoiceProps) {
  const [wound = '', space = ''] = option.split(':');
  const action = spaceNamed(scene, space)?.action ?? null;
  const isAlike = scene.question?.options.every((id) => id.startsWith(`${wound}:`)) ?? false;
  if (!isAlike) return <Slip scene={scene} option={option} icon={<Emblem name={TOKEN_ICONS[wound as 'minor']} />} />;
  return <SpaceSlip scene={scene} option={option} space={{ space, action }} />;
}

type Space = HeroView['spaces'][number];
type SpaceProps = ChoiceProps & { readonly space: Pick<Space, 'action'> & { readonly space: string } };

/** A space of the hero's sheet. */
function SpaceSlip({ scene, option, space: { space, action }, note }: SpaceProps) {
  return (
    <Slip
      scene={scene}
      option={option}
      icon={<Emblem name={action === null ? TOKEN_ICONS.armour : ACTION_ICONS[action as 'travel']} />}
      title={speak(action === null ? `space.${space}` : `action.${action}`)}
      note={note}
    />
  );
}

const PLAIN_ICONS: Readonly<Record<string, string>> = {
  'foul-fate': TOKEN_ICONS['foul-fate'],
  skip: 'cold-heart',
};

function choiceFor(scene: Scene, option: string) {
  const prompt = scene.question?.prompt ?? '';
  const common = { key: option, scene, option };
  if (prompt === 'route' || prompt === 'move-another') return <RouteSlip {...common} />;
  if (prompt === 'obstacle') return <ObstacleSlip {...common} />;
  if (['red', 'blue', 'purple'].includes(option)) return <ColorSlip {...common} />;
  const [head = '', id = ''] = option.split(':');
  if (head === 'minor' || head === 'severe') return <WoundSlip {...common} />;
  const space = spaceNamed(scene, option);
  if (space !== undefined) {
    const wound = prompt === 'heal' || prompt === 'worsen' ? space.wound : null;
    return <SpaceSlip {...common} space={space} note={wound === null ? null : speak(`wound.${wound}`)} />;
  }
  if (head === 'use' || head === 'use-stronger' || head === 'bribe') {
    const face = faceOf('development', id.replace(/-\d+$/, ''));
    const known = face.texts.length > 0 ? face : faceOf('development', id);
    return <Slip {...common} icon={<Emblem name={known.icon} />} note={known.texts.join(' ')} />;
  }
  if (head === 'fortune') {
    const face = faceOf('fortune', id);
    return <Slip {...common} icon={<Emblem name={face.icon} />} note={face.texts.join(' ')} />;
  }
  const enemy = [head, id].find((part) => ENEMIES.some((known) => known.id === part));
  if (enemy !== undefined) {
    return (
      <Slip {...common} icon={<Emblem name={enemyIcon(enemy)} />} note={<EnemyNote scene={scene} enemy={enemy} />} />
    );
  }
  if (scene.question !== null && isBareMoment(scene.question))
    return <Slip {...common} title={sayAdventure('moment.on')} />;
  const token = id === '' ? head : id;
  if (prompt === 'look-at-monster' && option !== 'none') return <Slip {...common} icon={<Emblem name="beast-eye" />} />;
  const icon = PLAIN_ICONS[token];
  return icon === undefined ? <Slip {...common} /> : <Slip {...common} icon={<Emblem name={icon} />} />;
}

/** Every answer to the present question that is not one of a turn: cards to read, or slips to press. */
export function Choices({ scene }: { readonly scene: Scene }) {
  const { question, act } = scene;
  if (question === null || question.prompt === 'turn') return null;
  if (question.prompt === 'keep-quest') {
    return (
      <div class="quest-choices">
        {question.options.map((option) => (
          <div key={option} class="quest-choice">
            <QuestCard scene={scene} quest={option} hero={null} hasStory />
            <button type="button" class="pbtn" data-option={option} onClick={() => act.answer(option)}>
              {sayAdventure('quest.keep', { quest: named('quest', option) })}
            </button>
          </div>
        ))}
      </div>
    );
  }
  if (question.prompt === 'reroll-hero-die') return <HeroRoll scene={scene} />;
  const kind = Object.hasOwn(CARD_PROMPTS, question.prompt) ? CARD_PROMPTS[question.prompt] : undefined;
  if (kind !== undefined) return <CardChoices scene={scene} kind={kind} />;
  return (
    <div class="choices">
      <AboutCard about={question.about} />
      {DRAWN_PROMPTS.has(question.prompt) ? <DrawnCards scene={scene} /> : null}
      <div class={question.prompt === 'suffer-wound' ? 'slip-opts brief' : 'slip-opts'}>
        {question.options.map((option) => choiceFor(scene, option))}
      </div>
    </div>
  );
}
