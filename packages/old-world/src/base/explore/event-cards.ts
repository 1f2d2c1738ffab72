import { type BlockedOption, below, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { eventFacts } from '../../core/cards-of';
import { type Tier, tierOf } from '../../core/effect';
import { happen } from '../../core/hooks';
import type { EventFacts, OptionFacts } from '../../core/pack';
import { rulesOf } from '../../core/rules-of';
import { ATTRIBUTES, NONE, type OldWorldPlay, type OldWorldState, type Reading, witcherOf } from '../../core/state';
import { type OldWorldOption, openPrompt, optionId } from '../../options';
import { shortFight } from '../fight/short-fight';
import { payGold } from '../witcher/resources';
import { resolve } from './resolve';

/** The two ways of a story by their number. */
export function showWay(option: number): OldWorldOption<'event-option'> {
  return { kind: 'way', way: option === 0 ? 'first' : 'second' };
}

export const eventPrompt: Prompt<OldWorldState, number> = openPrompt('event-option', showWay, {
  blocked: blockedOptions,
});
function blockedOptions(state: OldWorldState, seat: Seat): BlockedOption[] {
  const card = eventFacts(state, (state.reading as Reading).card);
  return card.kind === 'options' ? unaffordable(state, seat, card.options) : [];
}

/** What asks for more gold than there is stays in sight, but cannot be chosen. @rule OW-EXPLORE-005 */
export function unaffordable(state: OldWorldState, seat: Seat, options: readonly OptionFacts[]): BlockedOption[] {
  const { gold } = witcherOf(state, seat);
  return options.flatMap(({ pay }, index) =>
    pay > gold ? [{ id: optionId('event-option', showWay(index)), rule: 'OW-EXPLORE-005' }] : [],
  );
}
export function affordable(state: OldWorldState, seat: Seat, options: readonly OptionFacts[]): number[] {
  const { gold } = witcherOf(state, seat);
  const open: number[] = [];
  for (const [index, { pay }] of options.entries()) if (pay <= gold) open.push(index);
  return open;
}

/** The card with this number: its story, then what it asks for. @rule OW-QUEST-004, OW-QUEST-006, OW-QUEST-008 */
export function* readEvent(play: OldWorldPlay, seat: Seat, number: number): Flow {
  const card = eventFacts(play.state, number);
  const before = play.state.reading;
  play.state.reading = { kind: 'event', seat, card: number, chosen: NONE, roll: 0, isForetold: false };
  play.reveal();
  if (play.isWatched) play.tell({ type: 'event-read', seat, event: number, rule: 'OW-QUEST-004' });
  yield* playEvent(play, seat, card);
  play.state.reading = before;
}

function* playEvent(play: OldWorldPlay, seat: Seat, card: EventFacts): Flow {
  switch (card.kind) {
    case 'options':
      return yield* chooseOption(play, seat, card.number, card.options);
    case 'test':
      return yield* makeTest(play, seat, card);
    case 'short-fight':
      return yield* fightShortly(play, seat, card.number, card.tiers);
    case 'companion':
      return yield* gainCompanion(play, seat, card);
    case 'secret':
      return; // it is never read out, but taken unseen and shown at its moment
  }
}

function* chooseOption(play: OldWorldPlay, seat: Seat, number: number, options: readonly OptionFacts[]): Flow {
  yield* happen(rulesOf(play.state).onStory, play, seat);
  const open = affordable(play.state, seat, options);
  if (open.length === 0) {
    if (play.isWatched) {
      play.tell({ type: 'no-option', seat, card: eventFacts(play.state, number).id, rule: 'OW-EXPLORE-005' });
    }
    return;
  }
  const chosen = yield* choose(seat, eventPrompt, open);
  (play.state.reading as Reading).chosen = chosen;
  if (play.isWatched) {
    play.tell({
      type: 'option-chosen',
      seat,
      card: eventFacts(play.state, number).id,
      option: chosen,
      rule: 'OW-QUEST-006',
    });
  }
  const { pay, effects } = options[chosen] as OptionFacts;
  payGold(play, seat, pay, 'OW-QUEST-006');
  yield* resolve(play, seat, effects ?? [], 'OW-QUEST-008');
}

/** Twice the attribute's level and a die. @rule OW-QUEST-006 */
function* makeTest(play: OldWorldPlay, seat: Seat, card: Extract<EventFacts, { kind: 'test' }>): Flow {
  const level = witcherOf(play.state, seat).attributes[ATTRIBUTES.indexOf(card.attribute)] as number;
  const die = 1 + below(play.state.rng, 6);
  const total = 2 * level + die;
  (play.state.reading as Reading).roll = die;
  if (play.isWatched) {
    const { number: event, attribute } = card;
    play.tell({ type: 'test-made', seat, event, attribute, die, total, rule: 'OW-QUEST-006' });
  }
  yield* reach(play, seat, card.tiers, total);
}

/** One combo from the hand, its damage compared with the card. @rule OW-QUEST-005, OW-QUEST-006 */
function* fightShortly(play: OldWorldPlay, seat: Seat, event: number, tiers: readonly Tier[]): Flow {
  const damage = yield* shortFight(play, seat);
  if (play.isWatched) play.tell({ type: 'short-fight-ended', seat, event, damage, rule: 'OW-QUEST-006' });
  yield* reach(play, seat, tiers, damage);
}

/** Only the outcome reached is applied. @rule OW-QUEST-006 */
function* reach(play: OldWorldPlay, seat: Seat, tiers: readonly Tier[], result: number): Flow {
  const reached = tierOf(tiers, result);
  if (reached === null) return;
  (play.state.reading as Reading).chosen = tiers.indexOf(reached);
  yield* resolve(play, seat, reached.effects, 'OW-QUEST-008');
}

/** Stays with the player until the end; there is one of each. @rule OW-QUEST-007, OW-AP-007 */
function* gainCompanion(play: OldWorldPlay, seat: Seat, card: Extract<EventFacts, { kind: 'companion' }>): Flow {
  const { number: event, companion } = card;
  if (play.state.witchers.some(({ companions }) => companions.includes(event))) {
    if (play.isWatched) play.tell({ type: 'companion-owned', seat, event, companion, rule: 'OW-AP-007' });
    return;
  }
  witcherOf(play.state, seat).companions.push(event);
  if (play.isWatched) {
    play.tell({ type: 'companion-gained', seat, event, companion, rule: 'OW-QUEST-007' });
  }
  yield* resolve(play, seat, card.effects, 'OW-QUEST-008');
}
