import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import {
  colorIndex,
  deckOfInvestigation,
  investigationFacts,
  type Tier,
  taskOf,
  tierIndex,
  traitOf,
} from '../components';
import type { TraitName } from '../effect';
import { locationById } from '../map';
import { spendLeads } from '../rules/resources';
import { type AdventurePlay, type Hero, heroOf } from '../state';
import { NO_SOURCE, resolve } from './resolve';

/** A kept card in the state is twice the card, plus one when its task is completed. */
const DONE = 1;

export function isTaskDone(entry: number): boolean {
  return (entry & DONE) !== 0;
}

export function traitSlots(hero: Hero, trait: TraitName): number[] {
  const slots: number[] = [];
  for (const [slot, entry] of hero.investigations.entries()) {
    const isCopy = hero.investigations.indexOf(entry) < slot;
    if (traitOf(entry >> 1) === trait && !isCopy) slots.push(slot);
  }
  return slots;
}

/** Face up, on the pile of its own deck. @rule AG-DISC-003 */
export function discardInvestigation(play: AdventurePlay, seat: Seat, slot: number, rule: RuleId): void {
  const [entry] = heroOf(play.state, seat).investigations.splice(slot, 1);
  if (entry === undefined) return;
  const card = entry >> 1;
  play.state.discards[deckOfInvestigation(card)].push(card);
  if (play.isWatched) play.tell({ type: 'card-discarded', seat, card: investigationFacts(card).id, rule });
}

/** The card lies open while it is resolved, and stays only if it says so. @rule AG-ACTION-010, AG-ACTION-011, AG-KEEP-003, AG-TASK-001, AG-INV-002 */
export function* resolveInvestigation(play: AdventurePlay, seat: Seat, card: number): Flow {
  const hero = heroOf(play.state, seat);
  const facts = investigationFacts(card);
  const entry = card * 2;
  hero.investigations.push(entry);
  if (play.isWatched) play.tell({ type: 'investigated', seat, card: facts.id, rule: 'AG-ACTION-010' });
  const source = { kind: 'investigation' as const, id: facts.id, isKept: false };
  yield* resolve(play, seat, facts.effects, source);
  if (!source.isKept) discardInvestigation(play, seat, hero.investigations.lastIndexOf(entry), 'AG-ACTION-011');
  else if (play.isWatched) {
    const rule = taskOf(card) === null ? 'AG-KEEP-003' : 'AG-TASK-001';
    play.tell({ type: 'card-kept', seat, card: facts.id, rule });
  }
}

/** Whether the task can be completed as an operation now. @rule AG-TASK-002, AG-TASK-003 */
export function canCompleteTask(hero: Hero, entry: number): boolean {
  const task = isTaskDone(entry) ? null : taskOf(entry >> 1);
  if (task === null) return false;
  const { when } = task;
  if (when.on === 'at') return hero.at === locationById(when.location);
  return when.on === 'spend-lead' && hero.leads[colorIndex(when.color)] >= when.n;
}

/** The reward, then the card goes unless it has a trait. @rule AG-TASK-003, AG-TASK-006, AG-TASK-007 */
export function* completeTask(play: AdventurePlay, seat: Seat, slot: number): Flow {
  const hero = heroOf(play.state, seat);
  const card = (hero.investigations[slot] as number) >> 1;
  const task = taskOf(card);
  if (task === null) return;
  const { when } = task;
  if (when.on === 'spend-lead') spendLeads(play, seat, colorIndex(when.color), when.n, 'AG-SPEND-001');
  hero.investigations[slot] = card * 2 + DONE;
  if (play.isWatched) {
    play.tell({ type: 'task-completed', seat, card: investigationFacts(card).id, rule: 'AG-TASK-003' });
  }
  yield* resolve(play, seat, task.reward, NO_SOURCE);
  const place = hero.investigations.indexOf(card * 2 + DONE);
  if (traitOf(card) === null) discardInvestigation(play, seat, place, 'AG-TASK-007');
}

/** Tasks that a defeated monster completes, all of them, at once. @rule AG-TASK-008 */
export function* completeDefeatTasks(play: AdventurePlay, seat: Seat, tier: Tier): Flow {
  yield* completeAll(play, seat, (entry) => {
    const when = taskOf(entry >> 1)?.when;
    return when?.on === 'defeat' && tier >= tierIndex(when.tier);
  });
}

/** Tasks tied to a travel action, when it is over. @rule AG-TASK-004 */
export function* completeTravelTasks(play: AdventurePlay, seat: Seat): Flow {
  yield* completeAll(play, seat, (entry) => taskOf(entry >> 1)?.when.on === 'travel-elsewhere');
}

function* completeAll(play: AdventurePlay, seat: Seat, isMet: (entry: number) => boolean): Flow {
  const hero = heroOf(play.state, seat);
  const met = hero.investigations.filter((entry) => !isTaskDone(entry) && isMet(entry));
  for (const entry of met) yield* completeTask(play, seat, hero.investigations.indexOf(entry));
}
