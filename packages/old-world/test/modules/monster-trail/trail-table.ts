import { FIGHT_CARDS } from '../../../src/core/cards/components';
import type { OldWorldState } from '../../../src/core/state';
import { NONE } from '../../../src/core/state';
import { type MonsterTrailState, monsterTrail, type Tokens } from '../../../src/modules/monster-trail/state';
import { type FightSketch, type FightTable, fightTable, TERRAIN } from '../../scenarios/fight/fight-table';

export interface TrailSketch extends Omit<FightSketch, 'modules'> {
  /** Weakness tokens of the monster's terrain: Ada's, and those that this fight uses. */
  readonly tokens?: readonly number[];
  readonly chosen?: readonly number[];
  /** The four cards of level III are in the deck already. */
  readonly isGrown?: boolean;
  readonly more?: readonly string[];
}

const tokensWith = (own: readonly number[], players: number): Tokens => ({
  stack: [1, 2, 3, 4, 5, 6].filter((token) => !own.includes(token)),
  at: NONE,
  placed: NONE,
  owned: Array.from({ length: players }, (_, seat) => (seat === 0 ? own : [])),
});

/** Normal fight cards that no pool of the scenarios names, so that they may be out of the deck. */
const OUT = [0, 1, 2, 3];
export const PLAIN = FIGHT_CARDS.slice(8, 16).map(({ id }) => id);

function layTrail(state: OldWorldState, { tokens = [], chosen = [], isGrown = true }: TrailSketch): void {
  const players = state.witchers.length;
  const own: MonsterTrailState = {
    tokens: [0, 1, 2].map((terrain) =>
      tokensWith(terrain === TERRAIN ? tokens : [], players),
    ) as unknown as MonsterTrailState['tokens'],
    out: OUT,
    aside: isGrown ? [] : [4, 5, 6, 7],
    chosen,
  };
  monsterTrail.put({ state }, own);
}

/** Ada against a monster with its large card. */
export function trailFight(sketch: TrailSketch): FightTable {
  const { more = [], ...rest } = sketch;
  return fightTable({
    ...rest,
    modules: ['monster-trail', ...more],
    lay: (state) => {
      layTrail(state, sketch);
      sketch.lay?.(state);
    },
  });
}

/** The monster strikes with special attack 1 to 4, after which plain cards follow. */
export function struckBy(monster: string, number: number, sketch: Partial<TrailSketch> = {}): FightTable {
  const table = trailFight({
    monster,
    pool: [...PLAIN, `special-${number}`],
    begins: 'opponent',
    ...sketch,
  });
  if (table.bea.asked === 'monster-attack') table.bea.does('charge');
  return table;
}
