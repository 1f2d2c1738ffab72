import type { Json } from '@medallion/kernel';
import type { LogEntry, MoveName, SeatState, TableState, TableSummary } from '@medallion/protocol';
import { canDraw, canResign, consentWanted } from './commands/playing';
import type { Presence } from './decision';
import type { Holder } from './holder';
import { isHeldBy, personAt } from './holder';
import type { TableCore } from './table-core';
import type { LogLine, NamedMove } from './table-log';

export type TableViewer = number | 'spectator';

/** For lists and records, which do not tell who is connected. */
export const NOBODY: Presence = { isHere: () => false, replaceableAt: () => null };

function nameOf(holder: Holder): string | null {
  return holder.kind === 'local' ? holder.name : (personAt(holder)?.name ?? null);
}

export function seatStates(core: TableCore, presence: Presence): SeatState[] {
  return core.seats.map((holder, seat) => ({
    kind: holder.kind,
    person: personAt(holder),
    name: nameOf(holder),
    level: holder.kind === 'bot' ? holder.level : null,
    isReady: core.ready[seat] ?? false,
    isHere: holder.kind === 'bot' || presence.isHere(seat),
    replaceableAt: presence.replaceableAt(seat),
    isStandIn: holder.kind === 'bot' && holder.isStandIn,
  }));
}

export function moveFor(core: TableCore, move: NamedMove, viewer: TableViewer): MoveName {
  const { number, seat, prompt, option } = move;
  return { number, seat, prompt, option: seat === viewer || core.isPublicMove(move) ? option : null };
}

/** What other seats chose stays with them until the game is over. */
function configFor(core: TableCore, viewer: TableViewer): Json {
  const field = core.entry.choiceField;
  const { config } = core;
  if (field === null || core.phase === 'finished') return config;
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return config;
  const fields = config as { readonly [key: string]: Json };
  const choices = fields[field];
  if (!Array.isArray(choices)) return config;
  const isMine = (seat: number) => seat === viewer && core.seats[seat]?.kind !== 'open';
  return { ...fields, [field]: choices.map((choice: Json, seat) => (isMine(seat) ? choice : null)) };
}

function takeBackFor(core: TableCore, viewer: TableViewer): TableState['takeBack'] {
  const request = core.takeBack;
  const move = request === null ? undefined : core.moves[request.to];
  if (request === null || move === undefined) return null;
  return {
    by: request.by,
    move: moveFor(core, move, viewer),
    answers: core.answers.length - request.to,
    waitsFor: [...consentWanted(core, request.by, request.agreed)],
  };
}

function questionFor({ table, phase }: TableCore, viewer: TableViewer): TableState['question'] {
  if (table === null || phase !== 'playing' || viewer === 'spectator') return null;
  return table.questionFor(viewer) as TableState['question'];
}

function undoFor(core: TableCore, viewer: TableViewer): MoveName | null {
  const { table, moves, phase } = core;
  const last = moves.at(-1);
  if (table === null || phase !== 'playing' || viewer === 'spectator' || last === undefined) return null;
  return table.undoable(viewer) > 0 ? moveFor(core, last, viewer) : null;
}

function waitingFor({ table, phase }: TableCore): TableState['waitingFor'] {
  if (table === null || phase !== 'playing') return [];
  return [...table.waitingFor()];
}

function fairnessFor(core: TableCore): TableState['fairness'] {
  const isOver = core.phase === 'finished';
  return {
    hash: core.hash,
    additions: core.additions.toSorted((one, other) => one.seat - other.seat).map((addition) => ({ ...addition })),
    serverSeed: isOver ? core.stored.serverSeed : null,
    seed: isOver ? core.seed : null,
  };
}

type TurnPart = 'moves' | 'view' | 'question' | 'waitingFor' | 'undo' | 'takeBack' | 'drawOffer';
export type TurnState = Pick<TableState, TurnPart> & { readonly clock: TableState['clock'] | undefined };
export type StandingState = Omit<TableState, TurnPart>;

/** What a turn may change. A clock that never runs is left out. */
export function turnFor(core: TableCore, viewer: TableViewer): TurnState {
  return {
    moves: core.answers.length,
    view: core.table === null ? null : (core.table.view(viewer) as Json),
    question: questionFor(core, viewer),
    waitingFor: waitingFor(core),
    undo: undoFor(core, viewer),
    takeBack: takeBackFor(core, viewer),
    drawOffer: core.drawOffer,
    clock: core.clock.rule.kind === 'none' ? undefined : clockFor(core),
  };
}

function clockFor({ clock }: TableCore): TableState['clock'] {
  return { rule: clock.rule, banks: [...clock.banks], deadlines: clock.deadlines() };
}

/** What changes only with `core.changes`, or with who is here. */
export function standingFor(core: TableCore, viewer: TableViewer, presence: Presence): StandingState {
  return {
    id: core.stored.id,
    game: core.stored.game,
    version: core.stored.version,
    phase: core.phase === 'closed' ? 'finished' : core.phase,
    visibility: core.visibility,
    config: configFor(core, viewer),
    host: core.stored.host,
    seats: seatStates(core, presence),
    canResign: canResign(core),
    canDraw: canDraw(core),
    clock: clockFor(core),
    fairness: fairnessFor(core),
    outcome: core.outcome,
    record: core.phase === 'finished' ? core.record() : null,
    rematch: core.rematch,
    trouble: core.trouble,
  };
}

/**
 * The table as this viewer may see it: the only thing, beside log lines, that leaves the server.
 * Parts of it may be the game's living state: whoever keeps it keeps a copy.
 */
export function stateFor(core: TableCore, viewer: TableViewer, presence: Presence): TableState {
  return { ...standingFor(core, viewer, presence), ...turnFor(core, viewer), clock: clockFor(core) };
}

export function logFor(core: TableCore, lines: readonly LogLine[], viewer: TableViewer): LogEntry[] {
  const { game } = core.entry;
  return lines.map((line) => ({
    ...line,
    events: line.events.flatMap((event) => {
      const cut = game.cut(event, viewer);
      return cut === null ? [] : [cut as Json];
    }),
    move: line.move === null ? null : moveFor(core, line.move, viewer),
  }));
}

/** What lists show of a table: nothing that any viewer may not know. `isMyTurn` is filled in for each reader. */
export function summaryOf(core: TableCore): TableSummary {
  return {
    id: core.stored.id,
    game: core.stored.game,
    modules: modulesOf(core.config),
    phase: core.phase === 'closed' ? 'finished' : core.phase,
    visibility: core.visibility,
    seats: seatStates(core, NOBODY),
    clock: core.clock.rule,
    moves: core.answers.length,
    waitingFor: [...core.asked()],
    isMyTurn: false,
    outcome: core.outcome,
    createdAt: core.stored.createdAt,
    updatedAt: core.updatedAt,
  };
}

/** Expansions lie open from the start: each by its id, whatever was chosen about it. */
function modulesOf(config: Json): string[] {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return [];
  const { modules } = config as { readonly [key: string]: Json };
  if (!Array.isArray(modules)) return [];
  return modules.flatMap((entry: Json) => {
    const id =
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? (entry as { readonly id?: Json }).id
        : entry;
    return typeof id === 'string' ? [id] : [];
  });
}

export function summaryFor(summary: TableSummary, person: string | null): TableSummary {
  const isMine = (seat: number) => summary.seats[seat]?.person?.id === person && person !== null;
  return { ...summary, isMyTurn: summary.waitingFor.some(isMine) };
}

export function isSeated(core: TableCore, person: string): boolean {
  return core.seats.some((holder) => isHeldBy(holder, person));
}
