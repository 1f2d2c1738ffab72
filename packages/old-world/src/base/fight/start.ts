import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { monsterFacts } from '../../core/cards/components';
import { modified } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import {
  type Location,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  seatAfter,
  seatToTheRight,
  type Terrain,
  witcherOf,
} from '../../core/state';
import { wordIn } from '../../core/words';
import { hasTrail } from '../trails/trails';
import {
  ATTACKER,
  type Fighter,
  type FightState,
  type FoeFacts,
  type FoeId,
  type MonsterSide,
  newFighter,
  OPPONENT,
  type Side,
} from './fight-state';
import { nextOpeningStage } from './opening-stages';

/** A monster may demand something for the fight to begin. @rule OW-FIGHTCHOICE-007 */
export function monsterFightBlock(state: OldWorldState, seat: Seat, terrain: Terrain): RuleId | null {
  const { ability } = monsterFacts(state.lairs[terrain].monster);
  return wordIn(rulesOf(state).words.foeAbilities, ability.do).blockedBy?.(witcherOf(state, seat), ability) ?? null;
}

/** Who fights whom, and how the game goes on afterwards. */
export interface FightPlan {
  /** Those who attack together, in turn order; it is the fight of the first. */
  readonly party: readonly Seat[];
  /** A witcher, the monster of a terrain, or a foe of another kind: played by a neighbour as a monster is, or by itself. */
  readonly foe:
    | { readonly witcher: Seat }
    | { readonly monster: number; readonly terrain: number }
    | { readonly kind: FoeId; readonly facts: FoeFacts; readonly isControlled?: true };
  /** Where they fight: some may come from elsewhere. */
  readonly at: Location;
  /** Whether the phase that the fight is part of is over with it, as phase II is. @rule OW-TURN-009 */
  readonly afterwards: 'next-phase' | 'same-phase';
}

export function startFight(play: OldWorldPlay, plan: FightPlan): void {
  const { foe } = plan;
  if ('witcher' in foe) startAgainstWitcher(play, plan, foe.witcher);
  else if ('kind' in foe) {
    const played = foe.isControlled === true ? controlOf(play.state, plan.party[0] as Seat) : {};
    startAgainst(play, plan, { ...newFoe(foe.kind, foe.facts), ...played });
  } else startAgainstMonster(play, plan, foe.monster, foe.terrain);
}

/** Phase II against the monster of a terrain. */
// biome-ignore lint/correctness/useYield: what a phase offers is a flow, and this one asks nothing yet
export function* startMonsterFight(play: OldWorldPlay, seat: Seat, terrain: Terrain): Flow {
  const { monster } = play.state.lairs[terrain];
  const { at } = witcherOf(play.state, seat);
  startFight(play, { party: [seat], foe: { monster, terrain }, at, afterwards: 'next-phase' });
}

/** Phase II against another witcher. */
// biome-ignore lint/correctness/useYield: what a phase offers is a flow, and this one asks nothing yet
export function* startDuel(play: OldWorldPlay, attacker: Seat, defender: Seat): Flow {
  const { at } = witcherOf(play.state, attacker);
  startFight(play, { party: [attacker], foe: { witcher: defender }, at, afterwards: 'next-phase' });
}

/** Its controller is the right-hand neighbour, who also chooses the first attack. @rule OW-FIGHT-007, OW-FIGHT-038 */
function controlOf(state: OldWorldState, seat: Seat): Pick<MonsterSide, 'controller' | 'chooser'> {
  const controller = seatToTheRight(state, seat);
  return { controller, chooser: modified(rulesOf(state).modifyAttackDie, 0, state) > 0 ? null : controller };
}

function startAgainstMonster(play: OldWorldPlay, plan: FightPlan, monster: number, terrain: number): void {
  const { state } = play;
  const seat = plan.party[0] as Seat;
  const { id, level, life, ability } = monsterFacts(monster);
  startAgainst(play, plan, {
    ...newFoe('lair', { id, level, life, ability }),
    monster,
    terrain,
    ...controlOf(state, seat),
    hasTrail: hasTrail(witcherOf(state, seat), terrain as Terrain),
  });
}

function newFoe(kind: FoeId, facts: FoeFacts): MonsterSide {
  return {
    kind,
    facts,
    monster: NONE,
    terrain: NONE,
    life: [],
    spent: [],
    aside: [],
    topKnown: 0,
    topKnownBy: 0,
    turns: 0,
    controller: NONE,
    chooser: null,
    attack: null,
    card: null,
    hasTrail: false,
  };
}

function startAgainst(play: OldWorldPlay, plan: FightPlan, monster: MonsterSide): void {
  const fight = newFight(play.state, plan);
  fight.monster = monster;
  enter(play, fight);
  if (!play.isWatched) return;
  const seat = plan.party[0] as Seat;
  const { id, life, ability } = monster.facts;
  play.tell({ type: 'fight-started', seat, against: null, monster: id, life, rule: 'OW-FIGHT-009' });
  if (ability === null) return;
  play.tell({ type: 'monster-ability', seat: monster.controller, monster: id, rule: 'OW-FIGHT-008' });
}

/** The active player attacks; the other cannot refuse. @rule OW-FIGHT-003, OW-FIGHTCHOICE-002 */
function startAgainstWitcher(play: OldWorldPlay, plan: FightPlan, defender: Seat): void {
  const { state } = play;
  const seat = plan.party[0] as Seat;
  const fight = newFight(state, plan);
  fight.fighters.push(fighterFor(state, defender, OPPONENT));
  fight.wagering = wageringSeats(state, seat, defender);
  enter(play, fight);
  if (!play.isWatched) return;
  play.tell({ type: 'fight-started', seat, against: defender, monster: null, life: 0, rule: 'OW-FIGHT-003' });
}

function fighterFor(state: OldWorldState, seat: Seat, side: Side): Fighter {
  return newFighter(seat, side, modified(rulesOf(state).modifyCharacter, 'witcher', state, seat));
}

function newFight(state: OldWorldState, { party, at, afterwards }: FightPlan): FightState {
  return {
    stage: 'begin',
    phase: state.phase,
    endsPhase: afterwards === 'next-phase',
    location: at,
    fighters: party.map((seat) => fighterFor(state, seat, ATTACKER)),
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
  nextOpeningStage(state, fight);
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
