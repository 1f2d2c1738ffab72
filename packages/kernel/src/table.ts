import type { Answer, BlockedOption, Flow, Question, Seat, Viewer } from './flow';
import type { Game, GameState, Outcome } from './game';
import { Play } from './game';
import { InvariantError, type Json, ok, type Result, refuse } from './result';
import { cloneRng, reseedFast, seedRng } from './rng';

/** A question as its seat sees it. Others learn only who is asked, and for what. */
export interface AskedQuestion {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly string[];
  readonly blocked: readonly BlockedOption[];
  readonly about: Json;
}
export interface WaitingFor {
  readonly seat: Seat;
  readonly prompt: string;
}

/** One answer of the past, in words that a log or an undo button can show. */
export interface Move {
  readonly seat: Seat;
  readonly prompt: string;
  readonly option: string;
}

/** A table at rest, as JSON: the state at the start of the step and the answers given since. */
export interface SavedTable<State> {
  readonly origin: State;
  readonly answers: readonly number[];
  /** Who gave each answer, and whether undo stops there. */
  readonly seats: readonly Seat[];
  readonly barriers: readonly boolean[];
  readonly step: State;
  readonly stepAt: number;
}

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
  readonly #isLive: boolean;
  readonly #origin: State | null;
  readonly #answer: { question: number; option: number } = { question: 0, option: 0 };
  #play: Play<State, Event>;
  #flow: Flow | null = null;
  #asked: readonly Question[] = [];
  #step: State | null = null;
  #stepAt = 0;
  /** The starts of the steps since undo was last barred, oldest first: as far back as a seat may go on its own. */
  #starts: { readonly at: number; readonly state: State }[] = [];
  #answers: number[] = [];
  #seats: Seat[] = [];
  #barriers: boolean[] = [];

  private constructor(game: Game<Config, State, View, Event>, state: State, isLive: boolean, keepsOrigin: boolean) {
    this.game = game;
    this.#isLive = isLive;
    this.#origin = keepsOrigin ? game.clone(state) : null;
    this.#play = new Play(state, isLive);
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
    const table = new Table(game, state, isLive, isLive);
    table.#nextStep();
    return table;
  }

  static restore<Config, State extends GameState, View, Event>(
    game: Game<Config, State, View, Event>,
    saved: SavedTable<State>,
  ): Table<Config, State, View, Event> {
    const table = new Table(game, game.clone(saved.origin), true, true);
    table.#play = new Play(game.clone(saved.step), true);
    table.#answers = saved.answers.slice(0, saved.stepAt);
    table.#seats = saved.seats.slice(0, saved.stepAt);
    table.#barriers = saved.barriers.slice(0, saved.stepAt);
    table.#nextStep();
    table.#takeAll(saved.answers.slice(saved.stepAt));
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
    if (question === undefined) return null;
    const { state } = this.#play;
    return {
      seat,
      prompt: question.prompt.id,
      options: question.options.map((value) => question.prompt.optionId(value, state, seat)),
      blocked: question.prompt.blocked?.(state, seat) ?? [],
      about: question.about ?? null,
    };
  }

  /** Whom the table waits for: what everybody may know of the open questions. */
  waitingFor(): readonly WaitingFor[] {
    return this.#asked.map(({ seat, prompt }) => ({ seat, prompt: prompt.id }));
  }

  answer(seat: Seat, optionId: string): Result<readonly Event[]> {
    const found = this.#find(seat, optionId);
    if (!found.ok) return found;
    this.take(found.value.question, found.value.option);
    return ok(this.takeEvents());
  }

  #find(seat: Seat, optionId: string): Result<Answer> {
    if (this.#flow === null) return refuse('game-over', { seat, option: optionId });
    const question = this.#asked.findIndex((open) => open.seat === seat);
    const asked = this.#asked[question];
    if (asked === undefined) {
      return refuse('not-asked', { seat, option: optionId, waitingFor: this.#asked.map((open) => open.seat) });
    }
    const { state } = this.#play;
    const option = asked.options.findIndex((value) => asked.prompt.optionId(value, state, seat) === optionId);
    if (option >= 0) return ok({ question, option });
    const blocked = asked.prompt.blocked?.(state, seat).find((shown) => shown.id === optionId);
    if (blocked !== undefined) return refuse('blocked', { seat, option: optionId, rule: blocked.rule });
    return refuse('not-offered', { seat, option: optionId, prompt: asked.prompt.id });
  }

  /** Takes an option by its place in the list: simulation and search, which only ever see the list. */
  take(question: number, option: number): void {
    const asked = this.#asked[question];
    if (asked === undefined || this.#flow === null || !(option >= 0 && option < asked.options.length)) {
      throw new InvariantError('no such option', { question, option });
    }
    const { state } = this.#play;
    const { uses } = state.rng;
    this.#answers.push(option * this.#asked.length + question);
    this.#answer.question = question;
    this.#answer.option = option;
    this.#play.hasRevealed = false;
    this.#advance(this.#flow.next(this.#answer));
    if (!this.#isLive) return;
    this.#seats.push(asked.seat);
    const isBarred = this.#play.hasRevealed || state.rng.uses !== uses;
    this.#barriers.push(isBarred);
    if (isBarred && this.#starts.length > 1) this.#starts.splice(0, this.#starts.length - 1);
  }

  /** Takes an answer as the record writes it. */
  takeCode(code: number): Result<null> {
    const open = this.#asked.length;
    if (open === 0) return refuse('game-over', { answer: code });
    const question = code % open;
    const option = (code - question) / open;
    const asked = this.#asked[question];
    if (!Number.isInteger(code) || code < 0 || asked === undefined || option >= asked.options.length) {
      return refuse('not-offered', { answer: code });
    }
    this.take(question, option);
    return ok(null);
  }

  #advance(first: IteratorResult<readonly Question[], void>): void {
    if (first.done === true) this.#nextStep();
    else this.#open(first.value);
  }

  #nextStep(): void {
    for (;;) {
      const flow = this.game.next(this.#play);
      this.#flow = flow;
      if (flow === null) {
        this.#asked = [];
        return;
      }
      if (this.#isLive) {
        this.#step = this.game.clone(this.#play.state);
        this.#stepAt = this.#answers.length;
        if (this.#starts.at(-1)?.at === this.#stepAt) this.#starts.pop();
        this.#starts.push({ at: this.#stepAt, state: this.#step });
      }
      const turn = flow.next();
      if (turn.done !== true) {
        this.#open(turn.value);
        return;
      }
    }
  }

  #open(questions: readonly Question[]): void {
    const isSound =
      questions.length === 1
        ? (questions[0] as Question).options.length > 0
        : questions.length > 0 && questions.every(isFirstToItsSeat);
    if (!isSound) {
      throw new InvariantError('a question without options, or two questions to one seat', {
        game: this.game.id,
        prompts: questions.map((question) => question.prompt.id),
      });
    }
    this.#asked = questions;
  }

  /** How many of its latest answers the seat may take back on its own. */
  undoable(seat: Seat): number {
    let count = 0;
    for (let last = this.#answers.length - 1; last >= 0; last--) {
      if (this.#seats[last] !== seat || this.#barriers[last] === true) break;
      count += 1;
    }
    return count;
  }

  /** Takes back the seat's latest answer, unless something was revealed since or somebody else has acted. */
  undo(seat: Seat): Result<null> {
    const last = this.#answers.length - 1;
    if (last < 0) return refuse('nothing-to-undo', { seat });
    if (this.undoable(seat) === 0) {
      const why = this.#seats[last] === seat ? 'revealed' : 'other-seat-acted';
      return refuse('undo-barrier', { seat, why });
    }
    return this.rewind(last);
  }

  /** Goes back to the moment before answer number `to`, whatever was revealed since: for undo by consent. */
  rewind(to: number): Result<null> {
    if (!Number.isInteger(to) || to < 0 || to > this.#answers.length) {
      return refuse('no-such-point', { to, last: this.#answers.length });
    }
    const start = this.#starts.findLast(({ at }) => at <= to);
    if (start !== undefined) this.#backTo(start, to);
    else this.#rebuild(this.#answers.slice(0, to));
    return ok(null);
  }

  /** From the start of a near step: only what was answered since is played again. */
  #backTo({ at, state }: { readonly at: number; readonly state: State }, to: number): void {
    const since = this.#answers.slice(at, to);
    this.#starts = this.#starts.filter((start) => start.at < at);
    this.#play = new Play(this.game.clone(state), this.#isLive);
    this.#answers.length = at;
    this.#seats.length = at;
    this.#barriers.length = at;
    this.#nextStep();
    this.#takeAll(since);
  }

  #rebuild(answers: readonly number[]): void {
    if (this.#origin === null) throw new InvariantError('a headless table keeps no past');
    this.#play = new Play(this.game.clone(this.#origin), this.#isLive);
    this.#answers = [];
    this.#seats = [];
    this.#barriers = [];
    this.#starts = [];
    this.#nextStep();
    this.#takeAll(answers);
  }

  /** Plays answers that were legal before, silently. */
  #takeAll(answers: readonly number[]): void {
    for (const [index, code] of answers.entries()) {
      const taken = this.takeCode(code);
      if (!taken.ok) throw new InvariantError('an answer of the past no longer fits', { index, code });
    }
    this.#play.events.length = 0;
  }

  /** The answers so far, named: for the log, the replay viewer and the undo button. */
  moves(): readonly Move[] {
    if (this.#origin === null) throw new InvariantError('a headless table keeps no past');
    const past = Table.from(this.game, this.game.clone(this.#origin), { isLive: false });
    return this.#answers.map((code) => {
      const question = past.#asked[code % past.#asked.length] as Question;
      const value = question.options[Math.floor(code / past.#asked.length)];
      const move = {
        seat: question.seat,
        prompt: question.prompt.id,
        option: question.prompt.optionId(value, past.#play.state, question.seat),
      };
      past.takeCode(code);
      return move;
    });
  }

  save(): SavedTable<State> {
    if (this.#origin === null || this.#step === null) throw new InvariantError('a headless table keeps no past');
    return {
      origin: this.#origin,
      answers: this.#answers.slice(),
      seats: this.#seats.slice(),
      barriers: this.#barriers.slice(),
      step: this.#step,
      stepAt: this.#stepAt,
    };
  }

  /**
   * A world that the seat could be in, for search: everything it knows is true, the rest is dealt anew, and the luck
   * to come is fresh. The fork is headless; playing on it never touches this table.
   */
  fork(seat: Seat, seed: number): Table<Config, State, View, Event> {
    const base = this.#step ?? this.#origin;
    if (base === null) throw new InvariantError('a headless table cannot be forked');
    const fork = new Table(this.game, this.game.clone(base), false, false);
    const since = this.#step === null ? 0 : this.#stepAt;
    if (this.#asked.some((open) => open.seat !== seat && open.prompt.isOpenList !== true)) {
      // What others are asked comes from what they hold, so the deal must come before the step begins.
      if (since !== this.#answers.length || base.rng.uses !== this.#play.state.rng.uses) {
        throw new InvariantError('a fork in mid-step is for the one seat that is asked', { seat });
      }
      fork.#deal(seat, seed);
      fork.#nextStep();
      return fork;
    }
    fork.#nextStep();
    for (let index = since; index < this.#answers.length; index++) fork.takeCode(this.#answers[index] as number);
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

function isFirstToItsSeat(question: Question, index: number, questions: readonly Question[]): boolean {
  return question.options.length > 0 && questions.findIndex((open) => open.seat === question.seat) === index;
}
