import { below, type RngState, shuffle } from '@medallion/kernel';
import { BASE_BOARD, locationById } from '../../core/map';
import type { OldWorldState } from '../../core/state';
import { DESTRUCTION_TOKENS, LEGEND_IDS, LEGENDS, legendFacts, MOVEMENT_CARDS } from './facts';
import { HELP_CARD } from './help-card';
import { type HuntOptions, RANDOM } from './options';
import { isAlone, type LegendaryHuntState } from './state';

function shuffled(rng: RngState, n: number): number[] {
  const all = Array.from({ length: n }, (_, at) => at);
  shuffle(rng, all);
  return all;
}
/** By choice, or one of those in the box by chance. @rule OW-LH-003 */
function monsterOf(rng: RngState, chosen: string): number {
  if (chosen !== RANDOM) return LEGEND_IDS.indexOf(chosen);
  const box = LEGENDS.flatMap((one, at) => (one.box === 'extra' ? [] : [at]));
  return box[below(rng, box.length)] as number;
}

/** Monster, movement cards, tokens; the place where it starts gets none. @rule OW-LH-001 to OW-LH-007, OW-LH-053, OW-SOLO-019 */
export function layHunt(state: OldWorldState, { side, monster: chosen, difficulty }: HuntOptions): LegendaryHuntState {
  const { rng, witchers } = state;
  const monster = monsterOf(rng, chosen);
  const cards = shuffled(rng, MOVEMENT_CARDS.length);
  const deck = cards.splice(0, isAlone(state) ? HELP_CARD.soloCards[difficulty] : cards.length);
  return {
    side,
    difficulty,
    monster,
    at: locationById(BASE_BOARD, legendFacts(monster).start),
    deck,
    discard: [],
    out: cards,
    moving: null,
    pile: shuffled(rng, DESTRUCTION_TOKENS.length),
    board: [],
    owned: witchers.map(() => []),
    isQuiet: false,
    regained: 0,
    slainBy: -1,
    hasRunOut: false,
  };
}
