import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { BASE_BOARD, distancesFrom } from '../../../src/core/map';
import { bombs } from '../../../src/modules/bombs/state';
import { LEGEND_CARDS, LEGENDS, MOVEMENT_CARDS } from '../../../src/modules/legendary-hunt/facts';
import { headingFrom } from '../../../src/modules/legendary-hunt/movement';
import type { FightTable } from '../../scenarios/fight/fight-table';
import {
  cardOf,
  changeHunt,
  type HuntFightSketch,
  huntFight,
  huntOf,
  huntTable,
  placeOf,
  toldOfHunt,
} from './hunt-table';

const DECK = [
  'ward-1',
  'ward-2',
  'ward-3',
  'ward-4',
  'ward-5',
  'great-ward-1',
  'great-ward-2',
  'great-ward-3',
  'sign-strike-1',
];
const HAND = ['severe-blow-1', 'swift-cut-1', 'block-1', 'magic-trap-1', 'ward-6'];
const ADA = {
  deck: DECK,
  hand: HAND,
  shield: 2,
  gold: 5,
  spot: 4,
  trophies: ['griffin', 'troll'],
  potions: ['swallow', 'swallow', 'blizzard'],
  attributes: { combat: 3, defense: 3, alchemy: 3, specialty: 1 },
} as const;
const PLAIN = ['legend-20', 'legend-18', 'legend-17', 'legend-16', 'legend-14', 'legend-12', 'legend-08', 'legend-03'];
/** A card whose charge shows so many claw marks. */
const CLAWED = ['legend-04', 'legend-01', 'legend-11', 'legend-07'];

function fights(monster: string, sketch: HuntFightSketch = {}): FightTable {
  return huntFight({ pool: PLAIN, ...sketch, hunt: { monster, ...sketch.hunt }, ada: { ...ADA, ...sketch.ada } });
}
/** Answers with what is offered first until Ada is asked for her combo or something to use, or the fight is over. */
function goOn(table: FightTable): FightTable {
  for (let left = 40; left > 0 && table.isFighting && table.end === undefined; left--) {
    const [asked] = table.waitsFor;
    if (asked?.seat === 0 && (asked.prompt === 'fight-use' || asked.prompt === 'fight-combo')) return table;
    const player = asked?.seat === 0 ? table.ada : table.bea;
    player.does(player.offers[0] ?? '');
  }
  return table;
}
/** What an attack has done, in one line. */
function changes(table: FightTable): string {
  if (!table.isFighting) return 'the fight is over';
  const [fighter] = table.fight.fighters;
  const limits = (fighter?.limits ?? []).map(({ rule: _, turn, ...said }) => `turn ${turn} ${JSON.stringify(said)}`);
  const parts = [
    `deck ${table.ada.deck.length - DECK.length}`,
    `hand ${table.ada.hand.length - HAND.length}`,
    `shield ${table.ada.shield - ADA.shield}`,
    `gold ${table.ada.gold - ADA.gold}`,
    `potions ${table.ada.potions.length - ADA.potions.length}`,
    `trashed ${table.told('cards-trashed').length}`,
    ...(table.life === PLAIN.length ? [] : [`life ${table.life - PLAIN.length}`]),
    ...limits,
  ];
  return parts.filter((part) => !/ 0$/.test(part)).join(', ');
}
/** Special attacks strike when the first attack is over, which two of them make harder. */
function struckBy(monster: string, claws: number, sketch: HuntFightSketch = {}): FightTable {
  const table = fights(monster, {
    begins: 'opponent',
    ...sketch,
    pool: [...PLAIN, CLAWED[claws - 1] ?? ''],
    lay: (state) => sketch.lay?.(state),
  });
  if (table.bea.asked === 'monster-attack') table.bea.does('charge');
  return goOn(table);
}

