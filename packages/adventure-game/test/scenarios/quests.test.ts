import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { QUESTS } from '../../src/components';
import { adventureTable, faces, newAdventure, reworded, vpOfMain } from '../adventure-table';

describe('quest cards', () => {
  rule(
    ['AG-QUEST-001', 'AG-QUEST-007'],
    'Geralt draws combat, Triss magic, Dandelion diplomacy, Yarpen combat or diplomacy',
    () => {
      const table = newAdventure(['geralt', 'triss', 'dandelion', 'yarpen'], 'decks');
      table.dov.isOffered('quest-deck', ['red', 'purple']);
      table.dov.does('purple');
      const decks = [table.ada, table.bea, table.cyn, table.dov].map((player) => player.area.drawn.cards?.length);
      expect(decks).toEqual([2, 2, 2, 2]);
      const from = [table.ada, table.bea, table.cyn, table.dov].map((player) =>
        (player.area.drawn.cards ?? []).map((card) => QUESTS.find(({ id }) => id === card)?.deck),
      );
      expect(from).toEqual([
        ['red', 'red'],
        ['blue', 'blue'],
        ['purple', 'purple'],
        ['purple', 'purple'],
      ]);
      expect(table.view.questDecks.red.count).toBe(14);
      expect(table.view.questDecks.blue.count).toBe(14);
      expect(table.view.questDecks.purple.count).toBe(12);
    },
  );

  rule(
    ['AG-QUEST-002', 'AG-QUEST-003', 'AG-MAIN-007'],
    'the current card lies open; completed, it lies face down',
    () => {
      const table = adventureTable({
        ada: { at: 'mahakam', proofs: { red: 2 }, quest: 'a-debt-of-steel' },
        questDecks: { red: ['wolves-at-the-gate', 'trial-by-combat'] },
      });
      expect(table.bea.view().heroes[0]?.quest?.quest).toBe('a-debt-of-steel');
      table.ada.does('main-quest', '2:gold', 'trial-by-combat');
      expect(table.ada.area.completed.cards).toEqual(['a-debt-of-steel']);
      expect(table.bea.view().heroes[0]?.completed).toEqual({ count: 1, cards: null });
      expect(table.bea.view().heroes[0]?.quest?.quest).toBe('trial-by-combat');
    },
  );

  rule('AG-QUEST-002', 'side quests alone complete no quest card', () => {
    const table = adventureTable({ ada: { at: 'rivia', leads: { red: 3 }, quest: 'a-debt-of-steel' } });
    table.ada.does('side-quest:1', 'side-quest:2');
    expect(table.ada.area.completed.count).toBe(0);
    expect(table.ada.area.quest?.isSideDone).toEqual([true, true]);
  });

  rule(
    ['AG-QUEST-004', 'AG-QUEST-005', 'AG-DISC-002', 'AG-MAIN-008'],
    'after the main quest two cards of one deck, one kept, the other face up on its pile',
    () => {
      const table = adventureTable({
        ada: { at: 'mahakam', proofs: { red: 2 }, quest: 'a-debt-of-steel', sides: [1], isSupported: true },
        questDecks: { red: ['the-millers-curse', 'wolves-at-the-gate', 'trial-by-combat'] },
      });
      table.ada.does('main-quest', '2:gold');
      table.ada.isOffered('keep-quest', ['wolves-at-the-gate', 'trial-by-combat']);
      table.ada.does('wolves-at-the-gate');
      expect(table.ada.area.quest).toEqual({
        quest: 'wolves-at-the-gate',
        isSideDone: [false, false],
        isSupported: false,
      });
      expect(table.view.questDecks.red).toEqual({ count: 1, discard: ['trial-by-combat'] });
    },
  );

  rule('AG-QUEST-006', 'what was still open on a completed card is lost', () => {
    const table = adventureTable({
      ada: { at: 'mahakam', proofs: { red: 2 }, leads: { red: 3 }, quest: 'a-debt-of-steel' },
      bea: { at: 'mahakam', proofs: { purple: 1 } },
      questDecks: { red: ['lights-over-the-marsh', 'lair-of-the-old-wyrm'] },
    });
    table.ada.may('side-quest:1');
    table.ada.does('main-quest', '2:gold', 'lights-over-the-marsh');
    table.ada.mayNot('side-quest:1');
    expect([table.ada.vp, table.ada.leads]).toEqual([vpOfMain('a-debt-of-steel'), [3, 0, 0]]);
    table.ada.does('end-turn');
    table.bea.isBlocked('support:seat-0', 'AG-SUPPORT-002'); // the new card asks for gold; the purple proof no longer helps
  });
});

