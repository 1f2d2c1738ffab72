import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { costOf, MONSTERS } from '../../src/core/cards/components';
import { startingCardsOf } from '../../src/core/cards-of';
import { BASE_BOARD } from '../../src/core/map';
import { ATTRIBUTES, NONE, type OldWorldState, TERRAINS } from '../../src/core/state';
import { oldWorld } from '../../src/game';
import { ALL_BOARDS } from '../boards-module';
import { newOldWorld, type OldWorldTable, oldWorldTable, type PlayerName } from '../old-world-table';

const SCHOOLS = ['wolf', 'viper', 'bear', 'cat', 'griffin'];
const agreed = (players: number, first = 0) => ({ players, schools: SCHOOLS.slice(0, players), first });

function laid(input: unknown, seed = 'setup'): OldWorldState {
  const config = oldWorld.parseConfig(input);
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return oldWorld.setup(config.value, seedRng(seed));
}
const seeds = Array.from({ length: 20 }, (_, index) => `setup-${index}`);
const NAMES: readonly PlayerName[] = ['ada', 'bea', 'cyn', 'dov', 'eli'];
const levels = (table: OldWorldTable) => table.view.lairs.map(({ level }) => level);

describe('who plays', () => {
  rule('OW-SETUP-001', 'are one to five players', () => {
    for (const players of [1, 2, 3, 4, 5]) expect(oldWorld.parseConfig({ players }).ok).toBe(true);
    for (const players of [0, 6, 2.5, '3']) {
      expect(oldWorld.parseConfig({ players })).toMatchObject({
        refusal: { code: 'bad-config', detail: { path: 'players', rule: 'OW-SETUP-001' } },
      });
    }
    expect(laid({ players: 1 }).modules).toBe('solo');
    expect(laid({ players: 2 }).modules).toBe('');
  });

  rule('OW-SETUP-002', 'begins with a player drawn at random, unless the table picks one', () => {
    expect(new Set(seeds.map((seed) => laid({ players: 3 }, seed).first))).toEqual(new Set([0, 1, 2]));
    for (const seed of seeds) expect(laid({ players: 3, first: 2 }, seed).first).toBe(2);
    const table = newOldWorld(agreed(3, 1));
    table.waitsFor('bea', 'journey');
  });

  rule('OW-SETUP-003', 'is told apart by name and board, which change nothing else', () => {
    const view = newOldWorld(agreed(3)).view;
    expect(view.witchers.map(({ seat, school }) => [seat, school])).toEqual([
      [0, 'wolf'],
      [1, 'viper'],
      [2, 'bear'],
    ]);
    expect(view.locations).toHaveLength(19);
  });

  it('refuses what it cannot seat, with the path and the reason', () => {
    const detail = (input: unknown) => {
      const read = oldWorld.parseConfig(input);
      return read.ok ? null : read.refusal.detail;
    };
    expect(detail(null)).toMatchObject({ problem: 'not-an-object' });
    expect(detail({ players: 2, schools: ['wolf'] })).toMatchObject({ path: 'schools', rule: 'OW-SETUP-029' });
    expect(detail({ players: 2, schools: ['wolf', 'wolf'] })).toMatchObject({
      path: 'schools[1]',
      problem: 'school-taken-twice',
    });
    expect(detail({ players: 2, schools: ['wolf', 'crane'] })).toMatchObject({
      path: 'schools[1]',
      problem: 'unknown-school',
    });
    for (const school of ['manticore', 'ciri']) {
      expect(detail({ players: 2, schools: ['wolf', school] })).toMatchObject({
        path: 'schools[1]',
        problem: 'school-not-in-the-pool',
        rule: 'OW-SETUP-029',
      });
    }
    expect(detail({ players: 2, first: 2 })).toMatchObject({ path: 'first', rule: 'OW-SETUP-002' });
    expect(detail({ players: 2, modules: ['solo'] })).toMatchObject({ path: 'modules[0]' });
    expect(detail({ players: 2, cards: [] })).toMatchObject({ path: 'cards', problem: 'unknown-setting' });
  });
});

