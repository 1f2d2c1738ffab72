import type { Seat } from '@medallion/kernel';
import { type Language, listOf, type Params } from '@medallion/text';
import type { AdventureEvent, SpaceName } from '../events';
import { RESULTS, type ResultName } from '../pack';
import type { Goods } from '../state';
import { goods } from './effect-text';
import { type Named, nameOf } from './names';
import { texts } from './texts';

/** Who sits where. */
export interface LogContext {
  readonly language: Language;
  readonly names: readonly string[];
}

/** An event in words. Give it the event as cut for the viewer. */
export function eventText(event: AdventureEvent, context: LogContext): string {
  const said = messageFor(event, context);
  return texts.say(context.language, said.id, said.params);
}

interface Said {
  readonly id: string;
  readonly params: Params;
}

export function spaceText(language: Language, space: SpaceName): string {
  return texts.say(language, space.startsWith('armour') ? `space.${space}` : `action.${space}`);
}

export function goodsText(language: Language, amounts: Goods): string {
  const kinds = ['red', 'blue', 'purple', 'gold'];
  const parts = amounts.flatMap((n, kind) => (n === 0 ? [] : [goods(language, kinds[kind] ?? 'gold', n)]));
  return parts.length === 0 ? texts.say(language, 'goods.nothing') : listOf(language, parts);
}

/** Cards of three kinds may be kept, used or discarded; their ids differ. */
function cardName(language: Language, id: string): string {
  for (const kind of ['investigation', 'development', 'foul-fate', 'fortune', 'companion'] as const) {
    const name = nameOf(language, kind, id);
    if (name !== id) return name;
  }
  return id;
}

function messageFor(event: AdventureEvent, context: LogContext): Said {
  const { language } = context;
  const player = (seat: Seat): string => context.names[seat] ?? '';
  const by = 'seat' in event ? { player: player(event.seat) } : {};
  const id = `event.${event.type}`;
  const name = (kind: Named, of: string): string => nameOf(language, kind, of);
  const word = (group: string, of: string): string => texts.say(language, `${group}.${of}`);
  switch (event.type) {
    case 'cards-drawn':
      return drawnText(event, by, language);
    case 'quest-kept':
    case 'quest-discarded':
    case 'main-completed':
    case 'side-completed':
      return { id, params: { ...by, quest: name('quest', event.quest) } };
    case 'supported':
      return { id, params: { ...by, other: player(event.owner), quest: name('quest', event.quest) } };
    case 'turn-started':
      return { id, params: { ...by, round: event.round } };
    case 'action-started':
    case 'action-freed':
      return { id, params: { ...by, action: word('action', event.action) } };
    case 'moved':
      return { id, params: { ...by, from: name('location', event.from), to: name('location', event.to) } };
    case 'gained':
    case 'spent':
      return { id, params: { ...by, goods: goods(language, event.what, event.n) } };
    case 'vp-changed':
      return {
        id: `${id}.${event.n < 0 ? 'lost' : 'earned'}`,
        params: { ...by, n: Math.abs(event.n), total: event.total },
      };
    case 'wounded':
    case 'healed':
      return { id, params: { ...by, wound: word('wound', event.wound), space: spaceText(language, event.space) } };
    case 'softened':
    case 'worsened':
      return { id, params: { ...by, space: spaceText(language, event.space) } };
    case 'foul-fate-on-sheet':
    case 'foul-fate-cleared':
      return { id, params: { ...by, action: word('action', event.action) } };
    case 'foul-fate-in-region':
      return { id, params: { region: word('region', event.region) } };
    case 'foul-fate-met':
    case 'foul-fate-discarded':
      return { id, params: { ...by, region: word('region', event.region) } };
    case 'marker-placed':
      return { id, params: { ...by, card: name('development', event.card), markers: event.markers } };
    case 'foul-fate-drawn':
    case 'foul-fate-cancelled':
    case 'investigated':
    case 'card-kept':
    case 'card-discarded':
    case 'task-completed':
    case 'developed':
    case 'card-used':
    case 'fortune-played':
    case 'companion-used':
      return { id, params: { ...by, card: cardName(language, event.card) } };
    case 'fortune-drawn':
      return event.card === null
        ? { id: `${id}.hidden`, params: by }
        : { id, params: { ...by, card: name('fortune', event.card) } };
    case 'exchanged':
      return { id, params: { ...by, leads: event.leads, color: word('color', event.color) } };
    case 'trade-offered':
    case 'traded':
      return tradeText(event, { ...by, other: player(event.to) }, language);
    case 'trade-refused':
      return { id, params: { ...by, other: player(event.to) } };
    default:
      return boardText(event, by, context);
  }
}

