import { seedRng, Table } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { CHANGES, EDITION, EDITIONS, FIRST_EDITION } from '../src/editions';
import { gwent } from '../src/game';
import type { GwentState } from '../src/state';
import { gwentDuel, gwentTable } from './gwent-table';
import { soakConfig } from './soak-config';

describe('editions', () => {
  it('are those that the game reads, and new games are of the last', () => {
    expect(gwent.reads).toEqual(EDITIONS);
    expect(gwent.version).toBe(Math.max(...EDITIONS));
    expect(gwent.setup(soakConfig('editions'), seedRng('editions')).edition).toBe(EDITION);
    for (const { since } of Object.values(CHANGES)) expect(EDITIONS.slice(1)).toContain(since);
  });

  it('stay with a table through saves and forks', () => {
    for (const edition of EDITIONS) {
      const table = Table.start(gwent, soakConfig('stay'), 'stay', { edition });
      const seat = table.questions[0]?.seat ?? 0;
      const again = Table.restore(gwent, JSON.parse(JSON.stringify(table.save())));
      expect([again.state.edition, again.fork(seat, 1).state.edition]).toEqual([edition, edition]);
      expect(again.view(0).edition).toBe(edition);
    }
  });

  it('are the first one for a table that was saved before its state named one', () => {
    const saved = Table.start(gwent, soakConfig('old'), 'old', { edition: FIRST_EDITION }).save();
    const forget = ({ edition: _, heroes: __, ...rest }: GwentState) => rest as GwentState;
    const starts = saved.starts.map((start) => ({ ...start, state: forget(start.state) }));
    const old = { ...saved, origin: forget(saved.origin), starts };
    expect(Table.restore(gwent, old).save()).toEqual(saved);
  });
});

describe('why a player starts a round', () => {
  /** The rules told from round to round: Ada takes the first, whoever is named decides the others. */
  const told = (edition: number, ada: object, bea: object) => {
    const table = gwentTable({ ada, bea, edition });
    table.ada.passes();
    table.bea.passes();
    return table.told('round-started').map((event) => event.rule);
  };
  const strong = { close: ['ves'] };

  rule('GW-ROUND-006', 'is that the round before was won', () => {
    expect(told(EDITION, strong, {})).toEqual(['GW-ROUND-006']);
  });

  rule('GW-ROUND-007', 'is that the round before was drawn', () => {
    expect(told(EDITION, strong, strong)).toEqual(['GW-ROUND-007']);
    expect(told(2, strong, strong)).toEqual(['GW-ROUND-006']);
  });

  rule('GW-NIL-002', 'is that Nilfgaard won a tie', () => {
    expect(told(EDITION, strong, { ...strong, faction: 'nilfgaard' })).toEqual(['GW-NIL-002']);
    expect(told(2, strong, { ...strong, faction: 'nilfgaard' })).toEqual(['GW-ROUND-006']);
    expect(told(EDITION, strong, { faction: 'nilfgaard' })).toEqual(['GW-ROUND-006']);
  });

  rule(['GW-SETUP-003', 'GW-SCO-001', 'GW-SCO-003'], "is at first the coin, or what Scoia'tael chose", () => {
    const first = (one: string, two: string, edition: number) => {
      const table = gwentDuel([one, two], 'first', 'own-deck', null, edition);
      if (table.scenario.table.waitingFor()[0]?.prompt === 'starter') {
        const seat = table.scenario.table.waitingFor()[0]?.seat ?? 0;
        (seat === 0 ? table.ada : table.bea).picks('seat-0');
      }
      for (const player of [table.ada, table.bea]) player.picks('done');
      return table.told('round-started').map((event) => event.rule);
    };
    expect(first('starter-monsters', 'starter-nilfgaard', EDITION)).toEqual(['GW-SETUP-003']);
    expect(first('starter-scoiatael', 'starter-nilfgaard', EDITION)).toEqual(['GW-SCO-001']);
    expect(first('starter-scoiatael', 'starter-scoiatael', EDITION)).toEqual(['GW-SCO-003']);
    expect(first('starter-scoiatael', 'starter-nilfgaard', 2)).toEqual(['GW-SETUP-003']);
  });
});
