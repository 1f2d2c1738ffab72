import type { Seat } from '@medallion/kernel';
import type { Color } from '../components';
import { type AdventureState, type Goods, type Hero, heroOf, type Trade } from '../state';
import { goldWorth, leadLoss, leadValue } from './prices';

const KINDS = 4;
const OFFER = 2 * KINDS;
const CANCEL = OFFER + 1;
/** What a bargain must bring its maker, and leave the other, to be worth the talk. */
const LEAST_GAIN = 0.35;
const LEAST_FOR_OTHER = 0.15;
/** A rival's gain is partly one's own loss: there are several of them. */
const ENVY = 0.35;

function gainOf(state: AdventureState, hero: Hero, kind: number): number {
  if (kind < 3) return leadValue(state, hero, kind as Color);
  return goldWorth(state, hero, hero.gold + 1) - goldWorth(state, hero, hero.gold);
}
function lossOf(state: AdventureState, hero: Hero, kind: number): number {
  if (kind < 3) return leadLoss(state, hero, kind as Color);
  return goldWorth(state, hero, hero.gold) - goldWorth(state, hero, hero.gold - 1);
}
function stockOf(hero: Hero, kind: number): number {
  return kind < 3 ? (hero.leads[kind] as number) : hero.gold;
}

/** What receiving and giving these goods brings a hero. */
function balance(state: AdventureState, hero: Hero, gets: Goods, gives: Goods): number {
  let worth = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    worth += (gets[kind] as number) * gainOf(state, hero, kind);
    worth -= (gives[kind] as number) * lossOf(state, hero, kind);
  }
  return worth;
}

export interface Swap {
  readonly give: number;
  readonly want: number;
  readonly gain: number;
}

/** The best exchange of one good for one that both gain by; null without one. */
export function bestSwap(state: AdventureState, by: Seat, to: Seat): Swap | null {
  const [mine, theirs] = [heroOf(state, by), heroOf(state, to)];
  let best: Swap | null = null;
  for (let give = 0; give < KINDS; give++) {
    if (stockOf(mine, give) === 0) continue;
    const [loss, theirGain] = [lossOf(state, mine, give), gainOf(state, theirs, give)];
    for (let want = 0; want < KINDS; want++) {
      if (want === give || stockOf(theirs, want) === 0) continue;
      const gain = gainOf(state, mine, want) - loss;
      const other = theirGain - lossOf(state, theirs, want);
      if (gain < LEAST_GAIN || other < LEAST_FOR_OTHER || other - ENVY * gain < 0) continue;
      if (best === null || gain > best.gain) best = { give, want, gain };
    }
  }
  return best;
}

/** What opening talks with a seat is worth; below zero when there is nothing to gain. */
export function tradeWorth(state: AdventureState, by: Seat, to: Seat): number {
  if (state.refused.length > 0) return -2;
  const swap = bestSwap(state, by, to);
  return swap === null ? -2 : 0.8 * swap.gain;
}

/** Piece by piece to the best swap, then the offer itself. */
export function offerValue(state: AdventureState, trade: Trade, option: number): number {
  const swap = bestSwap(state, trade.by, trade.to);
  if (swap === null) return option === CANCEL ? 1 : -1;
  const isGiven = trade.give.some((n) => n > 0);
  const isWanted = trade.want.some((n) => n > 0);
  if (option === CANCEL) return -0.5;
  if (option === OFFER) return isGiven && isWanted ? 1 : -1;
  if (option < KINDS) return !isGiven && option === swap.give ? 1 : -1;
  return isGiven && !isWanted && option - KINDS === swap.want ? 1 : -1;
}

export function answerValue(state: AdventureState, trade: Trade, answer: string): number {
  if (answer === 'counter') return -1;
  const [mine, theirs] = [heroOf(state, trade.to), heroOf(state, trade.by)];
  const gain = balance(state, mine, trade.give, trade.want);
  const other = balance(state, theirs, trade.want, trade.give);
  const net = gain - ENVY * Math.max(0, other);
  return answer === 'accept' ? Math.max(-2, Math.min(2, net)) : 0;
}
