import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwent } from '../../src/game';
import { cardText, USUAL_READINGS } from '../../src/text/card-text';
import { deckLedBy, gwentDuel, gwentTable } from '../gwent-table';

describe('leaders of Nilfgaard', () => {
  rule('GW-LEADER-009', 'the Relentless takes a unit, hero or special card from the own deck', () => {
    const table = gwentTable({
      ada: {
        leader: 'emhyr-var-emreis-the-relentless',
        hand: ['vreemde'],
        deck: ['scorch', 'letho-of-gulet', 'cynthia', 'biting-frost', 'cynthia'],
        discard: ['albrich'],
      },
      bea: { deck: ['toruviel'], discard: ['milva'] },
    });

    table.ada.usesLeader();
    table.ada.isOffered('take', ['scorch', 'cynthia', 'biting-frost', 'letho-of-gulet']); // nothing from a discard pile
    table.ada.picks('cynthia');

    expect(table.ada.hand).toEqual(['vreemde', 'cynthia']);
    expect([...table.ada.deck].sort()).toEqual(['biting-frost', 'cynthia', 'letho-of-gulet', 'scorch']);
    expect(table.told('shuffled')).toMatchObject([{ seat: 0 }]);
    expect(table.bea.discard).toEqual(['milva']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-009', 'the Relentless takes from the own deck unless the players agree otherwise', () => {
    const config = gwent.parseConfig({ decks: ['starter-nilfgaard', 'starter-monsters'] });
    expect(config).toMatchObject({ ok: true, value: { relentless: 'own-deck' } });
    expect(cardText('en', 'emhyr-var-emreis-the-relentless')[0]?.text).not.toMatch(/opponent/);
  });

  rule('GW-LEADER-036', "the Relentless, if so agreed, takes a card, no hero, from the opponent's discard pile", () => {
    const table = gwentTable({
      ada: { leader: 'emhyr-var-emreis-the-relentless', deck: ['cynthia', 'albrich'], discard: ['vreemde'] },
      bea: { discard: ['milva', 'iorveth', 'scorch', 'milva'], hasPassed: true },
      relentless: 'opponent-discard',
    });
    expect(table.scenario.table.view('spectator').relentless).toBe('opponent-discard'); // so that a screen words his card

    table.ada.usesLeader();
    table.ada.isOffered('take', ['milva', 'scorch']);
    table.ada.picks('milva');

    expect(table.ada.hand).toEqual(['milva']);
    expect(table.bea.discard).toEqual(['iorveth', 'scorch', 'milva']);
    expect(table.told('shuffled')).toEqual([]);
    expect(table.ada.deck).toEqual(['cynthia', 'albrich']);

    table.ada.plays('milva');
    expect(table.ada.row('ranged')).toEqual(['milva']);
    table.ada.passes();
    expect(table.ada.discard).toEqual(['vreemde', 'milva']); // it is hers from then on
    expect(table.bea.discard).toEqual(['iorveth', 'scorch', 'milva']);
  });

  rule(
    'GW-LEADER-036',
    'the Relentless of the other reading is agreed in the configuration, and may find nothing',
    () => {
      const duel = gwentDuel(['starter-nilfgaard', 'starter-monsters'], 'duel', 'opponent-discard');
      expect(duel.state.relentless).toBe('opponent-discard');
      const text = cardText('en', 'emhyr-var-emreis-the-relentless', {
        ...USUAL_READINGS,
        relentless: 'opponent-discard',
      })[0]?.text;
      expect(text).toMatch(/opponent/);

      const table = gwentTable({
        ada: { leader: 'emhyr-var-emreis-the-relentless', deck: ['cynthia'] },
        bea: { discard: ['iorveth'] },
        relentless: 'opponent-discard',
      });
      table.ada.usesLeader();
      expect(table.ada.hand).toEqual([]);
      expect(table.told('no-effect')).toMatchObject([{ seat: 0, rule: 'GW-LEADER-036' }]);
      expect(table.ada.leader.isUsed).toBe(true);
      table.isAtRest({ turnOf: 'bea' });
    },
  );

  rule('GW-LEADER-014', 'His Imperial Majesty plays one Torrential Rain from the deck', () => {
    const table = gwentTable({
      ada: {
        leader: 'emhyr-var-emreis-his-imperial-majesty',
        siege: ['siege-engineer'],
        deck: ['biting-frost', 'torrential-rain', 'cynthia', 'torrential-rain'],
      },
      bea: { siege: ['schirru'], ranged: ['toruviel'] },
    });

    table.ada.usesLeader();

    expect(table.ada.weather).toEqual(['torrential-rain']);
    expect([...table.ada.deck].sort()).toEqual(['biting-frost', 'cynthia', 'torrential-rain']);
    expect([table.ada.strengthOf('siege'), table.bea.strengthOf('siege')]).toEqual([1, 1]);
    expect(table.bea.strengthOf('ranged')).toBe(2);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-015', 'Invader of the North has fallen units of either player return at random', () => {
    const invader = 'emhyr-var-emreis-invader-of-the-north';
    const discard = ['ves', 'geralt-of-rivia', 'ballista', 'scorch', 'trebuchet']; // three of them may return
    const revival = (whose: 'own' | 'other', roll: number) => {
      const medic = { hand: ['dun-banner-medic'], discard };
      return gwentTable({
        ada: whose === 'own' ? { ...medic, leader: invader } : medic,
        bea: whose === 'own' ? {} : { leader: invader },
        rolls: [roll],
      });
    };
    for (const whose of ['own', 'other'] as const) {
      for (const [roll, unit] of ['ves', 'ballista', 'trebuchet'].entries()) {
        const table = revival(whose, roll);
        table.ada.plays('dun-banner-medic');
        expect(table.told('placed')).toMatchObject([{ card: unit, cause: 'medic' }]);
        expect(table.ada.discard).toEqual(discard.filter((card) => card !== unit));
        table.usedAllRolls();
        table.isAtRest({ turnOf: 'bea' });
      }
      expect(() => revival(whose, 3).ada.plays('dun-banner-medic')).toThrow(RangeError);
    }
    const without = gwentTable({ ada: { hand: ['dun-banner-medic'], discard }, bea: {}, rolls: [] });
    without.ada.plays('dun-banner-medic');
    without.ada.isOffered('patient', ['ves', 'ballista', 'trebuchet']);
  });

  rule('GW-LEADER-015', 'Invader of the North leaves the choice of a card taken into the hand alone', () => {
    const table = gwentTable({
      ada: { leader: 'eredin-bringer-of-death', discard: ['fiend', 'nekker'] },
      bea: { leader: 'emhyr-var-emreis-invader-of-the-north' },
      rolls: [],
    });
    table.ada.usesLeader();
    table.ada.isOffered('take', ['fiend', 'nekker']);
  });

  rule('GW-LEADER-016', "the Emperor of Nilfgaard sees three random cards of the opponent's hand", () => {
    const hand = ['milva', 'toruviel', 'scorch', 'iorveth', 'schirru'];
    const peek = (rolls: readonly number[], cards: readonly string[]) => {
      const table = gwentTable({
        ada: { leader: 'emhyr-var-emreis-the-emperor-of-nilfgaard', hand: ['vreemde'] },
        bea: { hand: cards, deck: ['yaevinn'] },
        rolls,
      });
      table.ada.usesLeader();
      table.usedAllRolls();
      expect(table.bea.hand).toEqual(cards);
      return table;
    };
    expect(peek([0, 0, 0], hand).told('peeked')).toMatchObject([{ cards: ['milva', 'toruviel', 'scorch'] }]);
    expect(peek([4, 3, 2], hand).told('peeked')).toMatchObject([{ cards: ['schirru', 'iorveth', 'scorch'] }]);
    expect(peek([1, 0], ['milva', 'scorch']).told('peeked')).toMatchObject([{ cards: ['scorch', 'milva'] }]);
    expect(peek([], []).told('peeked')).toMatchObject([{ cards: [] }]);
  });

  rule('GW-LEADER-016', 'the Emperor of Nilfgaard shows the faces to his player; their holder knows which', () => {
    const table = gwentTable({
      ada: { leader: 'emhyr-var-emreis-the-emperor-of-nilfgaard' },
      bea: { hand: ['milva', 'toruviel', 'scorch', 'iorveth'] },
      rolls: [0, 2, 0],
    });
    table.ada.usesLeader();

    const faces = ['milva', 'iorveth', 'toruviel'];
    expect(table.heard(0, 'peeked')).toMatchObject([{ cards: faces }]);
    expect(table.heard(1, 'peeked')).toMatchObject([{ cards: faces }]);
    expect(table.heard('spectator', 'peeked')).toMatchObject([{ cards: [null, null, null] }]);
    expect([...table.ada.view().sides[1].known].sort()).toEqual([...faces].sort());
    expect(table.scenario.table.view('spectator').sides[1].known).toEqual([]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-017', 'the White Flame cancels the other leader from the opening hand to the end of the game', () => {
    const whiteFlame = deckLedBy('emhyr-var-emreis-the-white-flame', 'starter-nilfgaard');
    const daisy = deckLedBy('francesca-findabair-daisy-of-the-valley', 'starter-scoiatael');
    for (const elf of [daisy, deckLedBy('francesca-findabair-pureblood-elf', 'starter-scoiatael')]) {
      const table = gwentDuel([whiteFlame, elf]);
      table.bea.picks('seat-1');
      expect([table.ada.hand.length, table.bea.hand.length]).toEqual([10, 10]);
      table.ada.picks('done');
      table.bea.picks('done');
      expect([table.ada.leader.isCancelled, table.bea.leader.isCancelled]).toEqual([false, true]);

      const reason = elf === daisy ? 'GW-LEADER-004' : 'GW-LEADER-017';
      table.bea.isBlocked('leader', reason);
      table.endsRound();
      table.ada.passes();
      table.bea.isBlocked('leader', reason);
    }
    const third = gwentTable({
      ada: { leader: 'emhyr-var-emreis-the-white-flame', hasPassed: true, gems: 1 },
      bea: { leader: 'foltest-the-siegemaster', gems: 1 },
      turn: 'bea',
      round: 3,
    });
    third.bea.isBlocked('leader', 'GW-LEADER-017');
  });

  rule('GW-LEADER-017', 'the White Flame cancels passive abilities as well', () => {
    const whiteFlame = 'emhyr-var-emreis-the-white-flame';
    const bran = gwentTable({
      ada: { leader: 'king-bran-the-unifier', close: ['udalryk'], weather: ['biting-frost'] },
      bea: { leader: whiteFlame },
    });
    expect(bran.ada.strengthOf('close')).toBe(1);

    const treacherous = gwentTable({
      ada: { leader: 'eredin-breacc-glas-the-treacherous', close: ['prince-stennis'] },
      bea: { leader: whiteFlame, close: ['stefan-skellen'] },
    });
    expect([treacherous.ada.strengthOf('close'), treacherous.bea.strengthOf('close')]).toEqual([5, 9]);

    const invader = gwentTable({
      ada: {
        leader: 'emhyr-var-emreis-invader-of-the-north',
        hand: ['dun-banner-medic'],
        discard: ['ves', 'ballista'],
      },
      bea: { leader: whiteFlame },
    });
    invader.ada.plays('dun-banner-medic');
    invader.ada.isOffered('patient', ['ves', 'ballista']);
  });

  rule('GW-LEADER-017', 'two White Flames cancel each other, and nothing else changes', () => {
    const whiteFlame = deckLedBy('emhyr-var-emreis-the-white-flame', 'starter-nilfgaard');
    const table = gwentDuel([whiteFlame, whiteFlame]);
    expect([table.ada.leader.isCancelled, table.bea.leader.isCancelled]).toEqual([true, true]);
    expect([table.ada.hand.length, table.bea.hand.length]).toEqual([10, 10]);
    table.ada.picks('done');
    table.bea.picks('done');
    table.isAtRest({ turnOf: table.state.starter === 0 ? 'ada' : 'bea' });
  });
});
