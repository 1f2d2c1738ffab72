import { costOfMove } from '../base/journey/moves';
import type { ActionPart } from '../core/rules';
import { rulesOf } from '../core/rules-of';
import { type Terrain, witcherOf } from '../core/state';
import { actionWorth, boutWorth, COURAGE, duelWorth, outlook, placeWorths } from './journeys';
import { chanceAgainstMonster, powerOf } from './strength';

type Worth = NonNullable<ActionPart['worth']>;
const EVEN = 1;
const better = (worth: number): number => Math.exp(worth);

/** The best fight where the witcher stands. */
function boutHere(state: Parameters<Worth>[0], seat: number): number {
  const witcher = witcherOf(state, seat);
  return boutWorth(state, seat, witcher.at, powerOf(witcher));
}

const act: Worth = (state, seat) => () => better(1 + actionWorth(state, seat, witcherOf(state, seat).at));
const quest: Worth = () => () => better(6);
/** Nobody fights a witcher after a game of dice. */
const poker: Worth = (state, seat) => {
  const here = boutHere(state, seat);
  return () => (here > 0 ? EVEN : better(1.5));
};
/** End where the fight is. */
const end: Worth = (state, seat) => () => better(Math.max(boutHere(state, seat), 0.4));
/** Walk to where it pays most. */
const move: Worth = (state, seat) => {
  const { hand } = witcherOf(state, seat);
  const rules = rulesOf(state);
  const worths = placeWorths(state, seat);
  const here = boutHere(state, seat);
  return (option) => {
    const { to, cards, gold } = costOfMove(option);
    const ahead = outlook(rules, worths, to, hand.length - cards);
    return better(ahead - 0.3 * cards - 0.7 * gold - Math.min(4, 2 * here));
  };
};

const monster: Worth = (state, seat) => (terrain) => {
  const likely = chanceAgainstMonster(state, witcherOf(state, seat), terrain as Terrain);
  return likely >= COURAGE ? 10 : likely;
};
const duel: Worth = (state, seat) => (other) => Math.max(0.2, duelWorth(state, seat, other));
/** On the spot before the last a trophy of meditation is no step to the end. */
const meditate: Worth = (state, seat) => () =>
  witcherOf(state, seat).spot >= 3 && rulesOf(state).ends.some(({ id }) => id === 'top-spot') ? 0.5 : 8;
/** The deck with more left in it, so that both are read. */
const explore: Worth = (state) => (deck) => 2 + 0.01 * (deck === 0 ? state.city.length : state.wilds.length);

/** What the parts of the base game are worth to a bot, by their ids. */
export const WORTHS: Readonly<Record<string, Worth>> = {
  end,
  move,
  act,
  poker,
  quest,
  monster,
  duel,
  meditate,
  explore,
};
