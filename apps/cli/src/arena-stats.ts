/** A comparison of two bots; a draw counts as much as an equal player would make. */
export interface ArenaTally {
  games: number;
  aWins: number;
  bWins: number;
  draws: number;
  /** Seats at the table; two if left out. */
  players?: number;
  /** How often A came in first, second and so on; stopped games are in none of them. */
  places?: number[];
  /** Games that were stopped before their end. They count as draws. */
  unfinished?: number;
}

export interface ArenaScore extends Readonly<ArenaTally> {
  /**
   * A's share of the points, 0 to 1, with the limits within which its true share lies with 95 % certainty. At a table
   * of more than two it is the share of first places.
   */
  readonly aScore: number;
  readonly low: number;
  readonly high: number;
  /**
   * The same share on a scale where an equal player has a half whatever the number of seats (by the odds against one
   * of them), so that tables of two, three and four can be compared.
   */
  readonly fairShare: number;
  readonly fairLow: number;
  readonly fairHigh: number;
  /** How much stronger A is on Elo's scale, and the same limits there. */
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
}

const Z = 1.959964;

export function scoreOf(tally: ArenaTally): ArenaScore {
  const { games, aWins, draws } = tally;
  const seats = tally.players ?? 2;
  const share = games === 0 ? 1 / seats : (aWins + draws / seats) / games;
  const [low, high] = wilson(share, games);
  return {
    ...tally,
    aScore: round(share, 4),
    low: round(low, 4),
    high: round(high, 4),
    fairShare: round(fair(share, seats), 4),
    fairLow: round(fair(low, seats), 4),
    fairHigh: round(fair(high, seats), 4),
    elo: eloOf(fair(share, seats), games),
    eloLow: eloOf(fair(low, seats), games),
    eloHigh: eloOf(fair(high, seats), games),
  };
}

/** A share of first places among n seats, as if it were one of two: the odds, times the number of the others. */
export function fair(share: number, players: number): number {
  const odds = share * (players - 1);
  return odds / (odds + 1 - share);
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
