import { type BlockedOption, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { cardId, terrainOfCard, WILD as WILD_CARD } from '../../core/cards/components';
import { explorationFacts } from '../../core/components';
import { locationId, WILD, waysFrom } from '../../core/map';
import type { LocationFacts } from '../../core/pack';
import type { LocationAction } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { type Card, type Location, type OldWorldPlay, type OldWorldState, turnOf, witcherOf } from '../../core/state';
import { type OldWorldOption, openPrompt, optionId, type Payment } from '../../options';
import { hasCompanion, isFresh, useCompanion } from '../companions/companions';
import { questBlock, resolveQuest } from '../explore/quests';
import { playWithWitcher, pokerBlock } from '../poker/dice-poker';
import { nextPhase } from '../turn/turn';
import { payGold } from '../witcher/resources';

/**
 * The options of phase I as numbers: the end, the location's action, dice poker by seat, quests by place, and moves: the
 * destination and one or two places in the hand, or a card and gold.
 */
export const OPTION = { end: 0, act: 1, poker: 10, quest: 20, move: 1000 } as const;
const SLOTS = 8;
/** In the place of a second card: 1 gold. In the place of both: nothing. */
const GOLD = 7;
/** The mule carries the baggage of one card that does not match. */
const MULE = 64;
const PER_MOVE = 2 * MULE;

const moveOption = (to: Location, first: number, second: number): number =>
  OPTION.move + to * PER_MOVE + first * SLOTS + second;

type JourneyOption = OldWorldOption<'journey'>;
export const journeyPrompt: Prompt<OldWorldState, number> = openPrompt('journey', showJourney, {
  blocked: blockedInJourney,
});

function showJourney(option: number, state: OldWorldState, seat: Seat): JourneyOption {
  if (option >= OPTION.move) return showMove(option - OPTION.move, state, seat);
  if (option >= OPTION.quest) {
    return showQuest(witcherOf(state, seat).quests[option - OPTION.quest]?.card as number);
  }
  if (option >= OPTION.poker) return { kind: 'poker', with: option - OPTION.poker };
  return option === OPTION.act ? showAct(state, seat) : { kind: 'end' };
}
function showQuest(card: number): JourneyOption {
  return { kind: 'quest', card: explorationFacts(card).id };
}
function showAct(state: OldWorldState, seat: Seat): JourneyOption {
  return { kind: 'act', action: locationAt(state, witcherOf(state, seat).at).action };
}

function showMove(move: number, state: OldWorldState, seat: Seat): JourneyOption {
  const { hand } = witcherOf(state, seat);
  const to = locationId(rulesOf(state).board, Math.floor(move / PER_MOVE));
  const rest = move % PER_MOVE;
  const [first, second] = [(rest % MULE) >> 3, rest & 7];
  const pays = (cards: readonly string[], aid: Payment['aid'] = null): JourneyOption => {
    return { kind: 'move', to, pay: { cards, aid } };
  };
  if (first === GOLD) return pays([]);
  const card = cardId(hand[first] as Card);
  if (rest >= MULE) return pays([card], 'mule');
  if (first === second) return pays([card]);
  return second === GOLD ? pays([card], 'gold') : pays([card, cardId(hand[second] as Card)]);
}

/** What an option of phase I means, for those who weigh it. */
export type JourneyStep =
  | { readonly kind: 'end' | 'act' | 'poker' | 'quest' }
  | { readonly kind: 'move'; readonly to: Location; readonly cards: number; readonly gold: number };
export function journeyStep(option: number): JourneyStep {
  if (option < OPTION.move) {
    if (option >= OPTION.quest) return { kind: 'quest' };
    return { kind: option >= OPTION.poker ? 'poker' : option === OPTION.act ? 'act' : 'end' };
  }
  const move = option - OPTION.move;
  const rest = move % PER_MOVE;
  const [first, second] = [(rest % MULE) >> 3, rest & 7];
  const cards = first === GOLD ? 0 : second === first || second === GOLD ? 1 : 2;
  return { kind: 'move', to: Math.floor(move / PER_MOVE), cards, gold: cards === 1 && second === GOLD ? 1 : 0 };
}

function locationAt(state: OldWorldState, at: Location): LocationFacts {
  return rulesOf(state).board.locations[at] as LocationFacts;
}
function actionAt(state: OldWorldState, at: Location): LocationAction | undefined {
  return rulesOf(state).locationActions[locationAt(state, at).action];
}

/** Everything phase I allows now. @rule OW-TURN-003, OW-TURN-004, OW-TURN-005, OW-ACT-001 */
export function journeyOptions(state: OldWorldState, seat: Seat): number[] {
  const witcher = witcherOf(state, seat);
  const options: number[] = [OPTION.end];
  addMoves(options, state, seat);
  if (turnOf(state, seat).steps === 0) return options;
  if (actionBlock(state, seat) === null) options.push(OPTION.act);
  for (let other = 0; other < state.witchers.length; other++) {
    if (isBeside(state, seat, other) && pokerBlock(state, seat, other) === null) options.push(OPTION.poker + other);
  }
  for (let place = 0; place < witcher.quests.length; place++) {
    if (questBlock(state, seat, place) === null) options.push(OPTION.quest + place);
  }
  return options;
}

function isBeside(state: OldWorldState, seat: Seat, other: Seat): boolean {
  return other !== seat && witcherOf(state, other).at === witcherOf(state, seat).at;
}

/** The rule that keeps the location's action from being performed. @rule OW-MOVE-010, OW-MOVE-011, OW-ACT-002, OW-ACT-003, OW-ACT-004 */
export function actionBlock(state: OldWorldState, seat: Seat): RuleId | null {
  const { at } = witcherOf(state, seat);
  if (turnOf(state, seat).steps === 0) return 'OW-MOVE-010';
  if ((turnOf(state, seat).acted & (1 << at)) !== 0) return 'OW-ACT-002';
  const action = actionAt(state, at);
  return action === undefined ? 'OW-ACT-004' : action.blockedBy(state, seat, at);
}

/**
 * Every way to pay for every step: a matching or wild card, any two cards, any card and 1 gold; where any terrain will do,
 * any card. Nobody moves with an empty hand.
 * @rule OW-MOVE-001 to OW-MOVE-008, OW-MOVE-012, OW-MOVE-013, OW-TURN-006
 */
function addMoves(options: number[], state: OldWorldState, seat: Seat): void {
  const witcher = witcherOf(state, seat);
  const { hand, at, gold } = witcher;
  if (hand.length === 0) return;
  const { board } = rulesOf(state);
  const hasMule = witcher.companions.length > 0 && hasCompanion(witcher, 'mule') && isFresh(state, seat, 'mule');
  for (const to of waysFrom(board, at)) {
    const terrain = board.terrains[to] as number;
    if (witcher.freeMoves > 0) options.push(moveOption(to, GOLD, GOLD));
    for (let first = 0; first < hand.length; first++) {
      const own = terrainOfCard(hand[first] as Card);
      const isMatch = terrain === WILD || own === WILD_CARD || own === terrain;
      if (isMatch) options.push(moveOption(to, first, first));
      else if (hasMule) options.push(moveOption(to, first, first) + MULE);
      if (gold > 0) options.push(moveOption(to, first, GOLD));
      for (let second = first + 1; second < hand.length; second++) options.push(moveOption(to, first, second));
    }
  }
}

/** What somebody here may look for, with the rule that forbids it. */
function blockedInJourney(state: OldWorldState, seat: Seat): BlockedOption[] {
  const witcher = witcherOf(state, seat);
  const blocked: BlockedOption[] = [];
  const action = actionBlock(state, seat);
  if (action !== null) blocked.push({ id: optionId('journey', showAct(state, seat)), rule: action });
  for (let other = 0; other < state.witchers.length; other++) {
    const rule = isBeside(state, seat, other) ? pokerBlock(state, seat, other) : null;
    if (rule !== null) blocked.push({ id: optionId('journey', { kind: 'poker', with: other }), rule });
  }
  for (const [place, { card }] of witcher.quests.entries()) {
    const rule = questBlock(state, seat, place);
    if (rule !== null) blocked.push({ id: optionId('journey', showQuest(card)), rule });
  }
  return blocked;
}

/** One move or one action, each a step of its own. Without cards and with nothing to do the phase is over. @rule OW-TURN-006 */
export function* journey(play: OldWorldPlay): Flow {
  const { state } = play;
  const seat = state.active;
  const options = journeyOptions(state, seat);
  if (options.length === 1 && witcherOf(state, seat).hand.length === 0) {
    nextPhase(play);
    return;
  }
  const option = yield* choose(seat, journeyPrompt, options);
  if (option >= OPTION.move) move(play, seat, option - OPTION.move);
  else if (option >= OPTION.quest) yield* resolveQuest(play, seat, option - OPTION.quest);
  else if (option >= OPTION.poker) yield* playWithWitcher(play, seat, option - OPTION.poker);
  else if (option === OPTION.act) yield* act(play, seat);
  else nextPhase(play);
}

/** Cards paid go to the discard pile; entering comes before any action. @rule OW-MOVE-009, OW-TRAIL-001 */
function move(play: OldWorldPlay, seat: Seat, option: number): void {
  const { state } = play;
  const witcher = witcherOf(state, seat);
  const to = Math.floor(option / PER_MOVE);
  const from = witcher.at;
  const cards = payForMove(play, seat, option % PER_MOVE);
  witcher.at = to;
  turnOf(state, seat).steps += 1;
  const { board, onEnter } = rulesOf(state);
  if (play.isWatched) {
    const gold = option % MULE !== GOLD * SLOTS + GOLD && (option & 7) === GOLD ? 1 : 0;
    const [left, entered] = [locationId(board, from), locationId(board, to)];
    play.tell({ type: 'moved', seat, from: left, to: entered, cards: cards.map(cardId), gold, rule: 'OW-MOVE-001' });
  }
  for (const moment of onEnter) moment(play, seat, to);
}

function payForMove(play: OldWorldPlay, seat: Seat, payment: number): Card[] {
  const witcher = witcherOf(play.state, seat);
  const [first, second] = [(payment % MULE) >> 3, payment & 7];
  if (first === GOLD) {
    witcher.freeMoves -= 1;
    return [];
  }
  const places = second === GOLD || second === first ? [first] : [second, first];
  const cards = places.map((place) => witcher.hand.splice(place, 1)[0] as Card);
  witcher.discard.push(...cards.toReversed());
  if (payment >= MULE) useCompanion(play, seat, 'mule');
  if (second === GOLD) payGold(play, seat, 1, 'OW-MOVE-004');
  return cards.toReversed();
}

/** @rule OW-ACT-002 */
function* act(play: OldWorldPlay, seat: Seat): Flow {
  const { state } = play;
  const { at } = witcherOf(state, seat);
  turnOf(state, seat).acted |= 1 << at;
  const action = actionAt(state, at) as LocationAction;
  if (play.isWatched) {
    const { id, action: name } = locationAt(state, at);
    play.tell({ type: 'acted', seat, at: id, action: name, rule: 'OW-ACT-001' });
  }
  yield* action.perform(play, seat, at);
}