function drawnText(event: Extract<AdventureEvent, { type: 'cards-drawn' }>, by: Params, language: Language): Said {
  const seen = event.cards.filter((card) => card !== null);
  const kind = event.from === 'quest' ? 'quest' : event.from;
  if (seen.length === 0) return { id: `event.cards-drawn.${event.from}`, params: { ...by, count: event.cards.length } };
  const cards = listOf(
    language,
    seen.map((card) => nameOf(language, kind, card)),
  );
  return { id: 'event.cards-drawn.seen', params: { ...by, cards } };
}

function tradeText(
  event: Extract<AdventureEvent, { type: 'trade-offered' | 'traded' }>,
  params: Params,
  language: Language,
): Said {
  const isCounter = event.type === 'trade-offered' && event.isCounter;
  return {
    id: isCounter ? 'event.trade-offered.counter' : `event.${event.type}`,
    params: { ...params, give: goodsText(language, event.give), want: goodsText(language, event.want) },
  };
}

function poolText(language: Language, pool: Readonly<Record<ResultName, number>>): string {
  const parts = RESULTS.filter((result) => pool[result] > 0).map((result) =>
    texts.say(language, `result.${result}`, { n: pool[result] }),
  );
  return parts.length === 0 ? texts.say(language, 'goods.nothing') : listOf(language, parts);
}

/** Monsters, decks, battles and the end. */
function boardText(event: AdventureEvent, by: Params, { language, names }: LogContext): Said {
  const id = `event.${event.type}`;
  const word = (group: string, of: string): string => texts.say(language, `${group}.${of}`);
  const enemy = (of: string): string => nameOf(language, 'enemy', of);
  switch (event.type) {
    case 'war-advanced':
      return { id, params: { space: event.space + 1 } };
    case 'monster-placed':
      return { id, params: { region: word('region', event.region), tier: word('tier', event.tier) } };
    case 'monster-removed':
      return { id, params: { ...by, region: word('region', event.region), tier: word('tier', event.tier) } };
    case 'monster-moved':
      return { id, params: { ...by, to: word('region', event.to), tier: word('tier', event.tier) } };
    case 'monster-revealed':
      return { id, params: { region: word('region', event.region), monster: enemy(event.monster) } };
    case 'monster-seen':
      return event.monster === null
        ? {
            id: `${id}.hidden`,
            params: { ...by, region: word('region', event.region), tier: word('tier', event.tier) },
          }
        : { id, params: { ...by, region: word('region', event.region), monster: enemy(event.monster) } };
    case 'monster-defeated':
      return { id, params: { ...by, monster: enemy(event.monster) } };
    case 'cards-seen': {
      const seen = event.cards.filter((card) => card !== null);
      return seen.length === 0
        ? { id: `${id}.hidden`, params: { ...by, count: event.cards.length, deck: word('deck', event.deck) } }
        : {
            id,
            params: {
              ...by,
              cards: listOf(
                language,
                seen.map((card) => cardName(language, card)),
              ),
            },
          };
    }
    case 'cards-revealed':
      return {
        id,
        params: {
          deck: word('deck', event.deck),
          cards: listOf(
            language,
            event.cards.map((card) => cardName(language, card)),
          ),
        },
      };
    case 'battle-started':
    case 'battle-skipped':
      return { id, params: { ...by, enemy: enemy(event.enemy) } };
    case 'rolled':
      return {
        id,
        params: {
          ...by,
          faces: listOf(
            language,
            event.faces.map((face) => word('face', face)),
          ),
        },
      };
    case 'hero-rolled':
      return {
        id,
        params: {
          ...by,
          faces: listOf(
            language,
            event.faces.map((face) => word('face', face)),
          ),
          isSuccess: event.isSuccess ? 'yes' : 'no',
        },
      };
    case 'rerolled':
      return { id, params: { ...by, face: word('face', event.face) } };
    case 'produced':
      return { id, params: { ...by, results: texts.say(language, `result.${event.result}`, { n: event.n }) } };
    case 'battle-decided':
      return { id, params: { ...by, results: poolText(language, event.pool) } };
    case 'compared':
      return { id: `${id}.${event.stat}`, params: { ...by, isSuccess: event.isSuccess ? 'yes' : 'no' } };
    case 'reshuffled':
      return { id, params: { deck: word('deck', event.deck) } };
    case 'game-ended':
      return {
        id,
        params: {
          winners: listOf(
            language,
            event.winners.map((seat) => names[seat] ?? ''),
          ),
          tie: word('tie', event.tieBreak),
        },
      };
    default:
      return { id, params: by };
  }
}