describe('the pool', () => {
  rule(
    ['OW-SETUP-004', 'OW-SETUP-005', 'OW-SETUP-006', 'OW-SETUP-007'],
    'shows three 0 cost cards on the right and three others, all else in the deck',
    () => {
      const rows = seeds.map((seed) => laid(agreed(2), seed).markets[0] as OldWorldState['markets'][number]);
      for (const { row, deck, discard } of rows) {
        expect(row.slice(3).map(costOf)).toEqual([0, 0, 0]);
        expect([row.length, deck.length, discard.length]).toEqual([6, 84, 0]);
        expect(new Set([...row, ...deck]).size).toBe(90);
      }
      const [left, right] = [rows.map(({ row }) => row.slice(0, 3)), rows.map(({ row }) => row.slice(3))];
      const isSorted = (cards: readonly number[]) => cards.join() === [...cards].sort((a, b) => a - b).join();
      for (const side of [left, right]) {
        expect(new Set(side.map((cards) => [...cards].sort().join())).size).toBeGreaterThan(seeds.length / 2);
        expect(side.every(isSorted)).toBe(false);
      }
      expect(left.some((cards) => cards.some((card) => costOf(card) > 0))).toBe(true);
      // The cards turned over in vain are shuffled in, not laid on top: else hardly any of the left ones would cost 0
      expect(left.filter((cards) => cards.some((card) => costOf(card) === 0)).length).toBeGreaterThan(seeds.length / 4);
      const sorted = rows.map(({ deck }) =>
        deck.every((card, index) => index === 0 || card > (deck[index - 1] as number)),
      );
      expect(sorted).not.toContain(true);
    },
  );
});

describe('decks and stacks', () => {
  rule(['OW-SETUP-009', 'OW-SETUP-013'], 'of potions, city and wilds are shuffled, each apart', () => {
    const [one, other] = [laid(agreed(2), 'a'), laid(agreed(2), 'b')];
    expect([one.potionDeck.length, one.city.length, one.wilds.length]).toEqual([28, 36, 36]);
    expect(one.potionDeck).not.toEqual(other.potionDeck);
    expect(one.city).not.toEqual(other.city);
    expect(one.wilds).not.toEqual(other.wilds);
    expect([...one.city].sort((a, b) => a - b)).toEqual([...other.city].sort((a, b) => a - b));
  });

  rule(
    ['OW-SETUP-010', 'OW-SETUP-011'],
    'of attribute trophies hold one of each, or two with four or five players',
    () => {
      expect([2, 3, 4, 5].map((players) => laid(agreed(players)).attributeTrophies)).toEqual([
        [1, 1, 1, 1],
        [1, 1, 1, 1],
        [2, 2, 2, 2],
        [2, 2, 2, 2],
      ]);
    },
  );

  rule('OW-SETUP-012', 'of events are not shuffled: the same quest reads the same number in every game', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = laid(agreed(2), seed);
      expect(Object.keys(state)).not.toContain('events');
      const table = oldWorldTable({
        ada: { at: 'vizima', hand: [], quests: [{ card: 'CITY06', option: 0, at: 'vizima' }] },
      });
      table.ada.does('quest:CITY06');
      expect(table.view.scene?.event).toBe(4);
    }
  });

  rule('OW-SETUP-014', 'of gold never end: the bank pays whatever is won', () => {
    const table = oldWorldTable({ phase: 'deed', ada: { hand: [], gold: 1000 }, city: ['CITY18'] });
    table.ada.does('explore:city', 'second');
    expect(table.ada.gold).toBe(1002);
  });

  rule('OW-SETUP-015', 'are joined by two sets of five dice', () => {
    const table = oldWorldTable({ ada: { at: 'vizima', hand: [], gold: 1 }, bea: { at: 'vizima', gold: 1 } });
    table.ada.does('poker:seat-1');
    expect([table.view.poker?.own.length, table.view.poker?.other.length]).toEqual([5, 5]);
  });

  rule(
    ['OW-SETUP-016', 'OW-SETUP-017'],
    'of location tokens lie by terrain, six each, and one of each shows its monster',
    () => {
      for (const seed of seeds) {
        const { tokens, lairs } = laid(agreed(3), seed);
        for (const [terrain, name] of TERRAINS.entries()) {
          const all = [...(tokens[terrain as 0] ?? []), lairs[terrain as 0].at];
          expect(all).toHaveLength(6);
          expect(all.every((at) => BASE_BOARD.locations[at]?.terrain === name)).toBe(true);
        }
      }
      expect(new Set(seeds.map((seed) => laid(agreed(3), seed).lairs[0].at)).size).toBeGreaterThan(2);
    },
  );

  rule('OW-SETUP-018', 'of monster cards need no order: the token decides which monster appears', () => {
    const table = newOldWorld(agreed(3));
    for (const { monster, level, life } of table.view.lairs) {
      const facts = MONSTERS.find(({ id }) => id === monster);
      expect([facts?.level, facts?.life]).toEqual([level, life]);
    }
  });

  rule('OW-SETUP-019', 'of monster tokens are sorted by level: 10, 12 and 6', () => {
    const { stacks } = laid(agreed(3));
    expect(stacks.map((stack) => stack.length)).toEqual([10, 12, 6]);
    for (const [index, stack] of stacks.entries()) {
      expect(stack.every((monster) => MONSTERS[monster]?.level === index + 1)).toBe(true);
    }
    expect(laid(agreed(3), 'other').stacks).not.toEqual(stacks);
  });
});

