import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { INVESTIGATION } from '../../src/components';
import { adventureTable, faces } from '../adventure-table';

describe('drawing, looking, revealing', () => {
  rule(['AG-DRAW-001', 'AG-DRAW-002'], 'the top card of the deck named, resolved at once', () => {
    const table = adventureTable({ decks: { red: ['cold-trail', 'press-ganged', 'notice-board'] } });
    table.ada.does('investigate', 'red');
    expect([table.ada.leads, table.view.decks[0]?.count]).toEqual([[1, 0, 0], 2]);
    const develop = adventureTable({ ada: { deck: ['cat', 'igni', 'quen'] } });
    develop.ada.does('develop');
    develop.ada.isOffered('keep-development', ['igni', 'quen']);
    const quest = adventureTable({
      ada: { at: 'mahakam', proofs: { red: 2 }, quest: 'a-debt-of-steel' },
      questDecks: { red: ['the-millers-curse', 'wolves-at-the-gate', 'trial-by-combat'] },
    });
    quest.ada.does('main-quest', '2:gold');
    quest.ada.isOffered('keep-quest', ['wolves-at-the-gate', 'trial-by-combat']);
  });

  rule(
    ['AG-DRAW-002', 'AG-DRAW-003', 'AG-DRAW-004'],
    'additional cards are drawn on top, one of all is chosen, the others are discarded',
    () => {
      const table = adventureTable({
        bea: { developed: ['scrying*1'] },
        active: 'bea',
        decks: { blue: ['hexed', 'lodge-initiate', 'place-of-power', 'surge-of-chaos'] },
      });
      table.bea.does('investigate', 'blue', 'use:scrying');
      table.bea.isOffered('choose-investigation', ['lodge-initiate', 'place-of-power', 'surge-of-chaos']);
      table.bea.does('place-of-power');
      expect(table.bea.leads).toEqual([0, 3, 0]);
      expect([...table.discard('blue')].toSorted()).toEqual(['lodge-initiate', 'place-of-power', 'surge-of-chaos']);
      expect(table.view.decks[1]?.count).toBe(1);
    },
  );

  rule('AG-DRAW-003', 'additional cards are asked for when the first is drawn and seen, by its owner alone', () => {
    const blue = ['hexed', 'lodge-initiate', 'place-of-power', 'surge-of-chaos'];
    const table = adventureTable({
      bea: { developed: ['scrying*2'], fortunes: ['well-read'] },
      active: 'bea',
      decks: { blue },
    });
    table.bea.does('investigate', 'blue');
    table.bea.isOffered('moment-investigate', ['pass', 'use:scrying', 'fortune:well-read']);
    expect(table.bea.view().heroes[1]?.drawn).toEqual({ count: 1, cards: ['surge-of-chaos'], from: 'investigation' });
    expect(table.ada.view().heroes[1]?.drawn.cards).toBeNull();
    table.bea.does('use:scrying');
    table.bea.isOffered('moment-investigate', ['pass', 'use:scrying', 'fortune:well-read']);
    expect(table.bea.view().heroes[1]?.drawn.count).toBe(3);
    table.bea.does('pass', 'lodge-initiate');
    expect([table.bea.developed, table.bea.fortunes]).toEqual([['scrying*1'], ['well-read']]);

    const kept = adventureTable({ bea: { developed: ['scrying*1'] }, active: 'bea', decks: { blue } });
    kept.bea.does('investigate', 'blue', 'pass');
    expect([kept.bea.developed, kept.view.decks[1]?.count]).toEqual([['scrying*1'], 3]);
    expect(kept.told('investigated').map(({ card }) => card)).toEqual(['surge-of-chaos']);
  });

  rule('AG-DRAW-003', 'edition 1 asks before the first card', () => {
    const table = adventureTable({
      edition: 1,
      cyn: { developed: ['rumour-monger'] },
      active: 'cyn',
      decks: { blue: ['hexed', 'lodge-initiate', 'place-of-power'] },
    });
    table.cyn.does('investigate', 'blue');
    table.cyn.isOffered('moment-investigate', ['pass', 'use:rumour-monger']);
    expect([table.cyn.area.drawn.count, table.view.decks[1]?.count]).toEqual([0, 3]);
    table.cyn.does('use:rumour-monger');
    table.cyn.isOffered('choose-investigation', ['lodge-initiate', 'place-of-power']);
  });

  rule(['AG-DRAW-005', 'AG-DRAW-007'], 'cards looked at are seen by one player and go back as they were', () => {
    const table = adventureTable({
      bea: { gold: 2, developed: ['megascope'] },
      active: 'bea',
      decks: { red: ['claw-marks', 'notice-board'], blue: ['hexed'], purple: ['scandal'] },
    });
    table.bea.does('use:megascope', 'red');
    expect(table.bea.view().heroes[1]?.drawn.cards).toEqual(['notice-board']);
    expect(table.ada.view().heroes[1]?.drawn.cards).toBeNull();
    expect(table.heard(0, 'cards-seen')).toMatchObject([{ cards: [null] }]);
    table.bea.does('top');
    expect(table.bea.view().decks[0]).toMatchObject({ count: 2, known: ['notice-board'] });
    expect(table.ada.view().decks[0]).toMatchObject({ count: 2, known: [] });
    table.bea.does('investigate', 'red');
    expect(table.discard('red')).toEqual(['notice-board']);
  });

  rule(['AG-DRAW-006', 'AG-DRAW-007'], 'revealed cards are seen by all, and go back in the same order', () => {
    const table = adventureTable({
      ada: { at: 'rivia', foulFate: ['rest'], gold: 4 },
      decks: { red: ['camp-followers'], foulFate: ['marsh-fever', 'broken-axle', 'thief-in-the-night'] },
    });
    table.ada.does('investigate', 'red', 'blue');
    expect(table.heard(1, 'cards-revealed')).toMatchObject([{ cards: ['thief-in-the-night', 'broken-axle'] }]);
    expect(table.bea.view().decks[3]?.known).toEqual(['thief-in-the-night', 'broken-axle']);
    table.ada.does('rest');
    expect(table.ada.gold).toBe(2);
    expect(table.bea.view().decks[3]?.known).toEqual(['broken-axle']);
  });
});

