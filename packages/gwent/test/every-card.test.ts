import { describe, expect, it } from 'vitest';
import { CARDS, LEADERS } from '../src/cards';
import { gwentTable } from './gwent-table';

/** Takes the first option of each further question until the turn has gone over. */
function comeToRest(table: ReturnType<typeof gwentTable>): void {
  for (let answer = 0; answer < 20; answer++) {
    const [first] = table.ada.offers();
    if (first === undefined || table.scenario.question(0)?.prompt === 'turn') break;
    table.ada.picks(first);
  }
  table.isAtRest({ turnOf: 'bea' });
}

/** A table with something for every ability to bite on. */
const busy = {
  close: ['ves', 'blue-stripes-commando', 'berserker', 'geralt-of-rivia'],
  ranged: ['keira-metz', 'young-berserker', 'yaevinn'],
  siege: ['trebuchet', 'cow'],
  discard: ['ballista', 'dun-banner-medic', 'vernon-roche', 'scorch', 'olaf'],
  deck: [
    'ghoul',
    'roach',
    'biting-frost',
    'impenetrable-fog',
    'torrential-rain',
    'skellige-storm',
    'mardroeme',
    'blue-stripes-commando',
  ],
  secondary: ['bovine-defense-force', 'transformed-vildkaarl', 'transformed-young-vildkaarl', 'hemdall'],
};

describe('every card', () => {
  it.each(CARDS.map(({ id }) => id))('%s can be played in each way offered, and the table comes to rest', (card) => {
    const sketch = { ada: { ...busy, hand: [card, 'ves'] }, bea: { ...busy, hand: ['toruviel'] } };
    const ways = gwentTable(sketch)
      .ada.offers()
      .filter((option) => option.startsWith(`play:${card}`));
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      const table = gwentTable(sketch);
      table.ada.picks(way);
      comeToRest(table);
      expect(table.ada.hand.filter((held) => held === card).length, way).toBeLessThanOrEqual(1);
    }
  });
});

describe('every active leader', () => {
  it.each(LEADERS.filter(({ mode }) => mode === 'active').map(({ id, faction }) => [id, faction] as const))(
    '%s can be used once, and the table comes to rest',
    (leader, faction) => {
      const table = gwentTable({
        ada: { ...busy, leader, faction, hand: ['ves', 'decoy', 'scorch'] },
        bea: { ...busy, hand: ['toruviel'] },
      });
      table.ada.usesLeader();
      comeToRest(table);
      table.bea.passes();
      table.ada.isBlocked('leader', 'GW-LEADER-002');
    },
  );
});
