import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { rateOf, SUPPORT } from '../../src/components';
import { COLORS } from '../../src/effect';
import { adventureTable, faces, newAdventure } from '../adventure-table';

describe('leads and proof', () => {
  rule('AG-LEAD-001', 'leads are red, blue or purple', () => {
    expect(COLORS).toEqual(['red', 'blue', 'purple']);
    const table = adventureTable({ decks: { red: ['camp-followers'] } });
    table.ada.does('investigate', 'red');
    table.ada.isOffered('lead-colour', ['red', 'blue', 'purple']);
  });

  rule('AG-LEAD-002', 'where no colour is named the player chooses, lead by lead', () => {
    const table = adventureTable({ ada: { investigations: ['lodge-initiate'] }, decks: { blue: ['secret-conclave'] } });
    table.ada.does('investigate', 'blue', 'red', 'purple');
    expect(table.ada.leads).toEqual([1, 0, 1]);
    const place = adventureTable({ ada: { at: 'kaer-morhen' } });
    place.ada.does('travel', 'to:ard-carraigh', 'stop', 'blue');
    expect(place.ada.leads).toEqual([0, 1, 0]);
  });

  rule('AG-LEAD-003', 'where no colour is named any lead may be spent, lead by lead', () => {
    const table = adventureTable({
      ada: { leads: { red: 1, blue: 1, purple: 1 }, foulFate: ['rest'] },
      decks: { foulFate: ['lost-papers'] },
    });
    table.ada.does('rest');
    table.ada.isOffered('spend-lead', ['red', 'blue', 'purple']);
    table.ada.does('red', 'purple');
    expect(table.ada.leads).toEqual([0, 1, 0]);
  });

  rule(['AG-PROOF-001', 'AG-PROOF-004'], 'leads become proof at the rate of the own sheet, again and again', () => {
    const table = adventureTable({ ada: { leads: { red: 7, blue: 4 } } });
    table.ada.isBlocked('exchange:blue', 'AG-PROOF-004');
    table.ada.does('exchange:red', 'exchange:red');
    expect([table.ada.leads, table.ada.proofs]).toEqual([
      [1, 4, 0],
      [2, 0, 0],
    ]);
    const triss = adventureTable({ active: 'bea', bea: { leads: { red: 6, blue: 3 } } });
    triss.bea.isBlocked('exchange:red', 'AG-PROOF-004');
    triss.bea.does('exchange:blue');
    expect(triss.bea.proofs).toEqual([0, 1, 0]);
    expect([0, 1, 2, 3].map((hero) => [rateOf(hero, 0), rateOf(hero, 1), rateOf(hero, 2)])).toEqual([
      [3, 5, 7],
      [7, 3, 4],
      [5, 7, 3],
      [4, 6, 4],
    ]);
  });

  rule('AG-PROOF-002', 'leads become proof of their own colour only', () => {
    const table = adventureTable({ ada: { leads: { red: 2, purple: 2, blue: 4 } } });
    for (const color of COLORS) table.ada.mayNot(`exchange:${color}`); // eight leads, but no colour has enough
    const other = adventureTable({ ada: { leads: { purple: 7 } } });
    other.ada.does('exchange:purple');
    expect(other.ada.proofs).toEqual([0, 0, 1]);
  });

  rule('AG-PROOF-003', 'proof never becomes leads again', () => {
    const table = adventureTable({ ada: { proofs: { red: 2, blue: 1, purple: 1 } } });
    expect(table.ada.offers().filter((option) => option.includes('exchange') || option.includes('proof'))).toEqual([]);
  });
});

