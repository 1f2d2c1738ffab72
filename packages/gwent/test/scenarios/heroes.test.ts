import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { CARDS } from '../../src/cards';
import { cardText } from '../../src/text/card-text';
import { gwentDuel, gwentTable } from '../gwent-table';

const HEROES = [
  ...['draug', 'imlerith', 'kayran', 'leshen'],
  ...['letho-of-gulet', 'menno-coehoorn', 'morvran-voorhis', 'tibor-eggebracht'],
  ...['esterad-thyssen', 'john-natalis', 'philippa-eilhart', 'vernon-roche'],
  ...['eithne', 'iorveth', 'isengrim-faoiltiarna', 'saesenthessis'],
  ...['cerys', 'ermion', 'hemdall', 'hjalmar'],
  ...['avallach', 'cirilla-fiona-elen-riannon', 'geralt-of-rivia', 'triss-merigold', 'yennefer-of-vengerberg'],
];

describe('a hero', () => {
  rule('GW-HERO-001', 'is a unit whose card bears the word hero', () => {
    const marked = CARDS.filter(({ id }) => cardText('en', id).some(({ name }) => name === 'Hero'));
    expect(marked.map(({ id }) => id)).toEqual(HEROES);

    const table = gwentTable({ ada: { hand: ['geralt-of-rivia', 'vesemir'] }, bea: {} });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:geralt-of-rivia:close', 'play:vesemir:close']);
    table.ada.plays('geralt-of-rivia');

    expect(table.ada.row('close')).toEqual(['geralt-of-rivia']);
    expect(table.ada.strengthOf('all')).toBe(15);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-HERO-005', 'always counts exactly its printed strength', () => {
    const table = gwentTable({
      ada: { faction: 'skellige', leader: 'king-bran-the-unifier', close: ['olaf', 'cerys', 'dandelion'] },
      bea: {
        close: ['geralt-of-rivia', 'olgierd-von-everec', 'dandelion'],
        horns: ['close'],
        weather: ['biting-frost'],
      },
    });
    expect(table.ada.strengths('close')[1]).toBe(10);
    expect(table.bea.strengths('close')[0]).toBe(15);
    expect(table.bea.account('close', 0)).toEqual([
      { step: 'printed', amount: 0, strength: 15, rule: 'GW-UNIT-001' },
      { step: 'hero', amount: 0, strength: 15, rule: 'GW-HERO-005' },
    ]);
    expect(table.bea.strengths('close').slice(1)).toEqual([2, 4]); // the others feel all of it
  });
});

describe('special cards leave heroes alone', () => {
  rule('GW-HERO-002', 'weather does not weaken heroes', () => {
    const table = gwentTable({
      ada: { hand: ['biting-frost'], close: ['geralt-of-rivia', 'vesemir'] },
      bea: { close: ['isengrim-faoiltiarna'] },
    });
    table.ada.plays('biting-frost');
    expect(table.ada.strengths('close')).toEqual([15, 1]);
    expect(table.bea.strengths('close')).toEqual([10]);
  });

  rule('GW-HERO-002', 'Scorch does not burn heroes', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], close: ['geralt-of-rivia', 'vesemir'] },
      bea: { ranged: ['iorveth'] },
    });
    table.ada.plays('scorch');
    expect(table.ada.row('close')).toEqual(['geralt-of-rivia']);
    expect(table.bea.row('ranged')).toEqual(['iorveth']);
  });

  rule('GW-HERO-002', 'Decoy does not take heroes back', () => {
    const table = gwentTable({
      ada: { hand: ['decoy'], close: ['geralt-of-rivia', 'vesemir'], ranged: ['philippa-eilhart'] },
      bea: {},
    });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:decoy:close:vesemir']);
  });

  rule('GW-HERO-002', "Commander's Horn does not double heroes", () => {
    const table = gwentTable({ ada: { hand: ['commanders-horn'], close: ['geralt-of-rivia', 'vesemir'] }, bea: {} });
    table.ada.plays('commanders-horn', 'close');
    expect(table.ada.strengths('close')).toEqual([15, 12]);
  });
});

