import type { BlockedOption, Flow, Prompt, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { explorationFacts } from '../../core/cards-of';
import { forbidden, happen } from '../../core/hooks';
import type { LocationFacts } from '../../core/pack';
import type { ActionPart, LocationAction } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { type Location, type OldWorldPlay, type OldWorldState, turnOf, witcherOf } from '../../core/state';
import { optionId } from '../../options';
import { questBlock, resolveQuest } from '../explore/quests';
import { playWithWitcher, pokerBlock } from '../poker/dice-poker';
import { askParts, blockedIn, optionIdIn, optionsOf, performIn } from '../turn/action-phase';
import { actors, finishPhase, nextPhase } from '../turn/turn';

export const journeyPrompt: Prompt<OldWorldState, number> = {
  id: 'journey',
  answersLieOpen: true,
  optionId: (option, state, seat) => optionIdIn(rulesOf(state).journey, option, state, seat),
  blocked: (state, seat) => blockedIn(rulesOf(state).journey, state, seat),
};

/** Everything phase I allows now. @rule OW-TURN-003, OW-TURN-004, OW-TURN-005, OW-ACT-001 */
export function journeyOptions(state: OldWorldState, seat: Seat): number[] {
  return optionsOf(rulesOf(state).journey, state, seat);
}

/** One move or one action, each a step of its own. Without cards and with nothing to do the phase is over. @rule OW-TURN-006 */
export function* journey(play: OldWorldPlay): Flow {
  const { state } = play;
  const { journey: parts } = rulesOf(state);
  const seats = actors(state);
  const open: { readonly seat: Seat; readonly options: readonly number[] }[] = [];
  for (const seat of seats) {
    const options = journeyOptions(state, seat);
    const isAsked = options.length > 1 || witcherOf(state, seat).hand.length > 0;
    if (isAsked || parts.some(({ asks }) => asks?.(state, seat) === true)) open.push({ seat, options });
    else turnOf(state, seat).isDone = true;
  }
  if (open.length === 0) {
    nextPhase(play);
    return;
  }
  const { seat, option } = yield* askParts(journeyPrompt, open);
  yield* performIn(parts, play, seat, option);
}

const ONLY = [0];
export const endPart: ActionPart = {
  id: 'end',
  options: () => ONLY,
  optionId: () => optionId('journey', { kind: 'end' }),
  // biome-ignore lint/correctness/useYield: it asks nothing
  perform: function* (play, seat) {
    finishPhase(play, seat);
  },
};

function locationAt(state: OldWorldState, at: Location): LocationFacts {
  return rulesOf(state).board.locations[at] as LocationFacts;
}
function actionAt(state: OldWorldState, at: Location): LocationAction | undefined {
  return rulesOf(state).locationActions[locationAt(state, at).action];
}

/** The rule that keeps the location's action from being performed. @rule OW-MOVE-010, OW-MOVE-011, OW-ACT-002, OW-ACT-003, OW-ACT-004 */
export function actionBlock(state: OldWorldState, seat: Seat): RuleId | null {
  const { at } = witcherOf(state, seat);
  const { steps, acted } = turnOf(state, seat);
  if (steps === 0) return 'OW-MOVE-010';
  if ((acted & (1 << at)) !== 0) return 'OW-ACT-002';
  const action = actionAt(state, at);
  if (action === undefined) return 'OW-ACT-004';
  return forbidden(rulesOf(state).mayAct, state, seat, at) ?? action.blockedBy(state, seat, at);
}
const actionId = (state: OldWorldState, seat: Seat): string =>
  optionId('journey', { kind: 'act', action: locationAt(state, witcherOf(state, seat).at).action });

/** The action of the location, once a turn. @rule OW-ACT-001, OW-ACT-002 */
export const actPart: ActionPart = {
  id: 'act',
  options: (state, seat) => (actionBlock(state, seat) === null ? ONLY : []),
  optionId: (_, state, seat) => actionId(state, seat),
  blocked: (state, seat) => {
    const rule = actionBlock(state, seat);
    return rule === null ? [] : [{ id: actionId(state, seat), rule }];
  },
  perform: act,
};
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
  yield* happen(rulesOf(state).onActed, play, seat, action.id);
}

function isBeside(state: OldWorldState, seat: Seat, other: Seat): boolean {
  return other !== seat && witcherOf(state, other).at === witcherOf(state, seat).at;
}
const pokerId = (other: Seat): string => optionId('journey', { kind: 'poker', with: other });
/** Dice poker with a witcher at the same place. @rule OW-POKER-001 */
export const pokerPart: ActionPart = {
  id: 'poker',
  options: (state, seat) => {
    const open: Seat[] = [];
    if (turnOf(state, seat).steps === 0) return open;
    for (let other = 0; other < state.witchers.length; other++) {
      if (isBeside(state, seat, other) && pokerBlock(state, seat, other) === null) open.push(other);
    }
    return open;
  },
  optionId: pokerId,
  blocked: (state, seat) => {
    const blocked: BlockedOption[] = [];
    for (let other = 0; other < state.witchers.length; other++) {
      const rule = isBeside(state, seat, other) ? pokerBlock(state, seat, other) : null;
      if (rule !== null) blocked.push({ id: pokerId(other), rule });
    }
    return blocked;
  },
  perform: playWithWitcher,
};

const questId = (state: OldWorldState, seat: Seat, place: number): string =>
  optionId('journey', {
    kind: 'quest',
    card: explorationFacts(state, witcherOf(state, seat).quests[place]?.card as number).id,
  });
/** The own quests at this place. @rule OW-QUEST-001 */
export const questPart: ActionPart = {
  id: 'quest',
  options: (state, seat) => {
    const open: number[] = [];
    if (turnOf(state, seat).steps === 0) return open;
    const { quests } = witcherOf(state, seat);
    for (let place = 0; place < quests.length; place++) {
      if (questBlock(state, seat, place) === null) open.push(place);
    }
    return open;
  },
  optionId: (place, state, seat) => questId(state, seat, place),
  blocked: (state, seat) =>
    witcherOf(state, seat).quests.flatMap((_, place) => {
      const rule = questBlock(state, seat, place);
      return rule === null ? [] : [{ id: questId(state, seat, place), rule }];
    }),
  perform: resolveQuest,
};
