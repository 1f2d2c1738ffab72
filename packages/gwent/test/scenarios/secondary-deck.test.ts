import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { FACTIONS, LEADERS } from '../../src/cards';
import { deckLedBy, gwentDuel, gwentTable } from '../gwent-table';

const RELENTLESS = 'emhyr-var-emreis-the-relentless';

describe('the secondary deck lies apart', () => {
  rule('GW-SECOND-001', 'no draw reaches it, not even with an empty deck', () => {
    const table = gwentTable({
      ada: { hand: ['thaler'], close: ['vernon-roche'], secondary: ['bovine-defense-force'] },
      bea: {},
    });

    table.ada.plays('thaler');
    table.endsRound();

    expect(table.state.results).toMatchObject([{ winner: 0 }]);
    expect(table.ada.hand).toEqual([]);
    expect(table.ada.secondary).toEqual(['bovine-defense-force']);
    expect(table.told('drew').flatMap(({ cards }) => cards)).toEqual([]);
  });

  rule('GW-SECOND-001', 'nobody plays, revives, calls or fetches a card out of it', () => {
    const secondary = ['bovine-defense-force', 'transformed-vildkaarl', 'arachas'];
    const table = gwentTable({
      ada: {
        faction: 'nilfgaard',
        leader: RELENTLESS,
        hand: ['siege-technician', 'arachas'],
        deck: ['albrich', 'sweers'],
        secondary,
      },
      bea: { hand: ['toruviel'] },
    });

    table.ada.isOffered('turn', ['pass', 'leader', 'play:siege-technician:siege', 'play:arachas:close']);
    table.ada.usesLeader();
    table.ada.isOffered('take', ['albrich', 'sweers']);
    table.ada.picks('albrich');
    table.bea.passes();
    table.ada.plays('siege-technician');
    table.ada.plays('arachas');

    expect([table.ada.row('close'), table.ada.row('siege')]).toEqual([['arachas'], ['siege-technician']]);
    expect(table.ada.secondary).toEqual(secondary);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-SECOND-001', 'Berserker, Mardroeme and Summon are what brings its cards into play', () => {
    const table = gwentTable({
      ada: {
        faction: 'skellige',
        hand: ['mardroeme', 'berserker'],
        ranged: ['cow', 'young-berserker'],
        secondary: ['bovine-defense-force', 'transformed-vildkaarl', 'transformed-young-vildkaarl'],
      },
      bea: { hand: ['scorch', 'toruviel'], close: ['draug'] },
    });
    expect(table.ada.secondary).toHaveLength(3);

    table.ada.plays('mardroeme', 'ranged');
    expect(table.ada.row('ranged')).toEqual(['cow', 'transformed-young-vildkaarl', 'mardroeme']);
    expect(table.ada.secondary).toEqual(['bovine-defense-force', 'transformed-vildkaarl']);

    table.bea.plays('scorch');
    expect(table.ada.row('ranged')).toEqual(['cow', 'mardroeme']);
    expect(table.ada.secondary).toEqual(['bovine-defense-force', 'transformed-vildkaarl']);

    table.ada.plays('berserker');
    expect(table.ada.row('close')).toEqual(['berserker']);

    table.endsRound();
    expect(table.ada.row('close')).toEqual(['bovine-defense-force']);
    expect(table.ada.secondary).toEqual(['transformed-vildkaarl']);
  });

  rule('GW-SECOND-002', 'a Berserker whose card is no longer there stays as it is', () => {
    const table = gwentTable({
      ada: {
        faction: 'skellige',
        hand: ['mardroeme'],
        ranged: ['young-berserker', 'young-berserker'],
        secondary: ['transformed-young-vildkaarl', 'transformed-vildkaarl', 'hemdall'],
      },
      bea: { hand: ['toruviel'] },
    });

    table.ada.plays('mardroeme', 'ranged');

    expect([...table.ada.row('ranged')].sort()).toEqual([
      'mardroeme',
      'transformed-young-vildkaarl',
      'young-berserker',
    ]);
    expect(table.ada.removed).toEqual(['young-berserker']);
    expect(table.ada.secondary).toEqual(['transformed-vildkaarl', 'hemdall']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SECOND-002', 'a Summon card whose replacement is no longer there simply leaves', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], secondary: ['bovine-defense-force'] },
      bea: { hand: ['toruviel'], ranged: ['cow'], secondary: ['hemdall'] },
    });

    table.ada.plays('scorch');

    expect(table.bea.discard).toEqual(['cow']);
    expect(table.bea.strengthOf('all')).toBe(0);
    expect(table.bea.secondary).toEqual(['hemdall']);
    expect(table.ada.secondary).toEqual(['bovine-defense-force']);
    expect(table.told('placed')).toEqual([]);
    table.isAtRest({ turnOf: 'bea' });
  });
});

