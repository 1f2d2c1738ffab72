import { canHoldMarkers, cardInPlay, markersOn } from '../cards/development';
import {
  COLOR_INDEXES,
  type Color,
  colorIndex,
  developmentFacts,
  goodFortuneFacts,
  questFacts,
  rateOf,
  SUPPORT,
  taskOf,
} from '../components';
import { COLORS } from '../effect';
import { DEVELOP, INVESTIGATE, OWN, REST, TRAVEL } from '../rules/actions';
import { hasFoulFateBeside } from '../rules/foul-fate';
import { slotsWithRoom } from '../rules/own-action';
import { OPTION } from '../rules/turn-options';
import type { Hero } from '../state';
import { deckWorth, effectsWorth, MEAN_FATE } from './effect-worth';
import { isSpare, type Look } from './look';
import { goldWorth, isSupportWanted, leadLoss, restWorth, WORTH } from './prices';
import { tradeWorth } from './trade-worth';

/** Operations cost no action: those that gain come before every action. */
const FREE = 3;
const MAIN = 20;
/** What the first cards in play bring, and the later ones. */
const CARD_WORTHS: readonly number[] = [2.6, 2.4, 2.1, 1.8, 1.4, 1, 0.7];
const LATE_CARD = 0.2;

export function cardWorth(count: number): number {
  return CARD_WORTHS[count] ?? LATE_CARD;
}

/** What an option of the turn brings, about in VP; below zero, and ending the turn is better. */
export function turnValue(look: Look, option: number): number {
  if (option === OPTION.end) return 0;
  if (option === OPTION.standUp) return 1;
  if (option === OPTION.main) return MAIN;
  if (option < OPTION.exchange) return actionValue(look, option - OPTION.action);
  const worth = operationWorth(look, option);
  return worth > 0 ? worth + FREE : worth - 0.3;
}

function actionValue(look: Look, action: number): number {
  const worth = actionWorth(look, action);
  return hasFoulFateBeside(look.hero, action) ? worth + MEAN_FATE : worth;
}

function actionWorth(look: Look, action: number): number {
  const { hero } = look;
  switch (action) {
    case TRAVEL:
      return look.journey(hero.at, null) - look.end(hero.at);
    case INVESTIGATE:
      return Math.max(...COLOR_INDEXES.map((color) => deckWorth(color, look.prices)));
    case DEVELOP:
      return hero.deck.length === 0 ? -0.2 : cardWorth(hero.developed.length);
    case OWN:
      return ownWorth(look);
    case REST:
      return restWorth(hero) - 0.1;
    default:
      return 0;
  }
}

function ownWorth({ state, hero, prices }: Look): number {
  const gold = (n: number): number => goldWorth(state, hero, hero.gold + n) - goldWorth(state, hero, hero.gold);
  switch (hero.hero) {
    case 0:
      return WORTH.marker * slotsWithRoom(hero, 'potion').length - 0.1;
    case 1:
      return slotsWithRoom(hero, 'spell').length === 0 ? -0.1 : 0.55;
    case 2:
      return gold(2) + 0.1;
    default:
      return Math.max(prices.leads[0], prices.leads[2]) + Math.max(gold(1), 0.3);
  }
}

function operationWorth(look: Look, option: number): number {
  const { state, seat, hero } = look;
  if (option >= OPTION.fortune) return fortuneWorth(look, option - OPTION.fortune);
  if (option >= OPTION.task) return taskWorth(look, option - OPTION.task);
  if (option >= OPTION.stronger) return restWorth(hero) > 1.5 ? 0.5 : -0.5;
  if (option >= OPTION.use) return useWorth(look, option - OPTION.use);
  if (option >= OPTION.bribe) {
    const loss = goldWorth(state, hero, hero.gold) - goldWorth(state, hero, hero.gold - 1);
    return markersOn(hero, option - OPTION.bribe) === 0 && !isSupportWanted(state, hero, 3) ? 0.55 - loss : -0.2;
  }
  if (option >= OPTION.trade) return tradeWorth(state, seat, option - OPTION.trade);
  if (option >= OPTION.support) return supportWorth(look, option - OPTION.support);
  if (option >= OPTION.side) return sideWorth(look, option - OPTION.side);
  return exchangeWorth(look, (option - OPTION.exchange) as Color);
}