describe('operations', () => {
  rule('AG-OPS-003', 'never in the middle of an action', () => {
    const table = adventureTable({ ada: { at: 'rivia', leads: { red: 3 } } });
    table.ada.may('exchange:red');
    table.ada.does('travel');
    table.ada.mayNot('exchange:red');
    table.ada.does('to:vengerberg');
    table.ada.mayNot('exchange:red');
    table.ada.does('stop');
    table.ada.may('exchange:red');
  });

  rule('AG-OPS-004', 'there are six: exchange, side, support and main quest, trade, and bribing for Dandelion', () => {
    const table = adventureTable({
      active: 'cyn',
      cyn: {
        at: 'mahakam',
        gold: 3,
        leads: { purple: 3 },
        proofs: { red: 1, purple: 1, blue: 1 },
        developed: ['regis'],
      },
      bea: { at: 'mahakam', quest: 'the-poisoned-well' },
    });
    table.cyn.isOffered('turn', [
      'end-turn',
      'travel',
      'investigate',
      'develop',
      'sing',
      'rest',
      'exchange:purple',
      'side-quest:1',
      'support:seat-1',
      'main-quest',
      'trade:seat-1',
      'bribe:regis',
    ]);
  });

  rule('AG-OPS-005', 'Dandelion alone pays a gold to put a marker on a friend in play', () => {
    const table = adventureTable({
      active: 'cyn',
      cyn: { gold: 2, developed: ['regis*1', 'nimble-footwork', 'shani*3'] },
    });
    table.cyn.may('bribe:regis');
    table.cyn.mayNot('bribe:nimble-footwork');
    table.cyn.isBlocked('bribe:shani', 'AG-DEV-007');
    table.cyn.does('bribe:regis', 'bribe:regis');
    expect([table.cyn.gold, table.cyn.developed]).toEqual([0, ['regis*3', 'nimble-footwork', 'shani*3']]);
    const poor = adventureTable({ active: 'cyn', cyn: { developed: ['regis*1'] } });
    poor.cyn.isBlocked('bribe:regis', 'AG-SPEND-006');
    const triss = adventureTable({ active: 'bea', bea: { gold: 2, developed: ['fireball'] } });
    expect(triss.bea.offers().some((option) => option.startsWith('bribe'))).toBe(false);
  });
});

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
        ada: { at: 'mahakam', proofs: { red: 2 }, quest: 'a-debt-of-steel' },
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

  rule('AG-SIDE-006', 'the enemy of a card or a main quest is no monster', () => {
    const table = adventureTable({
      ada: { at: 'rivia', quest: 'the-beast-of-the-mill', foulFate: ['rest'] },
      decks: { foulFate: ['pack-of-wolves'] },
      rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
    });
    table.ada.does('rest');
    expect([table.ada.vp, table.ada.area.quest?.isSideDone]).toEqual([1, [false, false]]);
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
    expect(table.ada.vp).toBe(8 + 2);
  });
});

