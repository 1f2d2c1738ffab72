import './card.css';
import {
  COMPANIONS,
  DEVELOPMENT,
  developmentText,
  ENEMIES,
  enemyStats,
  enemyText,
  FOUL_FATE,
  fortuneText,
  GOOD_FORTUNE,
  INVESTIGATION,
  MONSTERS,
  plainCardText,
  sentence,
  storyOf,
} from '@medallion/adventure-game';
import { language } from '../../../settings/settings';
import { CardPeek } from '../../../table/cards/card-peek';
import { Figure } from '../../../table/cards/emblem';
import { sayTable } from '../../../table/text/say-table';
import { cardIcon, enemyIcon, type KindIcon, kindIcon } from '../art/emblems';
import { named, sayAdventure, speak } from '../text/say-adventure';
import { Emblem } from './pieces';

export type CardKind = 'development' | 'investigation' | 'foul-fate' | 'fortune' | 'companion' | 'enemy';

export interface CardFace {
  readonly kind: CardKind;
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  /** Class of the colour of its picture. */
  readonly tint: string;
  readonly texts: readonly string[];
  readonly foot: string;
  readonly story: string | null;
}

const NOTHING: Omit<CardFace, 'kind' | 'id' | 'name'> = {
  icon: 'cursed-star',
  tint: 'tint-fate',
  texts: [],
  foot: '',
  story: null,
};

function investigationFace(id: string): Omit<CardFace, 'kind' | 'id' | 'name'> {
  const facts = INVESTIGATION.find((card) => card.id === id);
  if (facts === undefined) return NOTHING;
  const isTask = facts.effects.some((effect) => effect.do === 'task');
  const kind: KindIcon = facts.trait ?? (isTask ? 'task' : facts.isSetback ? 'setback' : 'investigation');
  return {
    icon: cardIcon(id, kind),
    tint: `tint-${facts.deck}`,
    texts: [plainCardText(language.value, facts)],
    foot:
      facts.trait !== null ? speak(`trait.${facts.trait}`) : sayAdventure(isTask ? 'card.task' : `deck.${facts.deck}`),
    story: storyOf(language.value, 'investigation', id),
  };
}

/** A monster that has been seen: what it asks for and what it does. */
function enemyFace(id: string): Omit<CardFace, 'kind' | 'id' | 'name'> {
  const facts = ENEMIES.find((enemy) => enemy.id === id);
  if (facts === undefined) return NOTHING;
  const tier = MONSTERS.find((monster) => monster.id === id)?.tier ?? null;
  const lines = [enemyStats(language.value, facts), ...enemyText(language.value, facts)];
  return {
    ...NOTHING,
    icon: enemyIcon(id),
    texts: lines.map((line) => `${sentence(line)}.`),
    foot: tier === null ? sayAdventure('battle.enemy') : sayAdventure(`battle.tier.${tier}`),
  };
}

/** Everything that stands on a card, by what it is. */
export function faceOf(kind: CardKind, id: string): CardFace {
  switch (kind) {
    case 'development': {
      const facts = DEVELOPMENT.find((card) => card.id === id);
      const name = named('development', id);
      if (facts === undefined) return { kind, id, name, ...NOTHING };
      const texts = developmentText(language.value, facts);
      return {
        kind,
        id,
        name,
        icon: cardIcon(id, kind),
        tint: `hc-${facts.hero}`,
        texts,
        foot: speak(`trait.${facts.trait}`),
        story: null,
      };
    }
    case 'investigation':
      return { kind, id, name: named('investigation', id), ...investigationFace(id) };
    case 'foul-fate': {
      const facts = FOUL_FATE.find((card) => card.id === id);
      const texts = facts === undefined ? [] : [plainCardText(language.value, facts)];
      return {
        kind,
        id,
        name: named('foul-fate', id),
        ...NOTHING,
        icon: cardIcon(id, 'foul-fate'),
        texts,
        foot: sayAdventure('card.foul-fate'),
        story: storyOf(language.value, 'foul-fate', id),
      };
    }
    case 'fortune': {
      const facts = GOOD_FORTUNE.find((card) => card.id === id);
      const texts = facts === undefined ? [] : [fortuneText(language.value, facts)];
      return {
        kind,
        id,
        name: named('fortune', id),
        icon: kindIcon('fortune'),
        tint: 'tint-fortune',
        texts,
        foot: sayAdventure('card.fortune'),
        story: null,
      };
    }
    case 'companion': {
      const facts = COMPANIONS.find((card) => card.id === id);
      const texts = facts === undefined ? [] : [plainCardText(language.value, facts)];
      return {
        kind,
        id,
        name: named('companion', id),
        icon: kindIcon('companion'),
        tint: 'hc-yarpen',
        texts,
        foot: sayAdventure('card.companion'),
        story: null,
      };
    }
    case 'enemy':
      return { kind, id, name: named('enemy', id), ...enemyFace(id) };
  }
}

