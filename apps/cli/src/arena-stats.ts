/** A comparison of two bots; a draw counts half for each. */
export interface ArenaTally {
  games: number;
  aWins: number;
  bWins: number;
  draws: number;
}

export interface ArenaScore extends Readonly<ArenaTally> {
  /** A's share of the points, 0 to 1, with the limits within which its true share lies with 95 % certainty. */
  readonly aScore: number;
  readonly low: number;
  readonly high: number;
  /** How much stronger A is on Elo's scale, and the same limits there. */
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
}

const Z = 1.959964;

export function scoreOf(tally: ArenaTally): ArenaScore {
  const { games, aWins, draws } = tally;
  const share = games === 0 ? 0.5 : (aWins + draws / 2) / games;
  const [low, high] = wilson(share, games);
  return {
    ...tally,
    aScore: round(share, 4),
    low: round(low, 4),
    high: round(high, 4),
    elo: eloOf(share, games),
    eloLow: eloOf(low, games),
    eloHigh: eloOf(high, games),
  };
}

/** Wilson's interval, sound also for few games and for shares near 0 and 1. */
export function wilson(share: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const spread = (Z * Z) / games;
  const centre = (share + spread / 2) / (1 + spread);
  const reach = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / games + spread / (4 * games));
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}

/** A whole win or loss has no Elo difference: it counts as one point short of it. */
function eloOf(share: number, games: number): number {
  const least = 1 / (2 * Math.max(1, games));
  const bounded = Math.min(1 - least, Math.max(least, share));
  return Math.round(400 * Math.log10(bounded / (1 - bounded)));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