describe('support quests', () => {
  const sketch = {
    ada: { at: 'rivia', quest: 'a-debt-of-steel' },
    bea: { at: 'rivia', proofs: { purple: 1 } },
    active: 'bea',
  } as const;

  rule('AG-SUPPORT-001', 'the owner can never complete the support quest of the own card', () => {
    const table = adventureTable({ ada: { at: 'rivia', quest: 'a-debt-of-steel', proofs: { purple: 1 }, gold: 3 } });
    table.ada.isBlocked('support:seat-0', 'AG-SUPPORT-001');
  });

  rule(
    ['AG-SUPPORT-002', 'AG-SUPPORT-004'],
    'the active player pays from the own area, unasked: 6 VP for the one, 3 for the owner',
    () => {
      const table = adventureTable(sketch);
      table.bea.does('support:seat-0');
      expect([table.bea.vp, table.ada.vp, table.bea.proofs]).toEqual([6, 3, [0, 0, 0]]);
      table.isTurnOf('bea');
      expect(SUPPORT.supportVp).toEqual({ supporter: 6, owner: 3 });
      const funds = adventureTable({
        ada: { at: 'rivia', quest: 'the-beast-of-the-mill' },
        bea: { at: 'rivia', gold: 4 },
        active: 'bea',
      });
      funds.bea.does('support:seat-0');
      expect([funds.bea.gold, funds.bea.vp, funds.ada.vp]).toEqual([1, 6, 3]);
      const poor = adventureTable({ ...sketch, bea: { at: 'rivia', proofs: { red: 1 } } });
      poor.bea.isBlocked('support:seat-0', 'AG-SUPPORT-002');
    },
  );

  rule('AG-SUPPORT-003', 'only while both are at the same location', () => {
    const table = adventureTable({ ...sketch, bea: { at: 'vengerberg', proofs: { purple: 1 } } });
    table.bea.isBlocked('support:seat-0', 'AG-SUPPORT-003');
    table.bea.does('travel', 'to:rivia', 'stop', 'support:seat-0');
    expect(table.bea.vp).toBe(6);
  });

  rule(['AG-SUPPORT-005', 'AG-CHART-002'], 'once only; then its token leaves the chart', () => {
    const table = adventureTable({ ...sketch, bea: { at: 'rivia', proofs: { purple: 2 } } });
    expect(table.view.support).toContainEqual({ seat: 0, type: 'diplomacy' });
    table.bea.does('support:seat-0');
    table.bea.isBlocked('support:seat-0', 'AG-SUPPORT-005');
    expect(table.view.support.map(({ seat }) => seat)).toEqual([1]);
    expect(table.ada.area.quest?.isSupported).toBe(true);
  });

  rule('AG-CHART-001', 'a new quest card moves the token to the banner of its support quest', () => {
    const table = adventureTable({
      ada: { at: 'mahakam', proofs: { red: 2 }, quest: 'a-debt-of-steel', isSupported: true },
      questDecks: { red: ['wolves-at-the-gate', 'graves-without-names'] },
    });
    expect(table.view.support.map(({ seat }) => seat)).toEqual([1]);
    table.ada.does('main-quest', '2:gold', 'graves-without-names');
    expect(table.view.support).toContainEqual({ seat: 0, type: 'magic' });
  });

  rule('AG-CHART-003', 'after the last quest card the token is gone', () => {
    const table = adventureTable({
      ada: {
        at: 'mahakam',
        proofs: { red: 2 },
        quest: 'a-debt-of-steel',
        completed: ['wolves-at-the-gate', 'trial-by-combat'],
      },
    });
    table.ada.does('main-quest', '2:gold');
    expect(table.view.support.map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('main quests', () => {
  rule('AG-MAIN-001', 'only at the location of the quest', () => {
    const table = adventureTable({ ada: { at: 'rivia', proofs: { red: 2 }, quest: 'a-debt-of-steel' } });
    table.ada.isBlocked('main-quest', 'AG-MAIN-001');
    table.ada.does('travel', 'to:mahakam', 'stop');
    table.ada.may('main-quest');
  });

  rule('AG-MAIN-002', 'all the proof it asks for, and side quests need not be done', () => {
    const poor = adventureTable({ ada: { at: 'mahakam', proofs: { red: 1, blue: 3 }, quest: 'a-debt-of-steel' } });
    poor.ada.isBlocked('main-quest', 'AG-MAIN-002');
    const rich = adventureTable({ ada: { at: 'mahakam', proofs: { red: 3 }, quest: 'a-debt-of-steel' } });
    rich.ada.does('main-quest', '2:gold');
    expect(rich.ada.proofs).toEqual([1, 0, 0]);
  });

  const won = faces('geralt', ['double-sword', 'double-shield', 'sword', 'sword', 'shield', 'shield']);
  const lost = faces('geralt', ['blank', 'blank', 'blank', 'dodge', 'dodge', 'ritual']);
  const battle = (rolls: readonly number[]) =>
    adventureTable({
      ada: { at: 'vengerberg', proofs: { red: 2 }, quest: 'the-beast-of-the-mill', vp: 5 },
      fortuneDeck: ['royal-favour'],
      questDecks: { red: ['wolves-at-the-gate', 'trial-by-combat'] },
      rolls,
    });

  rule('AG-MAIN-003', 'its enemy is fought right after the payment', () => {
    const table = battle(won);
    table.ada.does('main-quest');
    expect(table.order('spent', 'battle-started', 'main-completed')).toEqual([
      'spent',
      'battle-started',
      'main-completed',
    ]);
  });

  rule(['AG-MAIN-004', 'AG-MAIN-005'], 'it is completed whatever the battle brings, for the VP beside it', () => {
    const victory = battle(won);
    victory.ada.does('main-quest', 'trial-by-combat');
    expect(victory.ada.vp).toBe(5 + 2 + 8);
    const defeat = battle(lost);
    defeat.ada.does('main-quest', 'minor:own', 'trial-by-combat');
    expect(defeat.ada.vp).toBe(5 - 1 + 8);
    expect(defeat.ada.area.completed.count).toBe(1);
  });

  rule('AG-MAIN-006', 'after the VP come the consequences', () => {
    const table = battle(won);
    table.ada.does('main-quest', 'trial-by-combat');
    expect(table.ada.fortunes).toEqual(['royal-favour']);
    expect(table.order('main-completed', 'vp-changed', 'fortune-drawn', 'cards-drawn').slice(-4)).toEqual([
      'main-completed',
      'vp-changed',
      'fortune-drawn',
      'cards-drawn',
    ]);
  });

  rule('AG-MAIN-009', 'the third quest card is the last: no new ones are drawn', () => {
    const table = adventureTable({
      ada: {
        at: 'mahakam',
        proofs: { red: 2 },
        quest: 'a-debt-of-steel',
        completed: ['wolves-at-the-gate', 'trial-by-combat'],
      },
      questDecks: { red: ['the-millers-curse', 'graves-without-names'] },
    });
    table.ada.does('main-quest', '2:gold');
    expect(table.ada.area.quest).toBeNull();
    expect(table.view.questDecks.red).toEqual({ count: 2, discard: [] });
    table.isTurnOf('ada');
  });
});
