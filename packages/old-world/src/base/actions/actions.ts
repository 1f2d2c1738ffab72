import type { Flow, Prompt, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { monsterFacts, trophyOfAttribute } from '../../core/cards/components';
import { forbidden, happen } from '../../core/hooks';
import type { ActionPart } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import {
  ATTRIBUTE_INDEXES,
  ATTRIBUTES,
  type Attribute,
  MAX_LEVEL,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  TERRAIN_INDEXES,
  type Terrain,
  turnOf,
  witcherOf,
} from '../../core/state';
import { optionId } from '../../options';
import { monsterFightBlock, startDuel, startMonsterFight } from '../fight/start';
import { gainTrophy } from '../fight/trophies';
import { askParts, blockedIn, optionIdIn, optionsOf, performIn } from '../turn/action-phase';
import { actors, endAction, nextPhase } from '../turn/turn';

export const actionPrompt: Prompt<OldWorldState, number> = {
  id: 'deed',
  answersLieOpen: true,
  optionId: (option, state, seat) => optionIdIn(rulesOf(state).actions, option, state, seat),
  blocked: (state, seat) => blockedIn(rulesOf(state).actions, state, seat),
};

/** Exactly one: a fight, meditation, exploration. Whoever has nothing to do goes on. @rule OW-TURN-007, OW-FIGHTCHOICE-001 */
export function* actionPhase(play: OldWorldPlay): Flow {
  const { state } = play;
  const { actions } = rulesOf(state);
  const open: { readonly seat: Seat; readonly options: readonly number[] }[] = [];
  for (const seat of actors(state)) {
    const options = optionsOf(actions, state, seat);
    if (options.length > 0) open.push({ seat, options });
    else turnOf(state, seat).isDone = true;
  }
  if (open.length === 0) {
    nextPhase(play);
    return;
  }
  const { seat, option } = yield* askParts(actionPrompt, open);
  yield* performIn(actions, play, seat, option);
}

/** Why this witcher cannot be fought here. @rule OW-FIGHTCHOICE-003, OW-FIGHTCHOICE-004, OW-POKER-005, OW-LOC-008 */
export function duelBlock(state: OldWorldState, seat: Seat, other: Seat): RuleId | null {
  const { at } = witcherOf(state, seat);
  if (rulesOf(state).board.isSchool[at] === true) return 'OW-FIGHTCHOICE-003';
  if (state.tavern === at) return 'OW-FIGHTCHOICE-004';
  return (turnOf(state, seat).gambled & (1 << other)) === 0 ? null : 'OW-POKER-005';
}
function witchersHere(state: OldWorldState, seat: Seat): Seat[] {
  const { at } = witcherOf(state, seat);
  const here: Seat[] = [];
  for (let other = 0; other < state.witchers.length; other++) {
    if (other !== seat && witcherOf(state, other).at === at) here.push(other);
  }
  return here;
}

const duelId = (other: Seat): string => optionId('deed', { kind: 'duel', with: other });

/** A witcher at the same place, who cannot refuse. @rule OW-FIGHTCHOICE-001, OW-FIGHTCHOICE-002 */
export const duelAction: ActionPart = {
  id: 'duel',
  options: (state, seat) => witchersHere(state, seat).filter((other) => duelBlock(state, seat, other) === null),
  optionId: duelId,
  blocked: (state, seat) =>
    witchersHere(state, seat).flatMap((other) => {
      const rule = duelBlock(state, seat, other);
      return rule === null ? [] : [{ id: duelId(other), rule }];
    }),
  perform: startDuel,
};

function monstersHere(state: OldWorldState, seat: Seat): Terrain[] {
  const { at } = witcherOf(state, seat);
  return TERRAIN_INDEXES.filter((terrain) => state.lairs[terrain].at === at && state.lairs[terrain].monster !== NONE);
}
function monsterBlock(state: OldWorldState, seat: Seat, terrain: Terrain): RuleId | null {
  return forbidden(rulesOf(state).mayFight, state, seat, terrain) ?? monsterFightBlock(state, seat, terrain);
}
function monsterId(state: OldWorldState, terrain: number): string {
  return optionId('deed', { kind: 'monster', monster: monsterFacts(state.lairs[terrain as Terrain].monster).id });
}

/** A monster at the same place. @rule OW-FIGHTCHOICE-001, OW-FIGHTCHOICE-005, OW-FIGHTCHOICE-006, OW-FIGHTCHOICE-007 */
export const monsterAction: ActionPart = {
  id: 'monster',
  options: (state, seat) => monstersHere(state, seat).filter((terrain) => monsterBlock(state, seat, terrain) === null),
  optionId: (terrain, state) => monsterId(state, terrain),
  blocked: (state, seat) =>
    monstersHere(state, seat).flatMap((terrain) => {
      const rule = monsterBlock(state, seat, terrain);
      return rule === null ? [] : [{ id: monsterId(state, terrain), rule }];
    }),
  perform: (play, seat, terrain) => startMonsterFight(play, seat, terrain as Terrain),
};

/** Why there is no trophy in this attribute. @rule OW-MED-001, OW-MED-002 */
function meditationBlock(state: OldWorldState, seat: Seat, attribute: Attribute): RuleId | null {
  const witcher = witcherOf(state, seat);
  if (witcher.attributes[attribute] < MAX_LEVEL) return 'OW-MED-001';
  if (witcher.trophies.includes(trophyOfAttribute(attribute))) return 'OW-MED-002';
  return state.attributeTrophies[attribute] === 0 ? 'OW-MED-001' : null;
}

const meditationId = (attribute: Attribute): string =>
  optionId('deed', { kind: 'meditate', attribute: ATTRIBUTES[attribute] });

/** Anywhere, for one trophy of an attribute that stands at its top. @rule OW-MED-001, OW-MED-003, OW-MED-006, OW-MED-007 */
export const meditateAction: ActionPart = {
  id: 'meditate',
  options: (state, seat) => ATTRIBUTE_INDEXES.filter((one) => meditationBlock(state, seat, one) === null),
  optionId: (attribute) => meditationId(attribute as Attribute),
  blocked: (state, seat) =>
    ATTRIBUTE_INDEXES.flatMap((attribute) => {
      const rule = meditationBlock(state, seat, attribute);
      return rule === null ? [] : [{ id: meditationId(attribute), rule }];
    }),
  perform: function* (play, seat, option) {
    const attribute = option as Attribute;
    play.state.attributeTrophies[attribute] -= 1;
    if (play.isWatched) {
      play.tell({ type: 'meditated', seat, attribute: ATTRIBUTES[attribute], rule: 'OW-MED-003' });
    }
    yield* gainTrophy(play, seat, trophyOfAttribute(attribute), false);
    yield* happen(rulesOf(play.state).onMeditated, play, seat);
    endAction(play, seat);
  },
};
