import { actionCardIndex, costOf } from '../../../src/core/cards/components';
import { FILLER, type FightTable, fightTable, type PlayerName, POOL, type WitcherSketch } from './fight-table';

export const monster = 'whispess';
export const hand = ['swift-cut-1', 'block-1'];

/** Answers every open question of these kinds with its first option. */
export function settle(table: FightTable): FightTable {
  const players: PlayerName[] = ['ada', 'bea', 'cyn', 'dov'];
  for (;;) {
    const open = players.find((name) => ['fatigue', 'take-card'].includes(table[name].asked ?? ''));
    if (open === undefined) return table;
    table[open].does(table[open].offers[0] as string);
  }
}
const begun = (ada: WitcherSketch, more: object, pool: string[], begins: 'witcher' | 'opponent') =>
  fightTable({ monster, pool, begins, ada, ...more });
/** Ada takes the last card of the pool. */
export function victory(ada: WitcherSketch = {}, more: object = {}): FightTable {
  const table = begun({ hand, deck: FILLER, ...ada }, more, ['fight-12'], 'witcher');
  table.ada.plays('swift-cut-1');
  return table;
}
/** Ada is knocked out by the top card, with so many left. */
export function knockout(left: number, ada: WitcherSketch = {}, more: object = {}): FightTable {
  const pool = [...POOL.slice(0, left), 'fight-07'];
  const table = begun({ hand: ['swift-cut-1'], deck: ['ward-1'], ...ada }, more, pool, 'opponent');
  table[table.state.witchers.length === 2 ? 'bea' : table.state.witchers.length === 3 ? 'cyn' : 'dov'].does('charge');
  return table;
}
/** Ada attacks Bea and wins, or loses by playing her last card. */
export function duel(hasWon: boolean, ada: WitcherSketch = {}, bea: WitcherSketch = {}, more: object = {}): FightTable {
  const table = fightTable({
    isDuel: true,
    pool: [],
    ada: {
      school: 'wolf',
      hand: hasWon ? ['swift-cut-1', 'block-1'] : ['block-1'],
      deck: hasWon ? FILLER : [],
      ...ada,
    },
    bea: {
      school: 'bear',
      hand: hasWon ? [] : ['swift-cut-2', 'swift-cut-3', 'swift-cut-4', 'swift-cut-5'],
      deck: hasWon ? ['block-2'] : ['block-3'],
      ...bea,
    },
    ...more,
  });
  table.ada.plays(hasWon ? 'swift-cut-1' : 'block-1');
  return table;
}
export const costsOfGained = (table: FightTable) =>
  table.told('card-gained').map(({ card }) => costOf(actionCardIndex(card)));
