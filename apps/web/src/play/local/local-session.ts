import { placesWithout, type Seat, type WaitingFor } from '@medallion/kernel';
import { showSlip } from '../../pieces/slips';
import { type BotPace, settings } from '../../settings/settings';
import type { HintReply, Refused, SessionOutcome, SessionReply, SessionStatus, TableSession } from '../session';
import { refusalWords } from '../text/say-play';
import { askedIn, botToMove, nextAtDevice } from '../whose-turn';
import { recipeOf, recordCutShort } from './recipe';
import { ShownTable } from './shown-table';
import { type LocalTable, loadTable, saveTable } from './store';
import { type Hold, holdTable } from './table-hold';
import { createLocalTable, pathToLocalTable } from './tables';
import { WorkerLink } from './worker-link';
import type { Changed } from './worker-messages';

/** How long a bot is seen to think at least, so that a person can follow; and how long it may think at most. */
const SHOWN_THINKING = { 'at-once': 0, fast: 500, normal: 1000, slow: 3000 } as const satisfies Record<BotPace, number>;
const BUDGET = 2500;
const HINT_BUDGET = 2500;

/** The code of a table that another page of this device plays. */
export const OPEN_ELSEWHERE = 'open-elsewhere';

const done: SessionReply = { ok: true, value: null };
const refusal = (code: string): Refused => ({ ok: false, refusal: { code, detail: {} } });

/**
 * A table on this device. The rules run in one worker and the bots in another, so that a bot can be stopped in the
 * middle of a thought and the page never waits; what was answered is on the shelf before the next question is put.
 */
export class LocalSession extends ShownTable implements TableSession<unknown, unknown> {
  readonly game: string;
  readonly table: string;
  /** Resolves when there is something to show, or a reason why not. */
  readonly opened: Promise<void>;

  readonly #rules = new WorkerLink('table');
  readonly #bots = new WorkerLink('bots');
  #kept: LocalTable | null = null;
  #hold: Hold | null = null;
  #beforeLatest: number | null = null;
  #waitingFor: readonly WaitingFor[] = [];
  #scores: readonly number[] | null = null;
  /** Goes up with every change: a bot's thought about an older table is thrown away. */
  #age = 0;
  #isClosed = false;
  /** Bots are not waited for until a person is asked again; `#wake` ends the pause that is on. */
  #isHurried = false;
  #wake: (() => void) | null = null;
  /** While something is read here: what the bots do next waits for it. */
  #isHeld = false;
  #onRelease: (() => void) | null = null;
  #isStaged = false;

  constructor(game: string, table: string) {
    super();
    this.game = game;
    this.table = table;
    // The rules load while the shelf is searched for the table.
    void this.#rules.ask<'prepare'>({ do: 'prepare', game });
    this.opened = this.#open({ takesOver: false });
  }

