import type { GameState, Seat, Viewer } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { expect } from 'vitest';
import type { Scenario } from './scenario';

/** One player of a scenario: what they do and are offered. A game adds what they have. */
export class ScenarioPlayer<Config, State extends GameState, View, Event> {
  readonly seat: Seat;
  protected readonly scenario: Scenario<Config, State, View, Event>;

  constructor(seat: Seat, scenario: Scenario<Config, State, View, Event>) {
    this.seat = seat;
    this.scenario = scenario;
  }

  /** Answers one question after the other. */
  does(...options: readonly string[]): this {
    for (const option of options) this.scenario.answer(this.seat, option);
    return this;
  }

  /** Every option on offer now; empty when the player is not asked. */
  offers(): readonly string[] {
    return this.scenario.question(this.seat)?.options ?? [];
  }

  isAsked(prompt: string | null): void {
    expect(this.scenario.question(this.seat)?.prompt ?? null, `what seat ${this.seat} is asked`).toBe(prompt);
  }

  /** The player is asked this, and offered exactly these options, in any order. */
  isOffered(prompt: string, options: readonly string[]): void {
    this.isAsked(prompt);
    expect([...this.offers()].sort()).toEqual([...options].sort());
  }

  /** Among the options on offer are these. */
  may(...options: readonly string[]): void {
    for (const option of options) expect(this.offers()).toContain(option);
  }

  mayNot(...options: readonly string[]): void {
    for (const option of options) expect(this.offers()).not.toContain(option);
  }

  /** The option is shown, cannot be taken, and names this rule. */
  isBlocked(option: string, rule: RuleId): void {
    expect(this.scenario.question(this.seat)?.blocked ?? []).toContainEqual({ id: option, rule });
    expect(this.offers()).not.toContain(option);
    const refused = this.scenario.table.answer(this.seat, option);
    expect(refused).toEqual({ ok: false, refusal: { code: 'blocked', detail: { seat: this.seat, option, rule } } });
  }

  /** What the player sees of the table. */
  view(): View {
    return this.scenario.table.view(this.seat);
  }
}

/** The table of a scenario: its state and what was told. A game adds its players and its places. */
export class ScenarioTable<Config, State extends GameState, View, Event extends { readonly type: string }> {
  readonly scenario: Scenario<Config, State, View, Event>;

  constructor(scenario: Scenario<Config, State, View, Event>) {
    this.scenario = scenario;
  }

  get state(): Readonly<State> {
    return this.scenario.state;
  }

  /** The table as it lies, hidden cards included. */
  get view(): View {
    return this.scenario.table.view('everything');
  }

  /** Events of one type told so far, uncut, in order. */
  told<Type extends Event['type']>(type: Type): readonly Extract<Event, { type: Type }>[] {
    return this.scenario.told.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  /** The same events as this viewer may know them. */
  heard(viewer: Viewer, type: Event['type']): readonly (Event | null)[] {
    return this.told(type).map((event) => this.scenario.cut(event, viewer));
  }

  /** The types of the events in the order in which they were told, of these types only. */
  order(...types: readonly Event['type'][]): readonly string[] {
    return this.scenario.told.map(({ type }) => type).filter((type) => types.includes(type));
  }

  /** The table waits for this seat, with this question, and for nobody else. */
  protected isOnlyAsking(seat: Seat, prompt: string): void {
    expect(this.scenario.table.waitingFor()).toEqual([{ seat, prompt }]);
  }

  /** Loaded dice that nobody asked for mean that the scenario is not what its author thought. */
  usedAllRolls(): void {
    expect(this.state.rng.script).toEqual([]);
  }
}
