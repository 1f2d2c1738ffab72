/**
 * Two builds in turns: the speed of equal code differs from run to run by far more than a change costs, so each side is
 * measured several times in fresh processes, one after the other, and the best of each row is compared.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, readFlags, toggle, words } from './flags.mjs';
import { root } from './install-if-needed.mjs';

const GAMES = ['gwent', 'adventure-game', 'old-world'];
/** What measures: taken from this tree on both sides, so that the yardstick is the same. */
const YARDSTICK = ['apps/cli/src/bench-rows.ts', 'apps/cli/src/bench-turn.ts'];

export async function compare(args) {
  const flags = readFlags('bench', FLAGS, args);
  const games = flags.games === '' ? GAMES : flags.games.split(',');
  const stranger = games.find((game) => !GAMES.includes(game));
  if (stranger !== undefined) return complain(`"${stranger}" is none of ${GAMES.join(', ')}`);
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${flags.against}^{commit}`);
  if (commit === null) return complain(`there is no commit "${flags.against}" in this repository`);
  const folder = mkdtempSync(join(tmpdir(), 'medallion-bench-'));
  const other = join(folder, 'tree');
  const clean = () => {
    git('worktree', 'remove', '--force', other);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('SIGINT', () => {
    clean();
    process.exit(130);
  });
  try {
    say(`Building ${commit.slice(0, 10)} and this tree ...`);
    if (git('worktree', 'add', '--detach', '--quiet', other, commit) === null) {
      return complain(`a work tree of ${flags.against} could not be made`);
    }
    link(other);
    for (const file of YARDSTICK) cpSync(join(root, file), join(other, file));
    const sides = { before: await build(other, folder, 'before'), now: await build(root, folder, 'now') };
    return report(await inTurns(sides, games, flags), flags, commit);
  } catch (error) {
    return complain(error.message);
  } finally {
    clean();
  }
}

const FLAGS = {
  against: words('', 'the commit to compare with'),
  games: words('', `which games, with commas between them (${GAMES.join(', ')})`),
  turns: count(6, 'turns of each side'),
  seconds: count(1, 'processor seconds for each measurement'),
  tolerance: count(5, 'per cent that a row may be slower', 0),
  json: toggle('print JSON instead of a table'),
};

const say = (text) => process.stderr.write(`${text}\n`);
function complain(text) {
  say(`bench: ${text}.`);
  return 2;
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : null;
}

/** The packages of the other tree are its own; what comes from elsewhere is shared with this one. */
function link(tree) {
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@medallion'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@medallion' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const kind of ['packages', 'apps']) {
    for (const folder of readdirSync(join(tree, kind))) {
      const manifest = join(tree, kind, folder, 'package.json');
      if (!existsSync(manifest)) continue;
      symlinkSync(join(tree, kind, folder), join(modules, JSON.parse(readFileSync(manifest, 'utf8')).name));
    }
  }
}

async function build(tree, folder, side) {
  const { rolldown } = await import('rolldown');
  try {
    const bundle = await rolldown({
      cwd: tree,
      input: join(tree, 'apps/cli/src/bench-turn.ts'),
      platform: 'node',
      external: ['boardgame.io/client', 'boardgame.io/core'],
      logLevel: 'silent',
    });
    const file = join(folder, `${side}.mjs`);
    await bundle.write({ file, codeSplitting: false });
    await bundle.close();
    return file;
  } catch (error) {
    throw new Error(`the tree of "${side}" does not build with the bench of this one: ${error.message.split('\n')[0]}`);
  }
}

/** The best of each row on each side. Who goes first changes with every turn. */
async function inTurns(sides, games, { turns, seconds }) {
  const best = { before: {}, now: {} };
  for (let turn = 0; turn < turns; turn++) {
    for (const side of turn % 2 === 0 ? ['before', 'now'] : ['now', 'before']) {
      say(`turn ${turn + 1} of ${turns}: ${side}`);
      for (const [row, speed] of Object.entries(await measure(sides[side], seconds, games))) {
        best[side][row] = Math.max(best[side][row] ?? 0, speed);
      }
    }
  }
  return best;
}

function measure(file, seconds, games) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [file, String(seconds), ...games], { stdio: ['ignore', 'pipe', 'pipe'] });
    let told = '';
    let wrong = '';
    child.stdout.on('data', (data) => {
      told += data;
    });
    child.stderr.on('data', (data) => {
      wrong += data;
    });
    child.on('close', (code) => {
      if (code === 0) done(JSON.parse(told));
      else fail(new Error(`a build could not be measured: ${wrong.trim().split('\n').at(-1)}`));
    });
  });
}

function report({ before: then, now }, { tolerance, json }, commit) {
  const rows = Object.entries(now).map(([row, speed]) => {
    const before = then[row] ?? null;
    const ratio = before === null ? null : speed / before;
    return { row, before, now: speed, ratio, isSlower: ratio !== null && ratio < 1 - tolerance / 100 };
  });
  const slower = rows.filter(({ isSlower }) => isSlower);
  if (json) console.log(JSON.stringify({ against: commit, tolerance, rows }));
  else {
    for (const { row, before, now: speed, ratio, isSlower } of rows) {
      const shares = ratio === null ? 'new' : `${ratio.toFixed(3)}${isSlower ? '  SLOWER' : ''}`;
      console.log(`${row.padEnd(40)} ${number(before)} ${number(speed)}  ${shares}`);
    }
    console.log(`A second of processor time, best of each side: ${commit.slice(0, 10)}, this tree, ratio.`);
    if (slower.length > 0) console.log(`${slower.length} of ${rows.length} rows are more than ${tolerance} % slower.`);
    else console.log(`No row is more than ${tolerance} % slower.`);
  }
  return slower.length > 0 ? 1 : 0;
}

const number = (value) => (value === null ? '-' : Math.round(value).toLocaleString('en-GB')).padStart(12);
