import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('the special card Scorch', () => {
  rule('GW-SCORCH-001', 'discards the strongest unit of the entire battlefield, wherever it lies', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], close: ['ves'], siege: ['ballista'] },
      bea: { hand: ['scorch'], close: ['mahakaman-defender'], ranged: ['milva'] },
    });

    table.ada.plays('scorch');
    expect(table.bea.discard).toEqual(['milva']);
    table.bea.plays('scorch');

    expect(table.ada.discard).toEqual(['scorch', 'ballista']);
    expect([table.ada.row('close'), table.bea.row('close')]).toEqual([['ves'], ['mahakaman-defender']]);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-SCORCH-001', 'strikes the side of its own player just as well', () => {
    const table = gwentTable({ ada: { hand: ['scorch'], siege: ['catapult'] }, bea: { close: ['dennis-cranmer'] } });
    table.ada.plays('scorch');
    expect(table.ada.row('siege')).toEqual([]);
    expect(table.bea.row('close')).toEqual(['dennis-cranmer']);
  });

  rule('GW-SCORCH-002', 'discards all units that share the highest strength, on both sides', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], close: ['vesemir', 'ves'], siege: ['ballista', 'trebuchet'] },
      bea: { close: ['dennis-cranmer', 'mahakaman-defender'], ranged: ['ida-emean-aep-sivney'] },
    });

    table.ada.plays('scorch');

    expect(table.ada.discard).toEqual(['vesemir', 'ballista', 'trebuchet', 'scorch']);
    expect(table.bea.discard).toEqual(['dennis-cranmer', 'ida-emean-aep-sivney']);
    expect([table.ada.row('close'), table.bea.row('close')]).toEqual([['ves'], ['mahakaman-defender']]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SCORCH-003', 'looks past heroes for the highest strength and never discards one', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], close: ['geralt-of-rivia', 'ves'] },
      bea: { hand: ['scorch'], ranged: ['iorveth'] },
    });

    table.ada.plays('scorch');
    expect(table.ada.discard).toEqual(['ves', 'scorch']);
    table.bea.plays('scorch'); // only heroes are left

    expect(table.ada.row('close')).toEqual(['geralt-of-rivia']);
    expect(table.bea.row('ranged')).toEqual(['iorveth']);
    expect(table.told('no-effect')).toHaveLength(1);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-SCORCH-003', 'spares a hero whose strength ties with that of the victims', () => {
    const table = gwentTable({ ada: { hand: ['scorch'], close: ['vernon-roche'] }, bea: { ranged: ['milva'] } });
    table.ada.plays('scorch');
    expect(table.ada.row('close')).toEqual(['vernon-roche']);
    expect(table.bea.row('ranged')).toEqual([]);
  });

  rule('GW-SCORCH-004', 'is itself discarded after its victims', () => {
    const table = gwentTable({ ada: { hand: ['scorch'], close: ['ves'] }, bea: { ranged: ['toruviel'] } });
    table.ada.plays('scorch');
    expect(table.ada.discard).toEqual(['ves', 'scorch']);
    expect(table.bea.discard).toEqual([]);
    expect([...table.ada.hand, ...table.ada.row('close')]).toEqual([]);
  });

  rule('GW-SCORCH-005', 'takes all its victims at the same moment, without reckoning in between', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], ranged: ['milva'] }, // 10: more than two bonded units, less than three
      bea: { close: ['blue-stripes-commando', 'blue-stripes-commando', 'blue-stripes-commando'] },
    });
    expect(table.bea.strengths('close')).toEqual([12, 12, 12]);

    table.ada.plays('scorch');

    expect(table.bea.row('close')).toEqual([]);
    expect(table.ada.row('ranged')).toEqual(['milva']);
    expect(table.told('scorched').map((event) => event.losses.length)).toEqual([3]);
  });

  rule('GW-SCORCH-013', 'needs no minimum: a unit of strength 0 falls if nothing is stronger', () => {
    const table = gwentTable({ ada: { hand: ['scorch'] }, bea: { ranged: ['havekar-healer'] } });
    table.ada.plays('scorch');
    expect(table.bea.discard).toEqual(['havekar-healer']);
  });

  rule('GW-SCORCH-013', 'needs no minimum: units that weather holds at 1 fall', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], close: ['ves'], weather: ['biting-frost'] },
      bea: { close: ['dennis-cranmer'], ranged: ['havekar-healer'] },
    });
    table.ada.plays('scorch');
    expect([table.ada.row('close'), table.bea.row('close')]).toEqual([[], []]);
    expect(table.bea.row('ranged')).toEqual(['havekar-healer']);
  });
});

