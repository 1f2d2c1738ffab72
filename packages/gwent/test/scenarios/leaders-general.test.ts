import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { LEADERS } from '../../src/cards';
import { cardText } from '../../src/text/card-text';
import { deckLedBy, gwentDuel, gwentTable } from '../gwent-table';

const PASSIVE = [
  'eredin-breacc-glas-the-treacherous',
  'emhyr-var-emreis-invader-of-the-north',
  'emhyr-var-emreis-the-white-flame',
  'francesca-findabair-daisy-of-the-valley',
  'king-bran-the-unifier',
];
const ACTIVE = LEADERS.map((leader) => leader.id).filter((id) => !PASSIVE.includes(id));

describe('leaders', () => {
  rule('GW-LEADER-001', 'are either active or passive: five of the 25 are passive, and their cards say so', () => {
    expect(ACTIVE).toHaveLength(20);
    for (const leader of [...ACTIVE, ...PASSIVE]) {
      const isActive = ACTIVE.includes(leader);
      const table = gwentTable({ ada: { leader, hand: ['ves', 'ballista'] }, bea: {} });

      expect([leader, table.ada.leader.mode]).toEqual([leader, isActive ? 'active' : 'passive']);
      expect([leader, table.ada.offers().includes('leader')]).toEqual([leader, isActive]);
      expect(cardText('en', leader)[0]?.name).toMatch(isActive ? /^active/i : /^passive/i);
    }
  });

  rule('GW-LEADER-002', 'with an active ability may be used once per game, not once per round', () => {
    const table = gwentTable({
      ada: { leader: 'foltest-the-siegemaster', hand: ['geralt-of-rivia', 'ballista'] },
      bea: { hand: ['iorveth', 'milva'] },
    });

    table.ada.usesLeader();
    table.bea.plays('iorveth');
    table.ada.isBlocked('leader', 'GW-LEADER-002');
    table.endsRound();
    table.bea.passes();
    table.ada.isBlocked('leader', 'GW-LEADER-002');
    table.ada.plays('geralt-of-rivia');
    table.endsRound();

    expect(table.state.round).toBe(3);
    table.ada.isBlocked('leader', 'GW-LEADER-002');
    expect(table.bea.leader.isUsed).toBe(false); // each player has a use of their own
    table.ada.passes();
    expect(table.bea.offers()).toContain('leader');
  });

  rule('GW-LEADER-003', 'used actively are the whole turn: no card may be played besides', () => {
    const table = gwentTable({
      ada: { leader: 'foltest-the-siegemaster', hand: ['ballista'] },
      bea: { hand: ['milva'] },
    });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:ballista:siege']);

    table.ada.usesLeader();

    expect(table.ada.offers()).toEqual([]);
    expect(table.ada.hand).toEqual(['ballista']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-004', 'with a passive ability are always in force and are never used', () => {
    const table = gwentTable({
      ada: { leader: 'king-bran-the-unifier', close: ['udalryk'], weather: ['biting-frost'], hand: ['svanrige'] },
      bea: { faction: 'monsters', close: ['forktail'] },
    });
    table.ada.isOffered('turn', ['pass', 'play:svanrige:close']);
    table.ada.isBlocked('leader', 'GW-LEADER-004');
    expect(table.ada.strengths('close')).toEqual([2]);

    table.ada.plays('svanrige');
    expect(table.ada.strengths('close')).toEqual([2, 2]);
    table.bea.passes();
    table.ada.isBlocked('leader', 'GW-LEADER-004');
    expect(table.ada.leader).toMatchObject({ isUsed: false, blockedBy: 'GW-LEADER-004' });
    expect(table.told('leader-used')).toEqual([]);

    const later = gwentTable({
      ada: { leader: 'king-bran-the-unifier', close: ['udalryk'], weather: ['biting-frost'], gems: 1 },
      bea: { gems: 1, hasPassed: true },
      round: 3,
    });
    expect(later.ada.strengths('close')).toEqual([2]);
    later.ada.isBlocked('leader', 'GW-LEADER-004');
  });

  rule('GW-LEADER-005', 'are not on the battlefield: no strength, no target, and never discarded', () => {
    const table = gwentTable({
      ada: { leader: 'foltest-the-siegemaster', hand: ['decoy', 'scorch', 'dun-banner-medic'] },
      bea: { faction: 'monsters', leader: 'eredin-commander-of-the-red-riders' },
      rolls: [],
    });
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([0, 0]);
    table.ada.isBlocked('play:decoy', 'GW-DECOY-004');

    table.ada.plays('scorch');
    expect(table.told('scorched')).toEqual([]);
    table.bea.passes();
    table.ada.plays('dun-banner-medic');
    table.ada.passes();

    expect(table.told('round-ended')).toMatchObject([{ totals: [5, 0] }]);
    expect(table.told('kept')).toEqual([]);
    expect(table.ada.discard).toEqual(['scorch', 'dun-banner-medic']);
    expect(table.bea.discard).toEqual([]);
    expect(table.ada.leader.id).toBe('foltest-the-siegemaster');
    expect(table.bea.leader.id).toBe('eredin-commander-of-the-red-riders');
    expect(table.ada.offers()).toContain('leader');
  });

  rule('GW-LEADER-006', 'whose text cancels the other leader win over it, be it active or passive', () => {
    const whiteFlame = deckLedBy('emhyr-var-emreis-the-white-flame', 'starter-nilfgaard');
    const passive = gwentDuel([whiteFlame, deckLedBy('francesca-findabair-daisy-of-the-valley', 'starter-scoiatael')]);
    passive.bea.picks('seat-1');
    expect(passive.bea.hand).toHaveLength(10);

    const active = gwentDuel([whiteFlame, deckLedBy('francesca-findabair-pureblood-elf', 'starter-scoiatael')]);
    active.bea.picks('seat-1');
    active.ada.picks('done');
    active.bea.picks('done');
    active.bea.isBlocked('leader', 'GW-LEADER-017');

    const spied = gwentTable({
      ada: { leader: 'emhyr-var-emreis-the-white-flame', close: ['stefan-skellen'] },
      bea: { leader: 'eredin-breacc-glas-the-treacherous', close: ['vattier-de-rideaux'] },
    });
    expect([spied.ada.strengthOf('close'), spied.bea.strengthOf('close')]).toEqual([9, 4]);
  });

  rule('GW-LEADER-007', 'may be used although nothing comes of it, and are then spent', () => {
    const idle = ACTIVE.filter((leader) => leader !== 'eredin-destroyer-of-worlds');
    for (const leader of idle) {
      const table = gwentTable({ ada: { leader, hand: ['vesemir'] }, bea: { hand: ['roach'], hasPassed: true } });
      table.ada.isOffered('turn', ['pass', 'leader', 'play:vesemir:close']);

      table.ada.usesLeader();

      expect(table.told('leader-used')).toMatchObject([{ seat: 0, leader }]);
      table.ada.isOffered('turn', ['pass', 'play:vesemir:close']);
      table.ada.isBlocked('leader', 'GW-LEADER-002');
    }
    const unpaid = gwentTable({ ada: { leader: 'eredin-destroyer-of-worlds', hand: ['vesemir'] }, bea: {} });
    unpaid.ada.isBlocked('leader', 'GW-LEADER-012');

    const told = gwentTable({ ada: { leader: 'francesca-findabair-queen-of-dol-blathanna' }, bea: {} });
    told.ada.usesLeader();
    expect(told.told('no-effect')).toHaveLength(1);
  });
});

/** Six different units, so that an order can be told from another. */
const TROOP = ['ves', 'ballista', 'thaler', 'dethmold', 'keira-metz', 'trebuchet'];
const SEEDS = ['oak', 'ash', 'elm'];

describe('a leader that reaches into the deck', () => {
  rule('GW-LEADER-033', 'makes its player shuffle the deck after any search, found or not', () => {
    const searches: readonly { leader: string; card: string; picks: readonly string[] }[] = [
      { leader: 'emhyr-var-emreis-the-relentless', card: 'vreemde', picks: ['vreemde'] },
      { leader: 'emhyr-var-emreis-the-relentless', card: 'letho-of-gulet', picks: [] },
      { leader: 'eredin-destroyer-of-worlds', card: 'fiend', picks: ['cow', 'roach', 'fiend'] },
      { leader: 'eredin-king-of-the-wild-hunt', card: 'biting-frost', picks: ['biting-frost'] },
      { leader: 'eredin-king-of-the-wild-hunt', card: 'fiend', picks: [] },
      { leader: 'foltest-king-of-temeria', card: 'impenetrable-fog', picks: [] },
      { leader: 'foltest-king-of-temeria', card: 'decoy', picks: [] },
      { leader: 'harald-an-craite-the-cripple', card: 'mardroeme', picks: ['close'] },
      { leader: 'arnjolf-the-patricide', card: 'young-emissary', picks: ['young-emissary'] },
      { leader: 'arnjolf-the-patricide', card: 'vreemde', picks: ['young-emissary'] },
    ];
    for (const { leader, card, picks } of searches) {
      const heroes = ['draug', 'imlerith', 'leshen', 'eithne', 'iorveth', 'hjalmar'];
      const rest = card === 'letho-of-gulet' ? heroes : TROOP;
      const orders = SEEDS.map((seed) => {
        const table = gwentTable({
          ada: { leader, close: ['young-emissary'], hand: ['cow', 'roach'], deck: [...rest, card] },
          bea: { deck: TROOP },
          heroes: 'stay',
          seed,
        });
        table.ada.usesLeader();
        for (const pick of picks) table.ada.picks(pick);

        expect([leader, table.told('shuffled')]).toEqual([
          leader,
          [{ type: 'shuffled', seat: 0, rule: 'GW-LEADER-033' }],
        ]);
        const left = table.ada.deck.filter((id) => id !== card);
        expect([...left].sort()).toEqual([...rest].sort());
        expect(table.bea.deck).toEqual(TROOP);
        table.isAtRest({ turnOf: 'bea' });
        return left.join();
      });
      expect([leader, new Set([rest.join(), ...orders]).size]).toEqual([leader, SEEDS.length + 1]);
    }

    const noSearch = gwentTable({
      ada: { leader: 'eredin-bringer-of-death', discard: ['fiend'], deck: TROOP },
      bea: {},
    });
    noSearch.ada.usesLeader();
    noSearch.ada.picks('fiend');
    expect(noSearch.told('shuffled')).toEqual([]);
    expect(noSearch.ada.deck).toEqual(TROOP);
  });

  rule('GW-LEADER-034', 'plays the card under the rules of that card; without one in the deck it is spent', () => {
    const table = gwentTable({
      ada: { leader: 'foltest-king-of-temeria', ranged: ['dethmold'], deck: ['impenetrable-fog', 'ves'] },
      bea: { ranged: ['milva'], hasPassed: true },
    });
    table.ada.usesLeader();
    expect(table.ada.weather).toEqual(['impenetrable-fog']);
    expect(table.told('played')).toMatchObject([{ seat: 0, card: 'impenetrable-fog', row: null, side: null }]);
    expect([table.ada.strengthOf('ranged'), table.bea.strengthOf('ranged')]).toEqual([1, 1]);
    table.ada.passes();
    expect(table.ada.discard).toEqual(['dethmold', 'impenetrable-fog']); // as any weather its player has played
    expect(table.bea.discard).toEqual(['milva']);

    const missing = gwentTable({
      ada: { leader: 'foltest-king-of-temeria', hand: ['impenetrable-fog'], deck: ['ves', 'torrential-rain'] },
      bea: { deck: ['impenetrable-fog'] },
    });
    missing.ada.usesLeader();
    expect(missing.weather).toEqual([]);
    expect(missing.told('played')).toEqual([]);
    expect(missing.told('no-effect')).toEqual([{ type: 'no-effect', seat: 0, rule: 'GW-LEADER-034' }]);
    expect(missing.ada.leader.isUsed).toBe(true);
    missing.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-035', 'keeps a card taken from the deck hidden; one from a discard pile both players know', () => {
    const fromDeck = gwentTable({
      ada: { leader: 'emhyr-var-emreis-the-relentless', deck: ['vreemde', 'cynthia'] },
      bea: {},
    });
    fromDeck.ada.usesLeader();
    fromDeck.ada.picks('vreemde');
    expect(fromDeck.heard(0, 'took')).toMatchObject([{ card: 'vreemde', from: 'deck' }]);
    expect(fromDeck.heard(1, 'took')).toMatchObject([{ card: null, from: 'deck' }]);
    expect(fromDeck.heard('spectator', 'took')).toMatchObject([{ card: null, from: 'deck' }]);
    expect(fromDeck.bea.view().sides[0]).toMatchObject({ hand: { count: 1, cards: null }, known: [] });

    const fromPile = gwentTable({ ada: { leader: 'eredin-bringer-of-death', discard: ['fiend', 'cow'] }, bea: {} });
    fromPile.ada.usesLeader();
    fromPile.ada.picks('fiend');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(fromPile.heard(viewer, 'took')).toMatchObject([{ card: 'fiend', from: 'discard' }]);
    }
    expect(fromPile.bea.view().sides[0]).toMatchObject({ hand: { count: 1, cards: null }, known: ['fiend'] });
  });
});
