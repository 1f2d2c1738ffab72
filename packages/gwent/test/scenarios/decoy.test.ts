import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('Decoy', () => {
  rule('GW-DECOY-001', 'replaces one plain unit of your own side, which returns to your hand', () => {
    const table = gwentTable({
      ada: { hand: ['decoy'], close: ['ves', 'vernon-roche', 'ves'], siege: ['ballista'] },
      bea: { close: ['dennis-cranmer'] },
    });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:decoy:close:ves', 'play:decoy:siege:ballista']);

    table.ada.plays('decoy', 'siege:ballista');

    expect(table.ada.hand).toEqual(['ballista']);
    expect(table.ada.row('siege')).toEqual(['decoy']);
    expect(table.ada.row('close')).toEqual(['ves', 'vernon-roche', 'ves']);
    expect(table.ada.discard).toEqual([]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-DECOY-002', 'takes the very place of the unit and has strength 0', () => {
    const table = gwentTable({
      ada: { hand: ['decoy'], close: ['yarpen-zigrin', 'ves', 'siegfried-of-denesle'] },
      bea: {},
    });

    table.ada.plays('decoy', 'close:ves');

    expect(table.ada.row('close')).toEqual(['yarpen-zigrin', 'decoy', 'siegfried-of-denesle']);
    expect(table.ada.strengths('close')).toEqual([2, 0, 5]);
    expect(table.ada.strengthOf('all')).toBe(7);
  });

  rule('GW-DECOY-003', 'may take a Spy that the opponent sent, to be played as one of your own', () => {
    const table = gwentTable({
      ada: { hand: ['stefan-skellen', 'ves'] },
      bea: { hand: ['decoy'], deck: ['toruviel', 'milva'] },
    });

    table.ada.plays('stefan-skellen');
    table.bea.plays('decoy', 'close:stefan-skellen');
    expect(table.bea.hand).toEqual(['stefan-skellen']);
    expect(table.bea.row('close')).toEqual(['decoy']);
    table.ada.plays('ves');
    table.bea.plays('stefan-skellen');

    expect(table.ada.row('close')).toEqual(['ves', 'stefan-skellen']);
    expect([...table.bea.hand].sort()).toEqual(['milva', 'toruviel']);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-DECOY-004', 'cannot be played without a plain unit on your side', () => {
    const table = gwentTable({
      ada: { hand: ['decoy', 'ves'], close: ['vernon-roche', 'mardroeme'] },
      bea: { hand: ['toruviel'], close: ['dennis-cranmer'] },
    });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:ves:close']);
    table.ada.isBlocked('play:decoy', 'GW-DECOY-004');

    table.ada.plays('ves');
    table.bea.plays('toruviel');

    table.ada.isOffered('turn', ['pass', 'leader', 'play:decoy:close:ves']);
  });

  rule('GW-DECOY-006', 'stays in its row until the end of the round and is then discarded', () => {
    const table = gwentTable({
      ada: { hand: ['decoy', 'clear-weather'], close: ['ves'] },
      bea: { hand: ['scorch', 'toruviel'] },
    });
    table.ada.plays('decoy');
    table.bea.plays('scorch');
    table.ada.plays('clear-weather');
    table.bea.plays('toruviel');
    table.ada.passes();
    expect(table.ada.row('close')).toEqual(['decoy']);

    table.bea.passes();

    expect(table.ada.row('close')).toEqual([]);
    expect(table.ada.discard).toEqual(['clear-weather', 'decoy']);
    expect(table.ada.hand).toEqual(['ves']);
  });

  rule('GW-DECOY-007', 'makes the unit a fresh card, whose ability resolves again when it is played', () => {
    const table = gwentTable({
      ada: { hand: ['decoy'], siege: ['dun-banner-medic'], discard: ['ves'] },
      bea: { hand: ['toruviel'] },
    });

    table.ada.plays('decoy');
    table.ada.isAsked(null); // taking it back resolves nothing
    table.bea.plays('toruviel');
    table.ada.plays('dun-banner-medic');
    table.ada.isOffered('patient', ['ves']);
    table.ada.picks('ves');

    expect(table.ada.row('siege')).toEqual(['decoy', 'dun-banner-medic']);
    expect(table.ada.row('close')).toEqual(['ves']);
    table.isAtRest({ turnOf: 'bea' });
  });
});

describe('a Decoy in its row is no unit', () => {
  rule('GW-DECOY-005', 'weather, Morale Boost and Horn do not change it', () => {
    const table = gwentTable({
      ada: {
        close: ['decoy', 'olgierd-von-everec', 'dandelion'],
        ranged: ['decoy'],
        horns: ['ranged'],
        weather: ['biting-frost'],
      },
      bea: { close: ['decoy', 'kayran'] },
    });
    expect(table.ada.strengths('close')).toEqual([0, 2, 2]);
    expect(table.ada.strengths('ranged')).toEqual([0]);
    expect(table.bea.strengths('close')).toEqual([0, 8]);
    expect(table.ada.account('close', 0)).toEqual([]);
  });

  rule('GW-DECOY-005', 'no Scorch can burn it', () => {
    const table = gwentTable({
      ada: { hand: ['scorch', 'villentretenmerth', 'clan-dimun-pirate'], close: ['decoy'] },
      bea: { hand: ['toruviel', 'iorveth'], close: ['decoy', 'geralt-of-rivia'] },
    });
    table.ada.plays('scorch');
    table.bea.plays('iorveth');
    table.ada.plays('villentretenmerth');
    expect(table.bea.row('close')).toEqual(['decoy', 'geralt-of-rivia']);
    table.bea.plays('toruviel');
    table.ada.plays('clan-dimun-pirate');
    expect(table.ada.row('close')).toEqual(['decoy']);
    expect(table.bea.row('close')).toEqual(['decoy', 'geralt-of-rivia']);
  });

  rule('GW-DECOY-005', 'Monsters never keep it', () => {
    const sketch = (roll: number) =>
      gwentTable({ ada: { faction: 'monsters', close: ['decoy', 'fiend'] }, bea: {}, rolls: [roll] });
    const table = sketch(0);
    table.ada.passes();
    table.bea.passes();
    expect(table.ada.row('close')).toEqual(['fiend']);
    expect(table.ada.discard).toEqual(['decoy']);
    table.usedAllRolls();

    const other = sketch(1);
    other.ada.passes();
    expect(() => other.bea.passes()).toThrow('only 0 to 0 can come up');
  });

  rule('GW-DECOY-005', 'no Medic revives it', () => {
    const table = gwentTable({ ada: { hand: ['dun-banner-medic'], discard: ['decoy', 'ves', 'decoy'] }, bea: {} });
    table.ada.plays('dun-banner-medic');
    table.ada.isOffered('patient', ['ves']);
  });

  rule('GW-DECOY-005', 'no other Decoy replaces it', () => {
    const table = gwentTable({ ada: { hand: ['decoy'], close: ['decoy'], siege: ['ballista'] }, bea: {} });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:decoy:siege:ballista']);
  });
});
