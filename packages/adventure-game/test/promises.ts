import { ENEMIES } from '../src/components';
import type { Effect, Outcomes } from '../src/effect';
import type { AdventureEvent } from '../src/events';
import { MAP } from '../src/map';
import type { AdventureTable } from './adventure-table';

/** How often each thing happened: `gained red`, `wounded minor`, `vp`. */
export type Tally = Record<string, number>;

function add(tally: Tally, what: string, n = 1): void {
  if (n !== 0) tally[what] = (tally[what] ?? 0) + n;
}

/** What the events say that happened, as far as effects can promise it. */
export function told(events: readonly AdventureEvent[]): Tally {
  const tally: Tally = {};
  for (const event of events) {
    if (event.type === 'gained' || event.type === 'spent') add(tally, `${event.type} ${kindOf(event.what)}`, event.n);
    else if (event.type === 'vp-changed') add(tally, event.n < 0 ? 'vp lost' : 'vp earned', Math.abs(event.n));
    else if (event.type === 'wounded' || event.type === 'healed') add(tally, `${event.type} ${event.wound}`);
    else if (event.type === 'monster-placed') add(tally, `monster ${event.tier}`);
    else if (event.type === 'battle-started') add(tally, `battle ${event.enemy}`);
    else if (event.type === 'exchanged') add(tally, 'proof');
    else if (COUNTED.has(event.type)) add(tally, event.type);
  }
  return tally;
}

const COUNTED: ReadonlySet<AdventureEvent['type']> = new Set([
  'worsened',
  'softened',
  'foul-fate-on-sheet',
  'foul-fate-in-region',
  'foul-fate-cleared',
  'war-advanced',
  'fortune-drawn',
  'delayed',
  'developed',
  'action-freed',
  'cards-seen',
  'cards-revealed',
]);

const kindOf = (what: string) => (['red', 'blue', 'purple'].includes(what) ? 'lead' : what);

type Answer = readonly [prompt: string, option: string];

/** Gives the first, the last or any answer until the turn goes on, and notes what was answered. */
export function playOut(table: AdventureTable, pick: (options: readonly string[]) => string | undefined): Answer[] {
  const given: Answer[] = [];
  for (let left = 60; left > 0; left--) {
    const [open] = table.scenario.table.waitingFor();
    if (open === undefined || open.prompt === 'turn') return given;
    const option = pick(table.scenario.question(open.seat)?.options ?? []) as string;
    given.push([open.prompt, option]);
    table.scenario.answer(open.seat, option);
  }
  throw new Error('never comes to rest');
}

/** What a list of effects promises to a hero, given how dice fell and what was chosen; read from the data alone. */
export class Promises {
  readonly tally: Tally = {};
  /** Whether a card stays in front of its hero. */
  isKept = false;
  readonly #table: AdventureTable;
  readonly #answers: Answer[];
  readonly #events: readonly AdventureEvent[];
  readonly #start: Start;
  #taken: Set<string>;
  #war: number;
  #hasRegionFate: boolean;
  readonly #at: Record<string, number> = {};

  constructor(table: AdventureTable, start: Start, answers: readonly Answer[]) {
    this.#table = table;
    this.#answers = [...answers];
    this.#events = table.scenario.told;
    this.#start = start;
    this.#taken = new Set(start.foulFate);
    this.#war = start.war;
    this.#hasRegionFate = start.hasRegionFate;
  }

  of(effects: readonly Effect[]): this {
    for (const effect of effects) this.#one(effect);
    return this;
  }

