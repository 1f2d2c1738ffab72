import { COLOR_INDEXES, type Color, deckOfInvestigation, ENEMIES, FOUL_FATE, INVESTIGATION } from '../components';
import { type AnyColor, COLORS, type Effect } from '../effect';
import { type Prices, WORTH } from './prices';

/** What suffering costs and help brings, on average; the state of the sheet is left out. */
const MINOR_WOUND = 0.95;
const SEVERE_WOUND = 1.7;
const HEAL = 0.55;
const USUAL: Prices = { leads: [1, 1, 1], any: 1.2, gold: 0.4 };

function priceOf(prices: Prices, color: AnyColor): number {
  return color === 'any' ? prices.any : (prices.leads[COLORS.indexOf(color)] ?? 0);
}

export function effectsWorth(effects: readonly Effect[], prices: Prices): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(effect, prices);
  return worth;
}

function effectWorth(effect: Effect, prices: Prices): number {
  switch (effect.do) {
    case 'lead':
      return effect.n * priceOf(prices, effect.color);
    case 'leads-of-one-colour':
      return effect.n * prices.any;
    case 'spend-lead':
      return -effect.n * (effect.color === 'any' ? 0.6 : 0.8 * priceOf(prices, effect.color));
    case 'spend-most-lead':
      return -0.9;
    case 'gold':
      return effect.n * prices.gold;
    case 'spend-gold':
      return -effect.n * prices.gold;
    case 'gold-for-all-here':
      return effect.n * prices.gold * 0.8;
    case 'vp':
      return effect.n;
    case 'lose-vp':
      return -effect.n;
    case 'wounds':
      return -effect.minor * MINOR_WOUND - effect.severe * SEVERE_WOUND;
    case 'wounds-per-missing-shield':
      return -2 * MINOR_WOUND;
    case 'worsen':
      return -0.35 * effect.n;
    case 'heal-minor':
      return HEAL * Math.min(2, effect.n);
    case 'heal-severe':
    case 'heal-or-soften':
      return HEAL;
    case 'foul-fate':
      return -WORTH.foulFate * effect.n;
    case 'foul-fate-beside':
      return -WORTH.foulFate;
    case 'clear-foul-fate':
      return 0.6;
    case 'delay':
      return -WORTH.delay;
    case 'good-fortune':
      return WORTH.fortune * effect.n;
    default:
      return branchWorth(effect, prices);
  }
}

function branchWorth(effect: Effect, prices: Prices): number {
  switch (effect.do) {
    case 'roll':
      return (effectsWorth(effect.success, prices) + effectsWorth(effect.fail, prices)) / 2;
    case 'choose':
      return Math.max(...effect.options.map((option) => effectsWorth(option, prices)));
    case 'may-pay':
      return Math.max(0, effectsWorth(effect.cost, prices) + effectsWorth(effect.gain, prices));
    case 'if-monster-here':
      return 0.6 * effectsWorth(effect.gain, prices);
    case 'if-minor-wound':
      return (effectsWorth(effect.gain, prices) + effectsWorth(effect.otherwise, prices)) / 2;
    case 'may-discard-trait':
      return Math.max(effectsWorth(effect.otherwise, prices), 0.3 * effectsWorth(effect.gain, prices));
    case 'discard-trait-or':
      return 0.7 * effectsWorth(effect.otherwise, prices);
    case 'task':
      return 0.55 * effectsWorth(effect.reward, prices);
    case 'lead-per-trait':
      return 1.3 * priceOf(prices, effect.color);
    case 'each-other-hero':
      return -0.3 * effectsWorth(effect.effects, prices);
    case 'each-hero':
      return 0.7 * effectsWorth(effect.effects, prices);
    case 'battle':
      return (effectsWorth(effect.enemy.attack.success, prices) + effectsWorth(effect.enemy.defence.fail, prices)) / 2;
    case 'develop':
      return WORTH.draw * effect.keep;
    default:
      return oddWorth(effect, prices);
  }
}

function oddWorth(effect: Effect, prices: Prices): number {
  switch (effect.do) {
    case 'keep-for-trait':
      return 0.3;
    case 'move':
      return 0.7;
    case 'buy-leads':
      return Math.max(0, prices.any - prices.gold) * Math.min(2, effect.most);
    case 'swap-leads':
      return 0.5 * effect.n;
    case 'cheap-proof':
      return 1.2;
    case 'free-action-space':
      return 1.5;
    case 'most-vp-loses':
      return -0.2;
    case 'keep-until-vp':
      return -effect.less * 0.9;
    case 'war-track':
      return -0.3 * effect.n;
    case 'place-monsters':
      return -0.3 * effect.where.length;
    case 'moved-by-left':
      return -0.7;
    case 'free-seas':
      return 0.3;
    case 'remove-obstacle':
      return 0.7;
    default:
      return 0.1;
  }
}

/** What a card of a deck brings on average, and how that grows with each price: the sums are linear enough. */
interface DeckMean {
  readonly usual: number;
  readonly leads: readonly number[];
  readonly any: number;
  readonly gold: number;
}

const STEP = 0.25;
function meanOf(color: Color): DeckMean {
  const cards = INVESTIGATION.filter((_, card) => deckOfInvestigation(card) === color);
  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  const mean = (prices: Prices): number =>
    cards.reduce((sum, card) => sum + card.copies * effectsWorth(card.effects, prices), 0) / copies;
  const usual = mean(USUAL);
  const slope = (prices: Prices): number => (mean(prices) - usual) / STEP;
  return {
    usual,
    leads: COLOR_INDEXES.map((bumped) => {
      const [red, blue, purple] = USUAL.leads.map((price, index) => (index === bumped ? price + STEP : price));
      return slope({ ...USUAL, leads: [red ?? 1, blue ?? 1, purple ?? 1] });
    }),
    any: slope({ ...USUAL, any: USUAL.any + STEP }),
    gold: slope({ ...USUAL, gold: USUAL.gold + STEP }),
  };
}

const deckMeans: readonly DeckMean[] = COLOR_INDEXES.map(meanOf);

/** What investigating in this deck brings. */
export function deckWorth(color: Color, prices: Prices): number {
  const { usual, leads, any, gold } = deckMeans[color] as DeckMean;
  let worth = usual + any * (prices.any - USUAL.any) + gold * (prices.gold - USUAL.gold);
  for (const one of COLOR_INDEXES) worth += (leads[one] as number) * (prices.leads[one] - USUAL.leads[one]);
  return worth;
}

/** What a foul fate card costs on average. */
export const MEAN_FATE =
  FOUL_FATE.reduce((sum, { copies, effects }) => sum + copies * effectsWorth(effects, USUAL), 0) /
  FOUL_FATE.reduce((sum, { copies }) => sum + copies, 0);

/** What the comparisons with an enemy bring, each way. */
export interface EnemyWorth {
  readonly hit: number;
  readonly miss: number;
  readonly safe: number;
  readonly hurt: number;
}
export const ENEMY_WORTHS: readonly EnemyWorth[] = ENEMIES.map(({ attack, defence }) => ({
  hit: effectsWorth(attack.success, USUAL),
  miss: effectsWorth(attack.fail, USUAL),
  safe: effectsWorth(defence.success, USUAL),
  hurt: effectsWorth(defence.fail, USUAL),
}));
