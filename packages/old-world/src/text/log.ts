import { type Language, listOf, type Params } from '@medallion/text';
import type { FightEvent } from '../base/fight/fight-events';
import { DICE_HANDS, handName } from '../base/poker/dice-hands';
import type { CoreEvent, OldWorldEvent } from '../core/events';
import { BASE_BOARD } from '../core/map';
import { eventByNumber } from '../core/story-cards';
import { fightMessage, isFightEvent } from './fight-log';
import { cardNames, type LogContext, playerName, type Said } from './log-context';
import { gameText, moduleText } from './module-words';
import { cardName, nameOf } from './names';
import { outcomeText } from './outcomes';
import { storyOf, titleOf } from './stories';
import { texts } from './texts';

/** An event in words. Give it the event as cut for the viewer. */
export function eventText(event: OldWorldEvent, context: LogContext): string {
  if (event.type === 'module') return moduleText(event, context);
  const said = isFightEvent(event) ? fightMessage(event, context) : message(event, context);
  return texts.say(context.language, said.id, said.params);
}

type Plain = Exclude<CoreEvent, FightEvent>;

function message(event: Plain, context: LogContext): Said {
  const { language } = context;
  const id = `event.${event.type}`;
  const by: Params = 'seat' in event ? { player: playerName(context, event.seat) } : {};
  const word = (group: string, of: string): string => texts.say(language, `${group}.${of}`);
  const place = (of: string): string => nameOf(language, 'location', of);
  switch (event.type) {
    case 'boards-drawn':
      return { id, params: { ...by, schools: schoolNames(language, event.schools) } };
    case 'board-chosen':
      return { id, params: { ...by, school: nameOf(language, 'school', event.school), place: place(event.at) } };
    case 'monster-placed':
      return { id, params: placedParams(event, language) };
    case 'phase-started':
      return { id, params: { phase: phaseName(language, event.phase) } };
    case 'acted':
      return { id, params: { ...by, place: place(event.at), action: actionAt(language, event.action, event.at) } };
    case 'attribute-raised':
    case 'attribute-lowered':
      return { id, params: { ...by, attribute: word('attribute', event.attribute), to: event.to } };
    case 'meditated':
      return { id, params: { ...by, attribute: word('attribute', event.attribute) } };
    case 'shield-changed':
    case 'draw-changed':
      return changeText(event, by);
    case 'potion-gained':
    case 'potion-lost':
      return { id, params: { ...by, potion: nameOf(language, 'potion', event.potion) } };
    case 'trail-quest-taken':
    case 'trail-found':
      return { id, params: { ...by, place: place(event.at), terrain: word('terrain', event.terrain) } };
    case 'trail-taken':
    case 'trail-returned':
      return { id, params: { ...by, terrain: word('terrain', event.terrain) } };
    case 'companion-gained':
    case 'companion-owned':
    case 'companion-used':
      return { id, params: { ...by, companion: nameOf(language, 'companion', event.companion) } };
    case 'game-won':
      return wonText(event, by, language);
    case 'game-ended':
      return { id: `${id}.${event.how}`, params: { turns: event.turns } };
    default:
      return cardMessage(event, by, context);
  }
}

function schoolNames(language: Language, schools: readonly string[]): string {
  return listOf(
    language,
    schools.map((school) => nameOf(language, 'school', school)),
    'or',
  );
}

function placedParams(event: Extract<Plain, { type: 'monster-placed' }>, language: Language): Params {
  return {
    monster: nameOf(language, 'monster', event.monster),
    level: event.level,
    place: nameOf(language, 'location', event.at),
    terrain: texts.say(language, `terrain.${event.terrain}`),
  };
}

/** Phases and actions that a module adds are called by their ids. */
export function phaseName(language: Language, phase: string): string {
  return gameText(language, `phase.${phase}`) ?? phase;
}
export function actionName(language: Language, action: string): string {
  return gameText(language, `action.${action}`) ?? action;
}

/** The action of a place; one that raises an attribute says which. */
export function actionAt(language: Language, action: string, place: string): string {
  const attribute = action === 'attribute' ? attributeOf(place) : null;
  if (attribute === null) return actionName(language, action);
  return texts.say(language, 'action.attribute.of', { attribute: texts.say(language, `attribute.${attribute}`) });
}
const attributeOf = (place: string) => BASE_BOARD.locations.find(({ id }) => id === place)?.attribute ?? null;

function changeText(event: Extract<Plain, { type: 'shield-changed' | 'draw-changed' }>, by: Params): Said {
  const params: Params = { ...by, n: Math.abs(event.by), ...('to' in event ? { to: event.to } : {}) };
  return { id: `event.${event.type}.${event.by < 0 ? 'less' : 'more'}`, params };
}

function wonText(event: Extract<Plain, { type: 'game-won' }>, by: Params, language: Language): Said {
  const { turns, result } = event;
  if (result === null) return { id: 'event.game-won', params: { ...by, turns } };
  return {
    id: 'event.game-won.solo',
    params: { ...by, turns, n: result, result: texts.say(language, `solo-result.${result}`) },
  };
}

