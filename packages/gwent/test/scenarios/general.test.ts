import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwent } from '../../src/game';
import { gwentDuel, gwentTable } from '../gwent-table';

describe('general principles', () => {
  rule('GW-GEN-001', 'exactly two players meet: one deck too few or too many is refused', () => {
    for (const decks of [[], ['starter-monsters'], ['starter-monsters', 'starter-nilfgaard', 'starter-skellige']]) {
      expect(gwent.parseConfig({ decks })).toEqual({
        ok: false,
        refusal: { code: 'bad-config', detail: { path: 'decks', problem: 'needs-two-decks', rule: 'GW-GEN-001' } },
      });
    }

    const duel = gwent.parseConfig({ decks: ['starter-monsters', 'starter-nilfgaard'] });
    expect(duel.ok && gwent.seats(duel.value)).toBe(2);
  });

  rule('GW-GEN-001', 'each player commands one army on their own side', () => {
    const duel = gwentDuel(['starter-monsters', 'starter-nilfgaard']);
    expect(duel.ada.view().sides.map(({ seat, faction }) => [seat, faction])).toEqual([
      [0, 'monsters'],
      [1, 'nilfgaard'],
    ]);

    const table = gwentTable({ ada: { hand: ['ves'] }, bea: { hand: ['dennis-cranmer'] } });
    table.ada.plays('ves');
    table.bea.plays('dennis-cranmer');

    expect(table.ada.row('close')).toEqual(['ves']);
    expect(table.bea.row('close')).toEqual(['dennis-cranmer']);
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([5, 6]);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule(
    'GW-GEN-002',
    'a card that contradicts the rules is right: a leader moves Agile units that nobody may move',
    () => {
      const table = gwentTable({
        ada: {
          faction: 'scoiatael',
          leader: 'francesca-findabair-hope-of-the-aen-seidhe',
          close: ['barclay-els'],
          weather: ['biting-frost'],
        },
        bea: { hand: ['toruviel'] },
      });

      table.ada.isOffered('turn', ['pass', 'leader']);
      table.ada.usesLeader();

      expect(table.ada.row('close')).toEqual([]);
      expect(table.ada.row('ranged')).toEqual(['barclay-els']);
      expect(table.ada.strengthOf('all')).toBe(6);
      table.isAtRest({ turnOf: 'bea' });
    },
  );

  rule('GW-GEN-003', 'a Medic with somebody to revive must do so: nothing else is offered', () => {
    const table = gwentTable({
      ada: { hand: ['dun-banner-medic'], discard: ['ves'] },
      bea: { hand: ['toruviel'] },
    });

    table.ada.plays('dun-banner-medic');
    table.ada.isOffered('patient', ['ves']);
    table.ada.picks('ves');

    expect(table.ada.row('close')).toEqual(['ves']);
    expect(table.ada.discard).toEqual([]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-GEN-003', 'a Spy must draw, and draws the part of two cards that is there', () => {
    const cases = [
      { deck: ['ves', 'ballista', 'catapult'], drawn: ['catapult', 'ballista'] },
      { deck: ['ves'], drawn: ['ves'] },
      { deck: [], drawn: [] },
    ];
    for (const { deck, drawn } of cases) {
      const table = gwentTable({ ada: { hand: ['thaler'], deck }, bea: { hand: ['toruviel'] } });

      table.ada.plays('thaler');

      expect(table.ada.hand).toEqual(drawn);
      expect(table.bea.row('siege')).toEqual(['thaler']);
      table.isAtRest({ turnOf: 'bea' });
    }
  });

  rule('GW-GEN-003', 'a part that is impossible is skipped and costs nothing', () => {
    const table = gwentTable({
      ada: { hand: ['dun-banner-medic', 'ves'], discard: ['scorch', 'vernon-roche'] },
      bea: { hand: ['toruviel'] },
    });

    table.ada.plays('dun-banner-medic');

    expect(table.ada.row('siege')).toEqual(['dun-banner-medic']);
    expect(table.ada.discard).toEqual(['scorch', 'vernon-roche']);
    expect(table.ada.hand).toEqual(['ves']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-GEN-003', 'a cost is no part to be skipped: it is paid in full or the effect cannot be used', () => {
    const leader = 'eredin-destroyer-of-worlds';
    const poor = gwentTable({ ada: { faction: 'monsters', leader, hand: ['griffin'], deck: ['fiend'] }, bea: {} });
    poor.ada.isBlocked('leader', 'GW-LEADER-012');
    poor.ada.isOffered('turn', ['pass', 'play:griffin:close']);

    const hand = ['griffin', 'forktail'];
    const rich = gwentTable({ ada: { faction: 'monsters', leader, hand, deck: ['fiend'] }, bea: {} });
    rich.ada.usesLeader();
    rich.ada.picks('forktail');
    rich.ada.picks('griffin');
    rich.ada.isOffered('take', ['fiend']);
    rich.ada.picks('fiend');
    expect(rich.ada.discard).toEqual(['forktail', 'griffin']);
    expect(rich.ada.hand).toEqual(['fiend']);
    rich.isAtRest({ turnOf: 'bea' });
  });
});

describe('open and hidden cards', () => {
  const sketch = () =>
    gwentTable({
      ada: {
        hand: ['ves', 'thaler'],
        deck: ['ballista', 'catapult', 'trebuchet'],
        discard: ['keira-metz'],
        secondary: ['bovine-defense-force'],
        close: ['vernon-roche'],
        horns: ['siege'],
        weather: ['biting-frost'],
      },
      bea: { hand: ['toruviel'] },
    });

  rule('GW-GEN-004', 'a hand is read by its owner alone, and everybody counts its cards', () => {
    const { ada, bea, scenario } = sketch();
    expect(ada.view().sides[0].hand).toEqual({ count: 2, cards: ['ves', 'thaler'] });
    expect(bea.view().sides[0].hand).toEqual({ count: 2, cards: null });
    expect(scenario.table.view('spectator').sides[0].hand).toEqual({ count: 2, cards: null });
    expect(bea.view().sides[0].known).toEqual([]);
    expect(bea.offers()).toEqual([]);
  });

  rule('GW-GEN-004', 'a deck lies face down for both players, and everybody counts its cards', () => {
    const { ada, bea } = sketch();
    expect(ada.view().sides[0].deck).toEqual({ count: 3, cards: null });
    expect(bea.view().sides[0].deck).toEqual({ count: 3, cards: null });
  });

  rule('GW-GEN-004', 'piles, secondary decks, leaders and the battlefield are open to everybody', () => {
    const { ada, bea, scenario } = sketch();
    for (const view of [ada.view(), bea.view(), scenario.table.view('spectator')]) {
      const [side] = view.sides;
      expect(side.discard).toEqual(['keira-metz']);
      expect(side.secondary).toEqual(['bovine-defense-force']);
      expect(side.leader.id).toBe('foltest-lord-commander-of-the-north');
      expect(side.rows.map(({ cards, horn }) => [cards.map(({ card }) => card), horn])).toEqual([
        [['vernon-roche'], null],
        [[], null],
        [[], 'commanders-horn'],
      ]);
      expect(view.weather).toEqual([{ card: 'biting-frost', seat: 0 }]);
    }
  });

  rule('GW-GEN-004', 'of cards drawn the opponent learns the number, not the faces', () => {
    const table = sketch();
    table.ada.plays('thaler');
    expect(table.heard(0, 'drew')).toMatchObject([{ seat: 0, cards: ['trebuchet', 'catapult'] }]);
    expect(table.heard(1, 'drew')).toMatchObject([{ seat: 0, cards: [null, null] }]);
    expect(table.heard('spectator', 'drew')).toMatchObject([{ seat: 0, cards: [null, null] }]);
    expect(table.bea.view().sides[0].hand).toEqual({ count: 3, cards: null });
    expect(table.bea.view().sides[0].deck).toEqual({ count: 1, cards: null });
  });
});
