import type { Question, Seat } from '@medallion/kernel';
import { costOf, trophyOfSchool } from '../cards/components';
import { rulesOf } from '../modules/rules-of';
import { diceHand } from '../rules/dice-hands';
import { journeyStep } from '../rules/journey';
import { marketIndex, priceAt } from '../rules/market';
import { ATTRIBUTE_INDEXES, type Attribute, type Card, type OldWorldState, type Terrain, witcherOf } from '../state';
import { comboWorth } from './combos';
import { actionWorth, courage, fightWorth, masteryWorth, outlook } from './journeys';
import { chanceAgainstMonster, chanceAgainstWitcher, worthOf } from './strength';

type Weigh = (state: OldWorldState, seat: Seat, option: number, question: Question) => number;
const EVEN = 1;
const better = (worth: number): number => Math.exp(worth);

/** How promising each option looks, by the kind of question; where nothing is known, all alike. */
export function priors(state: Readonly<OldWorldState>, question: Question): readonly number[] {
  const weigh = WEIGHTS[question.prompt.id];
  const { options, seat } = question;
  if (weigh === undefined) return options.map(() => EVEN);
  return options.map((option) => Math.max(1e-4, weigh(state as OldWorldState, seat, option as number, question)));
}

/** Act where it pays, walk to where it pays most, and end where the fight is. */
const journey: Weigh = (state, seat, option) => {
  const witcher = witcherOf(state, seat);
  const step = journeyStep(option);
  switch (step.kind) {
    case 'act':
      return better(1 + actionWorth(state, seat, witcher.at));
    case 'quest':
      return better(6);
    case 'poker':
      return better(1.5);
    case 'end':
      return better(Math.max(fightWorth(state, seat, witcher.at), 0.4));
    case 'move': {
      const left = witcher.hand.length - step.cards;
      const worth = outlook(state, seat, step.to, left) - 0.3 * step.cards - 0.7 * step.gold;
      return better(worth - (fightWorth(state, seat, witcher.at) > 0 ? 4 : 0));
    }
  }
};

const deed: Weigh = (state, seat, option) => {
  const [kind, which] = [Math.floor(option / 100), option % 100];
  const witcher = witcherOf(state, seat);
  if (kind === 0) {
    const likely = chanceAgainstMonster(state, witcher, which as Terrain);
    return likely >= courage(state) ? 10 : likely;
  }
  if (kind === 1) {
    const likely = chanceAgainstWitcher(state, seat, which);
    const isNew = !witcher.trophies.includes(trophyOfSchool(witcherOf(state, which).school));
    return isNew && likely > 0.65 ? 9 * likely : 0.2;
  }
  if (kind === 2) return witcher.spot >= 3 && rulesOf(state).topSpotWins ? 0.5 : 8;
  return 2;
};

/** The least useful card first. */
const throwAway: Weigh = (_, __, card) => (card < 0 ? EVEN : better(2 - 2 * worthOf(card)));
const treasure: Weigh = (_, __, card) => (card < 0 ? EVEN : better(2 * worthOf(card)));

const discard: Weigh = (state, seat, card, question) => (card < 0 ? 20 : throwAway(state, seat, card, question));

/** Strong cards, with a deck that is never too thin: cards are life. */
const gain: Weigh = (state, seat, place) => {
  const market = marketIndex(state, seat);
  const card = state.markets[market]?.row[place] as Card;
  return better(2 * worthOf(card) - 0.7 * priceAt(state, market, place));
};

const TASTE: readonly number[] = [1.3, 1, 1.1, 1];
const attribute: Weigh = (state, seat, option) => raisingWorth(state, seat, option as Attribute);
function raisingWorth(state: OldWorldState, seat: Seat, option: Attribute): number {
  const witcher = witcherOf(state, seat);
  const level = witcher.attributes[option];
  const lowest = Math.min(...ATTRIBUTE_INDEXES.map((one) => witcher.attributes[one]));
  const isLast =
    level === lowest && ATTRIBUTE_INDEXES.every((one) => one === option || witcher.attributes[one] > level);
  const mastery = masteryWorth(state, seat, option);
  return better(1.5 * (TASTE[option] as number) + mastery - 0.15 * level + (isLast ? 0.7 : 0));
}

/** Keep what forms something; roll the rest again. */
const reroll: Weigh = (state, _, mask, question) => {
  const { poker } = state;
  if (poker === null) return EVEN;
  const isOwn = question.prompt.id === 'reroll' || question.prompt.id === 'lucky-die';
  const dice = isOwn ? poker.own : poker.other;
  const { rank, values } = diceHand(dice);
  const isFinished = rank === 4 || rank === 5 || rank === 6 || rank === 8;
  const wanted = isFinished ? 0 : maskOf(dice, (die) => !values.includes(die));
  return mask === wanted ? 20 : 0.2;
};
function maskOf(dice: readonly number[], isIn: (die: number) => boolean): number {
  return dice.reduce((mask, die, index) => (isIn(die) ? mask | (1 << index) : mask), 0);
}

const trail: Weigh = (state, seat, terrain) =>
  0.5 + 3 * chanceAgainstMonster(state, witcherOf(state, seat), terrain as Terrain);

const combo: Weigh = (state, seat, option) => {
  if (option < 0) return EVEN;
  const fighter = state.fight?.fighters.find((one) => one.seat === seat);
  const below = fighter?.combo.at(-1) ?? null;
  return better(1.5 * comboWorth(below, option % 1000, witcherOf(state, seat).hand));
};
const shortCombo: Weigh = (state, seat, card) =>
  card < 0 ? EVEN : better(comboWorth(null, card, witcherOf(state, seat).hand));
const use: Weigh = (_, __, option) => (option < 0 ? EVEN : 3);
const tradeFor: Weigh = (_, __, card) => better(2 * worthOf(card) + 0.2 * costOf(card));
const clear: Weigh = (_, __, card) => (card < 0 ? 3 : better(-worthOf(card)));

const WEIGHTS: Readonly<Record<string, Weigh>> = {
  journey,
  deed,
  discard,
  'gain-card': gain,
  'discard-card': throwAway,
  'trash-card': throwAway,
  fatigue: throwAway,
  'take-card': treasure,
  'trade-in': throwAway,
  'trade-for': tradeFor,
  'clear-pool': clear,
  train: attribute,
  'raise-attribute': attribute,
  reroll,
  'reroll-answer': reroll,
  'reroll-locals': reroll,
  'lucky-die': reroll,
  'lucky-die-answer': reroll,
  'trail-terrain': trail,
  'strong-monster': () => EVEN,
  'fight-combo': combo,
  'short-fight': shortCombo,
  'fight-use': use,
  'fight-lose-card': throwAway,
  'fight-throw-card': throwAway,
  'fight-keep-card': treasure,
  'fight-take-card': treasure,
};
