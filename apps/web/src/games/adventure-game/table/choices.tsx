import {
  ENEMIES,
  effectsText,
  enemyLine,
  FOUL_FATE,
  INVESTIGATION,
  LOCATIONS,
  secondRouteRisk,
} from '@medallion/adventure-game';
import type { ComponentChildren } from 'preact';
import { language } from '../../../settings/settings';
import { enemyIcon, PLACE_ICONS, TOKEN_ICONS } from '../art/emblems';
import { counselState } from '../counsel/view-state';
import { fareBetween } from '../map/layout';
import { named, sayAdventure, speak } from '../text/say-adventure';
import { AgCard, type CardKind, faceOf } from './card';
import { Emblem, GoodsMark, LeadMark, percent } from './pieces';
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

function RouteSlip({ scene, option }: ChoiceProps) {
  const { question, view } = scene;
  const [, to = ''] = option.split(':');
  const place = LOCATIONS.find(({ id }) => id === to);
  if (place === undefined || question === null) {
    const risk = secondRouteRisk(counselState(view));
    const note =
      option === 'stop'
        ? sayAdventure('route.stop', { battle: percent(risk.battle), wound: percent(risk.wound) })
        : null;
    return <Slip scene={scene} option={option} icon={<Emblem name="campfire" />} note={note} />;
  }
  const from = heroOf(scene, scene.me).at;
  const fare = option.startsWith('extra') ? 0 : fareBetween(from, to);
  return (
    <Slip
      scene={scene}
      option={option}
      icon={<Emblem name={PLACE_ICONS[to] ?? 'castle'} />}
      note={
        <span class="brings">
          {place.leads.flatMap(({ color, n }) =>
            Array.from({ length: n }, (_, index) => <LeadMark key={`${color}${index}`} kind={color} />),
          )}
          {place.heart ? <Emblem name={TOKEN_ICONS.heart} class="heart-mark" /> : null}
          {fare > 0 ? <span class="fare-note">{sayAdventure('route.fare', { fare })}</span> : null}
          {place.leads.length === 0 && !place.heart && fare === 0 ? sayAdventure('route.nothing') : null}
          <span class="sr">
            {[
              ...place.leads.map(({ color, n }) => speak(`resource.${color}`, { n })),
              place.heart ? sayAdventure('map.heart') : '',
            ].join(' ')}
          </span>
        </span>
      }
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
      {enemyLine(language.value, facts)}
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

function WaySlip({ scene, option }: ChoiceProps) {
  const { question } = scene;
  const card = [...INVESTIGATION, ...FOUL_FATE].find(({ id }) => id === question?.about);
  const choose = card?.effects.find((effect) => effect.do === 'choose');
  const way = choose?.do === 'choose' ? choose.options[Number(option.split(':')[0]) - 1] : undefined;
  const words = way === undefined ? '' : effectsText(language.value, way);
  return words === '' ? <Slip scene={scene} option={option} /> : <Slip scene={scene} option={option} title={words} />;
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
  if (prompt === 'choose-one') return <WaySlip {...common} />;
  if (['red', 'blue', 'purple'].includes(option)) return <ColorSlip {...common} />;
  const [head = '', id = ''] = option.split(':');
  if (head === 'use' || head === 'use-stronger' || head === 'bribe') {
    const face = faceOf('development', id.replace(/-\d+$/, ''));
    const known = face.texts.length > 0 ? face : faceOf('development', id);
    return <Slip {...common} icon={<Emblem name={known.icon} />} note={known.texts.join(' ')} />;
  }
  if (head === 'fortune') {
    const face = faceOf('fortune', id);
    return <Slip {...common} icon={<Emblem name={face.icon} />} note={face.texts.join(' ')} />;
  }
  const token = id === '' ? head : id;
  if (ENEMIES.some((enemy) => enemy.id === token))
    return <Slip {...common} icon={<Emblem name={enemyIcon(token)} />} />;
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
  const kind = Object.hasOwn(CARD_PROMPTS, question.prompt) ? CARD_PROMPTS[question.prompt] : undefined;
  if (kind !== undefined) return <CardChoices scene={scene} kind={kind} />;
  return (
    <div class="choices">
      <AboutCard about={question.about} />
      <div class="slip-opts">{question.options.map((option) => choiceFor(scene, option))}</div>
    </div>
  );
}
