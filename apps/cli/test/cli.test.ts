import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checksum } from '@medallion/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { medallion, spawned } from './medallion';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'medallion-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The compact record that `watch` prints at the end. */
async function watched(): Promise<string> {
  const { stdout } = await medallion('watch', 'gwent', '--seed', 'oxenfurt', '--pace', '0', '--bots', 'random');
  return /replay (\S+)/.exec(stdout)?.[1] ?? '';
}

/** A file with a record that says it is of another edition, and whose check agrees. */
async function recordOfEdition(edition: number): Promise<{ record: string; version: number }> {
  const { check: _, ...body } = JSON.parse((await medallion('replay', await watched(), '--json')).stdout);
  const sorted = Object.fromEntries(Object.entries({ ...body, version: edition }).sort());
  const record = join(folder, `edition-${edition}.json`);
  writeFileSync(record, JSON.stringify({ ...sorted, check: checksum(JSON.stringify(sorted)) }));
  return { record, version: body.version };
}

describe('medallion', () => {
  it('explains itself', () => {
    const { status, stdout } = spawned('--help');
    expect(status).toBe(0);
    expect(spawned('dance').status).toBe(2);
    for (const command of ['sim', 'replay', 'bench', 'watch', 'balance'])
      expect(stdout).toContain(`medallion ${command}`);
    for (const command of ['sim', 'replay', 'bench', 'watch']) {
      const help = spawned(command, '--help');
      expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('--help')]);
    }
  });

  it.each([
    [['dance'], 'unknown-command'],
    [['sim'], 'no-game'],
    [['sim', 'chess'], 'unknown-game'],
    [['sim', 'gwent', 'again'], 'too-many-words'],
    [['sim', 'gwent', '--gmes', '5'], 'bad-flag'],
    [['sim', 'gwent', '--games', 'many'], 'bad-flag'],
    [['sim', 'gwent', '--games', '0'], 'bad-flag'],
    [['sim', 'gwent', '--players', '3'], 'bad-flag'],
    [['sim', 'gwent', '--modules', 'mages'], 'unknown-module'],
    [['sim', 'gwent', '--decks', 'starter-cats'], 'unknown-deck'],
    [['sim', 'gwent', '--bots', 'oracle'], 'unknown-bot'],
    [['sim', 'gwent', '--seed', 'a b'], 'bad-seed'],
    [['replay'], 'no-record'],
    [['replay', 'nowhere.json'], 'no-record'],
    [['replay', 'M1.chess.1.x.y.0..z'], 'unknown-game'],
    [['replay', 'M1.gwent.2.starter-mo'], 'record-cut-short'],
    [['bench', '--seconds', '-1'], 'bad-flag'],
    [['bench', 'chess'], 'unknown-game'],
    [['sim', 'gwent', '--mode', 'epic'], 'unknown-mode'],
    [['sim', 'adventure-game', '--players', '5'], 'bad-flag'],
    [['sim', 'adventure-game', '--players', '1'], 'bad-flag'],
    [['sim', 'adventure-game', '--mode', 'endless'], 'unknown-mode'],
    [['sim', 'adventure-game', '--decks', 'starter-monsters'], 'unknown-deck'],
    [['sim', 'adventure-game', '--limit', '0'], 'bad-flag'],
    [['sim', 'adventure-game', '--players', '2', '--bots', 'random,random,random'], 'bad-flag'],
    [['watch', 'adventure-game', '--bots', 'champion'], 'unknown-bot'],
    [['sim', 'old-world', '--players', '6'], 'bad-flag'],
    [['sim', 'old-world', '--players', '0'], 'bad-flag'],
    [['sim', 'old-world', '--decks', 'starter-monsters'], 'unknown-deck'],
    [['sim', 'old-world', '--modules', 'solo'], 'unknown-module'],
    [['sim', 'old-world', '--modules', 'the-moon'], 'unknown-module'],
    [['sim', 'old-world', '--modules', 'lost-mount,lost-mount'], 'bad-config'],
    [['sim', 'old-world', '--modules', 'legendary-hunt_a-x-z'], 'bad-config'],
    [['watch', 'old-world', '--bots', 'legend'], 'unknown-bot'],
    [['balance'], 'no-game'],
    [['balance', 'gwent'], 'no-study'],
    [['balance', 'adventure-game', '--bot', 'oracle'], 'unknown-bot'],
    [['balance', 'adventure-game', 'again'], 'too-many-words'],
  ])('%j is refused with a code and without a stack', async (args, code) => {
    const { status, stdout, stderr } = await medallion(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^${code}: `));
    expect(stderr).not.toContain('    at ');
  });
});

describe('the modules of a game', () => {
  const told = async (modules: string) => {
    const { stderr } = await medallion('sim', 'old-world', '--modules', modules);
    return stderr;
  };

  it('are named with those that are known where one is not', async () => {
    expect(await told('the-moon')).toMatch(/no module called "the-moon"\. Known: .*lost-mount/);
    expect(await told('solo')).not.toMatch(/Known: .*solo/);
  });

  it('are refused with the place of one that is named twice, or whose option is out of range', async () => {
    expect(await told('lost-mount,lost-mount')).toContain('"path":"modules[1]","problem":"module-named-twice"');
    const outOfRange = await told('lost-mount,legendary-hunt_a-x-z');
    expect(outOfRange).toContain('"path":"modules[1].options.difficulty","problem":"option-out-of-range"');
    expect(await told('lost-mount_3')).toContain('"path":"modules[0].options","problem":"module-without-options"');
  });

  it('are played with their options', async () => {
    const { status, stdout } = await medallion(
      'sim',
      'old-world',
      '--modules',
      'legendary-hunt_b-x-h',
      '--limit',
      '40',
    );
    expect([status, stdout]).toEqual([0, expect.stringContaining('errors: 0')]);
  });
});

describe('medallion sim', () => {
  it('prints one JSON object, the same for the same seed', async () => {
    const run = async () =>
      JSON.parse((await medallion('sim', 'gwent', '--games', '40', '--seed', 'novigrad', '--json')).stdout);
    const { seconds, gamesPerSecond, answersPerSecond, ...rest } = await run();
    expect([typeof seconds, typeof gamesPerSecond, typeof answersPerSecond]).toEqual(['number', 'number', 'number']);
    expect(rest).toMatchObject({ games: 40, errors: 0, unfinished: 0 });
    const { seconds: _, gamesPerSecond: __, answersPerSecond: ___, ...again } = await run();
    expect(again).toEqual(rest);
  });

  it('takes decks, bots and checks', async () => {
    const decks = ['--decks', 'themed-the-free-elves,starter-monsters', '--bots', 'greedy,random', '--check'];
    const { status, stdout } = await medallion('sim', 'gwent', '--games', '4', ...decks, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      games: 4,
      bots: ['greedy', 'random'],
      byFaction: { monsters: { games: 4 } },
    });
    expect((await medallion('sim', 'gwent', '--games', '20', '--decks', 'random')).stdout).toContain('errors: 0');
    expect((await medallion('sim', 'gwent', '--soak', 'soak-12')).stdout).toContain('1 games of gwent');
  });
});

describe('medallion sim adventure-game', () => {
  it.each(['2', '3', '4'])(
    'plays %s heroes, and counts what random play does not end as unfinished',
    async (players) => {
      const args = ['--players', players, '--games', '3', '--limit', '300', '--check', '--json'];
      const { status, stdout } = await medallion('sim', 'adventure-game', ...args);
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ games: 3, answers: 900, errors: 0, unfinished: 3, limit: 300 });
    },
  );

  it('plays bots with a plan to the end, and counts by hero', async () => {
    const args = ['--mode', 'one-quest', '--bots', 'instinct', '--games', '4', '--json'];
    const result = JSON.parse((await medallion('sim', 'adventure-game', ...args)).stdout);
    expect(result).toMatchObject({ games: 4, errors: 0, unfinished: 0, byHero: { geralt: { games: 4 } } });
    const wins = Object.values(result.byHero as Record<string, { wins: number }>);
    expect(wins.reduce((sum, one) => sum + one.wins, 0)).toBe(4);
  });

  it('tells a game as a session report that names rules, again from its record, in three languages', async () => {
    const flags = ['--mode', 'one-quest', '--players', '3', '--seed', 'vizima', '--pace', '0', '--bots', 'instinct'];
    const { stdout } = await medallion('watch', 'adventure-game', ...flags);
    const record = /replay (\S+)/.exec(stdout)?.[1] ?? '';
    expect(record.length).toBeLessThan(3000);
    const told = (await medallion('replay', record)).stdout;
    expect(told).toMatch(/\n\nRound 2: [A-Z].*'s turn {2}\[AG-TURN-002\]\n/);
    for (const rule of ['AG-TRAVEL-001', 'AG-ACTION-010', 'AG-MAIN-005', 'AG-END-005']) expect(told).toContain(rule);
    expect(told).toMatch(/wins, by /);
    expect((await medallion('replay', record, '--verify')).stdout).toContain('and ends');
    expect((await medallion('replay', record, '--language', 'nl')).stdout).toContain('Ronde 2');
    expect((await medallion('replay', record, '--language', 'de')).stdout).toContain('Runde 2');
  });
});

describe('medallion sim old-world', () => {
  it.each(['1', '2', '3', '4', '5'])('plays %s witchers, and counts what random play does not end', async (players) => {
    const args = ['--players', players, '--games', '2', '--limit', '300', '--check', '--json'];
    const { status, stdout } = await medallion('sim', 'old-world', ...args);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, answers: 600, errors: 0, unfinished: 2, limit: 300 });
  });

  it.each(['1', '3', '5'])(
    'brings a game of %s greedy witchers to its end by the rules',
    async (players) => {
      const { stdout } = await medallion(
        'sim',
        'old-world',
        '--players',
        players,
        '--bots',
        'huntsman',
        '--games',
        '1',
        '--json',
      );
      expect(JSON.parse(stdout)).toMatchObject({ games: 1, errors: 0, unfinished: 0 });
    },
    120_000,
  );

  it('plays bots with a plan to the end, and counts by school', async () => {
    const args = ['--players', '5', '--bots', 'instinct', '--games', '2', '--json'];
    const result = JSON.parse((await medallion('sim', 'old-world', ...args)).stdout);
    expect(result).toMatchObject({ games: 2, errors: 0, unfinished: 0, bySchool: { wolf: { games: 2 } } });
    expect(Object.keys(result.bySchool)).toEqual(['bear', 'cat', 'griffin', 'viper', 'wolf']);
  });

  it('tells a game as a session report that names rules, again from its record, in three languages', async () => {
    const flags = ['--players', '3', '--seed', 'kaedwen', '--pace', '0', '--bots', 'instinct'];
    const { stdout } = await medallion('watch', 'old-world', ...flags);
    const record = /replay (\S+)/.exec(stdout)?.[1] ?? '';
    expect(record.length).toBeGreaterThan(20);
    expect(record.length).toBeLessThan(4000);
    const told = (await medallion('replay', record)).stdout;
    expect(told).toMatch(/\n\nRound 2: [A-Z]\w+'s turn {2}\[OW-TURN-001\]\n/);
    for (const rule of ['OW-DRAW-009', 'OW-FIGHT-013', 'OW-OUT-016', 'OW-WIN-001']) expect(told).toContain(rule);
    expect(told).toMatch(/ wins the game\n$/);
    expect((await medallion('replay', record, '--verify')).stdout).toContain('and ends');
    expect((await medallion('replay', record, '--language', 'nl')).stdout).toMatch(/ wint het spel\n$/);
    expect((await medallion('replay', record, '--language', 'de')).stdout).toMatch(/ gewinnt das Spiel\n$/);
  });
});

describe('medallion balance', () => {
  it('reports turns, fights, purchases, turn order and schools of Old World, the same for the same seed', async () => {
    const run = () =>
      medallion('balance', 'old-world', '--bot', 'instinct', '--games', '3', '--players', '5', '--json');
    const report = JSON.parse((await run()).stdout);
    expect(report).toMatchObject({ game: 'old-world', games: 3, unfinished: 0, players: 5 });
    expect(Object.keys(report.schools)).toEqual(['bear', 'cat', 'griffin', 'viper', 'wolf']);
    const wins = (shares: Record<string, { share: number; of: number }>) =>
      Object.values(shares).reduce((sum, { share, of }) => sum + share * of, 0);
    expect(wins(report.schools)).toBeCloseTo(3, 1);
    expect(wins(report.turnOrder)).toBeCloseTo(3, 1);
    expect(report.turnsEach.mean).toBeGreaterThan(4);
    expect(report.fights['level I'].of).toBeGreaterThan(3);
    const bought = Object.values(report.bought.shares as Record<string, number>);
    expect(bought.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
    expect(JSON.parse((await run()).stdout)).toEqual(report);
  });

  it('reports rounds, VP, shares of heroes, support and trades, the same for the same seed', async () => {
    const run = () =>
      medallion('balance', 'adventure-game', '--bot', 'instinct', '--games', '3', '--mode', 'one-quest', '--json');
    const report = JSON.parse((await run()).stdout);
    expect(report).toMatchObject({ game: 'adventure-game', games: 3, unfinished: 0, players: 4 });
    expect(Object.keys(report.heroes)).toEqual(['geralt', 'triss', 'dandelion', 'yarpen']);
    const shares = Object.values(report.heroes as Record<string, { winShare: number }>);
    expect(shares.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1, 2);
    expect(report.rounds.mean).toBeGreaterThan(1);
    expect(report.winnerVp.least).toBeGreaterThan(0);
    expect(JSON.parse((await run()).stdout)).toEqual(report);
  });
});

describe('medallion replay', () => {
  it.each(['gwent', 'adventure-game', 'old-world'])('plays a record of every edition of %s', async (game) => {
    const folder = fileURLToPath(new URL(`../../../packages/${game}/test/nets/corpus/`, import.meta.url));
    for (const file of readdirSync(folder)) {
      const [record = ''] = readFileSync(join(folder, file), 'utf8').split(' ');
      expect((await medallion('replay', record, '--verify')).stdout, file).toContain('The record is sound');
      expect((await medallion('replay', record)).status, file).toBe(0);
    }
  });

  it('names both editions of one that it cannot play, and says what to do', async () => {
    const { record, version } = await recordOfEdition(99);
    const newer = await medallion('replay', record);
    expect([newer.status, newer.stderr]).toEqual([2, expect.stringMatching(/edition 99.*up to \d+: update/)]);
    expect(newer.stderr).toContain(`up to ${version}`);
    const closed = await medallion('replay', (await recordOfEdition(0)).record);
    expect([closed.status, closed.stderr]).toEqual([2, expect.stringMatching(/edition 0 of gwent, which is closed/)]);
  });

  it('tells a game again from its compact text and from a file, to any point, in three languages', async () => {
    const record = await watched();
    expect((await medallion('replay', record, '--verify')).stdout).toContain('The record is sound');
    const told = (await medallion('replay', record)).stdout;
    expect(told).toMatch(/\[GW-SETUP-003\]|\[GW-SCO-001\]/);
    const file = join(folder, 'game.json');
    writeFileSync(file, (await medallion('replay', record, '--json')).stdout);
    expect((await medallion('replay', file)).stdout).toBe(told);
    expect((await medallion('replay', file, '--compact')).stdout.trim()).toBe(record);
    expect((await medallion('replay', record, '--to', '3')).stdout.length).toBeLessThan(told.length);
    expect((await medallion('replay', record, '--language', 'de')).stdout).not.toBe(told);
    expect((await medallion('replay', record, '--language', 'fr')).stderr).toContain('bad-flag');
    expect((await medallion('replay', record, '--to', '999')).stderr).toContain('bad-flag');
  });

  it('refuses a record that was edited or cut', async () => {
    const record = await watched();
    expect((await medallion('replay', record.slice(0, -12))).stderr).toMatch(/^record-/);
    expect((await medallion('replay', record.replace('oxenfurt', 'oxenfurd'))).stderr).toContain('record-edited');
    const file = join(folder, 'edited.json');
    writeFileSync(file, (await medallion('replay', record, '--json')).stdout.replace('oxenfurt', 'oxenfurd'));
    expect((await medallion('replay', file)).stderr).toContain('record-edited');
    writeFileSync(file, '{"format":1,');
    expect((await medallion('replay', file)).stderr).toContain('record-cut-short');
  });
});