describe('cards of the secondary deck on the battlefield', () => {
  rule('GW-SECOND-003', 'its units are scorched, fall on the discard pile and can be revived', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'] },
      bea: { hand: ['havekar-healer'], close: ['bovine-defense-force'] },
    });

    table.ada.plays('scorch');
    expect(table.bea.row('close')).toEqual([]);
    expect(table.bea.discard).toEqual(['bovine-defense-force']);
    expect([table.bea.removed, table.bea.secondary]).toEqual([[], []]);

    table.bea.plays('havekar-healer');
    table.bea.isOffered('patient', ['bovine-defense-force']);
    table.bea.picks('bovine-defense-force');
    expect(table.bea.row('close')).toEqual(['bovine-defense-force']);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-SECOND-003', 'its units can be decoyed; its hero can neither be decoyed nor scorched nor revived', () => {
    const table = gwentTable({
      ada: { faction: 'skellige', hand: ['decoy', 'birna-bran'], close: ['hemdall', 'transformed-vildkaarl'] },
      bea: { hand: ['scorch'] },
    });

    table.ada.isOffered('turn', ['pass', 'leader', 'play:birna-bran:close', 'play:decoy:close:transformed-vildkaarl']);
    table.ada.plays('decoy');
    expect(table.ada.hand).toEqual(['birna-bran', 'transformed-vildkaarl']);
    table.bea.plays('scorch');
    expect(table.ada.row('close')).toEqual(['hemdall', 'decoy']);

    table.endsRound();
    expect(table.ada.discard).toEqual(['hemdall', 'decoy']);
    table.ada.plays('birna-bran');
    expect(table.ada.row('close')).toEqual(['birna-bran']);
  });

  rule('GW-SECOND-003', 'Monsters may keep its unit, never its hero', () => {
    const sketch = (rolls: readonly number[]) =>
      gwentTable({
        ada: { faction: 'monsters', close: ['hemdall', 'bovine-defense-force', 'griffin'] },
        bea: {},
        rolls,
      });

    const table = sketch([0]);
    table.endsRound();
    expect(table.ada.row('close')).toEqual(['bovine-defense-force']);
    expect(table.ada.discard).toEqual(['hemdall', 'griffin']);
    table.usedAllRolls();

    expect(() => sketch([2]).endsRound()).toThrow('only 0 to 1 can come up');
  });
});

describe('what the secondary deck holds', () => {
  rule('GW-SECOND-004', 'it is the full set of the colour for whoever builds a deck', () => {
    const bovine = ['bovine-defense-force', 'bovine-defense-force'];
    const vildkaarls = ['transformed-vildkaarl', ...Array(3).fill('transformed-young-vildkaarl')];
    for (const faction of FACTIONS) {
      const leader = LEADERS.find((one) => one.faction === faction)?.id ?? '';
      const { ada } = gwentDuel([deckLedBy(leader, `starter-${faction}`), 'starter-monsters']);
      const expected = faction === 'skellige' ? [...bovine, 'hemdall', ...vildkaarls] : bovine;
      expect([...ada.secondary].sort(), faction).toEqual(expected);
    }
  });

  rule('GW-SECOND-004', 'a ready-made deck that names no secondary deck has the full set as well', () => {
    const table = gwentDuel(['starter-monsters', 'themed-bears-and-longships']);
    expect(table.ada.secondary).toEqual(['bovine-defense-force', 'bovine-defense-force']);
    expect(table.bea.secondary).toHaveLength(7);
  });

  rule('GW-SECOND-005', 'a card that changed hands calls from the secondary deck of its first owner', () => {
    const table = gwentTable({
      ada: { faction: 'nilfgaard', leader: RELENTLESS, secondary: ['bovine-defense-force'] },
      bea: { discard: ['cow'], secondary: ['bovine-defense-force', 'bovine-defense-force'] },
      relentless: 'opponent-discard',
    });

    table.ada.usesLeader();
    table.ada.picks('cow');
    table.bea.passes();
    table.ada.plays('cow');
    table.ada.passes();

    expect(table.state.round).toBe(2);
    expect(table.ada.row('close')).toEqual(['bovine-defense-force']);
    expect(table.bea.row('close')).toEqual([]);
    expect(table.ada.secondary).toEqual(['bovine-defense-force']);
    expect(table.bea.secondary).toEqual(['bovine-defense-force']);
  });

  rule('GW-SECOND-005', 'with nothing left in that deck nothing comes, whatever the new owner has', () => {
    const table = gwentTable({
      ada: {
        faction: 'nilfgaard',
        leader: RELENTLESS,
        ranged: ['mardroeme'],
        secondary: ['transformed-young-vildkaarl'],
      },
      bea: { discard: ['young-berserker'] },
      relentless: 'opponent-discard',
    });

    table.ada.usesLeader();
    table.ada.picks('young-berserker');
    table.bea.passes();
    table.ada.plays('young-berserker');

    expect(table.ada.row('ranged')).toEqual(['mardroeme', 'young-berserker']);
    expect(table.ada.secondary).toEqual(['transformed-young-vildkaarl']);
    table.isAtRest({ turnOf: 'ada' });
  });
});
