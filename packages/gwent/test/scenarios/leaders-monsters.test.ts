import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('leaders of Monsters', () => {
  rule('GW-LEADER-008', 'Bringer of Death takes a unit, hero or special card from the own discard pile', () => {
    const table = gwentTable({
      ada: {
        leader: 'eredin-bringer-of-death',
        hand: ['nekker'],
        deck: ['werewolf'],
        discard: ['fiend', 'draug', 'scorch', 'biting-frost', 'fiend'],
      },
      bea: { discard: ['milva'] },
    });

    table.ada.usesLeader();
    table.ada.isOffered('take', ['fiend', 'scorch', 'biting-frost', 'draug']); // and so not what Bea discarded
    table.ada.picks('scorch');

    expect(table.ada.hand).toEqual(['nekker', 'scorch']);
    expect(table.ada.discard).toEqual(['fiend', 'draug', 'biting-frost', 'fiend']);
    table.isAtRest({ turnOf: 'bea' });

    const heroOnly = gwentTable({ ada: { leader: 'eredin-bringer-of-death', discard: ['draug'] }, bea: {} });
    heroOnly.ada.usesLeader();
    heroOnly.ada.picks('draug');
    expect([heroOnly.ada.hand, heroOnly.ada.discard]).toEqual([['draug'], []]);
    heroOnly.isAtRest({ turnOf: 'bea' });

    const empty = gwentTable({ ada: { leader: 'eredin-bringer-of-death' }, bea: { discard: ['milva'] } });
    empty.ada.usesLeader();
    expect(empty.told('no-effect')).toMatchObject([{ rule: 'GW-LEADER-008' }]);
    empty.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-010', 'the Treacherous doubles every Spy on both sides, right after weather, and only once', () => {
    const spies = { close: ['prince-stennis', 'avallach', 'ves'], siege: ['thaler', 'kaedweni-siege-expert'] };
    const table = gwentTable({
      ada: { leader: 'eredin-breacc-glas-the-treacherous', ...spies },
      bea: { ...spies, horns: ['siege'], hand: ['biting-frost'] },
      turn: 'bea',
    });
    for (const player of [table.ada, table.bea]) expect(player.strengths('close')).toEqual([10, 0, 5]);
    expect(table.ada.strengths('siege')).toEqual([3, 1]); // 1 doubled, then boosted
    expect(table.bea.strengths('siege')).toEqual([6, 2]); // and then the Horn
    expect(table.ada.account('close', 1).map((line) => line.step)).toEqual(['printed', 'hero']);

    table.bea.plays('biting-frost');
    expect(table.ada.strengths('close')).toEqual([2, 0, 1]);
    expect(table.ada.account('close', 0)).toMatchObject([
      { step: 'printed', strength: 5 },
      { step: 'weather', strength: 1 },
      { step: 'spies-doubled', strength: 2, rule: 'GW-LEADER-010' },
    ]);

    const both = gwentTable({
      ada: { leader: 'eredin-breacc-glas-the-treacherous', close: ['prince-stennis'] },
      bea: { leader: 'eredin-breacc-glas-the-treacherous', close: ['prince-stennis'] },
    });
    expect([both.ada.strengthOf('all'), both.bea.strengthOf('all')]).toEqual([10, 10]);
  });

  rule('GW-LEADER-011', 'Commander of the Red Riders doubles the own infantry row for the rest of the round', () => {
    const table = gwentTable({
      ada: {
        faction: 'monsters',
        leader: 'eredin-commander-of-the-red-riders',
        hand: ['nekker', 'fiend'],
        close: ['draug', 'forktail'],
        ranged: ['grave-hag'],
        siege: ['ice-giant'],
      },
      bea: { close: ['mahakaman-defender'], hasPassed: true },
      rolls: [0],
    });

    table.ada.usesLeader();
    table.ada.plays('nekker');
    expect(table.ada.strengths('close')).toEqual([10, 10, 4]); // the hero is untouched, the newcomer is not
    expect([table.ada.strengthOf('ranged'), table.ada.strengthOf('siege')]).toEqual([5, 5]);
    expect(table.bea.strengthOf('close')).toBe(5);

    table.ada.passes();
    expect(table.ada.row('close')).toEqual(['forktail']);
    expect(table.ada.strengthOf('close')).toBe(5);
    table.usedAllRolls();

    for (const horned of [{ horns: ['close'] as const, close: ['fiend'] }, { close: ['dandelion', 'fiend'] }]) {
      const idle = gwentTable({ ada: { leader: 'eredin-commander-of-the-red-riders', ...horned }, bea: {} });
      const before = idle.ada.strengths('close');
      idle.ada.usesLeader();
      expect(idle.ada.strengths('close')).toEqual(before);
      expect(idle.told('no-effect')).toMatchObject([{ rule: 'GW-LEADER-011' }]);
      expect(idle.told('row-doubled')).toEqual([]);
    }
  });

  rule('GW-LEADER-012', 'Destroyer of Worlds trades exactly two cards of the hand for any card of the deck', () => {
    const table = gwentTable({
      ada: {
        leader: 'eredin-destroyer-of-worlds',
        hand: ['nekker', 'cow', 'scorch'],
        deck: ['imlerith', 'fiend', 'decoy', 'fiend'],
      },
      bea: { deck: ['milva'] },
    });
    const pairs = new Set<string>();
    for (const first of ['nekker', 'cow', 'scorch']) {
      for (const second of ['nekker', 'cow', 'scorch']) {
        const trial = gwentTable({
          ada: { leader: 'eredin-destroyer-of-worlds', hand: ['nekker', 'cow', 'scorch'] },
          bea: {},
        });
        trial.ada.usesLeader();
        if (!trial.ada.offers().includes(first)) continue;
        trial.ada.picks(first);
        if (!trial.ada.offers().includes(second)) continue;
        trial.ada.picks(second);
        pairs.add([...trial.ada.discard].sort().join('+'));
      }
    }
    expect([...pairs].sort()).toEqual(['cow+nekker', 'cow+scorch', 'nekker+scorch']);

    table.ada.usesLeader();
    table.ada.picks('nekker');
    table.ada.isAsked('discard');
    table.ada.picks('scorch');
    table.ada.isOffered('take', ['imlerith', 'fiend', 'decoy']);
    table.ada.picks('imlerith');

    expect(table.ada.hand).toEqual(['cow', 'imlerith']);
    expect(table.ada.discard).toEqual(['nekker', 'scorch']);
    expect([...table.ada.deck].sort()).toEqual(['decoy', 'fiend', 'fiend']);
    expect(table.told('shuffled')).toMatchObject([{ seat: 0 }]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-012', 'Destroyer of Worlds needs two cards in hand to pay with, but no card in the deck', () => {
    for (const hand of [[], ['nekker']]) {
      const poor = gwentTable({ ada: { leader: 'eredin-destroyer-of-worlds', hand, deck: ['fiend'] }, bea: {} });
      poor.ada.isBlocked('leader', 'GW-LEADER-012');
    }
    const rich = gwentTable({ ada: { leader: 'eredin-destroyer-of-worlds', hand: ['nekker', 'nekker'] }, bea: {} });
    rich.ada.usesLeader();
    rich.ada.isOffered('discard', ['nekker']);
    rich.ada.picks('nekker');
    rich.ada.picks('nekker');

    expect(rich.ada.hand).toEqual([]);
    expect(rich.ada.discard).toEqual(['nekker', 'nekker']);
    expect(rich.told('no-effect')).toMatchObject([{ rule: 'GW-LEADER-012' }]);
    rich.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-013', 'King of the Wild Hunt plays any one weather card of the deck, Clear Weather too', () => {
    const deck = ['torrential-rain', 'biting-frost', 'fiend', 'clear-weather', 'biting-frost', 'scorch'];
    const hunt = () =>
      gwentTable({
        ada: { leader: 'eredin-king-of-the-wild-hunt', hand: ['skellige-storm'], close: ['fiend'], deck },
        bea: { close: ['dennis-cranmer'], weather: ['impenetrable-fog'] },
      });
    const table = hunt();
    table.ada.usesLeader();
    table.ada.isOffered('weather', ['biting-frost', 'clear-weather', 'torrential-rain']);
    table.ada.picks('biting-frost');

    expect(table.ada.weather).toEqual(['biting-frost']);
    expect([table.ada.strengthOf('close'), table.bea.strengthOf('close')]).toEqual([1, 1]);
    expect([...table.ada.deck].sort()).toEqual(['biting-frost', 'clear-weather', 'fiend', 'scorch', 'torrential-rain']);
    expect(table.ada.hand).toEqual(['skellige-storm']);
    table.isAtRest({ turnOf: 'bea' });

    const clear = hunt();
    clear.ada.usesLeader();
    clear.ada.picks('clear-weather');
    expect(clear.weather).toEqual([]);
    expect([clear.ada.discard, clear.bea.discard]).toEqual([['clear-weather'], ['impenetrable-fog']]);
  });
});
