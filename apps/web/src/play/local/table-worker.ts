import { chooseAnswer, levelsFor, weigh } from '@medallion/bots';
import {
  type GameState,
  makeRecord,
  ok,
  packedGame,
  packRecord,
  parseRecord,
  type Result,
  readEdition,
  refuse,
  replay,
  type Seat,
  Table,
  unpackRecord,
  type Viewer,
} from '@medallion/kernel';
import { findLocalGame, type LocalGame } from './game-list';
import type { Changed, Errand, ErrandOf, Errands, KeyedEvent, Look, TableRecipe } from './worker-messages';

type AnyTable = Table<unknown, GameState, unknown, unknown>;

interface Open {
  readonly recipe: TableRecipe;
  readonly edition: number;
  readonly local: LocalGame;
  readonly table: AnyTable;
  /** Uncut: what a viewer may know is decided when it looks. */
  events: KeyedEvent[];
  nextKey: number;
}

let open: Open | null = null;

function noTable(): Result<never> {
  return refuse('record-unreadable', { why: 'no table is open' });
}

async function gameOf(id: string): Promise<Result<LocalGame>> {
  const found = findLocalGame(id);
  return found === null ? refuse('record-other-game', { game: id, expected: '' }) : ok(await found);
}

async function start(recipe: TableRecipe): Promise<Result<Open>> {
  const local = await gameOf(recipe.game);
  if (!local.ok) return local;
  const { game } = local.value;
  const edition = recipe.version === 0 ? ok(game.version) : readEdition(game, recipe.version);
  if (!edition.ok) return edition;
  const config = game.parseConfig(recipe.config);
  if (!config.ok) return config;
  const opened: Open = {
    recipe,
    edition: edition.value,
    local: local.value,
    table: Table.start(game, config.value, recipe.seed, { edition: edition.value }),
    events: [],
    nextKey: 1,
  };
  keepEvents(opened);
  for (const [index, code] of recipe.answers.entries()) {
    const taken = opened.table.takeCode(code);
    if (!taken.ok) return refuse('record-answer', { index, answer: code, why: taken.refusal.code });
    keepEvents(opened);
  }
  return ok(opened);
}

function keepEvents(opened: Open): void {
  const answer = opened.table.answers.length;
  for (const event of opened.table.takeEvents()) opened.events.push({ key: opened.nextKey++, answer, event });
}

function changed({ table, local, edition }: Open): Changed {
  return {
    scores: local.game.score?.(table.state) ?? null,
    waitingFor: table.waitingFor(),
    answers: table.answers.slice(),
    outcome: table.outcome,
    progress: local.progress(table.state),
    version: edition,
  };
}

/** What a viewer may know of each event. */
function cutFor({ local, events }: Open, viewer: Viewer): readonly KeyedEvent[] {
  return events.flatMap(({ key, answer, event }) => {
    const seen = local.game.cut(event, viewer);
    return seen === null ? [] : [{ key, answer, event: seen }];
  });
}

function look(opened: Open, viewer: Viewer, told: number): Look {
  const { table } = opened;
  const seat = typeof viewer === 'number' ? viewer : null;
  const seen = cutFor(opened, viewer);
  return {
    view: table.view(viewer),
    question: seat === null ? null : table.questionFor(seat),
    events: seen.filter(({ key }) => key > told),
    known: seen.filter(({ key }) => key <= told).length,
    undo: seat !== null && table.undoable(seat) > 0 ? table.lastMove() : null,
    beforeLatest: seat === null ? null : table.lastAnswerOf(seat),
    record: table.isOver ? compactOf(opened) : null,
  };
}

function compactOf({ recipe, edition, local, table }: Open): string | null {
  const config = local.game.parseConfig(recipe.config);
  if (!config.ok) return null;
  return packRecord(local.game, makeRecord(local.game, config.value, recipe.seed, table.answers, edition));
}

function goBack(opened: Open, done: Result<null>): Result<Changed> {
  if (!done.ok) return done;
  const { length } = opened.table.answers;
  opened.events = opened.events.filter(({ answer }) => answer <= length);
  return ok(changed(opened));
}

function take(opened: Open, seat: Seat, option: number): Result<Changed> {
  return takeCode(opened, opened.table.codeAt(seat, option));
}

