import { type AskedQuestion, type Game, type GameState, type Seat, Table, type Viewer } from '@medallion/kernel';
import { expect } from 'vitest';

/**
 * A table for scenario tests. Before each answer it goes through JSON, so an unsaveable state fails every test at
 * once; after each answer that may be taken back it is undone and played again, and must come out the same.
 */
export class Scenario<Config, State extends GameState, View, Event> {
  #table: Table<Config, State, View, Event>;
  readonly #game: Game<Config, State, View, Event>;
  readonly #told: Event[];
  readonly #values: (state: Readonly<State>) => unknown;

  /** `values` are those parts of the state that are replaced and never changed: they are frozen before each answer. */
  constructor(
    game: Game<Config, State, View, Event>,
    table: Table<Config, State, View, Event>,
    values: (state: Readonly<State>) => unknown = () => null,
  ) {
    this.#values = values;
    this.#game = game;
    this.#table = table;
    this.#told = [...table.takeEvents()];
  }

  static from<Config, State extends GameState, View, Event>(
    game: Game<Config, State, View, Event>,
    state: State,
    values?: (state: Readonly<State>) => unknown,
  ): Scenario<Config, State, View, Event> {
    return new Scenario(game, Table.from(game, state), values);
  }

  get table(): Table<Config, State, View, Event> {
    return this.#table;
  }

  get state(): Readonly<State> {
    return this.#table.state;
  }

  /** Everything told so far, uncut. */
  get told(): readonly Event[] {
    return this.#told;
  }

  question(seat: Seat): AskedQuestion | null {
    return this.#table.questionFor(seat);
  }

  /** The event as this viewer may know it. */
  cut(event: Event, viewer: Viewer): Event | null {
    return this.#game.cut(event, viewer);
  }

  /** Answers as the seat; the option must be on offer. */
  answer(seat: Seat, option: string): void {
    this.#throughJson();
    freeze(this.#values(this.#table.state));
    expect(this.#table.questionFor(seat)?.options ?? [], `what seat ${seat} is offered`).toContain(option);
    const before = snapshot(this.#table.state);
    const events = this.#take(seat, option);
    const after = snapshot(this.#table.state);
    if (this.#table.undoable(seat) > 0) {
      expect(this.#table.undo(seat).ok, 'undo').toBe(true);
      expect(snapshot(this.#table.state), 'the state after undo').toEqual(before);
      expect(snapshot(this.#take(seat, option)), 'the events of the same answer again').toEqual(snapshot(events));
      expect(snapshot(this.#table.state), 'the state after redo').toEqual(after);
    }
    this.#told.push(...events);
  }

  #take(seat: Seat, option: string): readonly Event[] {
    const answered = this.#table.answer(seat, option);
    if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.refusal)}`);
    return answered.value;
  }

  #throughJson(): void {
    const asked = snapshot(this.#table.waitingFor());
    const state = snapshot(this.#table.state);
    this.#table = Table.restore(this.#game, snapshot(this.#table.save()));
    expect(snapshot(this.#table.waitingFor()), 'who is asked after a save and a load').toEqual(asked);
    expect(snapshot(this.#table.state), 'the state after a save and a load').toEqual(state);
  }
}

function snapshot<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
