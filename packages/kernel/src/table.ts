import {
  type AskedQuestion,
  answerOf,
  checked,
  codeAt,
  codeOf,
  findAnswer,
  type Move,
  moveOf,
  shownTo,
  type WaitingFor,
  waitingIn,
} from './asked';
import type { Flow, Question, Seat, Viewer } from './flow';
import type { Game, GameState, Outcome } from './game';
import { Play } from './game';
import { Past, type SavedTable, type StepStart } from './past';
import { InvariantError, ok, type Result, refuse } from './result';
import { cloneRng, reseedFast, seedRng } from './rng';

export interface TableOptions {
  /** Keep events, and the state at the start of each step for quick forks. Off: headless play at full speed. */
  readonly isLive?: boolean;
  /** The edition of the rules to play by; today's where none is named. */
  readonly edition?: number;
}

/**
 * A game being played. The one door into the rules: an answer is legal because it is listed, and for no other reason.
 * At any moment a table is the state at the start of the step plus the answers since, so it can be saved, undone,
 * forked and replayed at any question although no generator is ever stored.
 */
export class Table<Config, State extends GameState, View, Event> {
  readonly game: Game<Config, State, View, Event>;
  readonly #answer: { question: number; option: number } = { question: 0, option: 0 };
  #play: Play<State, Event>;
  #flow: Flow | null = null;
  #asked: readonly Question[] = [];
  readonly #answers: number[] = [];
  /** Null on a headless table, which never goes back. */
  readonly #past: Past<State> | null;

  private constructor(game: Game<Config, State, View, Event>, state: State, past: Past<State> | null) {
    this.game = game;
    this.#past = past;
    this.#play = new Play(state, past !== null);
  }

  static start<Config, State extends GameState, View, Event>(
    game: Game<Config, State, View, Event>,
    config: Config,
    seed: string,
    options: TableOptions = {},
  ): Table<Config, State, View, Event> {
    return Table.from(game, game.setup(config, seedRng(seed), options.edition ?? game.version), options);
  }

  /** A table that starts from a given state: scenarios, studies, "go on from here". */
  static from<Config, State extends GameState, View, Event>(
    game: Game<Config, State, View, Event>,
    state: State,
    options: TableOptions = {},
  ): Table<Config, State, View, Event> {
    const isLive = options.isLive ?? true;
    const table = new Table(game, state, isLive ? Past.of(game.clone(state)) : null);
    table.#nextStep();
    return table;
  }

  static restore<Config, State extends GameState, View, Event>(
    game: Game<Config, State, View, Event>,
    saved: SavedTable<State>,
  ): Table<Config, State, View, Event> {
    const origin = game.clone(saved.origin);
    const table = new Table(game, origin, new Past({ ...saved, origin }));
    table.#answers.push(...saved.answers);
    table.#goBack(table.#kept().nearest(saved.answers.length), saved.answers.length);
    return table;
  }

  get state(): Readonly<State> {
    return this.#play.state;
  }

  get outcome(): Outcome | null {
    return this.#flow === null ? this.game.outcome(this.#play.state) : null;
  }

  get isOver(): boolean {
    return this.#flow === null;
  }

  /** The open questions with their values, for bots and simulation. */
  get questions(): readonly Question[] {
    return this.#asked;
  }

  get answers(): readonly number[] {
    return this.#answers;
  }

  /** Hands over the events since the last call. */
  takeEvents(): readonly Event[] {
    return this.#play.events.splice(0);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#play.state, viewer);
  }