describe('every legendary monster', () => {
  it('strikes with each of its special attacks as its data says', async () => {
    const lines: string[] = [];
    for (const { id } of LEGENDS) {
      for (const claws of [1, 2, 3, 4]) {
        const table = struckBy(id, claws, { hunt: { laid: ['hengfors', 'vizima', 'cidaris'] } });
        const line = changes(table);
        expect(line, `${id} ${claws}`).not.toBe('');
        expect(toldOfHunt(table, 'special')).toMatchObject([{ monster: id, claws }]);
        lines.push(`${id} ${claws}: ${line}`);
      }
    }
    expect(lines).toHaveLength(32);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/special-attacks.txt');
  });

  it('counts what it names: potions and bombs, tokens on the board, shields, cards, potions, trophies', () => {
    const hitBy = (monster: string, sketch: HuntFightSketch = {}): number | undefined =>
      struckBy(monster, 1, sketch).told('witcher-hit')[0]?.damage;
    expect(hitBy('frightener')).toBe(6);
    expect(hitBy('frightener', { ada: { potions: [] } })).toBe(1); // at least one
    const withBombs = hitBy('frightener', {
      modules: ['bombs'],
      ada: { potions: ['swallow'] },
      lay: (state) => bombs.put({ state }, { ...bombs.of(state), owned: [[0, 1], []] }),
    });
    expect(withBombs).toBe(6);
    expect(hitBy('ice-giant')).toBeUndefined();
    expect(hitBy('ice-giant', { hunt: { laid: ['hengfors', 'vizima', 'cidaris'] } })).toBe(3);
    expect(hitBy('imperial-golem')).toBe(2);
    expect(hitBy('imperial-golem', { ada: { shield: 3 } })).toBe(3);
    expect(hitBy('imperial-golem', { ada: { shield: 0 } })).toBe(2);
    expect(hitBy('cyclops', { ada: { hand: ['block-1'] } })).toBe(1 + 2); // its first attack deals two more
    expect(hitBy('toad')).toBe(3 + 2);
    expect(hitBy('unseen-elder')).toBe(2 + 2);
    expect(hitBy('gaunter-odimm', { rolls: [0] })).toBe(3);
    expect(hitBy('gaunter-odimm', { rolls: [1] })).toBe(2);
    expect(hitBy('gaunter-odimm', { rolls: [5] })).toBe(6);
    expect(hitBy('kayran')).toBe(3);
  });
});

describe('what a special attack forbids', () => {
  rule('OW-LH-042', 'is shown with its reason, in the combo and beside it', () => {
    const hand = ['swift-cut-1', 'swift-cut-2', 'sign-strike-1', 'severe-blow-4', 'block-1'];
    const table = struckBy('ice-giant', 3, {
      ada: { hand, deck: [...DECK, 'ward-6'], potions: ['blizzard'], trophies: [] },
    });
    table.ada.does('potion:blizzard');
    for (let left = 3; left > 0 && table.ada.asked === 'fight-use'; left--) table.ada.does('go-on');
    table.ada.isBlocked('play:swift-cut-1', 'OW-LH-042');
    table.ada.does('play:block-1');
    for (let left = 3; left > 0 && table.ada.asked === 'fight-combo'; left--) table.ada.does('stop');
    expect(table.ada.asked).toBe('fight-beside');
    expect(table.ada.offers).toContain('sign-strike-1');
    expect(table.ada.offers).not.toContain('swift-cut-1');
  });
});