describe('abilities of units leave heroes alone', () => {
  rule('GW-HERO-003', 'neither Morale Boost nor a Horn unit of the same row strengthens heroes', () => {
    const table = gwentTable({
      ada: { hand: ['dandelion'], close: ['geralt-of-rivia', 'olgierd-von-everec', 'ves'] },
      bea: {},
    });
    expect(table.ada.strengths('close')).toEqual([15, 6, 6]);
    table.ada.plays('dandelion');
    expect(table.ada.strengths('close')).toEqual([15, 12, 12, 3]);
  });

  rule('GW-HERO-003', 'the Scorch of a hostile unit does not burn heroes', () => {
    const table = gwentTable({
      ada: { hand: ['villentretenmerth', 'clan-dimun-pirate'] },
      bea: { hand: ['toruviel'], close: ['geralt-of-rivia', 'dennis-cranmer'] },
    });
    table.ada.plays('villentretenmerth');
    expect(table.bea.row('close')).toEqual(['geralt-of-rivia']);

    table.bea.plays('toruviel');
    table.ada.plays('clan-dimun-pirate');
    expect(table.bea.row('close')).toEqual(['geralt-of-rivia']);
  });

  rule('GW-HERO-003', 'a Medic does not revive heroes', () => {
    const table = gwentTable({ ada: { hand: ['dun-banner-medic'], discard: ['vernon-roche', 'avallach'] }, bea: {} });
    table.ada.plays('dun-banner-medic');
    expect(table.ada.discard).toEqual(['vernon-roche', 'avallach']);
    table.isAtRest({ turnOf: 'bea' });
  });
});

describe('abilities of leaders leave heroes alone', () => {
  rule('GW-HERO-004', 'a leader who doubles a row does not double heroes', () => {
    const table = gwentTable({
      ada: { faction: 'monsters', leader: 'eredin-commander-of-the-red-riders', close: ['imlerith', 'fiend'] },
      bea: {},
    });
    table.ada.usesLeader();
    expect(table.ada.strengths('close')).toEqual([10, 12]);
  });

  rule('GW-HERO-004', 'a leader who burns a row does not burn heroes', () => {
    const table = gwentTable({
      ada: { close: ['geralt-of-rivia', 'ves'] },
      bea: { leader: 'francesca-findabair-queen-of-dol-blathanna' },
      turn: 'bea',
    });
    table.bea.usesLeader();
    expect(table.ada.row('close')).toEqual(['geralt-of-rivia']);
    expect(table.ada.discard).toEqual(['ves']);
  });

  rule(['GW-HERO-004', 'GW-LEADER-037'], 'a leader does not fetch fallen heroes where that is agreed', () => {
    const table = gwentTable({
      ada: { faction: 'monsters', leader: 'eredin-bringer-of-death', discard: ['imlerith', 'fiend', 'scorch'] },
      bea: {},
      heroes: 'stay',
    });
    table.ada.usesLeader();
    table.ada.isOffered('take', ['fiend', 'scorch']);
  });

  rule('GW-HERO-004', 'the leader who doubles every Spy does nothing for a hero among them', () => {
    const table = gwentTable({
      ada: { close: ['avallach', 'shilard-fitz-oesterlen'] },
      bea: { faction: 'monsters', leader: 'eredin-breacc-glas-the-treacherous' },
    });
    expect(table.ada.account('close', 0).map(({ step }) => step)).toEqual(['printed', 'hero']);
    expect(table.ada.strengths('close')).toEqual([0, 14]);
  });

  rule('GW-HERO-004', 'the leader who leaves revival to chance never lets chance revive heroes', () => {
    const sketch = (roll: number) =>
      gwentTable({
        ada: { hand: ['dun-banner-medic'], discard: ['vernon-roche', 'ves'] },
        bea: { faction: 'nilfgaard', leader: 'emhyr-var-emreis-invader-of-the-north' },
        rolls: [roll],
      });
    const table = sketch(0);
    table.ada.plays('dun-banner-medic');
    expect(table.ada.row('close')).toEqual(['ves']);
    table.usedAllRolls();
    expect(() => sketch(1).ada.plays('dun-banner-medic')).toThrow('only 0 to 0 can come up');
  });
});