  questionFor(seat: Seat): AskedQuestion | null {
    const question = this.#asked.find((open) => open.seat === seat);
    return question === undefined ? null : shownTo(question, this.#play.state);
  }

  /** Whom the table waits for: what everybody may know of the open questions. */
  waitingFor(): readonly WaitingFor[] {
    return waitingIn(this.#asked);
  }

  /** How the record would write this answer of a seat, or why it may not be given. Nothing is taken. */
  codeOf(seat: Seat, optionId: string): Result<number> {
    const found = findAnswer(this.#asked, this.#play.state, seat, optionId);
    return found.ok ? ok(codeOf(this.#asked, found.value.question, found.value.option)) : found;
  }

  /** The same for an option by its place in the seat's list: bots, which only ever see the list. */
  codeAt(seat: Seat, option: number): Result<number> {
    return codeAt(this.#asked, seat, option);
  }

  /** What a number of the record says to the questions that are open now. */
  nameOf(code: number): Result<Move> {
    const found = answerOf(this.#asked, code);
    if (!found.ok) return found;
    const { question, option } = found.value;
    return ok(moveOf(this.#asked[question] as Question, option, this.#play.state));
  }

  answer(seat: Seat, optionId: string): Result<readonly Event[]> {
    const found = findAnswer(this.#asked, this.#play.state, seat, optionId);
    if (!found.ok) return found;
    this.take(found.value.question, found.value.option);
    return ok(this.takeEvents());
  }

  /** Takes an option by its place in the list: simulation and search, which only ever see the list. */
  take(question: number, option: number): void {
    const asked = this.#asked[question];
    if (asked === undefined || this.#flow === null || !(option >= 0 && option < asked.options.length)) {
      throw new InvariantError('no such option', { question, option });
    }
    const { state } = this.#play;
    const { uses } = state.rng;
    const past = this.#past;
    if (past !== null) past.note(moveOf(asked, option, state));
    this.#answers.push(codeOf(this.#asked, question, option));
    this.#answer.question = question;
    this.#answer.option = option;
    this.#play.hasRevealed = false;
    this.#advance(this.#flow.next(this.#answer));
    if (past !== null) past.close(this.#play.hasRevealed || state.rng.uses !== uses);
  }

  /** Takes an answer as the record writes it. */
  takeCode(code: number): Result<null> {
    const found = answerOf(this.#asked, code);
    if (!found.ok) return found;
    this.take(found.value.question, found.value.option);
    return ok(null);
  }

  #advance(first: IteratorResult<readonly Question[], void>): void {
    if (first.done === true) this.#nextStep();
    else this.#asked = checked(first.value, this.game.id);
  }

  #nextStep(): void {
    for (;;) {
      const flow = this.game.next(this.#play);
      this.#flow = flow;
      if (flow === null) {
        this.#asked = [];
        return;
      }
      this.#past?.begin(this.#answers.length, this.game.clone(this.#play.state));
      const turn = flow.next();
      if (turn.done !== true) {
        this.#asked = checked(turn.value, this.game.id);
        return;
      }
    }
  }

  /** How many of its latest answers the seat may take back on its own. */
  undoable(seat: Seat): number {
    return this.#past?.undoable(seat) ?? 0;
  }

  /** Takes back the seat's latest answer, unless something was revealed since or somebody else has acted. */
  undo(seat: Seat): Result<null> {
    const last = this.#answers.length - 1;
    if (last < 0) return refuse('nothing-to-undo', { seat });
    if (this.undoable(seat) === 0) {
      const why = this.lastMove()?.seat === seat ? 'revealed' : 'other-seat-acted';
      return refuse('undo-barrier', { seat, why });
    }
    return this.rewind(last);
  }

  /** Goes back to the moment before answer number `to`, whatever was revealed since: for undo by consent. */
  rewind(to: number): Result<null> {
    if (!Number.isInteger(to) || to < 0 || to > this.#answers.length) {
      return refuse('no-such-point', { to, last: this.#answers.length });
    }
    this.#goBack(this.#kept().nearest(to), to);
    return ok(null);
  }

  /** To the start of a step, and from there on by the answers given since, silently. */
  #goBack(start: StepStart<State>, to: number): void {
    const since = this.#answers.slice(start.at, to);
    this.#kept().goBack(start);
    this.#answers.length = start.at;
    this.#play = new Play(this.game.clone(start.state), true);
    this.#nextStep();
    for (const [index, code] of since.entries()) {
      const taken = this.takeCode(code);
      if (!taken.ok) throw new InvariantError('an answer of the past no longer fits', { index, code });
    }
    this.#play.events.length = 0;
  }

  #kept(): Past<State> {
    if (this.#past === null) throw new InvariantError('a headless table keeps no past');
    return this.#past;
  }

  /** The latest answer, named as it was offered; null before the first. */
  lastMove(): Move | null {
    return this.#kept().last;
  }

  /** The number of the seat's latest answer, counted from 0; null before its first. */
  lastAnswerOf(seat: Seat): number | null {
    const last = this.#kept().seats.lastIndexOf(seat);
    return last < 0 ? null : last;
  }

  /** All answers so far, named: the game is played again for it. */
  moves(): readonly Move[] {
    const past = Table.from(this.game, this.game.clone(this.#kept().origin), { isLive: false });
    return this.#answers.map((code) => {
      const move = past.nameOf(code);
      if (!move.ok || !past.takeCode(code).ok)
        throw new InvariantError('an answer of the past no longer fits', { code });
      return move.value;
    });
  }

  save(): SavedTable<State> {
    return this.#kept().save(this.#answers);
  }

  /**
   * A world that the seat could be in, for search: everything it knows is true, the rest is dealt anew, and the luck
   * to come is fresh. The fork is headless; playing on it never touches this table.
   */
  fork(seat: Seat, seed: number): Table<Config, State, View, Event> {
    const start = this.#past?.starts.at(-1);
    if (start === undefined) throw new InvariantError('a headless table cannot be forked');
    const fork = new Table(this.game, this.game.clone(start.state), null);
    if (this.#asked.some((open) => open.seat !== seat && open.prompt.isOpenList !== true)) {
      // What others are asked comes from what they hold, so the deal must come before the step begins.
      if (start.at !== this.#answers.length || start.state.rng.uses !== this.#play.state.rng.uses) {
        throw new InvariantError('a fork in mid-step is for the one seat that is asked', { seat });
      }
      fork.#deal(seat, seed);
      fork.#nextStep();
      return fork;
    }
    fork.#nextStep();
    for (let index = start.at; index < this.#answers.length; index++) fork.takeCode(this.#answers[index] as number);
    fork.#deal(seat, seed);
    return fork;
  }

  #deal(seat: Seat, seed: number): void {
    const { state } = this.#play;
    reseedFast(state.rng, seed);
    this.game.scramble(state, seat, cloneRng(state.rng));
    reseedFast(state.rng, ~seed);
  }
}
