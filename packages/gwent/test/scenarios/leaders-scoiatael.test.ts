import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { deckLedBy, gwentDuel, gwentTable } from '../gwent-table';

describe("leaders of the Scoia'tael", () => {
  rule('GW-LEADER-023', "Daisy of the Valley deals 11 cards instead of 10 to her player's opening hand", () => {
    const daisy = deckLedBy('francesca-findabair-daisy-of-the-valley', 'starter-scoiatael');
    const table = gwentDuel(['starter-monsters', daisy]);
    table.bea.picks('seat-1');

    expect([table.ada.hand.length, table.bea.hand.length]).toEqual([10, 11]);
    expect([table.ada.deck.length, table.bea.deck.length]).toEqual([19, 18]);
    expect(table.told('hand-dealt').map((event) => [event.seat, event.cards.length, event.rule])).toEqual([
      [0, 10, 'GW-SETUP-005'],
      [1, 11, 'GW-LEADER-023'],
    ]);
    table.ada.picks('done');
    table.bea.picks('done');
    table.bea.isBlocked('leader', 'GW-LEADER-004');
    table.bea.passes();
    table.ada.passes();
    expect(table.bea.hand).toHaveLength(11); // once, not in each round
  });

  rule('GW-LEADER-024', 'Hope of the Aen Seidhe moves each own Agile unit to the row where it is stronger', () => {
    const table = gwentTable({
      ada: {
        leader: 'francesca-findabair-hope-of-the-aen-seidhe',
        close: ['yaevinn', 'dennis-cranmer', 'kayran', 'dol-blathanna-scout'],
        ranged: ['barclay-els', 'toruviel'],
        siege: ['schirru'],
        weather: ['biting-frost'],
      },
      bea: { close: ['filavandrel-aen-fidhail'], ranged: ['olaf'] },
    });
    table.ada.usesLeader();

    expect(table.ada.row('close')).toEqual(['dennis-cranmer', 'kayran']); // not Agile, or a hero
    expect([...table.ada.row('ranged')].sort()).toEqual(['barclay-els', 'dol-blathanna-scout', 'toruviel', 'yaevinn']);
    expect(table.ada.strengthOf('ranged')).toBe(20);
    expect([table.bea.row('close'), table.bea.row('ranged')]).toEqual([['filavandrel-aen-fidhail'], ['olaf']]);
    expect(table.told('moved')).toMatchObject([
      { side: 0, card: 'yaevinn', from: 'close', to: 'ranged', rule: 'GW-LEADER-024' },
      { side: 0, card: 'dol-blathanna-scout', from: 'close', to: 'ranged' },
    ]);
    expect([table.told('placed'), table.told('played')]).toEqual([[], []]);
    table.isAtRest({ turnOf: 'bea' });

    const toClose = gwentTable({
      ada: {
        leader: 'francesca-findabair-hope-of-the-aen-seidhe',
        close: ['toruviel'],
        ranged: ['yaevinn'],
        horns: ['close'],
      },
      bea: {},
    });
    toClose.ada.usesLeader();
    expect([toClose.ada.row('close'), toClose.ada.row('ranged')]).toEqual([['toruviel', 'yaevinn'], []]);
  });

  rule('GW-LEADER-024', 'Hope of the Aen Seidhe leaves a unit that would be no stronger where it is', () => {
    const table = gwentTable({
      ada: {
        leader: 'francesca-findabair-hope-of-the-aen-seidhe',
        close: ['yaevinn'],
        ranged: ['barclay-els'],
      },
      bea: {},
    });
    table.ada.usesLeader();
    expect([table.ada.row('close'), table.ada.row('ranged')]).toEqual([['yaevinn'], ['barclay-els']]);
    expect(table.told('no-effect')).toMatchObject([{ rule: 'GW-LEADER-024' }]);
  });

  rule('GW-LEADER-024', 'Hope of the Aen Seidhe judges each unit alone, before any of them moves', () => {
    const table = gwentTable({
      ada: {
        leader: 'francesca-findabair-hope-of-the-aen-seidhe',
        close: ['olaf', 'harpy'],
        ranged: ['kayran'],
      },
      bea: {},
    });
    expect(table.ada.strengths('close')).toEqual([12, 3]); // beside Kayran they would count 13 and 3

    table.ada.usesLeader();

    expect(table.ada.row('close')).toEqual(['harpy']); // although it would now count 4 in the other row
    expect(table.ada.row('ranged')).toEqual(['kayran', 'olaf']);
    expect([table.ada.strengths('close'), table.ada.strengths('ranged')]).toEqual([[2], [8, 13]]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-025', 'Pureblood Elf plays one Biting Frost from the deck', () => {
    const table = gwentTable({
      ada: {
        leader: 'francesca-findabair-pureblood-elf',
        close: ['dennis-cranmer'],
        deck: ['biting-frost', 'impenetrable-fog', 'biting-frost', 'milva'],
      },
      bea: { close: ['ves'], ranged: ['dethmold'] },
    });

    table.ada.usesLeader();

    expect(table.ada.weather).toEqual(['biting-frost']);
    expect([...table.ada.deck].sort()).toEqual(['biting-frost', 'impenetrable-fog', 'milva']);
    expect([table.ada.strengthOf('close'), table.bea.strengthOf('close')]).toEqual([1, 1]);
    expect(table.bea.strengthOf('ranged')).toBe(6);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-026', "Queen of Dol Blathanna burns the strongest of the opponent's infantry row from 10 on", () => {
    const queen = (close: readonly string[]) => {
      const table = gwentTable({
        ada: { leader: 'francesca-findabair-queen-of-dol-blathanna', close: ['dennis-cranmer', 'dennis-cranmer'] },
        bea: { close, ranged: ['dethmold', 'dethmold'], siege: ['ballista', 'ballista'] },
      });
      table.ada.usesLeader();
      expect(table.ada.row('close')).toEqual(['dennis-cranmer', 'dennis-cranmer']);
      expect([table.bea.row('ranged').length, table.bea.row('siege').length]).toEqual([2, 2]);
      table.isAtRest({ turnOf: 'bea' });
      return table.bea;
    };
    const ten = queen(['vesemir', 'yarpen-zigrin', 'yarpen-zigrin']);
    expect([ten.row('close'), ten.discard]).toEqual([['yarpen-zigrin', 'yarpen-zigrin'], ['vesemir']]);
    const nine = queen(['vesemir', 'yarpen-zigrin', 'redanian-foot-soldier']);
    expect([nine.row('close').length, nine.discard]).toEqual([3, []]);
    const tied = queen(['ves', 'yarpen-zigrin', 'siegfried-of-denesle']);
    expect([tied.row('close'), tied.discard]).toEqual([['yarpen-zigrin'], ['ves', 'siegfried-of-denesle']]);
    const hero = queen(['vernon-roche', 'yarpen-zigrin']); // the hero counts for the total, and stays
    expect([hero.row('close'), hero.discard]).toEqual([['vernon-roche'], ['yarpen-zigrin']]);
  });

  rule('GW-LEADER-027', 'the Beautiful doubles the own archer row for the rest of the round', () => {
    const table = gwentTable({
      ada: {
        faction: 'monsters',
        leader: 'francesca-findabair-the-beautiful',
        hand: ['toruviel'],
        close: ['dennis-cranmer'],
        ranged: ['iorveth', 'ida-emean-aep-sivney'],
        siege: ['schirru'],
      },
      bea: { ranged: ['dethmold'], hasPassed: true },
      rolls: [1],
    });

    table.ada.usesLeader();
    table.ada.plays('toruviel');
    expect(table.ada.strengths('ranged')).toEqual([10, 12, 4]); // the hero is untouched, the newcomer is not
    expect([table.ada.strengthOf('close'), table.ada.strengthOf('siege')]).toEqual([6, 8]);
    expect(table.bea.strengthOf('ranged')).toBe(6);

    table.ada.passes();
    expect(table.ada.row('ranged')).toEqual(['ida-emean-aep-sivney']);
    expect(table.ada.strengthOf('ranged')).toBe(6);
    table.usedAllRolls();

    const idle = gwentTable({
      ada: { leader: 'francesca-findabair-the-beautiful', horns: ['ranged'], ranged: ['toruviel'] },
      bea: {},
    });
    idle.ada.usesLeader();
    expect(idle.ada.strengths('ranged')).toEqual([4]);
    expect(idle.told('no-effect')).toMatchObject([{ rule: 'GW-LEADER-027' }]);
    expect(idle.told('row-doubled')).toEqual([]);
  });
});
