import type { BaseWords, IconWord } from '../../../core/words';

function adds(what: 'damage' | 'shield' | 'take'): IconWord {
  return {
    add: (total, n) => {
      total[what] += n;
    },
  };
}

/** What each icon adds to its combo. @rule OW-FIGHT-023, OW-FIGHT-028, OW-FIGHT-031, OW-FIGHT-032, OW-FIGHT-033 */
export const ICONS: BaseWords['icons'] = {
  damage: adds('damage'),
  shield: adds('shield'),
  draw: {
    add: (total, n) => {
      if (n > 0) total.draw += n;
      else total.less.push(n);
    },
  },
  take: adds('take'),
  return: { add: ({ back }, _, card) => void back.push(card) },
};
