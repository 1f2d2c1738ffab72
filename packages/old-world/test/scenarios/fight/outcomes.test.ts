import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { actionCardIndex, cardId, costOf, MONSTERS, monsterIndex } from '../../../src/cards/components';
import { fatigueAt } from '../../../src/fight/numbers';
import { oldWorld } from '../../../src/game';
import type { OldWorldState } from '../../../src/state';
import { ALL_BOARDS, gameOfAllBoards } from '../../boards-module';
import {
  FIGHT_AT,
  FILLER,
  type FightTable,
  fightTable,
  type PlayerName,
  POOL,
  type WitcherSketch,
} from './fight-table';

const monster = 'whispess';
const hand = ['swift-cut-1', 'block-1'];

/** Answers every open question of these kinds with its first option. */
function settle(table: FightTable): FightTable {
  const players: PlayerName[] = ['ada', 'bea', 'cyn', 'dov'];
  for (;;) {
    const open = players.find((name) => ['fatigue', 'take-card'].includes(table[name].asked ?? ''));
    if (open === undefined) return table;
    table[open].does(table[open].offers[0] as string);
  }
}
const begun = (ada: WitcherSketch, more: object, pool: string[], begins: 'witcher' | 'opponent') =>
  fightTable({ monster, pool, begins, ada, ...more });
/** Ada takes the last card of the pool. */
function victory(ada: WitcherSketch = {}, more: object = {}): FightTable {
  const table = begun({ hand, deck: FILLER, ...ada }, more, ['fight-12'], 'witcher');
  table.ada.plays('swift-cut-1');
  return table;
}
/** Ada is knocked out by the top card, with so many left. */
function knockout(left: number, ada: WitcherSketch = {}, more: object = {}): FightTable {
  const pool = [...POOL.slice(0, left), 'fight-07'];
  const table = begun({ hand: ['swift-cut-1'], deck: ['ward-1'], ...ada }, more, pool, 'opponent');
  table[table.state.witchers.length === 2 ? 'bea' : table.state.witchers.length === 3 ? 'cyn' : 'dov'].does('charge');
  return table;
}
/** Ada attacks Bea and wins, or loses by playing her last card. */
function duel(hasWon: boolean, ada: WitcherSketch = {}, bea: WitcherSketch = {}, more: object = {}): FightTable {
  const table = fightTable({
    isDuel: true,
    pool: [],
    ada: {
      school: 'wolf',
      hand: hasWon ? ['swift-cut-1', 'block-1'] : ['block-1'],
      deck: hasWon ? FILLER : [],
      ...ada,
    },
    bea: {
      school: 'bear',
      hand: hasWon ? [] : ['swift-cut-2', 'swift-cut-3', 'swift-cut-4', 'swift-cut-5'],
      deck: hasWon ? ['block-2'] : ['block-3'],
      ...bea,
    },
    ...more,
  });
  table.ada.plays(hasWon ? 'swift-cut-1' : 'block-1');
  return table;
}
const handLimitOf = (table: FightTable) => 3 + table.state.turn.draw;
/** Ada ends her turn, and Bea fights the monster that has beaten her. */
function next(table: FightTable): FightTable {
  while (['gain-card', 'discard-card'].includes(table.ada.asked ?? '')) table.ada.does(table.ada.offers[0] as string);
  table.bea.does(`fight:${monster}`);
  return table;
}
const costsOfGained = (table: FightTable) => table.told('card-gained').map(({ card }) => costOf(actionCardIndex(card)));

