import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { monsterFacts } from '../../core/cards/components';
import { rulesOf } from '../../core/rules-of';
import {
  type OldWorldPlay,
  type OldWorldState,
  seatAfter,
  seatToTheRight,
  type Terrain,
  witcherOf,
} from '../../core/state';
import { hasTrail } from '../trails/trails';
import { ATTACKER, type FightState, newFighter } from './fight-state';

/** A monster may demand something for the fight to begin. @rule OW-FIGHTCHOICE-007 */
export function monsterFightBlock(state: OldWorldState, seat: Seat, terrain: Terrain): RuleId | null {
  const { ability } = monsterFacts(state.lairs[terrain].monster);
  const lacks = ability.do === 'discard-potion' && witcherOf(state, seat).potions.length < ability.n;
  return lacks ? 'OW-FIGHTCHOICE-007' : null;
}

/** Its controller is the right-hand neighbour, who also chooses the first attack. @rule OW-FIGHT-007, OW-FIGHT-038 */
// biome-ignore lint/correctness/useYield: what a phase offers is a flow, and this one asks nothing yet
export function* startMonsterFight(play: OldWorldPlay, seat: Seat, terrain: Terrain): Flow {
  const { state } = play;
  const witcher = witcherOf(state, seat);
  const { monster } = state.lairs[terrain];
  const isDie = rulesOf(state).chargeUpTo > 0;
  const controller = seatToTheRight(state, seat);
  const fight = newFight(state, seat, null);
  fight.monster = {
    monster,
    terrain,
    life: [],
    spent: [],
    aside: [],
    topKnown: 0,
    turns: 0,
    controller,
    chooser: isDie ? null : controller,
    attack: null,
    card: null,
    hasTrail: hasTrail(witcher, terrain),
  };
  enter(play, fight);
  if (!play.isWatched) return;
  const { id, life } = monsterFacts(monster);
  play.tell({ type: 'fight-started', seat, against: null, monster: id, life, rule: 'OW-FIGHT-009' });
  play.tell({ type: 'monster-ability', seat: controller, monster: id, rule: 'OW-FIGHT-008' });
}

/** The active player attacks; the other cannot refuse. @rule OW-FIGHT-003, OW-FIGHTCHOICE-002 */
// biome-ignore lint/correctness/useYield: what a phase offers is a flow, and this one asks nothing yet
export function* startDuel(play: OldWorldPlay, attacker: Seat, defender: Seat): Flow {
  const { state } = play;
  const fight = newFight(state, attacker, defender);
  fight.wagering = wageringSeats(state, attacker, defender);
  if (fight.wagering.length > 0) fight.stage = 'wager';
  enter(play, fight);
  if (play.isWatched) {
    play.tell({
      type: 'fight-started',
      seat: attacker,
      against: defender,
      monster: null,
      life: 0,
      rule: 'OW-FIGHT-003',
    });
  }
}

function newFight(state: OldWorldState, attacker: Seat, defender: Seat | null): FightState {
  return {
    stage: 'begin',
    location: witcherOf(state, attacker).at,
    fighters: defender === null ? [newFighter(attacker)] : [newFighter(attacker), newFighter(defender)],
    monster: null,
    turn: ATTACKER,
    wagers: state.witchers.map(() => 0),
    wagering: [],
    blows: [],
    end: null,
  };
}

function enter({ state }: OldWorldPlay, fight: FightState): void {
  state.fight = fight;
  state.phase = 'fight';
}

/** Everybody else with gold, clockwise from the active player's left, wherever they are. @rule OW-WAGER-001, OW-WAGER-003, OW-WAGER-004 */
function wageringSeats(state: OldWorldState, attacker: Seat, defender: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let seat = seatAfter(state, attacker); seat !== attacker; seat = seatAfter(state, seat)) {
    if (seat !== defender && witcherOf(state, seat).gold > 0) seats.push(seat);
  }
  return seats;
}