describe('a unit with Scorch', () => {
  const rows = [
    ['villentretenmerth', 'close'],
    ['toad', 'ranged'],
    ['schirru', 'siege'],
  ] as const;
  for (const [card, row] of rows) {
    rule('GW-SCORCH-006', `${card} looks only at the opponent's ${row} row`, () => {
      const full = { close: ['dennis-cranmer', 'ves'], ranged: ['milva'], siege: ['ballista', 'catapult'] };
      const left = { close: ['ves'], ranged: [], siege: ['ballista'] };
      const table = gwentTable({ ada: { hand: [card], ...full }, bea: full });

      table.ada.plays(card);

      for (const other of ['close', 'ranged', 'siege'] as const) {
        expect(table.bea.row(other)).toEqual(other === row ? left[row] : full[other]);
        expect(table.ada.row(other)).toEqual(other === row ? [...full[other], card] : full[other]);
      }
      table.isAtRest({ turnOf: 'bea' });
    });
  }

  rule('GW-SCORCH-006', 'finds nothing when only other rows of the opponent, or the own row, are strong', () => {
    const table = gwentTable({
      ada: { hand: ['villentretenmerth'], close: ['ves', 'vesemir'] },
      bea: { close: ['mahakaman-defender'], ranged: ['milva'], siege: ['ballista', 'catapult'] },
    });
    table.ada.plays('villentretenmerth');
    expect(table.bea.discard).toEqual([]);
    expect(table.ada.discard).toEqual([]);
  });

  rule('GW-SCORCH-007', 'does nothing below a total of 10', () => {
    const table = gwentTable({
      ada: { hand: ['villentretenmerth'] },
      bea: { close: ['mahakaman-defender', 'clan-heymaey-skald'] },
    });
    expect(table.bea.strengthOf('close')).toBe(9);
    table.ada.plays('villentretenmerth');
    expect(table.bea.row('close')).toEqual(['mahakaman-defender', 'clan-heymaey-skald']);
    expect(table.told('no-effect').map((event) => event.rule)).toEqual(['GW-SCORCH-007']);
  });

  rule('GW-SCORCH-007', 'works from a total of exactly 10', () => {
    const table = gwentTable({
      ada: { hand: ['villentretenmerth'] },
      bea: { close: ['dennis-cranmer', 'clan-heymaey-skald'] },
    });
    expect(table.bea.strengthOf('close')).toBe(10);
    table.ada.plays('villentretenmerth');
    expect(table.bea.row('close')).toEqual(['clan-heymaey-skald']);
  });

  rule('GW-SCORCH-008', 'discards the strongest unit of that row, all tied ones included, and no other', () => {
    const table = gwentTable({
      ada: { hand: ['villentretenmerth'], close: ['vesemir'] },
      bea: { close: ['dennis-cranmer', 'mahakaman-defender', 'vesemir', 'isengrim-faoiltiarna'], ranged: ['milva'] },
    });
    expect(table.bea.strengths('close')).toEqual([7, 6, 7, 10]);

    table.ada.plays('villentretenmerth');

    expect(table.bea.row('close')).toEqual(['mahakaman-defender', 'isengrim-faoiltiarna']);
    expect(table.bea.discard).toEqual(['dennis-cranmer', 'vesemir']); // the pile of the opponent
    expect(table.bea.row('ranged')).toEqual(['milva']);
    expect(table.ada.row('close')).toEqual(['vesemir', 'villentretenmerth']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SCORCH-009', 'counts heroes for the total of 10, though it does not discard them', () => {
    const table = gwentTable({
      ada: { hand: ['villentretenmerth'] },
      bea: { close: ['triss-merigold', 'roach'] }, // 7 and 3
    });
    table.ada.plays('villentretenmerth');
    expect(table.bea.row('close')).toEqual(['triss-merigold']);
    expect(table.bea.discard).toEqual(['roach']);
  });
});

describe('Clan Dimun Pirate', () => {
  rule('GW-SCORCH-010', 'strikes the entire battlefield, both sides, and asks for no total', () => {
    const table = gwentTable({
      ada: { hand: ['clan-dimun-pirate'], close: ['svanrige', 'birna-bran'] },
      bea: { siege: ['holger-blackhand'], ranged: ['toruviel'] },
    });

    table.ada.plays('clan-dimun-pirate');

    expect(table.ada.discard).toEqual(['svanrige']);
    expect(table.bea.discard).toEqual(['holger-blackhand']);
    expect([table.ada.row('close'), table.bea.row('ranged')]).toEqual([['birna-bran'], ['toruviel']]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SCORCH-011', 'never discards itself, not even among equals', () => {
    const table = gwentTable({
      ada: { hand: ['clan-dimun-pirate'], close: ['madman-lugos'] },
      bea: { close: ['dennis-cranmer'] },
    });
    table.ada.plays('clan-dimun-pirate');
    expect(table.ada.row('ranged')).toEqual(['clan-dimun-pirate']);
    expect(table.ada.discard).toEqual(['madman-lugos']);
    expect(table.bea.discard).toEqual(['dennis-cranmer']);
  });

  rule('GW-SCORCH-011', 'stays where it is when it is alone', () => {
    const table = gwentTable({ ada: { hand: ['clan-dimun-pirate'] }, bea: {} });
    table.ada.plays('clan-dimun-pirate');
    expect(table.ada.row('ranged')).toEqual(['clan-dimun-pirate']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SCORCH-012', 'is left out of the search, so the strongest of the others fall', () => {
    const table = gwentTable({
      ada: { hand: ['clan-dimun-pirate'], close: ['birna-bran'] },
      bea: { close: ['mahakaman-defender'], ranged: ['toruviel'] },
    });
    table.ada.plays('clan-dimun-pirate');
    expect(table.ada.row('ranged')).toEqual(['clan-dimun-pirate']);
    expect(table.bea.discard).toEqual(['mahakaman-defender']);
    expect(table.ada.discard).toEqual([]);
  });

  rule('GW-SCORCH-012', 'is left out itself, and not what lies behind it on its side', () => {
    const table = gwentTable({
      ada: { hand: ['clan-dimun-pirate'], siege: ['ballista'] },
      bea: { close: ['mahakaman-defender'] },
    });
    table.ada.plays('clan-dimun-pirate');
    expect(table.ada.row('ranged')).toEqual(['clan-dimun-pirate']);
    expect(table.ada.discard).toEqual(['ballista']);
    expect(table.bea.row('close')).toEqual(['mahakaman-defender']);
  });

  rule('GW-SCORCH-012', 'spares only itself: another Pirate is a target like any other', () => {
    const table = gwentTable({
      ada: { hand: ['clan-dimun-pirate'], ranged: ['clan-dimun-pirate'] },
      bea: { ranged: ['clan-dimun-pirate'], close: ['mahakaman-defender'] },
    });
    table.ada.plays('clan-dimun-pirate');
    expect(table.ada.row('ranged')).toEqual(['clan-dimun-pirate']);
    expect(table.ada.discard).toEqual(['clan-dimun-pirate']);
    expect(table.bea.row('ranged')).toEqual([]);
    expect(table.bea.row('close')).toEqual(['mahakaman-defender']);
  });

  rule('GW-SCORCH-013', 'burns even a unit of strength 0', () => {
    const table = gwentTable({ ada: { hand: ['clan-dimun-pirate'] }, bea: { siege: ['siege-technician'] } });
    table.ada.plays('clan-dimun-pirate');
    expect(table.bea.discard).toEqual(['siege-technician']);
  });
});
