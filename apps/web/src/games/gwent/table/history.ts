import { type GwentEvent, type GwentView, gwent } from '@medallion/gwent';
import { type Seat, Table, unpackRecord } from '@medallion/kernel';

export interface Point {
  /** Number of the answer it comes after. */
  readonly answer: number;
  readonly totals: readonly [number, number];
}

/** A play worth telling of. */
export interface Feat {
  readonly seat: Seat;
  readonly card: string;
  /** By how much the lead of its player grew. */
  readonly gain: number;
  readonly round: number;
  readonly answer: number;
}

export interface MatchHistory {
  readonly rounds: readonly (readonly Point[])[];
  readonly feats: readonly (Feat | null)[];
  readonly answers: number;
}

const ZERO: Point = { answer: 0, totals: [0, 0] };

/** So many answers are played again before the page may do something else. */
const AT_ONCE = 4;

/** Plays the record again and notes the totals after each answer; null when the record cannot be read. */
export async function historyOf(record: string, rest: () => Promise<void>): Promise<MatchHistory | null> {
  const read = unpackRecord(gwent, record);
  const config = read.ok ? gwent.parseConfig(read.value.config) : null;
  if (!read.ok || config === null || !config.ok) return null;
  const table = Table.start(gwent, config.value, read.value.seed, { edition: read.value.version });
  const rounds: Point[][] = [[ZERO]];
  const feats: (Feat | null)[] = [null, null];
  for (const [index, code] of read.value.answers.entries()) {
    if (!table.takeCode(code).ok) return null;
    note({ rounds, feats }, table.takeEvents(), table.view('spectator'), index + 1);
    if (index % AT_ONCE === 0) await rest();
  }
  return { rounds: rounds.filter(({ length }) => length > 1), feats, answers: read.value.answers.length };
}

interface Notes {
  readonly rounds: Point[][];
  readonly feats: (Feat | null)[];
}

function note({ rounds, feats }: Notes, events: readonly GwentEvent[], view: GwentView, answer: number): void {
  const now = rounds.at(-1) ?? [];
  const before = now.at(-1) ?? ZERO;
  const ended = events.find((event) => event.type === 'round-ended');
  const totals = ended?.totals ?? totalsOf(view);
  now.push({ answer, totals });
  noteFeat(feats, events, before.totals, totals, { round: rounds.length, answer });
  if (ended !== undefined) rounds.push([{ answer, totals: totalsOf(view) }]);
}

function totalsOf({ sides }: GwentView): readonly [number, number] {
  return [sides[0].score.total, sides[1].score.total];
}

function noteFeat(
  feats: (Feat | null)[],
  events: readonly GwentEvent[],
  before: readonly [number, number],
  after: readonly [number, number],
  when: { readonly round: number; readonly answer: number },
): void {
  const played = events.find((event) => event.type === 'played');
  if (played === undefined) return;
  const { seat, card } = played;
  const lead = (totals: readonly [number, number]) => (seat === 0 ? totals[0] - totals[1] : totals[1] - totals[0]);
  const gain = lead(after) - lead(before);
  const best = feats[seat] ?? null;
  if (gain > 0 && (best === null || gain > best.gain)) feats[seat] = { seat, card, gain, ...when };
}
