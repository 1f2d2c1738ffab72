import type { FightView } from '@medallion/old-world';

/** How a monster looks by what is left of its life. */
export interface Wounds {
  /** Fresh cuts on its body. */
  readonly cuts: number;
  /** Class name of the way it stands; an empty text while it stands upright. */
  readonly look: '' | 'wounded' | 'dying';
}

const WHOLE: Wounds = { cuts: 0, look: '' };
/** The first blood, half of its life, and a quarter. */
const STAGES = [
  { most: 1 / 4, wounds: { cuts: 6, look: 'dying' } },
  { most: 1 / 2, wounds: { cuts: 4, look: 'wounded' } },
  { most: 3 / 4, wounds: { cuts: 2, look: '' } },
] as const satisfies readonly { readonly most: number; readonly wounds: Wounds }[];

export function woundsOf(monster: Pick<NonNullable<FightView['monster']>, 'life' | 'lifeOf'> | null): Wounds {
  if (monster === null) return WHOLE;
  return STAGES.find(({ most }) => monster.life <= monster.lifeOf * most)?.wounds ?? WHOLE;
}

/** Before its life pool is laid a monster has no life, and no wounds. */
export function woundsIn({ monster, end }: Pick<FightView, 'monster' | 'end'>): Wounds {
  return monster?.life === 0 && end === null ? WHOLE : woundsOf(monster);
}