/** Cards, quests and dice. */
function cardMessage(event: Plain, by: Params, context: LogContext): Said {
  const { language } = context;
  const id = `event.${event.type}`;
  switch (event.type) {
    case 'moved':
      return movedText(event, by, language);
    case 'cards-drawn':
      return drawnText(event, by, language);
    case 'cards-discarded':
    case 'cards-trashed':
    case 'pool-trashed':
    case 'pool-discarded':
      return { id, params: { ...by, cards: cardNames(language, event.cards) } };
    case 'card-gained':
      return {
        id: `${id}.${event.to}`,
        params: { ...by, card: cardName(language, event.card), payment: paidText(language, event.paid) },
      };
    case 'pool-filled':
      return { id, params: { card: cardName(language, event.card) } };
    case 'explored':
      return {
        id,
        params: { ...by, deck: texts.say(language, `deck.${event.deck}`), title: titleOf(language, event.card) },
      };
    case 'option-chosen':
      return chosenText(event, by, language);
    case 'quest-taken':
      return {
        id,
        params: { ...by, title: titleOf(language, event.card), place: nameOf(language, 'location', event.at) },
      };
    case 'no-option':
    case 'quest-lost':
    case 'quest-resolved':
      return { id, params: { ...by, title: titleOf(language, event.card) } };
    case 'event-read':
      return { id, params: { ...by, title: eventTitle(language, event.event) } };
    case 'test-made':
      return { id, params: testParams(event, by, language) };
    case 'short-fight-ended': {
      const outcome = outcomeText(language, event.event, event.damage);
      return { id, params: { ...by, damage: event.damage, outcome } };
    }
    default:
      return diceMessage(event, by, context);
  }
}

function testParams(event: Extract<Plain, { type: 'test-made' }>, by: Params, language: Language): Params {
  const attribute = texts.say(language, `attribute.${event.attribute}`);
  const outcome = outcomeText(language, event.event, event.total);
  return { ...by, attribute, die: event.die, total: event.total, outcome };
}

function movedText(event: Extract<Plain, { type: 'moved' }>, by: Params, language: Language): Said {
  const [from, to] = [nameOf(language, 'location', event.from), nameOf(language, 'location', event.to)];
  const payment =
    event.cards.length === 0 ? texts.say(language, 'payment.free') : paymentText(language, event.cards, event.gold);
  return { id: 'event.moved', params: { ...by, from, to, payment } };
}

/** What a card of the pool was gained for. */
function paidText(language: Language, paid: readonly string[]): string {
  return paid.length === 0 ? '' : texts.say(language, 'payment.paid', { cards: cardNames(language, paid) });
}

function paymentText(language: Language, paid: readonly string[], gold: number): string {
  if (paid.length === 0) return '';
  const cards = cardNames(language, paid);
  if (gold === 0) return texts.say(language, 'payment.cards', { cards });
  return texts.say(language, 'payment.cards-gold', { cards, n: gold });
}

function drawnText(event: Extract<Plain, { type: 'cards-drawn' }>, by: Params, language: Language): Said {
  const seen = event.cards.filter((card) => card !== null);
  if (seen.length === 0) return { id: 'event.cards-drawn.hidden', params: { ...by, n: event.n } };
  return { id: 'event.cards-drawn', params: { ...by, cards: cardNames(language, seen) } };
}

/** What was decided, and what came of it. @rule OW-EXPLORE-003 */
function chosenText(event: Extract<Plain, { type: 'option-chosen' }>, by: Params, language: Language): Said {
  const option = storyOf(language, event.card)?.options?.[event.option];
  const label = option?.label ?? texts.say(language, event.option === 0 ? 'option.first' : 'option.second');
  return { id: 'event.option-chosen', params: { ...by, label, outcome: option?.outcome ?? '' } };
}

function diceMessage(event: Plain, by: Params, context: LogContext): Said {
  const { language } = context;
  const id = `event.${event.type}`;
  const hand = (name: string): string => texts.say(language, `hand.${name}`);
  switch (event.type) {
    case 'poker-started':
      return event.against === null
        ? { id: `${id}.locals`, params: by }
        : { id, params: { ...by, other: playerName(context, event.against), pool: event.pool } };
    case 'dice-rolled': {
      const params = { ...by, dice: event.dice.join(' '), hand: hand(handName(event.dice)), n: event.rerolled };
      return { id: event.isLocals ? `${id}.locals` : event.rerolled > 0 ? `${id}.again` : id, params };
    }
    case 'poker-won':
      return {
        id: event.isLocals ? `${id}.locals` : id,
        params: { ...by, gold: event.gold, ...handsText(event.own, event.other, hand) },
      };
    case 'poker-paid':
      return { id, params: { ...by, gold: event.gold, own: hand(event.own) } };
    default:
      return { id, params: numbersOf(event, by) };
  }
}

/** The better kind of hand first, whoever holds it: the event tells them in the order of the table. */
function handsText(own: string, other: string, hand: (name: string) => string): Params {
  const ranks: readonly string[] = DICE_HANDS;
  const [best, worse] = ranks.indexOf(own) < ranks.indexOf(other) ? [other, own] : [own, other];
  return { best: hand(best), worse: hand(worse) };
}

/** What needs no wording of its own: numbers and plain words. */
function numbersOf(event: OldWorldEvent, by: Params): Params {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    if (name !== 'seat' && (typeof value === 'number' || typeof value === 'string')) params[name] = value;
  }
  return { ...params, ...by };
}

/** By the card of its number; an event of a module has its title in the words of the module. */
function eventTitle(language: Language, event: number): string {
  const card = eventByNumber(event);
  return (
    gameText(language, `event-title.${event}`) ?? (card === undefined ? String(event) : titleOf(language, card.id))
  );
}
