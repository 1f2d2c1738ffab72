import { writeFile } from 'node:fs/promises';
import { levelsFor } from '@medallion/bots';
import { ARENA_FLAGS, gameOf, type MatchResult, readArena, runMatch } from './arena';
import { CliError } from './cli-error';
import type { Command } from './flags';
import { GAME_IDS } from './games';
import { ladderSvg, type Rung } from './ladder-chart';

interface Pairing {
  readonly a: string;
  readonly b: string;
  readonly result: MatchResult;
}

export const ladder: Command = {
  name: 'ladder',
  usage: 'ladder <game> [flags]',
  summary: `Sets all levels of a game against each other: a table, and a chart. Games: ${GAME_IDS.join(', ')}.`,
  flags: { ...ARENA_FLAGS, svg: { type: 'string', value: 'FILE', help: 'write the chart there' } },
  async run(words, flags) {
    const entry = gameOf('ladder', words);
    const setup = readArena(entry, flags);
    const levels = levelsFor(entry.game.id).map(({ id }) => id);
    const pairings: Pairing[] = [];
    for (const [place, a] of levels.entries()) {
      for (const b of levels.slice(0, place)) {
        const result = await runMatch({ ...setup.match, a, b }, setup.games, setup.workers, !flags.has('json'));
        pairings.push({ a, b, result });
      }
    }
    const rungs = rungsOf(levels, pairings);
    const svg = flags.text('svg');
    if (svg !== null) await writeChart(svg, ladderSvg(`${entry.game.id}: levels on Elo's scale`, rungs));
    const report = {
      game: entry.game.id,
      seed: setup.match.seed,
      levels: rungs,
      pairings: pairings.map(({ a, b, result }) => ({ a, b, ...result, faults: result.faults.length })),
    };
    process.stdout.write(
      flags.has('json') ? `${JSON.stringify(report)}\n` : `${tableOf(levels, pairings, rungs).join('\n')}\n`,
    );
    return pairings.every(({ result }) => result.faults.length === 0) ? 0 : 1;
  },
};

async function writeChart(file: string, svg: string): Promise<void> {
  try {
    await writeFile(file, svg);
  } catch (error) {
    throw new CliError('cannot-write', `${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Places the levels on one scale, so that the expected points of each equal those it made (Bradley and Terry). */
export function rungsOf(levels: readonly string[], pairings: readonly Pairing[]): readonly Rung[] {
  const strengths = new Map(levels.map((id) => [id, 1]));
  const of = (id: string): number => strengths.get(id) ?? 1;
  for (let pass = 0; pass < 500; pass++) {
    for (const id of levels) {
      let points = 0;
      let share = 0;
      for (const { a, b, result } of pairings) {
        if (a !== id && b !== id) continue;
        const made = a === id ? result.aWins + result.draws / 2 : result.bWins + result.draws / 2;
        points += made + 0.5; // half a game each way keeps a clean sweep finite
        share += (result.games + 1) / (of(a) + of(b));
      }
      if (share > 0) strengths.set(id, points / share);
    }
  }
  const weakest = Math.min(...levels.map(of));
  return levels.map((id) => ({ id, elo: Math.round(400 * Math.log10(of(id) / weakest)) }));
}

function tableOf(levels: readonly string[], pairings: readonly Pairing[], rungs: readonly Rung[]): readonly string[] {
  const width = Math.max(...levels.map((id) => id.length)) + 2;
  const head = ''.padEnd(width) + levels.map((id) => id.padStart(width)).join('') + 'Elo'.padStart(8);
  const rows = levels.map((row) => {
    const cells = levels.map((column) => shareOf(pairings, row, column).padStart(width));
    return row.padEnd(width) + cells.join('') + String(rungs.find(({ id }) => id === row)?.elo ?? 0).padStart(8);
  });
  const steps = pairings
    .filter(({ a, b }) => levels.indexOf(a) === levels.indexOf(b) + 1)
    .map(
      ({ a, b, result }) =>
        `${a} against ${b}: ${percent(result.aScore)} (95 %: ${percent(result.low)} to ${percent(result.high)}), ${result.games} games`,
    );
  return [head, ...rows, '', ...steps];
}

function shareOf(pairings: readonly Pairing[], row: string, column: string): string {
  const pairing = pairings.find(({ a, b }) => (a === row && b === column) || (a === column && b === row));
  if (pairing === undefined) return '-';
  return percent(pairing.a === row ? pairing.result.aScore : 1 - pairing.result.aScore);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