  /** The answer to the next question of this kind. */
  #answer(prompt: string): string {
    const place = this.#answers.findIndex(([asked]) => asked === prompt);
    return this.#answers.splice(place, place < 0 ? 0 : 1)[0]?.[1] ?? '';
  }

  #all(prompt: string): readonly string[] {
    return this.#answers.filter(([asked]) => asked === prompt).map(([, option]) => option);
  }

  #next<Type extends AdventureEvent['type']>(type: Type): Extract<AdventureEvent, { type: Type }> | undefined {
    const place = this.#at[type] ?? 0;
    this.#at[type] = place + 1;
    return this.#events.filter((event) => event.type === type)[place] as
      | Extract<AdventureEvent, { type: Type }>
      | undefined;
  }

  #add(what: string, n = 1): void {
    add(this.tally, what, n);
  }

  #one(effect: Effect): void {
    switch (effect.do) {
      case 'lead':
      case 'leads-of-one-colour':
        this.#add('gained lead', effect.n);
        break;
      case 'spend-lead':
        this.#add('spent lead', effect.n);
        break;
      case 'spend-most-lead':
        this.#add('spent lead', 1);
        break;
      case 'gold':
        this.#add('gained gold', effect.n);
        break;
      case 'spend-gold':
        this.#add('spent gold', effect.n);
        break;
      case 'gold-for-all-here':
        this.#add('gained gold', 2 * effect.n);
        break;
      case 'vp':
        this.#add('vp earned', effect.n);
        break;
      case 'lose-vp':
      case 'most-vp-loses':
        this.#add('vp lost', effect.n);
        break;
      case 'good-fortune':
        this.#add('fortune-drawn', effect.n);
        break;
      case 'delay':
        this.#add('delayed');
        break;
      case 'keep-for-trait':
      case 'keep-until-vp':
      case 'task':
        this.isKept = true;
        break;
      default:
        this.#onSheet(effect);
        break;
    }
  }

  #onSheet(effect: Effect): void {
    switch (effect.do) {
      case 'wounds':
        this.#add('wounded minor', effect.minor);
        this.#add('wounded severe', effect.severe);
        break;
      case 'worsen':
        this.#add('worsened', effect.n);
        break;
      case 'heal-minor':
        this.#add('healed minor', Math.min(effect.n, 1));
        break;
      case 'heal-severe':
        this.#add('healed severe', effect.n);
        break;
      case 'heal-or-soften': {
        const space = this.#answer('heal');
        if (space !== 'skip') this.#add(space === 'develop' ? 'softened' : 'healed minor');
        break;
      }
      case 'foul-fate':
        for (let left = effect.n; left > 0; left--) this.#foulFate();
        break;
      case 'foul-fate-beside':
        if (!effect.ifAble || !this.#taken.has(effect.action)) this.#foulFate();
        break;
      case 'clear-foul-fate':
        this.#add('foul-fate-cleared', Math.min(effect.n, this.#taken.size));
        this.#taken.clear();
        break;
      default:
        this.#onBoard(effect);
        break;
    }
  }

  #foulFate(): void {
    this.#add('foul-fate-on-sheet');
    this.#taken.add(this.#next('foul-fate-on-sheet')?.action ?? '');
  }

  #onBoard(effect: Effect): void {
    switch (effect.do) {
      case 'war-track':
        for (let left = effect.n; left > 0; left--) this.#advance();
        break;
      case 'place-monsters':
        this.#add(`monster ${effect.tier}`, effect.where.length);
        break;
      case 'battle':
        this.#add(`battle ${effect.enemy.id}`);
        this.battle(effect.enemy.id);
        break;
      case 'develop':
        this.#add(
          'developed',
          Math.min(effect.keep, effect.draw) - this.#all('keep-development').filter((one) => one === 'no-more').length,
        );
        break;
      case 'buy-leads': {
        const bought = this.#all('buy-leads').filter((option) => option !== 'done').length;
        this.#add('spent gold', bought);
        this.#add('gained lead', bought);
        break;
      }
      case 'swap-leads': {
        const swapped = this.#all('swap-leads').filter((option) => option !== 'done').length;
        this.#add('spent lead', swapped);
        this.#add('gained lead', swapped);
        break;
      }
      case 'cheap-proof':
        this.#add('proof');
        break;
      case 'free-action-space':
        this.#add('action-freed');
        break;
      case 'reveal-foul-fate':
        this.#add('cards-revealed');
        break;
      case 'peek-investigation':
      case 'arrange-investigation':
        this.#add('cards-seen');
        break;
      default:
        this.#branch(effect);
        break;
    }
  }

  #advance(): void {
    this.#add('war-advanced');
    this.#war = (this.#war + 1) % MAP.warTrack.spaces.length;
    const space = MAP.warTrack.spaces[this.#war] ?? 'foul-fate';
    if (space !== 'foul-fate') this.#add(`monster ${space}`);
    else if (this.#hasRegionFate) this.#foulFate();
    else {
      this.#hasRegionFate = true;
      this.#add('foul-fate-in-region');
    }
  }

  /** Attack, defence and an additional ritual, each by what the dice came to. */
  battle(enemy: string): void {
    const facts = ENEMIES.find(({ id }) => id === enemy);
    const decided = this.#next('battle-decided');
    if (facts === undefined || decided === undefined) throw new Error(`no battle against ${enemy}`);
    const side = (outcomes: Outcomes, isSuccess: boolean) => (isSuccess ? outcomes.success : outcomes.fail);
    this.of(side(facts.attack, decided.attack));
    const [per, ...rest] = side(facts.defence, decided.defence);
    if (per?.do === 'wounds-per-missing-shield') this.#add('wounded minor', facts.shield - decided.pool.shield);
    else if (per !== undefined) this.#one(per);
    this.of(rest);
    if (facts.ritualEffects !== undefined) this.of(side(facts.ritualEffects, decided.ritual === true));
  }

  #branch(effect: Effect): void {
    switch (effect.do) {
      case 'choose': {
        const chosen = Number(this.#answer('choose-one').split(':')[0]);
        if (chosen === 0) throw new Error('a choice was not asked');
        this.of(effect.options[chosen - 1] ?? []);
        break;
      }
      case 'may-pay':
        if (this.#answer('may') === 'yes') this.of(effect.cost).of(effect.gain);
        break;
      case 'roll':
        this.of(this.#next('hero-rolled')?.isSuccess ? effect.success : effect.fail);
        break;
      case 'if-minor-wound':
      case 'if-monster-here': // both are there from the start
        this.of(effect.gain);
        break;
      case 'may-discard-trait':
        this.of(['none', ''].includes(this.#answer('discard-trait-card')) ? effect.otherwise : effect.gain);
        break;
      case 'discard-trait-or':
        this.of(effect.otherwise); // nobody holds such a card
        break;
      case 'lead-per-trait':
        this.#add('gained lead', 1);
        break; // the card itself
      case 'each-hero':
        for (const _ of this.#table.view.heroes) {
          this.#taken = new Set(this.#start.foulFate); // each has a sheet of their own
          this.of(effect.effects);
        }
        break;
      case 'each-other-hero':
        this.of(effect.effects);
        break;
      default: // movement, sight and obstacles are held by scenarios of their own
        break;
    }
  }
}

/** What lay there before the card. */
export interface Start {
  readonly foulFate: readonly string[];
  readonly war: number;
  readonly hasRegionFate: boolean;
}
