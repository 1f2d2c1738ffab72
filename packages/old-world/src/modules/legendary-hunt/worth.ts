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

/** The log-odds of beating the monster, fitted to 2,968 fights between players by instinct who tried far too early (logistic regression). */
const ODDS = { none: -5.64, power: 0.61, life: -0.565, protection: -2.29, begins: 2.8 } as const;
/** The least chance at which it is attacked: whoever loses comes back with a token more. */
const COURAGE = 0.35;
/** A victory over it is the game; alone, with few cards left, anything is better than to let it go. */
const PRIZE = 14;
const LAST_STAND = 6;
/** Alone there is less to lose with every movement card: a part of a chance for each that is left. */
function courage(state: State): number {
  return isAlone(state) ? Math.min(COURAGE, 0.06 * legendaryHunt.of(state).deck.length) : COURAGE;
}
/** A bonus now, and a card off the pool for good; the first also takes the monster's first blow from it. */
const TOKEN = 1.4;
const FIRST_TOKEN = 3;
/** What a fight for a trophy is worth where no more protection can be taken off by it. */
const NEEDLESS = 0.4;
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
  return () => (likely >= courage(state) ? 2 * PRIZE : likely);
};

const tokenWorth = (state: State, seat: Seat): number => (begins(state, seat) ? TOKEN : FIRST_TOKEN);

/** What waits for whoever ends phase I there: a token, and perhaps the fight. */
export function stayWorth(worth: number, state: State, seat: Seat, at: Location): number {
  const fight = protectionAgainst(state, seat) > 0 ? worth : NEEDLESS * worth;
  const token = hasToken(state, at) ? tokenWorth(state, seat) : 0;
  if (legendaryHunt.of(state).at !== at) return fight + token;
  const likely = chanceAgainst(state, seat);
  const attack = Math.max(PRIZE * likely, isAlone(state) ? LAST_STAND : 0);
  return Math.max(fight, likely >= courage(state) ? attack : 0) + token;
}

/** The action that it keeps closed, for a card; nobody drives away what they can beat. */
export const driveAwayWorth: NonNullable<ActionPart['worth']> = (state, seat) => {
  const gain = placeActionWorth(state, seat, witcherOf(state, seat).at) - 0.5;
  const isPrey = isAtLegend(state, seat) && chanceAgainst(state, seat) >= courage(state);
  return () => (isPrey ? 0.05 : Math.exp(gain));
};

/** Shields that are not there cost nothing; else a potion is given up as gladly. */
function toll(state: State, seat: Seat): (toll: number) => number {
  const { shield } = witcherOf(state, seat);
  return (paid) => (paid === BY_SHIELD && shield < 2 ? 3 : EVEN);
}
export const huntWorths: PromptWorths = { 'legend-toll': toll };

/** How much each thing tells who will win, in log-odds: fitted (conditional logit) to 4,111 starts of turns in 120 games for three. */
const TELLS = { odds: 0.28, near: 0.32, spot: 0.48, token: 0.18, gold: 0.02, wait: -0.22 } as const;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** How near a seat is to the victory, in log-odds. All of it is open to everybody. */
function standing(state: State, seat: Seat): number {
  const { spot, gold } = witcherOf(state, seat);
  const odds = oddsAgainst(state, seat);
  const players = state.witchers.length;
  const wait = (3 * ((seat - state.active + players) % players)) / players;
  return (
    TELLS.odds * clamp(odds, -12, 3) +
    TELLS.near * clamp(odds + 3, 0, 6) +
    TELLS.spot * spot +
    TELLS.token * Math.min(6, tokensOf(state, seat).length) +
    TELLS.gold * Math.min(10, gold) +
    TELLS.wait * wait
  );
}
/** Alone against the clock: what a turn that is left is worth, and where a game stands on the edge. */
const TURN = 0.35;
const EDGE = 2.5;
/** The monster decides, not the trophy track: among players by who is nearest to beating it, alone against the clock. */
export function judgeHunt(state: OldWorldState, seat: Seat): number {
  if (isAlone(state)) {
    const { deck } = legendaryHunt.of(state);
    return 1 / (1 + Math.exp(EDGE - standing(state, seat) - TURN * deck.length));
  }
  let all = 0;
  for (let other = 0; other < state.witchers.length; other++) all += Math.exp(standing(state, other));
  return Math.exp(standing(state, seat)) / all;
}
