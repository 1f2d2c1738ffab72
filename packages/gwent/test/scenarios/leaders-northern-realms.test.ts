import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('leaders of the Northern Realms', () => {
  rule('GW-LEADER-018', 'King of Temeria plays one Impenetrable Fog from the deck', () => {
    const table = gwentTable({
      ada: {
        leader: 'foltest-king-of-temeria',
        ranged: ['dethmold'],
        deck: ['impenetrable-fog', 'torrential-rain', 'ves', 'impenetrable-fog'],
      },
      bea: { close: ['dennis-cranmer'], ranged: ['milva'] },
    });

    table.ada.usesLeader();

    expect(table.ada.weather).toEqual(['impenetrable-fog']);
    expect([...table.ada.deck].sort()).toEqual(['impenetrable-fog', 'torrential-rain', 'ves']);
    expect([table.ada.strengthOf('ranged'), table.bea.strengthOf('ranged')]).toEqual([1, 1]);
    expect(table.bea.strengthOf('close')).toBe(6);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-019', 'Lord Commander of the North discards all weather in play, each to its own player', () => {
    const table = gwentTable({
      ada: {
        leader: 'foltest-lord-commander-of-the-north',
        weather: ['biting-frost', 'biting-frost'],
        close: ['ves'],
        siege: ['ballista'],
        horns: ['siege'],
      },
      bea: { weather: ['skellige-storm'], ranged: ['toruviel'] },
    });
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([3, 1]);

    table.ada.usesLeader();

    expect(table.weather).toEqual([]);
    expect(table.ada.discard).toEqual(['biting-frost', 'biting-frost']);
    expect(table.bea.discard).toEqual(['skellige-storm']);
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([17, 2]); // the Horn stays
    expect(table.told('weather-cleared')).toMatchObject([{ seat: 0, rule: 'GW-LEADER-019' }]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-020', "Son of Medell burns the strongest of the opponent's archer row from a total of 10 on", () => {
    const medell = (ranged: readonly string[]) => {
      const table = gwentTable({
        ada: { leader: 'foltest-son-of-medell', ranged: ['dethmold', 'dethmold'] },
        bea: { close: ['dennis-cranmer', 'dennis-cranmer'], ranged, siege: ['schirru', 'schirru'] },
      });
      table.ada.usesLeader();
      expect(table.ada.row('ranged')).toEqual(['dethmold', 'dethmold']);
      expect([table.bea.row('close').length, table.bea.row('siege').length]).toEqual([2, 2]);
      table.isAtRest({ turnOf: 'bea' });
      return table.bea;
    };
    const ten = medell(['ida-emean-aep-sivney', 'toruviel', 'toruviel']);
    expect([ten.row('ranged'), ten.discard]).toEqual([['toruviel', 'toruviel'], ['ida-emean-aep-sivney']]);
    const nine = medell(['ida-emean-aep-sivney', 'toruviel', 'riordain']);
    expect([nine.row('ranged').length, nine.discard]).toEqual([3, []]);
    const tied = medell(['ida-emean-aep-sivney', 'riordain', 'yaevinn']);
    expect([tied.row('ranged'), tied.discard]).toEqual([['riordain'], ['ida-emean-aep-sivney', 'yaevinn']]);
    const hero = medell(['iorveth', 'riordain']); // the hero counts for the total, and stays
    expect([hero.row('ranged'), hero.discard]).toEqual([['iorveth'], ['riordain']]);
  });

  rule('GW-LEADER-021', 'the Siegemaster doubles the own artillery row for the rest of the round', () => {
    const table = gwentTable({
      ada: {
        faction: 'monsters',
        leader: 'foltest-the-siegemaster',
        hand: ['trebuchet'],
        close: ['ves'],
        ranged: ['dethmold'],
        siege: ['morvran-voorhis', 'ballista', 'kaedweni-siege-expert'],
      },
      bea: { siege: ['schirru'], hasPassed: true },
      rolls: [2],
    });

    table.ada.usesLeader();
    table.ada.plays('trebuchet');
    expect(table.ada.strengths('siege')).toEqual([10, 14, 2, 14]); // the boost comes first, the hero is untouched
    expect([table.ada.strengthOf('close'), table.ada.strengthOf('ranged')]).toEqual([5, 6]);
    expect(table.bea.strengthOf('siege')).toBe(8);

    table.ada.passes();
    expect(table.ada.row('siege')).toEqual(['ballista']);
    expect(table.ada.strengthOf('siege')).toBe(6);
    table.usedAllRolls();

    for (const horned of [
      { horns: ['siege'] as const, siege: ['ballista'] },
      { siege: ['draig-bon-dhu', 'ballista'] },
    ]) {
      const idle = gwentTable({ ada: { leader: 'foltest-the-siegemaster', ...horned }, bea: {} });
      const before = idle.ada.strengths('siege');
      idle.ada.usesLeader();
      expect(idle.ada.strengths('siege')).toEqual(before);
      expect(idle.told('no-effect')).toMatchObject([{ rule: 'GW-LEADER-021' }]);
      expect(idle.told('row-doubled')).toEqual([]);
    }
  });

  rule('GW-LEADER-022', "the Steel-Forged burns the strongest of the opponent's artillery row from 10 on", () => {
    const steel = (siege: readonly string[]) => {
      const table = gwentTable({
        ada: { leader: 'foltest-the-steel-forged', siege: ['ballista', 'ballista'] },
        bea: { close: ['dennis-cranmer', 'dennis-cranmer'], ranged: ['milva'], siege },
      });
      table.ada.usesLeader();
      expect(table.ada.row('siege')).toEqual(['ballista', 'ballista']);
      expect([table.bea.row('close').length, table.bea.row('ranged').length]).toEqual([2, 1]);
      table.isAtRest({ turnOf: 'bea' });
      return table.bea;
    };
    const above = steel(['schirru', 'draig-bon-dhu']);
    expect([above.row('siege'), above.discard]).toEqual([['draig-bon-dhu'], ['schirru']]);
    const ten = steel(['holger-blackhand', 'siege-engineer']);
    expect([ten.row('siege'), ten.discard]).toEqual([['holger-blackhand'], ['siege-engineer']]);
    const nine = steel(['schirru', 'thaler']);
    expect([nine.row('siege').length, nine.discard]).toEqual([2, []]);
    const tied = steel(['siege-engineer', 'thaler', 'siege-tower']);
    expect([tied.row('siege'), tied.discard]).toEqual([['thaler'], ['siege-engineer', 'siege-tower']]);
    const hero = steel(['morvran-voorhis', 'thaler']);
    expect([hero.row('siege'), hero.discard]).toEqual([['morvran-voorhis'], ['thaler']]);
  });
});