export function Markers({ count }: { readonly count: number }) {
  return (
    <span class="ag-markers" role="img" aria-label={sayTable('marker.count', { count })}>
      {[0, 1, 2].map((place) => (
        <i key={place} class={place < count ? 'on' : ''} />
      ))}
    </span>
  );
}

export interface AgCardProps {
  readonly face: CardFace;
  /** Null for cards that hold none. */
  readonly markers?: number | null;
  readonly isUsedUp?: boolean;
  readonly isDone?: boolean;
  /** A card that can be answered with: the option and what pressing it does. */
  readonly option?: string;
  readonly onPress?: () => void;
  /** What pressing it means, where the name does not say it. */
  readonly says?: string;
  readonly isBlocked?: boolean;
  readonly size?: 'hand' | 'large';
}

function Body({ face, markers = null, isDone = false, size = 'hand', says }: AgCardProps) {
  return (
    <>
      <span class={`ag-art ${face.tint}`} aria-hidden="true">
        {size === 'large' ? (
          <svg viewBox="0 0 300 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
            <Figure class="ag-fig-back" name={face.icon} x={86} y={12} size={128} />
            <Figure class="card-fig" name={face.icon} x={86} y={12} size={128} />
          </svg>
        ) : (
          <Emblem name={face.icon} />
        )}
      </span>
      <b class={size === 'large' ? 'display' : ''}>{face.name}</b>
      {size === 'large' && face.story !== null ? <span class="ag-story">{face.story}</span> : null}
      <span class="ag-text">
        {face.texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      {says === undefined ? null : <span class="ag-says">{says}</span>}
      <span class="ag-foot">
        {isDone ? `${sayAdventure('card.done')} · ${face.foot}` : face.foot}
        {markers === null ? null : <Markers count={markers} />}
      </span>
    </>
  );
}

/** A card on the table: a picture, its name, what it does. A button where it answers the question or can say why not. */
export function AgCard(props: AgCardProps) {
  const { face, option, onPress, isBlocked = false, isUsedUp = false, size = 'hand' } = props;
  // A small card shows itself large to whoever rests on it or holds it.
  const peek = size === 'hand' ? { 'data-card': `${face.kind}:${face.id}` } : {};
  const look = [
    'ag-card',
    'paper',
    size === 'large' ? 'large' : '',
    isUsedUp ? 'spent' : '',
    isBlocked ? 'blocked' : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (onPress === undefined) {
    return (
      <article class={look} {...peek}>
        <Body {...props} />
      </article>
    );
  }
  return (
    <button
      type="button"
      class={option === undefined ? look : `${look} is-can`}
      {...peek}
      {...(option === undefined ? {} : { 'data-option': option })}
      onClick={onPress}
    >
      <Body {...props} />
    </button>
  );
}

function drawLarge(card: string) {
  const [kind = '', id = ''] = card.split(':');
  return <AgCard face={faceOf(kind as CardKind, id)} size="large" />;
}

/** The card that somebody rests on, large enough to be read to its end. */
export function AdventurePeek({ stamp }: { readonly stamp: string }) {
  return <CardPeek stamp={stamp} draw={drawLarge} />;
}
