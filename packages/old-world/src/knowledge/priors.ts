import type { Question, Seat } from '@medallion/kernel';
import { cardOfNext } from '../base/fight/combo';
import { abilityFrom, specialtySource } from '../base/fight/sources';
import { marketIndex, priceAt } from '../base/market/market';
import { diceHand } from '../base/poker/dice-hands';
import { ownOption } from '../base/turn/action-phase';
import { costOf } from '../core/cards/components';
import { type ActionPart, PER_PART } from '../core/rules';
import { modulesOf, rulesOf } from '../core/rules-of';
import { type Attribute, type Card, type OldWorldState, type Terrain, witcherOf } from '../core/state';
import { wordIn } from '../core/words';
import { comboWorth } from './combos';
import { raiseWorth } from './journeys';
import { chanceAgainstMonster, worthOf } from './strength';

/** Looks at the position once, and then at each option. */
type Weigh = (state: OldWorldState, seat: Seat, question: Question) => (option: number) => number;
const EVEN = 1;
const better = (worth: number): number => Math.exp(worth);

/** How promising each option looks, by the kind of question; where nothing is known, all alike. */
export function priors(state: Readonly<OldWorldState>, question: Question): readonly number[] {
  const { options, seat, prompt } = question;
  const weigh = WEIGHTS[prompt.id] ?? weighedByModule(state, prompt.id);
  if (weigh === undefined) return options.map(() => EVEN);
  const weighed = weigh(state as OldWorldState, seat, question);
  return options.map((option) => Math.max(1e-4, weighed(option as number)));
}

/** Questions that a module brings are weighed by it. */
function weighedByModule(state: Readonly<OldWorldState>, prompt: string): Weigh | undefined {
  for (const { worths } of modulesOf(state)) if (worths?.[prompt] !== undefined) return worths[prompt];
  return undefined;
}

/** Each part says what its own options are worth; what says nothing is as good as anything. */
function byPart(partsOf: (state: OldWorldState) => readonly ActionPart[]): Weigh {
  return (state, seat) => {
    const parts = partsOf(state);
    const weighed = parts.map(({ worth }) => lazily(() => worth?.(state, seat)));
    return (option) => weighed[Math.floor(option / PER_PART)]?.()?.(ownOption(option)) ?? EVEN;
  };
}
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
const journey = byPart((state) => rulesOf(state).journey);
const action = byPart((state) => rulesOf(state).actions);

/** The least useful card first. */
const throwAway: Weigh = () => (card) => (card < 0 ? EVEN : better(2 - 2 * worthOf(card)));
const treasure: Weigh = () => (card) => (card < 0 ? EVEN : better(2 * worthOf(card)));
const discard: Weigh = () => (card) => (card < 0 ? 20 : better(2 - 2 * worthOf(card)));

/** Strong cards, with a deck that is never too thin: cards are life. */
const gain: Weigh = (state, seat) => {
  const market = marketIndex(state, seat);
  const row = state.markets[market]?.row ?? [];
  return (place) => better(2 * worthOf(row[place] as Card) - 0.7 * priceAt(state, market, place));
};

const attribute: Weigh = (state, seat) => (option) => better(raiseWorth(state, seat, option as Attribute));

/** Keep what forms something; roll the rest again. */
const reroll: Weigh = (state, _, { prompt }) => {
  const { poker } = state;
  if (poker === null) return () => EVEN;
  const isOwn = prompt.id === 'reroll' || prompt.id === 'lucky-die';
  const dice = isOwn ? poker.own : poker.other;
  const { rank, values } = diceHand(dice);
  const isFinished = rank === 4 || rank === 5 || rank === 6 || rank === 8;
  const wanted = isFinished ? 0 : maskOf(dice, (die) => !values.includes(die));
  return (mask) => (mask === wanted ? 20 : 0.2);
};
function maskOf(dice: readonly number[], isIn: (die: number) => boolean): number {
  return dice.reduce((mask, die, index) => (isIn(die) ? mask | (1 << index) : mask), 0);
}

const trail: Weigh = (state, seat) => {
  const witcher = witcherOf(state, seat);
  return (terrain) => 0.5 + 3 * chanceAgainstMonster(state, witcher, terrain as Terrain);
};

const combo: Weigh = (state, seat) => {
  const fighter = state.fight?.fighters.find((one) => one.seat === seat);
  const below = fighter?.combo.at(-1) ?? null;
  const { hand } = witcherOf(state, seat);
  return (option) => (option < 0 ? EVEN : better(1.5 * comboWorth(below, cardOfNext(option), hand)));
};
const shortCombo: Weigh = (state, seat) => {
  const { hand } = witcherOf(state, seat);
  return (card) => (card < 0 ? EVEN : better(comboWorth(null, card, hand)));
};

/** What there is to use in a fight is used as soon as it may be, unless it costs more cards than it brings. */
const use: Weigh = (state, seat) => {
  const specialty = specialtySource(state);
  const fighter = state.fight?.fighters.find((one) => one.seat === seat);
  return (option) => {
    if (option !== specialty || fighter === undefined) return option < 0 ? EVEN : 3;
    const { fightEffects } = rulesOf(state).words;
    let worth = 0;
    for (const effect of abilityFrom(state, fighter, option).effects) {
      worth += wordIn(fightEffects, effect.do).worth ?? 0;
    }
    return worth < 0 ? 0.5 : 3;
  };
};
const beside: Weigh = () => (card) => (card < 0 ? EVEN : better(worthOf(card)));
const tradeFor: Weigh = () => (card) => better(2 * worthOf(card) + 0.2 * costOf(card));
const clear: Weigh = () => (card) => (card < 0 ? 3 : better(-worthOf(card)));

const WEIGHTS: Readonly<Record<string, Weigh>> = {
  journey,
  deed: action,
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
  'fight-combo': combo,
  'short-fight': shortCombo,
  'fight-use': use,
  'fight-before': use,
  'fight-with-combo': use,
  'fight-after-hit': use,
  'fight-draw-step': use,
  'fight-reveal': use,
  'fight-attacked': use,
  'fight-battered': use,
  'fight-trash': use,
  'fight-after-pool': use,
  'fight-special': use,
  'fight-passive': use,
  'fight-random-discard': use,
  'fight-lowered': use,
  'fight-beside': beside,
  'fight-lose-card': throwAway,
  'fight-throw-card': throwAway,
  'fight-keep-card': treasure,
  'fight-take-card': treasure,
};