/** For the own quest, or for somebody else's support quest; never for nothing. */
function exchangeWorth({ state, hero }: Look, color: Color): number {
  const needed = hero.quest === null ? 0 : questFacts(hero.quest).main.proofs[COLORS[color]];
  if (hero.proofs[color] < needed) return 1.5;
  return hero.proofs[color] === needed && isSupportWanted(state, hero, color) ? 0.3 : -1;
}

function supportWorth({ state, hero }: Look, owner: number): number {
  const quest = state.heroes[owner]?.quest ?? null;
  if (quest === null) return -1;
  const cost = SUPPORT.supportCosts[questFacts(quest).support];
  const gain = SUPPORT.supportVp.supporter - SUPPORT.supportVp.owner * 0.4;
  if ('gold' in cost) return gain - (goldWorth(state, hero, hero.gold) - goldWorth(state, hero, hero.gold - cost.gold));
  const color = colorIndex(cost.proof);
  return gain - rateOf(hero.hero, color) * (isSpare(hero, quest) ? WORTH.supportLead : 1.6);
}

function sideWorth({ state, hero }: Look, side: number): number {
  const facts = hero.quest === null ? undefined : questFacts(hero.quest).sides[side];
  if (facts === undefined) return -1;
  if (facts.kind === 'spend-gold') {
    return facts.vp - (goldWorth(state, hero, hero.gold) - goldWorth(state, hero, hero.gold - facts.n));
  }
  if (facts.kind !== 'spend-leads') return facts.vp;
  const losses = COLOR_INDEXES.filter((color) => hero.leads[color] > 0).map((color) => leadLoss(state, hero, color));
  const loss = facts.color === 'any' ? Math.min(...losses) : leadLoss(state, hero, colorIndex(facts.color));
  return facts.vp - facts.n * loss;
}

/** A marker is kept for a time when it brings more than it is worth on its card. */
function useWorth({ hero, prices }: Look, slot: number): number {
  const card = cardInPlay(hero, slot);
  const { effects, cost } = developmentFacts(card);
  const price = (canHoldMarkers(card) ? WORTH.marker : 0) + (cost.gold ?? 0) * prices.gold;
  return weighed(hero, effects ?? [], prices) - price;
}

/** Healing is worth what the wounds cost, not its average. */
function weighed(hero: Hero, effects: Parameters<typeof effectsWorth>[0], prices: Look['prices']): number {
  const isHealing = effects.some(({ do: word }) => word.startsWith('heal'));
  if (isHealing) return Math.min(1.6, 0.7 * restWorth(hero));
  return effectsWorth(effects, prices);
}

function fortuneWorth({ hero, prices }: Look, card: number): number {
  const { effects } = goodFortuneFacts(card);
  const list = effects ?? [];
  if (list.some(({ do: word }) => word === 'vp' || word === 'gold' || word === 'leads-of-one-colour')) return 0.5;
  if (list.some(({ do: word }) => word === 'choose')) return restWorth(hero) - 1.8;
  if (list.some(({ do: word }) => word === 'free-action-space')) return hero.tokens === 0 ? -0.5 : 0.8;
  return effectsWorth(list, prices) - 0.5;
}

function taskWorth({ state, hero, prices }: Look, slot: number): number {
  const task = taskOf((hero.investigations[slot] as number) >> 1);
  if (task === null) return -1;
  const cost = task.when.on === 'spend-lead' ? task.when.n * leadLoss(state, hero, colorIndex(task.when.color)) : 0;
  return effectsWorth(task.reward, prices) - cost;
}