describe('spending', () => {
  rule('AG-SPEND-001', 'what is spent leaves the play area for the supply', () => {
    const table = adventureTable({ ada: { gold: 3 }, decks: { red: ['armourers-debt'] } });
    table.ada.does('investigate', 'red', 'yes');
    expect([table.ada.gold, table.bea.gold, table.ada.leads]).toEqual([2, 0, [2, 0, 0]]);
  });

  rule('AG-SPEND-003', 'forced to spend more than there is, one spends what there is', () => {
    const table = adventureTable({
      ada: { gold: 1, leads: { blue: 1 }, foulFate: ['rest', 'own'] },
      decks: { foulFate: ['lost-papers', 'thief-in-the-night'] },
    });
    table.ada.does('rest');
    expect(table.ada.gold).toBe(0);
    table.ada.does('brew');
    expect(table.ada.leads).toEqual([0, 0, 0]);
  });

  rule(
    'AG-SPEND-004',
    'of a choice only what can be fulfilled completely: with one lead the ambushers must be fought',
    () => {
      const rolls = faces('geralt', ['double-sword', 'double-shield', 'sword', 'shield', 'shield', 'shield']);
      const poor = adventureTable({
        ada: { leads: { red: 1 }, foulFate: ['rest'] },
        decks: { foulFate: ['bushwhacked'] },
        rolls,
      });
      poor.ada.does('rest');
      expect([poor.told('battle-started').length, poor.ada.leads]).toEqual([1, [1, 0, 0]]);
      const rich = adventureTable({
        ada: { leads: { red: 1, blue: 1 }, foulFate: ['rest'] },
        decks: { foulFate: ['bushwhacked'] },
      });
      rich.ada.does('rest');
      rich.ada.isOffered('choose-one', ['1:spend-lead', '2:battle']);
      rich.ada.does('1:spend-lead', 'red');
      expect([rich.told('battle-started').length, rich.ada.leads]).toEqual([0, [0, 0, 0]]);
    },
  );

  rule('AG-SPEND-005', 'if no option can be fulfilled, one is chosen and done as far as possible', () => {
    const table = adventureTable({ dov: { at: 'rivia' }, active: 'dov' });
    table.dov.does('command', 'xavier-moran');
    table.dov.isOffered('choose-one', ['1:heal-minor', '2:clear-foul-fate']);
    table.dov.does('1:heal-minor');
    table.dov.isAsked('companion');
    const wounded = adventureTable({ dov: { at: 'rivia', wounds: { 'armour-1': 'minor' } }, active: 'dov' });
    wounded.dov.does('command', 'xavier-moran');
    expect(wounded.dov.wounds).toEqual([]); // the one that can be fulfilled, unasked
  });

  rule('AG-SPEND-006', 'a benefit is paid in full or not had', () => {
    const table = adventureTable({ ada: { gold: 0 }, decks: { red: ['armourers-debt'] } });
    table.ada.does('investigate', 'red');
    expect([table.ada.leads, table.discard('red')]).toEqual([[0, 0, 0], ['armourers-debt']]);
    const side = adventureTable({ ada: { gold: 1, quest: 'sellswords-war' } });
    side.ada.isBlocked('side-quest:1', 'AG-SPEND-006');
    const megascope = adventureTable({
      bea: { developed: ['megascope'] },
      active: 'bea',
      decks: { red: ['hidden-armoury'] },
    });
    megascope.bea.mayNot('use:megascope');
  });
});