describe('the first monsters', () => {
  rule('OW-SETUP-020', 'are three of level I with three players or more', () => {
    for (const players of [3, 4, 5]) expect(levels(newOldWorld(agreed(players)))).toEqual([1, 1, 1]);
    const inForest = seeds.map((seed) => newOldWorld(agreed(3), seed).view.lairs[0]?.monster);
    expect(new Set(inForest).size).toBeGreaterThan(3);
  });

  rule(
    ['OW-SETUP-021', 'OW-SETUP-022'],
    'are two of level I and one of level II with two; the first player places that one',
    () => {
      for (const [index, terrain] of TERRAINS.entries()) {
        const table = newOldWorld(agreed(2, 1));
        table.waitsFor('bea', 'strong-monster');
        table.bea.isOffered('strong-monster', [...TERRAINS]);
        table.bea.does(terrain);
        expect(levels(table)).toEqual([0, 1, 2].map((one) => (one === index ? 2 : 1)));
        expect(new Set(table.view.lairs.map(({ monster }) => monster)).size).toBe(3);
      }
      const weaker = seeds.map((seed) => {
        const table = newOldWorld(agreed(2), seed);
        table.ada.does('forest');
        return table.view.lairs.slice(1).map(({ monster }) => monster);
      });
      for (const place of [0, 1]) expect(new Set(weaker.map((pair) => pair[place])).size).toBeGreaterThan(2);
    },
  );

  rule(['OW-SETUP-023', 'OW-SETUP-024'], 'stand face up on the board where their tokens say', () => {
    const { lairs, locations } = newOldWorld(agreed(3)).view;
    for (const { monster, at, terrain } of lairs) {
      const location = locations.find(({ id }) => id === at);
      expect(location?.monsters).toContain(monster);
      expect(location?.terrain).toBe(terrain);
    }
  });

  rule(
    ['OW-SETUP-026', 'OW-SETUP-027'],
    'leave a second stack of level I: one token with four players, two with five',
    () => {
      const stack = (players: number) => {
        const table = newOldWorld(agreed(players));
        return [table.state.secondStack.length, table.state.stacks[0].length];
      };
      expect([3, 4, 5].map(stack)).toEqual([
        [0, 7],
        [1, 6],
        [2, 5],
      ]);
      const { secondStack } = newOldWorld(agreed(5)).state;
      expect(secondStack.every((monster) => MONSTERS[monster]?.level === 1)).toBe(true);
    },
  );
});

describe('player boards', () => {
  rule(['OW-SETUP-028', 'OW-SETUP-029'], 'are chosen in reverse turn order, one of two drawn', () => {
    const table = newOldWorld({ players: 3, first: 1 });
    table.waitsFor('ada', 'choose-board');
    const offered = table.ada.offers();
    expect(offered).toHaveLength(2);
    table.ada.does(offered[0] as string);
    table.waitsFor('cyn', 'choose-board');
    table.cyn.mayNot(offered[0] as string);
    table.cyn.does(table.cyn.offers()[0] as string);
    table.waitsFor('bea', 'choose-board');
    expect(table.bea.offers()).toHaveLength(2);
    table.bea.does(table.bea.offers()[0] as string);
    expect(new Set(table.view.witchers.map(({ school }) => school)).size).toBe(3);
    table.waitsFor('bea', 'journey');
  });

  rule('OW-SETUP-029', 'are drawn at random', () => {
    const drawn = seeds.map((seed) => {
      const table = newOldWorld({ players: 3, first: 1 }, seed);
      return [...table.ada.offers()].sort().join();
    });
    expect(new Set(drawn).size).toBeGreaterThan(3);
  });

  rule('OW-SETUP-029', 'that were not kept may be drawn again', () => {
    const again = seeds.some((seed) => {
      const table = newOldWorld({ players: 2, first: 0 }, seed);
      table.ada.does('forest');
      const [kept, other] = table.bea.offers() as [string, string];
      table.bea.does(kept);
      return table.ada.offers().includes(other);
    });
    expect(again).toBe(true);
  });

  rule('OW-SETUP-030', 'may be handed out by agreement', () => {
    const table = newOldWorld({ players: 3, schools: ['cat', 'griffin', 'bear'], first: 0 });
    expect(table.view.witchers.map(({ school }) => school)).toEqual(['cat', 'griffin', 'bear']);
    table.waitsFor('ada', 'journey');
  });
});