describe('the ability of a legendary monster', () => {
  rule('OW-LH-051', 'Frightener: cards of three types at most in a fight turn, beside the combo as well', () => {
    // Red, blue, green and purple: the fourth type is blocked.
    const hand = ['windmill-slash-6', 'precise-blow-4', 'maiming-cut-2', 'sign-strike-1', 'precise-blow-1', 'block-1'];
    const table = fights('frightener', { begins: 'witcher', ada: { hand, potions: [], trophies: [] } });
    table.ada.does('play:precise-blow-4', 'play:maiming-cut-2');
    expect(table.ada.offers).toContain('play:sign-strike-1'); // the third type
    table.ada.does('play:sign-strike-1');
    table.ada.isBlocked('play:block-1', 'OW-LH-051');
    const other = fights('cyclops', { begins: 'witcher', ada: { hand, potions: [], trophies: [] } });
    other.ada.does('play:precise-blow-4', 'play:maiming-cut-2', 'play:sign-strike-1');
    expect(other.scenario.question(0)?.blocked ?? []).toEqual([]);
  });

  rule(
    'OW-LH-051',
    'Ice Giant: four cards off the deck before its first attack, and only then; the rest from the hand',
    () => {
      const quiet = { potions: [], trophies: [] };
      const table = fights('ice-giant', { begins: 'opponent', pool: [...PLAIN, 'legend-12', 'legend-02'], ada: quiet });
      expect(table.ada.deck).toHaveLength(DECK.length - 4);
      expect(table.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
      table.bea.does('charge'); // four damage, two of them on the shield
      expect(table.ada.deck).toHaveLength(DECK.length - 6);
      table.ada.plays('severe-blow-1');
      const before = table.ada.deck.length;
      expect(table.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
      expect(table.told('cards-discarded').map(({ cards }) => cards.length)).toEqual([4, 2]);
      table.bea.does('charge');
      expect(before - table.ada.deck.length).toBeLessThanOrEqual(4);
      const thin = fights('ice-giant', { begins: 'opponent', ada: { ...quiet, deck: ['ward-1', 'ward-2'] } });
      expect(thin.ada.asked).toBe('discard-card');
      thin.ada.does('block-1', 'ward-6');
      expect([thin.ada.deck.length, thin.ada.hand.length]).toEqual([0, 3]);
      const gone = fights('ice-giant', {
        begins: 'opponent',
        ada: { ...quiet, deck: ['ward-1'], hand: ['block-1'] },
      });
      expect(gone.end).toBe('opponent-won'); // nobody announces an attack any more
      expect(gone.told('attack-announced')).toEqual([]);
      const first = fights('ice-giant', { begins: 'witcher', ada: quiet });
      expect(first.ada.deck).toHaveLength(DECK.length);
    },
  );

  rule('OW-LH-051', 'Imperial Golem: a combo without purple deals one damage less', () => {
    const deals = (card: string): number | undefined => {
      const table = fights('imperial-golem', {
        begins: 'witcher',
        ada: { hand: [card, 'block-1'], potions: [], trophies: [] },
      });
      table.ada.plays(card);
      return table.told('combo-done')[0]?.damage;
    };
    const usual = (card: string): number | undefined => {
      const table = fights('toad', { begins: 'witcher', ada: { hand: [card, 'block-1'], potions: [], trophies: [] } });
      table.ada.plays(card);
      return table.told('combo-done')[0]?.damage;
    };
    expect(deals('precise-blow-1')).toBe((usual('precise-blow-1') ?? 0) - 1);
    expect(deals('sign-strike-1')).toBe(usual('sign-strike-1'));
  });

  rule('OW-LH-051', 'Cyclops: its first attack deals two damage more, the next does not', () => {
    const table = fights('cyclops', {
      begins: 'opponent',
      pool: [...PLAIN, 'legend-12', 'legend-02'],
      ada: { potions: [], trophies: [] },
    });
    table.bea.does('charge');
    expect(table.told('witcher-hit')).toMatchObject([{ damage: 6 }]);
    goOn(table);
    table.ada.plays('block-1');
    goOn(table);
    expect(table.told('witcher-hit')[1]).toMatchObject({ damage: 4 });
  });

  rule(
    'OW-LH-051',
    'Toad: a potion or two shields before the fight, by choice; shields where there is no potion',
    () => {
      const begin = (potions: readonly string[]) =>
        huntFight({ hunt: { monster: 'toad', owned: [1] }, ada: { ...ADA, trophies: [], potions } });
      const table = begin(['swallow', 'blizzard']);
      table.ada.isOffered('legend-toll', ['potion', 'shield']);
      table.ada.does('potion', 'blizzard');
      expect([table.ada.potions, table.ada.shield]).toEqual([['swallow'], 2]);
      const shield = begin(['swallow']);
      shield.ada.does('shield');
      expect([shield.ada.potions, shield.ada.shield]).toEqual([['swallow'], 0]);
      const poor = begin([]);
      expect(poor.ada.shield).toBe(0);
      expect(poor.ada.asked).not.toBe('legend-toll');
    },
  );

  rule('OW-LH-051', 'Unseen Elder: five damage or more give it a card back, three times a fight', () => {
    const deck = [...DECK, 'great-ward-4', 'great-ward-5', 'sign-strike-2', 'sign-strike-3', 'block-2', 'block-3'];
    // Five, four, and then five or six damage, by the charge of each; below them lie cards that nobody comes to.
    const pool = [
      'legend-01',
      'legend-04',
      'legend-05',
      'legend-06',
      'legend-20',
      'legend-18',
      'legend-17',
      'legend-14',
    ];
    pool.push('legend-08', 'legend-12', 'legend-03');
    const hand = ['block-1', 'block-4', 'block-5', 'block-6'];
    const table = fights('unseen-elder', { begins: 'opponent', pool, ada: { deck, hand, potions: [], trophies: [] } });
    const lives: number[] = [];
    for (let turn = 0; turn < 4 && table.bea.asked === 'monster-attack'; turn++) {
      const before = table.life;
      table.bea.does('charge');
      lives.push(table.life - before);
      for (let left = 9; left > 0 && table.ada.asked !== null; left--) {
        const done = table.ada.offers.find((one) => ['stop', 'go-on', 'pass'].includes(one));
        table.ada.does(done ?? table.ada.offers[0] ?? '');
      }
    }
    const hits = table.told('witcher-hit').map(({ damage }) => damage);
    expect(hits.slice(0, 2)).toEqual([5, 4]);
    // The first strikes with nothing spent before it; four is not enough; from then on a card comes back each time.
    expect(lives.slice(0, 3)).toEqual([-1, -1, 0]);
    const regained = toldOfHunt(table, 'regained');
    expect(regained[0]).toMatchObject({ n: 1, left: 2, rule: 'OW-LH-051' });
    expect(regained.map(({ left }) => left)).toEqual([2, 1, 0].slice(0, regained.length));
    const full = fights('unseen-elder', {
      begins: 'opponent',
      pool,
      ada: { deck, potions: [], trophies: [] },
      lay: (state) => changeHunt(state, { regained: 3 }),
    });
    full.bea.does('charge');
    expect(toldOfHunt(full, 'regained')).toEqual([]);
  });

  rule('OW-LH-051', 'Gaunter O’Dimm: a die before the fight takes gold or a card of the hand', () => {
    // Below four it takes gold, from four on a card; the first die of this seed is known from the log.
    const seen = new Set<boolean>();
    for (let luck = 1; luck < 20; luck++) {
      const table = huntFight({
        hunt: { monster: 'gaunter-odimm', owned: [1] },
        ada: { ...ADA, trophies: [], potions: [] },
        lay: (state) => {
          state.rng.b = luck * 104_729;
        },
      });
      const die = table.told('die-rolled')[0]?.die ?? 0;
      seen.add(die < 4);
      const takesGold = table.ada.gold === ADA.gold - 2;
      expect(takesGold, String(die)).toBe(die < 4);
      if (die < 4) continue;
      table.ada.isOffered('discard-card', HAND);
      table.ada.does('block-1');
      expect(table.ada.hand).not.toContain('block-1');
      expect(table.ada.gold).toBe(ADA.gold);
    }
    expect(seen.size).toBe(2);
  });

  rule(['OW-LH-051', 'OW-LH-039'], 'Kayran: it begins against whoever owns fewer than two tokens', () => {
    const begins = (owned: number): boolean =>
      huntOf(huntTable({ hunt: { monster: 'kayran', owned: [owned] } })).hunters[0]?.begins ?? false;
    expect([0, 1, 2, 3].map(begins)).toEqual([false, false, true, true]);
    const turn = (owned: number): number | undefined =>
      huntFight({ hunt: { monster: 'kayran', owned: [owned] }, ada: ADA }).fight.turn;
    expect([turn(1), turn(2)]).toEqual([-1, 0]);
  });
});

const claws = (effect: object | undefined): unknown =>
  effect !== undefined && 'claws' in effect ? effect.claws : null;

describe('every special fight card', () => {
  it('does on both halves what its data says', () => {
    for (const { id, ...card } of LEGEND_CARDS) {
      for (const half of ['charge', 'bite'] as const) {
        const [effect] = card[half];
        const table = fights('kayran', {
          pool: [...PLAIN.filter((one) => one !== id), id],
          begins: 'opponent',
          ada: { shield: 0, potions: [], trophies: [] },
        });
        table.bea.does(half);
        const lost = DECK.length - table.ada.deck.length;
        if (effect?.do === 'damage')
          expect(table.told('witcher-hit'), id).toMatchObject([{ damage: effect.n, deck: effect.n }]);
        else if (effect?.do === 'discard-deck') expect([lost, table.told('witcher-hit').length], id).toEqual([3, 0]);
        else expect(toldOfHunt(table, 'special'), id).toMatchObject([{ claws: claws(effect) }]);
      }
    }
  });
});

describe('every movement card', () => {
  it('leads step by step to its main location, and to the secondary one from there', () => {
    for (const { id, main, secondary, steps } of MOVEMENT_CARDS) {
      for (const [players, n] of steps.entries()) {
        if (players === 0) continue;
        const last = (['bea', 'cyn', 'dov', 'eli'] as const)[players - 1] ?? 'bea';
        for (const from of [main, secondary === 'behelt-nar' ? 'kaer-seren' : 'behelt-nar']) {
          const table = huntTable({
            players: players + 1,
            phase: 'legendary-hunt',
            active: last,
            ada: { hand: ['wolf-cleave-1'] },
            hunt: { at: from, deck: [id] },
          });
          for (let left = 9; left > 0 && table.state.phase === 'legendary-hunt'; left--) {
            table.scenario.answer(players, table.scenario.question(players)?.options[0] ?? '');
          }
          const moves = toldOfHunt(table, 'moved');
          expect(moves.length, `${id} for ${players + 1}`).toBe(n);
          const [first] = moves;
          const goal = from === main ? secondary : main;
          expect(first?.goal, id).toBe(goal);
          const far = distancesFrom(BASE_BOARD, placeOf(goal));
          expect(far[placeOf(String(first?.to))], id).toBe((far[placeOf(from)] ?? 0) - 1);
        }
      }
    }
  });

  it('turns its goal where it stands on it', () => {
    const card = cardOf('stalk-01');
    const heading = (at: string, isSecond: boolean): boolean => headingFrom(placeOf(at), { card, left: 1, isSecond });
    expect(heading('novigrad', false)).toBe(false);
    expect(heading('hengfors', false)).toBe(true);
    expect(heading('hengfors', true)).toBe(true);
    expect(heading('ard-modron', true)).toBe(false);
    expect(heading('ard-modron', false)).toBe(false);
  });
});