describe('the supply', () => {
  rule('AG-SUPPLY-001', 'tokens received come to the play area, markers come from the supply', () => {
    const table = adventureTable({ ada: { developed: ['swallow'] }, decks: { purple: ['diplomatic-pouch'] } });
    table.ada.does('investigate', 'purple', 'brew');
    expect([table.ada.gold, table.ada.developed, table.bea.gold]).toEqual([1, ['swallow*1'], 0]);
    const lead = adventureTable({ bea: { leads: { red: 2 } }, decks: { red: ['notice-board'] } });
    lead.ada.does('investigate', 'red');
    expect([lead.ada.leads, lead.bea.leads]).toEqual([
      [1, 0, 0],
      [2, 0, 0],
    ]);
  });

  rule('AG-SUPPLY-002', 'tokens never run out: more leads and gold than the box holds', () => {
    const table = adventureTable({
      ada: { leads: { red: 16 } },
      cyn: { gold: 27 },
      active: 'cyn',
      decks: { red: ['notice-board'] },
      bea: {},
    });
    table.cyn.does('sing');
    expect(table.cyn.gold).toBe(29);
    const leads = adventureTable({ ada: { leads: { red: 16 } }, decks: { red: ['notice-board'] } });
    leads.ada.does('investigate', 'red');
    expect(leads.ada.leads[0]).toBe(17);
    const proofs = adventureTable({ ada: { leads: { red: 3 }, proofs: { red: 8 } } });
    proofs.ada.does('exchange:red');
    expect(proofs.ada.proofs[0]).toBe(9);
  });

  rule('AG-SUPPLY-004', 'an empty deck is made anew from its discard pile at once', () => {
    const table = adventureTable({ decks: { red: ['notice-board'] }, discards: { red: ['claw-marks', 'cold-trail'] } });
    table.ada.does('investigate', 'red');
    expect(table.told('reshuffled')).toMatchObject([{ deck: 'red' }]);
    expect(table.view.decks[0]).toMatchObject({ count: 2, discard: ['notice-board'] });
    const fortune = adventureTable({
      decks: { purple: ['old-flame'] },
      fortuneDeck: ['shortcut'],
      fortuneDiscard: ['royal-favour', 'sanctuary'],
    });
    fortune.ada.does('investigate', 'purple');
    expect([fortune.view.fortuneDeck, fortune.view.fortuneDiscard]).toEqual([2, []]);
    const quests = adventureTable({
      ada: { at: 'mahakam', proofs: { red: 2 }, quest: 'a-debt-of-steel' },
      questDecks: { red: ['wolves-at-the-gate', 'trial-by-combat'] },
      questDiscards: { red: ['the-millers-curse'] },
    });
    quests.ada.does('main-quest', '2:gold');
    expect(quests.view.questDecks.red).toEqual({ count: 1, discard: [] });
  });

  rule('AG-SUPPLY-004', 'the new deck is shuffled', () => {
    const discards = { red: ['claw-marks', 'cold-trail', 'ambush', 'press-ganged', 'blood-trail', 'border-skirmish'] };
    const table = adventureTable({ decks: { red: ['notice-board'] }, discards });
    table.ada.does('investigate', 'red');
    const deck = table.state.decks[0].map((card) => INVESTIGATION[card]?.id);
    expect(deck.toSorted()).toEqual(discards.red.toSorted());
    expect(deck).not.toEqual(discards.red);
  });

  rule('AG-SUPPLY-005', 'a draw goes on from the new deck, and ends where there is none', () => {
    const table = adventureTable({
      bea: { developed: ['scrying*1'] },
      active: 'bea',
      decks: { blue: ['place-of-power'] },
      discards: { blue: ['hexed'] },
    });
    table.bea.does('investigate', 'blue', 'use:scrying');
    table.bea.isOffered('choose-investigation', ['place-of-power', 'hexed']);
    const dry = adventureTable({ ada: { deck: ['quen'] } });
    dry.ada.does('develop');
    expect(dry.ada.developed).toEqual(['quen']);
    const empty = adventureTable({ ada: { deck: [] } });
    empty.ada.does('develop');
    expect(empty.ada.developed).toEqual([]);
  });
});

describe('the play area', () => {
  rule('AG-AREA-002', 'all is open but face-down cards, which only their owner may see; decks are for nobody', () => {
    const table = adventureTable({
      ada: {
        fortunes: ['royal-favour'],
        developed: ['quen'],
        investigations: ['lodge-initiate'],
        completed: ['trial-by-combat'],
        leads: { red: 2 },
        proofs: { blue: 1 },
        gold: 4,
        fates: ['stain-on-your-name'],
        deck: ['cat'],
      },
    });
    const [seen, own] = [table.bea.view().heroes[0], table.ada.view().heroes[0]];
    expect(seen).toMatchObject({
      leads: { red: 2 },
      proofs: { blue: 1 },
      gold: 4,
      fates: ['stain-on-your-name'],
      development: [{ card: 'quen' }],
      investigations: [{ card: 'lodge-initiate' }],
    });
    expect([seen?.fortunes.cards, seen?.completed.cards]).toEqual([null, null]);
    expect([own?.fortunes.cards, own?.completed.cards, own?.deck]).toEqual([['royal-favour'], ['trial-by-combat'], 1]);
    const drawing = adventureTable({ ada: { deck: ['cat', 'quen'] } });
    drawing.ada.does('develop');
    expect(drawing.ada.view().heroes[0]?.drawn.cards).toEqual(['quen', 'cat']);
    expect(drawing.bea.view().heroes[0]?.drawn.cards).toBeNull();
  });
});
