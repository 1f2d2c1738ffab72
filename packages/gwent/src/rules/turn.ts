import { type BlockedOption, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { decoy } from '../abilities/decoy';
import { playSpecial } from '../abilities/special';
import {
  type Card,
  factsOf,
  firstRow,
  idOf,
  isPlainUnit,
  kindOf,
  ROW_INDEXES,
  ROWS,
  type Row,
  TRAIT,
  traitsOf,
} from '../cards';
import { leaderBlockedBy, useLeader } from '../leaders/use';
import { type GwentPlay, type GwentState, other, type Side, sideOf } from '../state';
import { distinct, takeFromHand } from './piles';
import { hasPlacingAbility, resolvePlacing, sideFor } from './place';
import {
  cardPlayed,
  LEADER,
  NOWHERE,
  PASS,
  placePlayed,
  playing,
  type TurnOption,
  takingBack,
  unitTakenBack,
} from './turn-option';

interface Played {
  readonly card: Card;
  readonly row: Row | null;
  readonly target: Card | null;
}

function playedBy(option: TurnOption): Played {
  const place = placePlayed(option);
  return { card: cardPlayed(option), row: place === NOWHERE ? null : place, target: unitTakenBack(option) };
}

export const turnPrompt: Prompt<GwentState, TurnOption> = {
  id: 'turn',
  answersLieOpen: true,
  optionId(option) {
    if (option === PASS) return 'pass';
    if (option === LEADER) return 'leader';
    const { card, row, target } = playedBy(option);
    const place = row === null ? '' : `:${ROWS[row]}`;
    return `play:${idOf(card)}${place}${target === null ? '' : `:${idOf(target)}`}`;
  },
  blocked: blockedOptions,
};

/** What a player might look for and not find, with the rule that says why. */
function blockedOptions(state: GwentState, seat: Seat): readonly BlockedOption[] {
  const blocked: BlockedOption[] = [];
  const leader = leaderBlockedBy(state, seat);
  if (leader !== null) blocked.push({ id: 'leader', rule: leader });
  const side = sideOf(state, seat);
  for (const card of distinct(side.hand)) {
    const facts = factsOf(card);
    if (!('effect' in facts)) continue;
    if (facts.effect === 'decoy' && !ROW_INDEXES.some((row) => side.rows[row].some(isPlainUnit))) {
      blocked.push({ id: `play:${facts.id}`, rule: 'GW-DECOY-004' });
    }
    if (facts.effect !== 'horn') continue;
    for (const row of ROW_INDEXES) {
      if (side.horns[row] !== null) blocked.push({ id: `play:${facts.id}:${ROWS[row]}`, rule: 'GW-HORN-002' });
    }
  }
  return blocked;
}

/** Exactly one of three: play a card, use the leader, or pass. @rule GW-TURN-002, GW-TURN-003, GW-TURN-007 */
function turnOptions(state: GwentState, seat: Seat): readonly TurnOption[] {
  const side = sideOf(state, seat);
  const options: TurnOption[] = [PASS];
  if (leaderBlockedBy(state, seat) === null) options.push(LEADER);
  const { hand } = side;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (isFirstOfKind(hand, index)) addPlays(options, side, card);
  }
  return options;
}

/** Copies are offered once. Hands are short, so looking back is quicker than keeping a set. */
function isFirstOfKind(hand: readonly Card[], index: number): boolean {
  const kind = kindOf(hand[index] as Card);
  for (let earlier = 0; earlier < index; earlier++) if (kindOf(hand[earlier] as Card) === kind) return false;
  return true;
}

/** @rule GW-UNIT-002, GW-AGILE-001, GW-PLAY-001, GW-PLAY-005 */
function addPlays(options: TurnOption[], side: Side, card: Card): void {
  const traits = traitsOf(card);
  if ((traits & TRAIT.unit) !== 0) {
    options.push(playing(card, firstRow(card)));
    if ((traits & TRAIT.agile) !== 0) options.push(playing(card, 1));
    return;
  }
  if ((traits & TRAIT.decoy) !== 0) {
    addDecoys(options, side, card);
    return;
  }
  const rows = rowsForSpecial(side, card);
  if (rows === null) options.push(playing(card, NOWHERE));
  else for (const row of rows) options.push(playing(card, row));
}

/** The rows a row special may go to; null for one that goes to no row. @rule GW-HORN-002, GW-BERSERK-008 */
function rowsForSpecial(side: Side, card: Card): readonly Row[] | null {
  const facts = factsOf(card);
  if (!('effect' in facts)) return null;
  if (facts.effect === 'horn') return ROW_INDEXES.filter((row) => side.horns[row] === null);
  return facts.effect === 'mardroeme' ? ROW_INDEXES : null;
}

/** One option for each different unit of each row that a Decoy may replace. @rule GW-DECOY-001, GW-DECOY-004, GW-DECOY-005 */
function addDecoys(options: TurnOption[], side: Side, card: Card): void {
  for (const row of ROW_INDEXES) {
    for (const target of distinct(side.rows[row])) {
      if (isPlainUnit(target)) options.push(takingBack(card, row, target));
    }
  }
}

/** @rule GW-TURN-001, GW-TURN-002 */
export function* turn(play: GwentPlay): Flow {
  const { state } = play;
  const seat = state.turn;
  const option = yield* choose(seat, turnPrompt, turnOptions(state, seat));
  if (option === PASS) pass(play, seat);
  else if (option === LEADER) yield* useLeader(play, seat);
  else yield* playFromHand(play, seat, playedBy(option));
  endTurn(state, seat);
}

/** @rule GW-TURN-004 */
function pass(play: GwentPlay, seat: Seat): void {
  sideOf(play.state, seat).hasPassed = true;
  if (play.isWatched) play.tell({ type: 'passed', seat, rule: 'GW-TURN-004' });
}

/** The turn goes over, unless the opponent has passed; when both have, the round ends. @rule GW-TURN-001, GW-TURN-005, GW-TURN-006 */
function endTurn(state: GwentState, seat: Seat): void {
  if (!sideOf(state, other(seat)).hasPassed) state.turn = other(seat);
  else if (sideOf(state, seat).hasPassed) state.phase = 'round-end';
}

/** @rule GW-PLAY-001, GW-PLAY-004, GW-UNIT-003 */
function* playFromHand(play: GwentPlay, seat: Seat, { card, row, target }: Played): Flow {
  const { state } = play;
  takeFromHand(sideOf(state, seat), card);
  const isUnit = (traitsOf(card) & TRAIT.unit) !== 0;
  const side = isUnit ? sideFor(seat, card) : seat;
  if (play.isWatched) {
    const rule: RuleId = isUnit ? 'GW-UNIT-002' : 'GW-PLAY-001';
    play.tell({
      type: 'played',
      seat,
      card: idOf(card),
      row: row === null ? null : ROWS[row],
      side: row === null ? null : side,
      rule: side === seat ? rule : 'GW-SPY-001',
    });
  }
  if (isUnit && row !== null) {
    sideOf(state, side).rows[row].push(card);
    if (hasPlacingAbility(card)) yield* resolvePlacing(play, seat, row, card);
  } else if (target !== null && row !== null) {
    yield* decoy(play, seat, card, row, target);
  } else {
    yield* playSpecial(play, seat, card, row);
  }
}
