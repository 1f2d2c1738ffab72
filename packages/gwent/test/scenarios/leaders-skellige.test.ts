import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('leaders of Skellige', () => {
  rule('GW-LEADER-028', 'Arnjolf brings one copy of an own Tight Bond unit from the deck', () => {
    const table = gwentTable({
      ada: {
        leader: 'arnjolf-the-patricide',
        hand: ['clan-drummond-shield-maiden'],
        close: ['clan-an-craite-warrior', 'udalryk'],
        siege: ['war-longship'],
        deck: ['war-longship', 'clan-an-craite-warrior', 'clan-an-craite-warrior', 'udalryk'],
      },
      bea: { close: ['blue-stripes-commando'], deck: ['clan-an-craite-warrior'] },
    });

    table.ada.usesLeader();
    table.ada.isOffered('bond', ['clan-an-craite-warrior', 'war-longship']);
    table.ada.picks('clan-an-craite-warrior');

    expect(table.ada.row('close')).toEqual(['clan-an-craite-warrior', 'udalryk', 'clan-an-craite-warrior']);
    expect(table.ada.strengths('close')).toEqual([12, 4, 12]);
    expect([...table.ada.deck].sort()).toEqual(['clan-an-craite-warrior', 'udalryk', 'war-longship']);
    expect(table.told('placed')).toMatchObject([{ seat: 0, side: 0, row: 'close', from: 'deck', cause: 'leader' }]);
    expect(table.bea.deck).toEqual(['clan-an-craite-warrior']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-028', 'Arnjolf may be shown a unit without a copy in the deck, or find no unit at all', () => {
    const table = gwentTable({
      ada: {
        leader: 'arnjolf-the-patricide',
        hand: ['war-longship'],
        siege: ['war-longship'],
        discard: ['war-longship'],
        deck: ['udalryk'],
      },
      bea: {},
    });
    table.ada.usesLeader();
    table.ada.isOffered('bond', ['war-longship']);
    table.ada.picks('war-longship');
    expect(table.ada.row('siege')).toEqual(['war-longship']);
    expect([table.ada.hand, table.ada.discard]).toEqual([['war-longship'], ['war-longship']]);
    expect(table.told('no-effect')).toMatchObject([{ seat: 0 }]);
    expect(table.ada.leader.isUsed).toBe(true);
    table.isAtRest({ turnOf: 'bea' });

    const alone = gwentTable({
      ada: { leader: 'arnjolf-the-patricide', close: ['udalryk'], deck: ['war-longship'] },
      bea: { siege: ['war-longship'] },
    });
    alone.ada.usesLeader();
    expect(alone.ada.deck).toEqual(['war-longship']);
    alone.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-029', 'Crach an Craite has both players shuffle their whole discard piles into their decks', () => {
    const ada = {
      deck: ['udalryk', 'donar-an-hindar'],
      discard: ['hjalmar', 'prince-stennis', 'transformed-vildkaarl'],
    };
    const bea = { deck: ['toruviel'], discard: ['iorveth', 'scorch', 'milva', 'biting-frost'] };
    const orders = ['oak', 'ash', 'elm'].map((seed) => {
      const table = gwentTable({
        ada: { leader: 'crach-an-craite-wild-boar-of-the-sea', hand: ['birna-bran'], ...ada },
        bea,
        seed,
      });
      table.ada.usesLeader();

      expect([table.ada.discard, table.bea.discard]).toEqual([[], []]);
      expect([...table.ada.deck].sort()).toEqual([...ada.deck, ...ada.discard].sort());
      expect([...table.bea.deck].sort()).toEqual([...bea.deck, ...bea.discard].sort());
      expect(table.told('discards-reshuffled')).toMatchObject([
        { seat: 0, count: 3, rule: 'GW-LEADER-029' },
        { seat: 1, count: 4, rule: 'GW-LEADER-029' },
      ]);
      expect(table.told('shuffled')).toMatchObject([{ seat: 0 }, { seat: 1 }]);
      table.isAtRest({ turnOf: 'bea' });
      return [table.ada.deck.join(), table.bea.deck.join()] as const;
    });
    expect(new Set([[...ada.deck, ...ada.discard].join(), ...orders.map(([own]) => own)]).size).toBe(4);
    expect(new Set([[...bea.deck, ...bea.discard].join(), ...orders.map(([, other]) => other)]).size).toBe(4);
  });

  rule('GW-LEADER-029', 'Crach an Craite leaves nobody for a Medic or for the third round', () => {
    const table = gwentTable({
      ada: {
        faction: 'skellige',
        leader: 'crach-an-craite-wild-boar-of-the-sea',
        hand: ['birna-bran'],
        discard: ['udalryk', 'svanrige'],
        gems: 2,
      },
      bea: { hand: ['iorveth'], gems: 1 },
      round: 2,
    });
    table.ada.usesLeader();
    table.bea.plays('iorveth');
    table.ada.plays('birna-bran');
    table.bea.passes();
    table.ada.passes();

    expect(table.state.round).toBe(3);
    expect(table.ada.row('close')).toEqual(['birna-bran']); // only what fell since
    expect([...table.ada.deck].sort()).toEqual(['svanrige', 'udalryk']);
  });

  rule('GW-LEADER-030', 'Eist Tuirseach plays one Skellige Storm from the deck', () => {
    const table = gwentTable({
      ada: {
        leader: 'eist-tuirseach-king-of-cintra',
        ranged: ['clan-brokvar-archer'],
        siege: ['holger-blackhand'],
        deck: ['skellige-storm', 'torrential-rain', 'skellige-storm', 'udalryk'],
      },
      bea: { close: ['dennis-cranmer'], ranged: ['milva'], siege: ['schirru'] },
    });

    table.ada.usesLeader();

    expect(table.ada.weather).toEqual(['skellige-storm']);
    expect([...table.ada.deck].sort()).toEqual(['skellige-storm', 'torrential-rain', 'udalryk']);
    for (const player of [table.ada, table.bea]) {
      expect([player.strengthOf('ranged'), player.strengthOf('siege')]).toEqual([1, 1]);
    }
    expect(table.bea.strengthOf('close')).toBe(6);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-031', 'Harald an Craite plays one Mardroeme from the deck into an own row of choice', () => {
    const harald = () =>
      gwentTable({
        ada: {
          leader: 'harald-an-craite-the-cripple',
          close: ['berserker'],
          ranged: ['young-berserker'],
          secondary: ['transformed-vildkaarl', 'transformed-young-vildkaarl'],
          deck: ['mardroeme', 'udalryk', 'mardroeme'],
        },
        bea: { close: ['berserker'], secondary: ['transformed-vildkaarl'] },
      });
    const outcomes = {
      close: { close: ['transformed-vildkaarl', 'mardroeme'], ranged: ['young-berserker'], siege: [] },
      ranged: { close: ['berserker'], ranged: ['transformed-young-vildkaarl', 'mardroeme'], siege: [] },
      siege: { close: ['berserker'], ranged: ['young-berserker'], siege: ['mardroeme'] },
    };
    for (const [row, rows] of Object.entries(outcomes)) {
      const table = harald();
      table.ada.usesLeader();
      table.ada.isOffered('row', ['close', 'ranged', 'siege']);
      table.ada.picks(row);

      expect({
        close: table.ada.row('close'),
        ranged: table.ada.row('ranged'),
        siege: table.ada.row('siege'),
      }).toEqual(rows);
      expect([...table.ada.deck].sort()).toEqual(['mardroeme', 'udalryk']);
      expect(table.bea.row('close')).toEqual(['berserker']);
      table.isAtRest({ turnOf: 'bea' });
    }
    const none = gwentTable({ ada: { leader: 'harald-an-craite-the-cripple', deck: ['udalryk'] }, bea: {} });
    none.ada.usesLeader();
    none.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-LEADER-032', 'King Bran lets his units lose half, rounded down, where weather would set them to 1', () => {
    // 7, 5, 2, 1, 0 and a hero
    const close = ['shilard-fitz-oesterlen', 'ves', 'foglet', 'ghoul', 'kambi', 'geralt-of-rivia'];
    const table = gwentTable({
      ada: { leader: 'king-bran-the-unifier', close, ranged: ['clan-brokvar-archer'], weather: ['biting-frost'] },
      bea: { close: ['ves'], weather: ['biting-frost'] },
    });

    expect(table.ada.strengths('close')).toEqual([4, 3, 1, 1, 0, 15]); // halved once, though two frosts lie there
    expect(table.ada.strengths('ranged')).toEqual([6]);
    expect(table.bea.strengths('close')).toEqual([1]);
    expect(table.ada.account('close', 0)).toMatchObject([
      { step: 'printed', strength: 7 },
      { step: 'weather', strength: 4, rule: 'GW-LEADER-032' },
    ]);

    const bonded = gwentTable({
      ada: {
        leader: 'king-bran-the-unifier',
        siege: ['war-longship', 'war-longship', 'kaedweni-siege-expert'],
        weather: ['torrential-rain', 'skellige-storm'],
      },
      bea: {},
    });
    expect(bonded.ada.strengths('siege')).toEqual([7, 7, 1]); // 6 halved, times two, and the boost
  });
});
