import * as v from 'valibot';
import type { ModuleOptions } from '../../core/manifest';
import { LEGEND_IDS } from './facts';

export const RANDOM = 'random';
export const SIDES = ['a', 'b'] as const;
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

/** What a table chooses: the side of the help card, the monster, and how long it may take alone. @rule OW-LH-002, OW-LH-003, OW-SOLO-019 */
export type HuntOptions = {
  readonly side: (typeof SIDES)[number];
  /** A legendary monster by its id, or `random`. */
  readonly monster: string;
  readonly difficulty: (typeof DIFFICULTIES)[number];
};
const USUAL: HuntOptions = { side: 'a', monster: RANDOM, difficulty: 'normal' };

const schema = v.strictObject({
  side: v.optional(v.picklist(SIDES), USUAL.side),
  monster: v.optional(v.picklist([RANDOM, ...LEGEND_IDS]), USUAL.monster),
  difficulty: v.optional(v.picklist(DIFFICULTIES), USUAL.difficulty),
});

const DIGITS = 36;
/** The side, the place of the monster or `x`, and the first letter of the difficulty: `a-x-n`. */
export const huntOptions: ModuleOptions<HuntOptions> = {
  schema,
  default: USUAL,
  pack: ({ side, monster, difficulty }) => {
    const place = LEGEND_IDS.indexOf(monster);
    return [side, place < 0 ? 'x' : place.toString(DIGITS), difficulty.charAt(0)].join('-');
  },
  unpack: (text) => {
    const [side, place = '', short = ''] = text.split('-');
    const monster = place === 'x' ? RANDOM : (LEGEND_IDS[Number.parseInt(place, DIGITS)] ?? place);
    const difficulty = DIFFICULTIES.find((one) => one.charAt(0) === short) ?? short;
    return { side, monster, difficulty };
  },
};