describe('the own ability of a hero works', () => {
  rule('GW-HERO-006', 'a hero Spy goes over to the opponent and draws two cards', () => {
    const table = gwentTable({ ada: { hand: ['avallach'], deck: ['ves', 'ballista'] }, bea: {} });
    table.ada.plays('avallach');
    expect(table.bea.row('close')).toEqual(['avallach']);
    expect([...table.ada.hand].sort()).toEqual(['ballista', 'ves']);
  });

  rule('GW-HERO-006', 'a hero Medic revives', () => {
    const table = gwentTable({ ada: { hand: ['yennefer-of-vengerberg'], discard: ['ves', 'ballista'] }, bea: {} });
    table.ada.plays('yennefer-of-vengerberg');
    table.ada.isOffered('patient', ['ves', 'ballista']);
    table.ada.picks('ves');
    expect(table.ada.row('close')).toEqual(['ves']);
  });

  rule('GW-HERO-006', 'a hero with Muster calls', () => {
    const table = gwentTable({ ada: { hand: ['geralt-of-rivia'], deck: ['roach', 'ves'] }, bea: {} });
    table.ada.plays('geralt-of-rivia');
    expect(table.ada.row('close')).toEqual(['geralt-of-rivia', 'roach']);
  });

  rule('GW-HERO-006', 'a hero with Mardroeme transforms', () => {
    const table = gwentTable({
      ada: { hand: ['ermion'], ranged: ['young-berserker'], secondary: ['transformed-young-vildkaarl'] },
      bea: {},
    });
    table.ada.plays('ermion');
    expect(table.ada.row('ranged')).toEqual(['transformed-young-vildkaarl', 'ermion']);
  });

  rule('GW-HERO-006', 'a hero with Morale Boost strengthens the others of the row', () => {
    const table = gwentTable({ ada: { hand: ['isengrim-faoiltiarna'], close: ['ves'] }, bea: {} });
    table.ada.plays('isengrim-faoiltiarna');
    expect(table.ada.strengths('close')).toEqual([6, 10]);
  });
});

describe('immunity has its limits', () => {
  rule('GW-HERO-007', 'a hero can be drawn', () => {
    const table = gwentTable({ ada: { hand: ['thaler'], deck: ['ves', 'vernon-roche'] }, bea: {} });
    table.ada.plays('thaler');
    expect(table.ada.hand).toContain('vernon-roche');
  });

  rule('GW-HERO-007', 'a hero can be discarded', () => {
    const table = gwentTable({
      ada: {
        faction: 'monsters',
        leader: 'eredin-destroyer-of-worlds',
        hand: ['imlerith', 'fiend'],
        deck: ['ghoul'],
      },
      bea: {},
    });
    table.ada.usesLeader();
    table.ada.picks(table.ada.offers()[0] ?? '');
    table.ada.picks(table.ada.offers()[0] ?? '');
    expect([...table.ada.discard].sort()).toEqual(['fiend', 'imlerith']);
  });

  rule('GW-HERO-007', 'a hero is cleared away at the end of the round', () => {
    const table = gwentTable({ ada: { close: ['vernon-roche'] }, bea: { ranged: ['iorveth'] } });
    table.ada.passes();
    table.bea.passes();
    expect([table.ada.discard, table.bea.discard]).toEqual([['vernon-roche'], ['iorveth']]);
    expect([table.ada.row('close'), table.bea.row('ranged')]).toEqual([[], []]);
  });

  rule('GW-HERO-007', 'a hero can be exchanged in the opening', () => {
    const table = gwentDuel(['themed-spies-and-surgeons', 'starter-monsters']);
    const hero = table.ada.hand.find((card) => HEROES.includes(card)) ?? 'no hero was dealt';
    table.ada.picks(`exchange:${hero}`);
    expect(table.ada.hand).toHaveLength(10);
    expect(table.ada.hand).not.toContain(hero); // one copy of each in the deck
    expect(table.told('exchanged').map((event) => event.out)).toEqual([hero]);
  });
});
