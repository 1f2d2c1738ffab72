import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('units', () => {
  rule('GW-UNIT-001', 'count their printed strength for the side on which they lie', () => {
    const table = gwentTable({
      ada: { hand: ['ves'], siege: ['ballista'] },
      bea: { hand: ['toruviel'], close: ['vattier-de-rideaux'] }, // a Spy that Ada sent there
    });
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([6, 4]);

    table.ada.plays('ves');

    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([11, 4]);
    expect(table.ada.account('close', 0)).toEqual([{ step: 'printed', amount: 0, strength: 5, rule: 'GW-UNIT-001' }]);

    table.bea.plays('toruviel');

    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([11, 6]);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-UNIT-002', 'may be placed only in the row whose symbol they show', () => {
    const table = gwentTable({ ada: { hand: ['ves', 'keira-metz', 'ballista'] }, bea: { hand: ['toruviel'] } });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:ves:close', 'play:keira-metz:ranged', 'play:ballista:siege']);

    table.ada.plays('keira-metz');

    expect(table.ada.row('ranged')).toEqual(['keira-metz']);
    expect([...table.ada.row('close'), ...table.ada.row('siege')]).toEqual([]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-UNIT-002', 'lie in the row of their symbol also when an ability brings them', () => {
    const table = gwentTable({ ada: { hand: ['dun-banner-medic'], discard: ['keira-metz'] }, bea: {} });

    table.ada.plays('dun-banner-medic');
    table.ada.picks('keira-metz');

    expect(table.ada.row('ranged')).toEqual(['keira-metz']);
    expect(table.ada.row('siege')).toEqual(['dun-banner-medic']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-UNIT-003', 'resolve their ability the moment they are placed, before the opponent may answer', () => {
    const table = gwentTable({
      ada: { hand: ['dun-banner-medic'], discard: ['villentretenmerth'] },
      bea: { hand: ['toruviel'], close: ['mahakaman-defender', 'dennis-cranmer'] },
    });

    table.ada.plays('dun-banner-medic');
    table.ada.isAsked('patient');
    table.bea.isAsked(null);
    table.ada.picks('villentretenmerth');

    expect(table.bea.row('close')).toEqual(['mahakaman-defender']);
    table.isAtRest({ turnOf: 'bea' });
  });
});

describe('the ability of a unit', () => {
  rule('GW-UNIT-004', 'resolves when a Medic brings the unit', () => {
    const table = gwentTable({
      ada: { hand: ['dun-banner-medic'], discard: ['villentretenmerth'] },
      bea: { close: ['mahakaman-defender', 'dennis-cranmer'] },
    });

    table.ada.plays('dun-banner-medic');
    table.ada.picks('villentretenmerth');

    expect(table.bea.discard).toEqual(['dennis-cranmer']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-UNIT-004', 'resolves when Muster brings the unit', () => {
    const table = gwentTable({ ada: { hand: ['gaunter-odimm'], deck: ['gaunter-odimm-darkness', 'ves'] }, bea: {} });

    table.ada.plays('gaunter-odimm');

    expect(table.ada.row('ranged')).toEqual(['gaunter-odimm-darkness']);
    // The Muster of Gaunter shuffles the deck, and so does that of the Darkness he called.
    expect(table.told('shuffled').map((event) => event.rule)).toEqual(['GW-MUSTER-003', 'GW-MUSTER-003']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-UNIT-004', 'resolves when a Berserker arrives by Medic where Mardroeme works', () => {
    const table = gwentTable({
      ada: {
        faction: 'skellige',
        hand: ['birna-bran'],
        close: ['mardroeme'],
        discard: ['berserker'],
        secondary: ['transformed-vildkaarl'],
      },
      bea: {},
    });

    table.ada.plays('birna-bran');
    table.ada.picks('berserker');

    expect(table.ada.row('close')).toEqual(['mardroeme', 'birna-bran', 'transformed-vildkaarl']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-UNIT-004', 'resolves when the faction of the player brings the unit', () => {
    const table = gwentTable({
      ada: { faction: 'skellige', discard: ['stefan-skellen'], deck: ['svanrige', 'donar-an-hindar'] },
      bea: {},
      round: 2,
    });

    table.ada.passes();
    table.bea.passes();

    expect(table.bea.row('close')).toEqual(['stefan-skellen']);
    expect([...table.ada.hand].sort()).toEqual(['donar-an-hindar', 'svanrige']);
    table.isAtRest({ turnOf: 'ada' });
  });
});

describe('a unit that stays into the next round', () => {
  rule('GW-UNIT-005', 'does not resolve its placing ability again', () => {
    const table = gwentTable({
      ada: { faction: 'monsters', siege: ['dun-banner-medic'], discard: ['ves'] },
      bea: {},
      rolls: [0],
    });

    table.ada.passes();
    table.bea.passes();

    expect(table.ada.row('siege')).toEqual(['dun-banner-medic']);
    expect(table.ada.discard).toEqual(['ves']); // whom a Medic placed anew would have to revive
    expect(table.told('placed')).toEqual([]);
    table.usedAllRolls();
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-UNIT-005', 'stays in the row it was placed in, even an Agile one', () => {
    const table = gwentTable({ ada: { faction: 'monsters', ranged: ['harpy'] }, bea: {}, rolls: [0] });

    table.ada.passes();
    table.bea.passes();

    expect(table.ada.row('ranged')).toEqual(['harpy']);
    expect(table.ada.row('close')).toEqual([]);
    table.usedAllRolls();
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-UNIT-005', 'keeps a lasting ability', () => {
    const table = gwentTable({
      ada: { faction: 'monsters', hand: ['ballista'], siege: ['kaedweni-siege-expert'] },
      bea: {},
      rolls: [0],
    });

    table.ada.passes();
    table.bea.passes();
    table.ada.plays('ballista');

    expect(table.ada.strengths('siege')).toEqual([1, 7]);
    table.isAtRest({ turnOf: 'bea' });
  });
});

describe('a unit in its row', () => {
  rule('GW-UNIT-006', 'never changes rows, unless a card says so', () => {
    const table = gwentTable({
      ada: {
        faction: 'scoiatael',
        leader: 'francesca-findabair-hope-of-the-aen-seidhe',
        hand: ['dennis-cranmer'],
        close: ['barclay-els', 'mahakaman-defender'],
        horns: ['ranged'],
      },
      bea: { hand: ['toruviel'] },
    });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:dennis-cranmer:close']);

    table.ada.plays('dennis-cranmer');
    table.bea.plays('toruviel');

    expect(table.ada.row('close')).toEqual(['barclay-els', 'mahakaman-defender', 'dennis-cranmer']);
    expect(table.ada.row('ranged')).toEqual([]);
    expect(table.told('moved')).toEqual([]);

    table.ada.usesLeader();

    expect(table.ada.row('close')).toEqual(['mahakaman-defender', 'dennis-cranmer']);
    expect(table.ada.row('ranged')).toEqual(['barclay-els']);
    table.isAtRest({ turnOf: 'bea' });
  });
});