  async #open({ takesOver }: { readonly takesOver: boolean }): Promise<void> {
    const hold = await holdTable(this.table, { takesOver, onLost: () => this.#letGo() });
    if (this.#isClosed) return hold?.release();
    if (hold === null) return this.#fail({ code: OPEN_ELSEWHERE, detail: {} });
    this.#hold = hold;
    const loaded = await loadTable(this.table);
    if (!loaded.ok) return this.#fail(loaded.refusal);
    if (loaded.value.game !== this.game) return this.#fail({ code: 'no-such-table', detail: {} });
    this.#kept = loaded.value;
    const opened = await this.#rules.ask<'open'>({ do: 'open', table: recipeOf(loaded.value) });
    if (this.#isClosed) return;
    if (!opened.ok) return this.#fail(opened.refusal);
    const [first, second] = this.#people();
    if (first !== undefined && second === undefined) this.viewer.value = first;
    await this.#afterChange(opened.value);
  }

  /** Another page of this device plays the table now: nothing may be written here any more. */
  #letGo(): void {
    this.#age += 1;
    this.#kept = null;
    this.#hold = null;
    this.#rules.stop();
    this.#bots.stop();
    this.#fail({ code: OPEN_ELSEWHERE, detail: {} });
  }

  /** Plays the table here, from the last answer that the other page gave. */
  takeOver(): void {
    this.status.value = { kind: 'loading' };
    this.log.value = []; // its lines are counted anew
    void this.#open({ takesOver: true });
  }

  #fail(why: { readonly code: string; readonly detail: SessionFailure }): void {
    if (!this.#isClosed) this.status.value = { kind: 'error', code: why.code, detail: why.detail };
  }

  /** The seats that people at this device play. */
  #people(): readonly Seat[] {
    return (this.#kept?.seats ?? []).flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  async #afterChange(changed: Changed): Promise<void> {
    const kept = this.#kept;
    if (kept === null || this.#isClosed) return;
    this.#age += 1;
    const outcome = kept.outcome ?? (changed.outcome === null ? null : { ...changed.outcome, by: 'game' as const });
    const asked = changed.waitingFor.map(({ seat }) => seat);
    if (asked.some((seat) => kept.seats[seat]?.kind === 'person')) this.#isHurried = false;
    const { answers, progress, version } = changed;
    const table = { ...kept, answers, progress, version, outcome, asked, updated: Date.now() };
    this.#kept = table;
    this.#waitingFor = changed.waitingFor;
    this.#scores = changed.scores;
    const saving = answers.length === kept.answers.length && kept.version > 0 ? null : this.#save(table);
    await this.#show(changed, outcome);
    await saving;
    void this.#letBotsPlay();
  }

  async #save(table: LocalTable): Promise<void> {
    const saved = await saveTable(table);
    if (!saved.ok) showSlip({ id: 'not-saved', words: refusalWords(saved.refusal.code) });
  }

  /** Shows the table to whoever it is for; on a shared device the next player first has to say so. */
  async #show(changed: Changed, outcome: SessionOutcome | null): Promise<void> {
    const people = this.#people();
    const open = askedIn(outcome === null ? changed.waitingFor : []);
    const [next, ...others] = nextAtDevice(people, this.viewer.value, open);
    if (next === undefined) return this.#look(changed, outcome);
    await this.#part(changed);
    this.#hide(next, others, changed, outcome);
  }

  async #look(changed: Changed, outcome: SessionOutcome | null): Promise<void> {
    const people = this.#people();
    if (people.length > 1 && typeof this.viewer.value !== 'number') this.viewer.value = people[0] ?? 'spectator';
    const look = await this.#rules.ask<'look'>({ do: 'look', viewer: this.viewer.value, told: this.told });
    if (this.#isClosed) return;
    if (!look.ok) return this.#fail(look.refusal);
    this.#beforeLatest = look.value.beforeLatest;
    const record = look.value.record ?? (await recordCutShort(this.#rules, this.#kept, outcome));
    if (!this.#isClosed) this.show({ ...look.value, record }, this.#openly(changed, outcome));
  }

  /** Keeps how the table lies for whoever gives the device away. */
  async #part({ answers }: Changed): Promise<void> {
    const seat = this.viewer.value;
    if (typeof seat !== 'number' || this.view.value === null) return;
    const look = await this.#rules.ask<'look'>({ do: 'look', viewer: seat, told: this.told });
    if (look.ok) this.parting.value = { seat, view: look.value.view, answers: answers.length };
  }

  #openly(changed: Changed, outcome: SessionOutcome | null) {
    return { changed, outcome, seats: this.#kept?.seats ?? [] };
  }

  #hide(to: Seat, others: readonly Seat[], changed: Changed, outcome: SessionOutcome | null): void {
    const give = (seat: Seat) => ({
      to: seat,
      accept: () => {
        this.viewer.value = seat;
        this.handOver.value = null;
        void this.#look(changed, outcome);
      },
    });
    this.hide({ ...give(to), others: others.map(give) }, this.#openly(changed, outcome));
  }

  async #letBotsPlay(): Promise<void> {
    const kept = this.#kept;
    if (kept === null || kept.outcome !== null || this.#isClosed) return;
    const seat = botToMove(kept.seats, askedIn(this.#waitingFor));
    if (seat === null) return;
    const age = this.#age;
    this.showSeats(kept.seats, seat);
    const thought = this.#bots.ask<'think'>({
      do: 'think',
      table: recipeOf(kept),
      seat,
      level: kept.seats[seat]?.level ?? null,
      luck: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
      milliseconds: BUDGET,
    });
    // A bot that only looks over its opening hand beside a person need not be watched.
    const isShown = kept.asked.length === 1 && !this.#isHurried && !this.#isStaged;
    const [chosen] = await Promise.all([thought, this.#pause(isShown ? SHOWN_THINKING[settings.value.botPace] : 0)]);
    if (this.#isHeld) await new Promise<void>((resolve) => (this.#onRelease = resolve));
    if (age !== this.#age || this.#isClosed) return;
    if (!chosen.ok) return chosen.refusal.code === 'stopped' ? undefined : this.#fail(chosen.refusal);
    await this.#change(() => this.#rules.ask<'take'>({ do: 'take', seat, option: chosen.value.option }));
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, milliseconds);
    });
  }

  hurry(): void {
    this.#isHurried = true;
    this.#wake?.();
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.#onRelease?.();
  }

  stage(): void {
    this.#isStaged = true;
  }

  /** Changes the table by one errand; whatever a bot was thinking is about the past then. */
  async #change(act: () => Promise<SessionReply<Changed>>): Promise<SessionReply> {
    this.#age += 1;
    if (this.#bots.isBusy) this.#bots.stop();
    const changed = await act();
    if (this.#isClosed) return refusal('stopped');
    if (!changed.ok) {
      void this.#letBotsPlay();
      return changed;
    }
    await this.#afterChange(changed.value);
    return done;
  }

  answer(option: string): Promise<SessionReply> {
    const seat = this.viewer.value;
    if (typeof seat !== 'number') return Promise.resolve(refusal('not-asked'));
    return this.#change(() => this.#rules.ask<'answer'>({ do: 'answer', seat, option }));
  }

  undo(): Promise<SessionReply> {
    const seat = this.viewer.value;
    if (typeof seat !== 'number') return Promise.resolve(refusal('nothing-to-undo'));
    return this.#change(() => this.#rules.ask<'undo'>({ do: 'undo', seat }));
  }

  /** Bots always agree, and two people at one device can see each other. */
  requestTakeBack(): Promise<SessionReply> {
    const to = this.#beforeLatest;
    if (to === null || this.outcome.value !== null) return Promise.resolve(refusal('nothing-to-undo'));
    return this.#change(() => this.#rules.ask<'rewind'>({ do: 'rewind', to }));
  }

  async resign(): Promise<SessionReply> {
    const [kept, seat] = [this.#kept, this.viewer.value];
    if (kept === null || typeof seat !== 'number' || kept.outcome !== null) return refusal('game-over');
    this.#age += 1;
    this.#bots.stop();
    const places = placesWithout(seat, this.#scores ?? kept.seats.map(() => 0));
    const together = kept.seats.length === 1 ? 'lost' : null;
    const outcome = { places, reason: 'resigned', together, by: 'resigned' } as const;
    this.#kept = { ...kept, outcome, asked: [], updated: Date.now() };
    await this.#save(this.#kept);
    this.showEnd(outcome, await recordCutShort(this.#rules, this.#kept, outcome));
    return done;
  }

  async rematch(): Promise<SessionReply<string>> {
    const kept = this.#kept;
    if (kept === null) return refusal('no-such-table');
    const { game, config, seats } = kept;
    const id = await createLocalTable({ game, config, seats });
    return { ok: true, value: pathToLocalTable(game, id) };
  }

  async hint(): Promise<HintReply> {
    const kept = this.#kept;
    const seat = this.viewer.value;
    if (kept === null || typeof seat !== 'number' || this.question.value === null) return refusal('not-asked');
    const thought = await this.#bots.ask<'think'>({
      do: 'think',
      table: recipeOf(kept),
      seat,
      level: null,
      luck: 1,
      milliseconds: HINT_BUDGET,
    });
    return thought.ok ? { ok: true, value: thought.value.id, weighed: thought.value.weighed } : thought;
  }

  close(): void {
    this.#isClosed = true;
    this.#hold?.release();
    this.#rules.stop();
    this.#bots.stop();
  }
}

type SessionFailure = Extract<SessionStatus, { kind: 'error' }>['detail'];