describe('every player', () => {
  rule(
    ['OW-SETUP-031', 'OW-SETUP-033', 'OW-SETUP-035'],
    'starts on the bottom spot, with everything at level 1 and the shield on 1',
    () => {
      for (const witcher of newOldWorld(agreed(3)).view.witchers) {
        expect([witcher.spot, witcher.level, witcher.shield]).toEqual([0, 1, 1]);
        expect(witcher.attributes.map(({ attribute, level }) => [attribute, level])).toEqual(
          ATTRIBUTES.map((name) => [name, 1]),
        );
      }
    },
  );

  rule('OW-SETUP-032', 'starts at the own school', () => {
    const schools = [...SCHOOLS.slice(0, 3), 'manticore', 'griffin'];
    const table = newOldWorld({ players: 5, schools, first: 0, modules: ALL_BOARDS });
    expect(table.view.witchers.map(({ at }) => at)).toEqual([
      'kaer-morhen',
      'gorthur-gvaed',
      'haern-caduch',
      'behelt-nar',
      'kaer-seren',
    ]);
  });

  rule('OW-SETUP-034', 'holds as many own trophies as there are opponents', () => {
    for (const players of [2, 3, 4, 5]) {
      expect(laid(agreed(players)).witchers.map(({ ownTrophies }) => ownTrophies)).toEqual(
        Array(players).fill(players - 1),
      );
    }
  });

  rule(['OW-SETUP-036', 'OW-SETUP-041'], 'draws from the ten shuffled starting cards; the rest is the deck', () => {
    const state = laid(agreed(3));
    for (const { school, hand, deck, discard } of state.witchers) {
      expect([...hand, ...deck].sort((a, b) => a - b)).toEqual([...startingCardsOf({ modules: '' }, school)]);
      expect([hand.length + deck.length, discard.length]).toEqual([10, 0]);
    }
    expect(laid(agreed(3), 'other').witchers[0]?.deck).not.toEqual(state.witchers[0]?.deck);
  });

  const start = (players: number, first: number) => {
    const { witchers } = laid(agreed(players, first));
    const inTurn = witchers.map((_, index) => witchers[(first + index) % players]);
    return inTurn.map((witcher) => [witcher?.hand.length, witcher?.gold]);
  };
  rule('OW-SETUP-037', 'starts with 3 cards and 2 gold, or 5 and 4, with two players', () => {
    for (const first of [0, 1])
      expect(start(2, first)).toEqual([
        [3, 2],
        [5, 4],
      ]);
  });
  rule('OW-SETUP-038', 'starts with 3, 4, 5 cards and 2, 4, 6 gold with three', () => {
    for (const first of [0, 2])
      expect(start(3, first)).toEqual([
        [3, 2],
        [4, 4],
        [5, 6],
      ]);
  });
  rule('OW-SETUP-039', 'starts with 2 to 5 cards and 4 to 7 gold with four', () => {
    for (const first of [0, 3])
      expect(start(4, first)).toEqual([
        [2, 4],
        [3, 5],
        [4, 6],
        [5, 7],
      ]);
  });
  rule('OW-SETUP-040', 'starts with 2, 3, 4, 4, 5 cards and 5, 5, 5, 7, 7 gold with five', () => {
    for (const first of [0, 2])
      expect(start(5, first)).toEqual([
        [2, 5],
        [3, 5],
        [4, 5],
        [4, 7],
        [5, 7],
      ]);
  });

  rule('OW-SETUP-042', 'raises one attribute at the end with four or five, from the first player on', () => {
    const table = newOldWorld(agreed(4, 2));
    for (const name of ['cyn', 'dov', 'ada', 'bea'] as const) {
      table.waitsFor(name, 'raise-attribute');
      table[name].isOffered('raise-attribute', [...ATTRIBUTES]);
      table[name].does('combat');
      expect(table[name].level('combat')).toBe(2);
    }
    table.waitsFor('cyn', 'journey');
    const three = newOldWorld(agreed(3));
    three.waitsFor('ada', 'journey');
    const five = newOldWorld(agreed(5));
    for (const name of NAMES) five[name].does('specialty');
    five.waitsFor('ada', 'journey');
  });

  rule('OW-SETUP-043', 'gets the potion of Alchemy and the shield of Defense with it', () => {
    const table = newOldWorld(agreed(4));
    table.ada.does('alchemy');
    table.bea.does('defense');
    expect(table.ada.board.potions).toHaveLength(1);
    expect(table.bea.board.shield).toBe(2);
  });

  rule('OW-SETUP-044', 'finds every tavern open', () => {
    const table = newOldWorld(agreed(3));
    expect(table.view.tavern).toBeNull();
    expect(table.state.tavern).toBe(NONE);
    expect(table.view.locations.some(({ isTavernClosed }) => isTavernClosed)).toBe(false);
  });
});