function takeCode(opened: Open, code: Result<number>): Result<Changed> {
  const taken = code.ok ? opened.table.takeCode(code.value) : code;
  if (!taken.ok) return taken;
  keepEvents(opened);
  return ok(changed(opened));
}

function answer(opened: Open, seat: Seat, option: string): Result<Changed> {
  return takeCode(opened, opened.table.codeOf(seat, option));
}

/** The level asked for; a level that is no longer known plays as the strongest does. */
function levelFor(game: string, asked: string | null): string {
  const levels = levelsFor(game);
  return (levels.find(({ id }) => id === asked) ?? levels.at(-1))?.id ?? '';
}

async function think(errand: ErrandOf<'think'>): Promise<Result<Errands['think']['gives']>> {
  const { table: recipe, seat, luck, milliseconds } = errand;
  const opened = await start(recipe);
  if (!opened.ok) return opened;
  const { table } = opened.value;
  const level = levelFor(recipe.game, errand.level);
  const asked = table.questionFor(seat);
  if (asked === null) return refuse('not-asked', { seat });
  const { option, thoughts } = chooseAnswer(table, seat, level, {
    seed: luck,
    milliseconds,
    now: () => performance.now(),
  });
  const weighed = weigh(thoughts).map(({ option, chance }) => ({ option: asked.options[option] ?? '', chance }));
  return ok({ option, id: asked.options[option] ?? '', weighed });
}

async function writeRecord(recipe: TableRecipe): Promise<Result<Errands['record']['gives']>> {
  const opened = await start(recipe);
  if (!opened.ok) return opened;
  const { edition, local } = opened.value;
  const { game } = local;
  const config = game.parseConfig(recipe.config);
  if (!config.ok) return config;
  const record = makeRecord(game, config.value, recipe.seed, recipe.answers, edition);
  return ok({ json: JSON.stringify(record, null, 1), compact: packRecord(game, record) });
}

async function readRecord(text: string): Promise<Result<Errands['read']['gives']>> {
  const packed = packedGame(text);
  const parsed = packed === null ? parseRecord(text) : null;
  if (parsed !== null && !parsed.ok) return parsed;
  const local = await gameOf(packed ?? parsed?.value.game ?? '');
  if (!local.ok) return local;
  const { game } = local.value;
  const record = parsed ?? unpackRecord(game, text);
  if (!record.ok) return record;
  const played = replay(game, record.value);
  if (!played.ok) return played;
  const { version, config, seed, answers } = record.value;
  const agreed = game.parseConfig(config);
  return agreed.ok ? ok({ game: game.id, version, config, seed, answers, seats: game.seats(agreed.value) }) : agreed;
}

async function run(errand: Errand): Promise<Result<unknown>> {
  switch (errand.do) {
    case 'prepare': {
      const local = await gameOf(errand.game);
      return local.ok ? ok(null) : local;
    }
    case 'open': {
      const started = await start(errand.table);
      if (!started.ok) return started;
      open = started.value;
      return ok(changed(open));
    }
    case 'look':
      return open === null ? noTable() : ok(look(open, errand.viewer, errand.told));
    case 'answer':
      return open === null ? noTable() : answer(open, errand.seat, errand.option);
    case 'take':
      return open === null ? noTable() : take(open, errand.seat, errand.option);
    case 'undo':
      return open === null ? noTable() : goBack(open, open.table.undo(errand.seat));
    case 'rewind':
      return open === null ? noTable() : goBack(open, open.table.rewind(errand.to));
    case 'record':
      return writeRecord(errand.table);
    case 'read':
      return readRecord(errand.text);
    case 'think':
      return think(errand);
  }
}

/** One errand after the other: an answer never overtakes the one before it. */
let queue: Promise<unknown> = Promise.resolve();

addEventListener('message', (message: MessageEvent<{ readonly id: number; readonly errand: Errand }>) => {
  const { id, errand } = message.data;
  queue = queue.then(async () => {
    try {
      postMessage({ id, result: await run(errand) });
    } catch (problem) {
      postMessage({ id, failure: problem instanceof Error ? problem.message : String(problem) });
    }
  });
});