describe('side quests', () => {
  rule(['AG-SIDE-001', 'AG-SIDE-002', 'AG-SIDE-003'], 'any open one in any order, its VP, and never twice', () => {
    const table = adventureTable({ ada: { at: 'rivia', leads: { red: 6 }, quest: 'a-debt-of-steel' } });
    table.ada.does('side-quest:2');
    expect([table.ada.vp, table.ada.area.quest?.isSideDone]).toEqual([2, [false, true]]);
    table.ada.isBlocked('side-quest:2', 'AG-SIDE-002');
    table.ada.does('side-quest:1');
    expect([table.ada.vp, table.ada.leads]).toEqual([5, [3, 0, 0]]);
    table.ada.isBlocked('side-quest:1', 'AG-SIDE-002');
    const other = adventureTable({ ada: { at: 'rivia', leads: { red: 3 }, quest: 'a-debt-of-steel' } });
    other.ada.does('side-quest:1', 'side-quest:2');
    expect(other.ada.vp).toBe(5);
  });

  rule('AG-SIDE-001', 'only on the own card, and only when its price can be paid', () => {
    const table = adventureTable({ ada: { at: 'rivia', leads: { red: 2 }, quest: 'a-debt-of-steel' } });
    table.ada.isBlocked('side-quest:1', 'AG-SPEND-006');
    const poor = adventureTable({ ada: { gold: 1, quest: 'sellswords-war' } });
    poor.ada.isBlocked('side-quest:1', 'AG-SPEND-006');
    const gold = adventureTable({ ada: { gold: 2, quest: 'sellswords-war' } });
    gold.ada.does('side-quest:1');
    expect([gold.ada.gold, gold.ada.vp]).toEqual([0, 2]);
    const any = adventureTable({ ada: { leads: { red: 1, blue: 1, purple: 2 }, quest: 'the-sealed-barrow' } });
    any.ada.does('side-quest:2', 'purple', 'red', 'blue');
    expect([any.ada.leads, any.ada.vp]).toEqual([[0, 0, 1], 3]);
  });

  rule(['AG-SIDE-004', 'AG-BATTLE-011'], 'a monster to be defeated completes it at once, without an operation', () => {
    const table = adventureTable({
      ada: { at: 'rivia', quest: 'the-beast-of-the-mill' },
      zones: { blue: { monsters: ['^drowner'] } },
      rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
    });
    table.ada.isBlocked('side-quest:1', 'AG-SIDE-004');
    table.ada.does('end-turn');
    expect(table.ada.area.quest?.isSideDone).toEqual([true, false]);
    expect(table.ada.vp).toBe(1 + 2);
    expect(table.order('monster-defeated', 'side-completed')).toEqual(['monster-defeated', 'side-completed']);
    table.isTurnOf('bea');
  });

  rule('AG-SIDE-004', 'a weaker monster than named, or one that stands, does not count', () => {
    const weak = adventureTable({
      ada: { at: 'rivia', quest: 'lights-over-the-marsh' },
      zones: { blue: { monsters: ['^drowner'] } },
      rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
    });
    weak.ada.does('end-turn');
    expect(weak.ada.area.quest?.isSideDone).toEqual([false, false]);
    const missed = adventureTable({
      ada: { at: 'rivia', quest: 'the-beast-of-the-mill' },
      zones: { blue: { monsters: ['^drowner'] } },
      rolls: faces('geralt', ['blank', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
    });
    missed.ada.does('end-turn');
    expect(missed.ada.area.quest?.isSideDone).toEqual([false, false]);
  });

  rule(['AG-SIDE-005', 'AG-TASK-008'], 'one defeat completes every side quest and task it satisfies', () => {
    const table = adventureTable({
      ada: { at: 'rivia', quest: 'lights-over-the-marsh', investigations: ['witcher-contract', 'bounty-on-a-beast'] },
      zones: { blue: { monsters: ['^graveir'] } },
      rolls: faces('geralt', ['double-sword', 'double-shield', 'sword', 'sword', 'shield', 'shield']),
    });
    table.ada.does('end-turn');
    expect(table.ada.area.quest?.isSideDone).toEqual([true, false]);
    expect(table.ada.vp).toBe(3 + 4 + 3);
    expect([table.ada.leads, table.ada.gold]).toEqual([[2, 0, 0], 3]);
    expect(table.discard('red')).toEqual(['witcher-contract', 'bounty-on-a-beast']);
  });

  rule('AG-SIDE-005', 'two side quests that ask for the same defeat are both completed by it', () => {
    const card = QUESTS.find(({ id }) => id === 'the-beast-of-the-mill');
    if (card === undefined) throw new Error('no such quest');
    const sides = card.sides.map(() => ({ kind: 'defeat' as const, tier: 'bronze' as const, vp: 2 }));
    reworded(card, { sides }, () => {
      const table = adventureTable({
        ada: { at: 'rivia', quest: 'the-beast-of-the-mill' },
        zones: { blue: { monsters: ['^drowner'] } },
        rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
      });
      table.ada.does('end-turn');
      expect([table.ada.area.quest?.isSideDone, table.ada.vp]).toEqual([[true, true], 1 + 2 + 2]);
    });
  });

  rule('AG-SIDE-006', 'the enemy of a card or a main quest is no monster', () => {
    const table = adventureTable({
      ada: { at: 'rivia', quest: 'the-beast-of-the-mill', foulFate: ['rest'] },
      decks: { foulFate: ['pack-of-wolves'] },
      rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
    });
    table.ada.does('rest');
    expect([table.ada.vp, table.ada.area.quest?.isSideDone]).toEqual([1, [false, false]]);
    const main = adventureTable({
      ada: { at: 'vengerberg', proofs: { red: 2 }, quest: 'the-beast-of-the-mill' },
      fortuneDeck: ['royal-favour'],
      questDecks: { red: ['wolves-at-the-gate', 'trial-by-combat'] },
      rolls: faces('geralt', ['double-sword', 'double-shield', 'sword', 'sword', 'shield', 'shield']),
    });
    main.ada.does('main-quest', 'trial-by-combat');
    expect(main.told('compared')[0]?.isSuccess).toBe(true);
    expect([main.ada.vp, main.told('side-completed')]).toEqual([2 + vpOfMain('the-beast-of-the-mill'), []]);
  });

  rule(
    ['AG-SIDE-007', 'AG-SIDE-008'],
    '"go to" needs the place as an operation there; the others can be done anywhere',
    () => {
      const table = adventureTable({
        ada: { at: 'maribor', leads: { red: 3 }, quest: 'a-debt-of-steel' },
        decks: { foulFate: ['thief-in-the-night'] },
      });
      table.ada.isBlocked('side-quest:2', 'AG-SIDE-008');
      table.ada.may('side-quest:1');
      table.ada.does('travel', 'to:rivia', 'to:vengerberg');
      table.ada.isBlocked('side-quest:2', 'AG-SIDE-008'); // passing through Rivia was not enough
      const gold = adventureTable({ ada: { at: 'novigrad', gold: 2, quest: 'sellswords-war' } });
      gold.ada.may('side-quest:1');
      const there = adventureTable({ ada: { at: 'maribor', quest: 'a-debt-of-steel' } });
      there.ada.does('travel', 'to:rivia', 'stop', 'side-quest:2');
      expect(there.ada.vp).toBe(2);
    },
  );

  rule('AG-SIDE-009', 'a new card with "go to" the place where the hero stands can be served without leaving', () => {
    const table = adventureTable({
      ada: { at: 'mahakam', proofs: { red: 2 }, quest: 'a-debt-of-steel' },
      questDecks: { red: ['wolves-at-the-gate', 'lair-of-the-old-wyrm'] },
    });
    table.ada.does('main-quest', '2:gold', 'lair-of-the-old-wyrm', 'side-quest:2');
    expect(table.ada.vp).toBe(vpOfMain('a-debt-of-steel') + 2);
  });
});