describe('a fight between witchers', () => {
  rule(['OW-FIGHT-005', 'OW-FIGHT-006'], 'closes the tavern of its location, whoever won, and only there', () => {
    for (const hasWon of [true, false]) {
      const table = settle(
        duel(
          hasWon,
          {},
          {},
          {
            lay: (state: OldWorldState) => {
              state.tavern = 9;
            },
          },
        ),
      );
      expect(table.state.tavern).toBe(FIGHT_AT);
    }
    expect(
      settle(
        victory(
          {},
          {
            lay: (state: OldWorldState) => {
              state.tavern = 9;
            },
          },
        ),
      ).state.tavern,
    ).toBe(9);
  });

  rule(
    ['OW-OUT-001', 'OW-OUT-003', 'OW-TROPHY-001'],
    'gives a winning attacker a trophy of the loser, one spot and fatigue',
    () => {
      const table = duel(true);
      expect(table.ada.asked).toBe('fatigue');
      settle(table);
      expect(table.ada.trophies).toEqual(['school-bear']);
      expect(table.bea.witcher.ownTrophies).toBe(3);
      expect([table.ada.spot, table.bea.spot]).toEqual([1, 0]);
      expect(table.order('trophy-gained', 'advanced', 'fatigued')).toEqual(['trophy-gained', 'advanced', 'fatigued']);
    },
  );

  rule('OW-OUT-002', 'pays the winner by the spot of the loser, from the bank', () => {
    const gold = (hasWon: boolean, spot: number) => {
      const table = duel(hasWon, { gold: 1, ...(hasWon ? {} : { spot }) }, { gold: 1, ...(hasWon ? { spot } : {}) });
      const before = table.told('gold-gained')[0]?.n;
      settle(table);
      return [before, (hasWon ? table.bea : table.ada).gold];
    };
    expect([0, 1, 2, 3].map((spot) => gold(true, spot))).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 1],
    ]);
    expect([0, 3].map((spot) => gold(false, spot))).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });

  rule(
    ['OW-OUT-004', 'OW-OUT-005'],
    'gives no second trophy of the same school, no advance and no fatigue, but the gold',
    () => {
      const table = duel(true, { trophies: ['school-bear'], spot: 1, shield: 1 }, { spot: 1 });
      expect(table.ada.asked).not.toBe('fatigue');
      settle(table);
      expect(table.ada.trophies).toEqual(['school-bear']);
      expect([table.ada.spot, table.ada.gold]).toEqual([1, 2]);
      const another = settle(duel(true, { trophies: ['school-ciri'], spot: 1 }));
      expect([another.ada.trophies, another.ada.spot]).toEqual([['school-ciri', 'school-bear'], 2]);
    },
  );

  rule(['OW-OUT-006', 'OW-TROPHY-001'], 'gives a winning defender neither trophy nor advance', () => {
    const table = settle(duel(false));
    expect(table.end).toBe('opponent-won');
    expect([table.bea.trophies, table.bea.spot, table.bea.gold]).toEqual([[], 0, 1]);
  });

  rule('OW-OUT-007', 'gives the loser a 0 cost card', () => {
    const lost = duel(false);
    lost.ada.isOffered('take-card', lost.ada.offers);
    expect(lost.ada.offers.length).toBeGreaterThan(0);
    settle(lost);
    expect(lost.told('card-gained').map(({ seat, to }) => [seat, to])).toEqual([[0, 'discard']]);
    expect(costsOfGained(lost)).toEqual([0]);
    const won = settle(duel(true));
    expect(won.told('card-gained').map(({ seat }) => seat)).toEqual([1]);
  });

  rule(
    ['OW-OUT-008', 'OW-OUT-009', 'OW-OUT-010'],
    'lets a defender draw three cards after a defeat, four after a victory, and no more',
    () => {
      const bea: WitcherSketch = { discard: ['block-3', 'block-4', 'block-5', 'block-6'] };
      const lost = settle(duel(true, {}, bea));
      expect(lost.bea.hand).toHaveLength(3);
      const won = settle(duel(false));
      expect(won.bea.hand).toHaveLength(4);
      expect(won.waitsFor.every(({ seat }) => seat === 0)).toBe(true);
    },
  );

  rule(
    ['OW-OUT-011', 'OW-OUT-012'],
    'lets an attacker draw up to three cards after a victory and up to two after a defeat',
    () => {
      expect(handLimitOf(settle(duel(true)))).toBe(3);
      expect(settle(duel(true)).ada.hand).toHaveLength(3);
      const lost = settle(duel(false, { discard: ['block-4', 'block-5', 'block-6'] }));
      expect(lost.ada.hand).toHaveLength(2);
    },
  );

  rule('OW-QUEST-007', "is a card easier to lose with a healer's satchel, for either side", () => {
    const satchel = { companions: [28] };
    const bea: WitcherSketch = { ...satchel, discard: ['block-3', 'block-4', 'block-5', 'block-6'] };
    expect(settle(duel(true, {}, bea)).bea.hand).toHaveLength(4);
    const attacked = settle(duel(false, { ...satchel, discard: ['block-4', 'block-5', 'block-6'] }, satchel));
    expect([attacked.ada.hand.length, attacked.bea.hand.length]).toEqual([3, 4]);
    expect(attacked.told('companion-used').map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('a fight against a monster', () => {
  rule(
    ['OW-OUT-016', 'OW-OUT-017', 'OW-TROPHY-001'],
    'brings a victor 2 gold, the card as a trophy, one spot and fatigue',
    () => {
      const table = victory();
      expect(table.ada.asked).toBe('fatigue');
      settle(table);
      expect([table.ada.gold, table.ada.trophies, table.ada.spot]).toEqual([2, ['whispess'], 1]);
      expect(table.told('cards-trashed')).toHaveLength(1);
    },
  );

  rule('OW-OUT-018', 'brings whoever drove it away 2 gold and a 0 cost card, but no trophy', () => {
    const table = settle(knockout(1));
    expect(table.end).toBe('driven-away');
    expect([table.ada.gold, table.ada.trophies, table.ada.spot]).toEqual([2, [], 0]);
    expect(costsOfGained(table)).toEqual([0]);
    expect(table.told('fatigued')).toEqual([]);
    expect(table.told('monster-left').map(({ how }) => how)).toEqual(['driven-away']);
  });

  rule('OW-OUT-019', 'sends the token of a driven-away monster to the discard of its level', () => {
    const table = settle(knockout(1));
    expect(table.state.drivenAway[1]).toEqual([monsterIndex(monster)]);
    expect(table.state.defeated).toEqual([]);
  });

  rule('OW-OUT-020', 'gives the defeated a trail of its terrain, unless there is one', () => {
    const table = settle(knockout(2));
    expect(table.end).toBe('opponent-won');
    expect(table.told('trail-taken').map(({ terrain }) => terrain)).toEqual(['forest']);
    expect(settle(knockout(2, { trail: 'trail' })).told('trail-taken')).toEqual([]);
    const quest = settle(knockout(2, { trail: 'quest' }));
    expect(quest.told('trail-taken')).toHaveLength(1);
    expect(quest.told('trail-returned')).toHaveLength(1);
  });

  rule('OW-OUT-021', 'gives the defeated a 0 cost card, too', () => {
    const table = settle(knockout(2));
    expect(table.told('card-gained').map(({ seat, to }) => [seat, to])).toEqual([[0, 'discard']]);
    expect(costsOfGained(table)).toEqual([0]);
  });

  rule(['OW-OUT-022', 'OW-OUT-023'], 'lets the defeated draw up to two cards, and three whoever drove it away', () => {
    const discard = ['block-4', 'block-5', 'block-6'];
    expect(settle(knockout(2, { discard })).ada.hand).toHaveLength(2);
    expect(settle(knockout(1, { discard })).ada.hand).toHaveLength(3);
    expect(settle(knockout(2, { discard, companions: [28] })).ada.hand).toHaveLength(3);
  });

  rule('OW-OUT-024', 'leaves a victorious monster where it is', () => {
    const table = settle(knockout(2));
    expect(table.state.lairs[0]).toEqual({ monster: monsterIndex(monster), at: FIGHT_AT, isSecond: false });
    expect(table.told('monster-placed')).toEqual([]);
  });

  rule(['OW-OUT-024', 'OW-OUT-026'], 'meets the next witcher with a full pool, drawn from all twenty cards', () => {
    const table = next(settle(knockout(2, {}, { bea: { deck: ['block-4', 'block-5', 'block-6'] } })));
    const { life, aside } = table.fight.monster ?? { life: [], aside: [] };
    expect(life).toHaveLength(MONSTERS.find(({ id }) => id === monster)?.life ?? 0);
    expect(new Set([...life, ...aside]).size).toBe(20);
  });

  rule('OW-TRAIL-006', 'does not use up a trail, unless the monster leaves', () => {
    const kept = settle(knockout(2, { trail: 'trail' }));
    expect(kept.ada.witcher.trails[0]).toBeGreaterThanOrEqual(0);
    const gone = settle(victory({ trail: 'trail' }));
    expect(gone.ada.witcher.trails[0]).toBe(-1);
  });
});

describe('a new monster', () => {
  const levelOf = (table: FightTable) => table.told('monster-placed').map(({ level }) => level);

  rule(
    ['OW-SPAWN-001', 'OW-SPAWN-002'],
    'is one level higher than the defeated one, and of level III after level III',
    () => {
      const after = (name: string) => levelOf(settle(victory({}, { monster: name })));
      expect([after('rotfiend'), after('whispess'), after('striga')]).toEqual([[2], [3], [3]]);
    },
  );

  rule('OW-SPAWN-003', 'is of the same level as one driven away', () => {
    const after = (name: string) => levelOf(settle(knockout(1, {}, { monster: name })));
    expect([after('rotfiend'), after('whispess'), after('striga')]).toEqual([[1], [2], [3]]);
  });

  rule('OW-SPAWN-004', 'comes from the second level I stack after a monster of the regular one', () => {
    const second = {
      lay: (state: OldWorldState) => {
        state.secondStack = [monsterIndex('harpy')];
      },
    };
    const table = settle(victory({}, { monster: 'rotfiend', ...second }));
    expect(table.told('monster-placed').map(({ monster: name }) => name)).toEqual(['harpy']);
    expect(table.state.lairs[0].isSecond).toBe(true);
    const again = settle(victory({}, { monster: 'rotfiend', isSecond: true, ...second }));
    expect(levelOf(again)).toEqual([2]);
    expect(again.state.secondStack).toHaveLength(1);
    expect(levelOf(settle(victory({}, { monster: 'whispess', ...second })))).toEqual([3]);
  });

  rule('OW-SPAWN-005', 'never comes from the second stack after one was driven away', () => {
    const lay = (state: OldWorldState) => {
      state.secondStack = [monsterIndex('harpy')];
    };
    const table = settle(knockout(1, {}, { monster: 'rotfiend', lay }));
    expect(table.state.secondStack).toEqual([monsterIndex('harpy')]);
    expect(levelOf(table)).toEqual([1]);
  });

  rule('OW-SPAWN-006', 'comes from the driven-away ones where a stack is empty', () => {
    const lay = (state: OldWorldState) => {
      state.stacks[2] = [];
      state.drivenAway[2] = [monsterIndex('leshen')];
    };
    const table = settle(victory({}, { lay }));
    expect(table.told('monster-placed').map(({ monster: name }) => name)).toEqual(['leshen']);
    const none = settle(
      victory(
        {},
        {
          lay: (state: OldWorldState) => {
            state.stacks[2] = [];
          },
        },
      ),
    );
    expect(none.state.lairs[0].monster).toBe(-1);
    const waiting = settle(
      victory(
        {},
        {
          lay: (state: OldWorldState) => {
            state.stacks[2] = state.stacks[2].filter((one) => one !== monsterIndex('leshen'));
            state.drivenAway[2] = [monsterIndex('leshen')];
          },
        },
      ),
    );
    expect(waiting.state.drivenAway[2]).toEqual([monsterIndex('leshen')]);
  });

  rule('OW-SPAWN-006', 'comes from them shuffled', () => {
    const away = ['brewess', 'bruxa', 'glustyworp', 'leshen', 'striga', 'yghern'].map(monsterIndex);
    const table = settle(
      victory(
        {},
        {
          lay: (state: OldWorldState) => {
            state.stacks[2] = [];
            state.drivenAway[2] = [...away];
          },
        },
      ),
    );
    const order = [...table.state.stacks[2], table.state.lairs[0].monster];
    expect(order.toSorted((a, b) => a - b)).toEqual(away.toSorted((a, b) => a - b));
    expect(order).not.toEqual(away);
  });

  rule('OW-SPAWN-007', 'is never one that was defeated', () => {
    const table = settle(victory());
    expect(table.state.defeated).toEqual([monsterIndex(monster)]);
    expect([...table.state.stacks.flat(), ...table.state.drivenAway.flat()]).not.toContain(monsterIndex(monster));
  });

  rule(
    ['OW-SPAWN-008', 'OW-SPAWN-009'],
    'finds the old location token, trails and trail quests of all players back in the stack, their gold in the bank',
    () => {
      const table = settle(victory({ trail: 'trail' }, { bea: { trail: 'quest', gold: 1 } }));
      expect([table.ada.witcher.trails[0], table.bea.witcher.trails[0]]).toEqual([-1, -1]);
      expect(table.bea.gold).toBe(1);
      // Six tokens of the terrain: one is out again with the new monster.
      expect(table.state.tokens[0]).toHaveLength(5);
      expect([...table.state.tokens[0], table.state.lairs[0].at]).toContain(FIGHT_AT);
      const away = settle(knockout(1, { trail: 'trail' }, { bea: { trail: 'quest' } }));
      expect([away.ada.witcher.trails[0], away.bea.witcher.trails[0]]).toEqual([-1, -1]);
    },
  );

  rule('OW-SPAWN-008', 'shuffles the stack before it is drawn from', () => {
    const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const lay = (state: OldWorldState) => {
        state.rng = seedRng(seed);
      };
      return settle(victory({}, { lay })).state.lairs[0].at;
    });
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  rule('OW-SPAWN-010', 'leaves the tokens on quest cards alone', () => {
    const lay = (state: OldWorldState) => {
      const at = state.tokens[0].pop() as number;
      state.witchers[1]?.quests.push({ card: 0, option: 0, at, hasToken: true });
    };
    const table = settle(victory({}, { lay }));
    expect(table.bea.witcher.quests).toHaveLength(1);
    expect(table.state.tokens[0]).toHaveLength(4);
  });

  rule(
    ['OW-SPAWN-011', 'OW-SPAWN-012', 'OW-SPAWN-013'],
    'stands where a new token of the same terrain says, one a terrain',
    () => {
      const table = settle(victory());
      const [lair] = table.state.lairs;
      expect(lair.monster).not.toBe(monsterIndex(monster));
      expect(lair.monster).toBeGreaterThanOrEqual(0);
      expect([6, 7, 8, 10, 16, 17]).toContain(lair.at);
      expect(table.state.tokens[0]).not.toContain(lair.at);
      expect(table.told('monster-placed').map(({ terrain }) => terrain)).toEqual(['forest']);
    },
  );
});

describe('after a fight', () => {
  rule('OW-OUT-025', 'come the outcome, the wagers, the reshuffle, then the draw of the defender', () => {
    const table = fightTable({
      isDuel: true,
      players: 3,
      ada: { school: 'wolf', hand: ['swift-cut-1', 'block-1'], deck: FILLER },
      bea: { school: 'bear', deck: ['block-2'] },
      cyn: { gold: 2 },
    });
    table.cyn.does('attacker');
    table.ada.plays('swift-cut-1');
    settle(table);
    const order = table.order(
      'fight-ended',
      'trophy-gained',
      'card-gained',
      'wager-settled',
      'reshuffled',
      'shield-changed',
      'cards-drawn',
    );
    expect(order.slice(order.indexOf('fight-ended') + 1)).toEqual([
      'trophy-gained',
      'reshuffled', // by fatigue
      'card-gained',
      'wager-settled',
      'reshuffled',
      'shield-changed',
      'reshuffled',
      'shield-changed',
      'cards-drawn',
      'cards-drawn',
    ]);
    expect(table.told('cards-drawn').map(({ seat }) => seat)).toEqual([1, 0]);
    // The 0 cost card is shuffled in, so nothing is left in the discard pile.
    expect(table.bea.discard).toEqual([]);
  });

  rule(
    ['OW-OUT-027', 'OW-OUT-028'],
    'deck, discard pile and hand are one deck; phase III starts with an empty hand',
    () => {
      const table = victory({ hand: ['swift-cut-1', 'block-1', 'block-2'], discard: ['block-3'] });
      settle(table);
      expect(table.ada.discard).toEqual([]);
      expect(table.ada.owned).toBe(3 + 1 + FILLER.length - 1);
      expect(table.told('cards-drawn').at(-1)?.n).toBe(3);
      expect(table.told('cards-discarded').filter(({ rule: id }) => id === 'OW-DRAW-001')).toEqual([]);
    },
  );

  rule('OW-OUT-027', 'every fighter shuffles, a victorious defender too', () => {
    const { bea } = settle(duel(false));
    expect([bea.hand.length, bea.deck.length, bea.discard]).toEqual([4, 1, []]);
    expect(bea.hand).not.toEqual(['swift-cut-5', 'swift-cut-4', 'swift-cut-3', 'swift-cut-2']);
  });

  rule(['OW-OUT-029', 'OW-OUT-030'], 'every witcher who fought has a full shield, and nobody else', () => {
    const table = settle(
      duel(
        true,
        { attributes: { defense: 3 }, shield: 1 },
        { attributes: { defense: 2 } },
        { players: 3, cyn: { shield: 0, attributes: { defense: 3 } } },
      ),
    );
    expect([table.ada.shield, table.bea.shield, table.cyn.shield]).toEqual([3, 2, 0]);
    expect(settle(victory({ attributes: { defense: 5 } })).ada.shield).toBe(4);
  });
});

describe('trophies and fatigue', () => {
  rule('OW-TROPHY-002', 'come in order: the trophy, the advance, fatigue', () => {
    const table = settle(victory());
    expect(table.order('trophy-gained', 'advanced', 'fatigued', 'cards-trashed')).toEqual([
      'trophy-gained',
      'advanced',
      'fatigued',
      'cards-trashed',
    ]);
    expect(table.ada.trophies).toEqual([monster]);
  });

  rule('OW-TROPHY-003', 'lie open to all, and their owner may use them', () => {
    const table = fightTable({
      monster,
      pool: ['fight-12', 'fight-13'],
      ada: { hand, discard: ['block-2'], trophies: ['water-hag'] },
    });
    expect(table.bea.view().witchers[0]?.trophies).toEqual(['water-hag']);
    expect(table.ada.offers).toContain('trophy:water-hag');
  });

  rule(
    ['OW-TROPHY-004', 'OW-TROPHY-006'],
    'fatigue trashes as many cards of one’s choice as the spot reached says, from deck, hand and discard',
    () => {
      const trashed = (spot: number) => {
        const table = victory({ spot, discard: ['block-2'] });
        const options = table.ada.offers;
        if (spot < 3) expect(options).toEqual(expect.arrayContaining(['block-1', 'block-2', 'swift-cut-1', 'ward-1']));
        settle(table);
        return table.told('cards-trashed').length;
      };
      expect([trashed(0), trashed(1), trashed(2), trashed(3)]).toEqual([1, 2, 3, 0]);
      expect(fatigueAt(4)).toBe(0);
    },
  );

  rule('OW-TROPHY-005', 'after fatigue all remaining cards are one deck', () => {
    const table = victory({ discard: ['block-2'] });
    table.ada.does('block-1');
    expect(table.state.trashed.map(cardId)).toContain('block-1');
    expect(table.ada.discard).toEqual([]);
    expect(table.ada.owned).toBe(2 + FILLER.length);
  });

  rule('OW-TROPHY-005', 'hand cards included, also where no fight shuffles them', () => {
    const table = fightTable({
      monster,
      isDeed: true,
      ada: { attributes: { combat: 5 }, hand, discard: ['block-2'] },
      lay: (state) => {
        state.attributeTrophies = [1, 1, 1, 1];
      },
    });
    table.ada.does('meditate:combat', 'block-1');
    expect(table.ada.discard).toEqual([]);
    expect(table.told('cards-drawn').map(({ n }) => n)).toEqual([3]);
  });
});

describe('winning', () => {
  rule(['OW-WIN-001', 'OW-WIN-003'], 'happens at once on the top spot, and nothing further is resolved', () => {
    const table = victory({ spot: 3 });
    expect(table.state.phase).toBe('over');
    expect(table.scenario.table.outcome?.places).toEqual([1, 2]);
    expect(table.told('fatigued')).toEqual([]);
    expect(table.told('monster-placed')).toEqual([]);
    expect(victory({ spot: 2 }).state.phase).not.toBe('over');
    const duelled = duel(true, { spot: 3 });
    expect(duelled.state.phase).toBe('over');
    expect([duelled.bea.asked, duelled.told('card-gained'), duelled.state.tavern]).toEqual([null, [], -1]);
  });

  rule('OW-WIN-002', 'is never reached by meditation', () => {
    const table = fightTable({
      monster,
      isDeed: true,
      ada: { spot: 3, attributes: { combat: 5 }, hand },
      lay: (state) => {
        state.attributeTrophies = [1, 1, 1, 1];
      },
    });
    table.ada.does('meditate:combat');
    expect([table.ada.spot, table.ada.trophies]).toEqual([3, ['combat']]);
    expect(table.state.outcome).toBe(null);
    expect(table.told('fatigued')).toEqual([]);
  });
});

describe('Ciri', () => {
  rule('OW-SPEC-021', 'starts at the School of the Wolf', () => {
    const config = gameOfAllBoards.parseConfig({ players: 2, schools: ['ciri', 'wolf'], modules: ALL_BOARDS });
    if (!config.ok) throw new Error('refused');
    expect(oldWorld.setup(config.value, seedRng('ciri')).witchers.map(({ at }) => at)).toEqual([3, 3]);
  });

  rule(['OW-SPEC-021', 'OW-SPEC-022'], 'trains her specialty at the School of the Wolf, as the Wolf does', () => {
    const trained = (school: 'ciri' | 'wolf' | 'cat') => {
      const table = fightTable({
        monster,
        isDeed: true,
        ada: { school, at: 3, gold: 9, hand },
        lay: (state) => {
          state.phase = 'journey';
          state.turn.steps = 1;
        },
      });
      table.ada.does('act:training');
      return table.ada.offers.includes('specialty');
    };
    expect([trained('ciri'), trained('wolf'), trained('cat')]).toEqual([true, true, false]);
  });
});
