import type { Seat } from '@medallion/kernel';
import type { PromptWorths } from '../../core/module';
import type { ActionPart } from '../../core/rules';
import { type Location, type OldWorldState, witcherOf } from '../../core/state';
import { placeActionWorth } from '../../knowledge/journeys';
import { powerOf } from '../../knowledge/strength';
import { legendFacts } from './facts';
import { BY_SHIELD } from './prompts';
import { hasToken, isAlone, isAtLegend, legendaryHunt, lifeAgainst, protectionAgainst, tokensOf } from './state';

type State = Readonly<OldWorldState>;

/** The log-odds of beating the monster, fitted to fights between players by instinct (logistic regression). */
const ODDS = { none: -5.2, power: 1, life: -0.45, protection: -0.9, begins: 0.6 } as const;
/** The least chance at which it is attacked: whoever loses comes back with a token more. */
const COURAGE = 0.35;
/** A victory over it is the game. */
const PRIZE = 14;
/** A bonus now, and a card off the pool for good. */
const TOKEN = 1.4;
const EVEN = 1;

function begins(state: State, seat: Seat): boolean {
  const { ability } = legendFacts(legendaryHunt.of(state).monster);
  return tokensOf(state, seat).length >= (ability.do === 'begins-unless-tokens' ? Number(ability.n) : 1);
}
export function oddsAgainst(state: State, seat: Seat): number {
  return (
    ODDS.none +
    ODDS.power * powerOf(witcherOf(state, seat)) +
    ODDS.life * lifeAgainst(state, seat) +
    ODDS.protection * protectionAgainst(state, seat) +
    (begins(state, seat) ? ODDS.begins : 0)
  );
}
export const chanceAgainst = (state: State, seat: Seat): number => 1 / (1 + Math.exp(-oddsAgainst(state, seat)));

export const huntWorth: NonNullable<ActionPart['worth']> = (state, seat) => {
  const likely = chanceAgainst(state, seat);
  return () => (likely >= COURAGE ? 2 * PRIZE : likely);
};

/** What waits for whoever ends phase I there: a token, and perhaps the fight. */
export function stayWorth(worth: number, state: State, seat: Seat, at: Location): number {
  const token = hasToken(state, at) ? TOKEN : 0;
  if (legendaryHunt.of(state).at !== at) return worth + token;
  const likely = chanceAgainst(state, seat);
  return Math.max(worth, likely >= COURAGE ? PRIZE * likely : 0) + token;
}

/** The action that it keeps closed, for a card; nobody drives away what they can beat. */
export const driveAwayWorth: NonNullable<ActionPart['worth']> = (state, seat) => {
  const gain = placeActionWorth(state, seat, witcherOf(state, seat).at) - 0.5;
  const isPrey = isAtLegend(state, seat) && chanceAgainst(state, seat) >= COURAGE;
  return () => (isPrey ? 0.05 : Math.exp(gain));
};

/** Shields that are not there cost nothing; else a potion is given up as gladly. */
function toll(state: State, seat: Seat): (toll: number) => number {
  const { shield } = witcherOf(state, seat);
  return (paid) => (paid === BY_SHIELD && shield < 2 ? 3 : EVEN);
}
export const huntWorths: PromptWorths = { 'legend-toll': toll };

const MOST = 3;
const LEAST = -8;
/** How near a seat is to the victory, in log-odds. */
function standing(state: State, seat: Seat): number {
  return 0.6 * Math.min(MOST, Math.max(LEAST, oddsAgainst(state, seat)));
}
/** The monster decides, not the trophy track: among players by who is nearest to beating it, alone against the clock. */
export function judgeHunt(state: OldWorldState, seat: Seat): number {
  if (isAlone(state)) {
    const { deck } = legendaryHunt.of(state);
    return 1 / (1 + Math.exp(-(standing(state, seat) + 0.3 * (deck.length - 4))));
  }
  let all = 0;
  for (let other = 0; other < state.witchers.length; other++) all += Math.exp(standing(state, other));
  return Math.exp(standing(state, seat)) / all;
}
