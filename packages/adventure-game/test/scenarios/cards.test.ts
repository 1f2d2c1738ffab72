import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { INVESTIGATION } from '../../src/components';
import { adventureTable, faceOf, faces, heroFaces } from '../adventure-table';

describe('development cards', () => {
  rule('AG-DEV-001', 'each hero has a deck of the own', () => {
    const table = adventureTable({ ada: { deck: ['quen'] }, bea: { deck: ['fireball', 'mending'] }, active: 'bea' });
    table.bea.does('develop', 'mending');
    expect([table.bea.developed, table.ada.developed]).toEqual([['mending*1'], []]);
  });

  rule('AG-DEV-002', 'a card is used only at its time', () => {
    const table = adventureTable({
      ada: { developed: ['swallow*1', 'thunderbolt*1', 'cat*1'], wounds: { own: 'minor' } },
    });
    table.ada.may('use:swallow');
    table.ada.isBlocked('use:thunderbolt', 'AG-DEV-002');
    table.ada.isBlocked('use:cat', 'AG-DEV-002');
  });

  rule('AG-DEV-003', '"once per turn" is once, in the own turn and when operations are allowed', () => {
    const table = adventureTable({
      cyn: { at: 'rivia', developed: ['essi-daven*3'] },
      ada: { at: 'rivia' },
      bea: { at: 'rivia' },
      active: 'cyn',
      war: 1,
    });
    table.cyn.does('use:essi-daven');
    expect([table.cyn.leads, table.cyn.developed]).toEqual([[0, 0, 1], ['essi-daven*2']]);
    table.cyn.isBlocked('use:essi-daven', 'AG-DEV-003');
    table.cyn.does('travel');
    table.cyn.mayNot('use:essi-daven');
    table.cyn.does('to:vengerberg', 'stop', 'end-turn');
    table.cyn.isAsked(null); // not in another's turn
    table.ada.does('end-turn');
    table.bea.does('end-turn');
    table.cyn.may('use:essi-daven');
  });

  rule('AG-DEV-004', 'markers lie only on cards that spend them', () => {
    const table = adventureTable({ bea: { developed: ['grimoire', 'fireball'] }, active: 'bea' });
    table.bea.does('prepare'); // and the Grimoire's second marker, on the only spell
    expect(table.bea.developed).toEqual(['grimoire', 'fireball*2']);
  });

  rule('AG-DEV-005', 'three markers at most', () => {
    const table = adventureTable({ ada: { developed: ['swallow*2'] }, bea: { at: 'vizima' }, war: 1 });
    table.ada.does('brew', 'end-turn');
    table.bea.does('end-turn');
    table.ada.does('brew');
    expect(table.ada.developed).toEqual(['swallow*3']);
  });

  rule(['AG-DEV-006', 'AG-SPEND-002'], 'the last marker goes back to the supply, the card stays', () => {
    const table = adventureTable({ ada: { developed: ['swallow*1'], wounds: { own: 'minor' } } });
    table.ada.does('use:swallow', 'own');
    expect([table.ada.developed, table.ada.wounds]).toEqual([['swallow'], []]);
    table.ada.isBlocked('use:swallow', 'AG-DEV-003');
  });

  rule('AG-DEV-007', 'a full card takes no marker by brewing, preparing or bribing', () => {
    const brew = adventureTable({ ada: { developed: ['swallow*3'] } });
    brew.ada.does('brew');
    expect(brew.ada.developed).toEqual(['swallow*3']);
    const prepare = adventureTable({ bea: { developed: ['fireball*3', 'mending*2', 'dispel*1'] }, active: 'bea' });
    prepare.bea.does('prepare');
    prepare.bea.isOffered('place-marker', ['mending', 'dispel']);
    const bribe = adventureTable({ cyn: { gold: 2, developed: ['regis*3'] }, active: 'cyn' });
    bribe.cyn.isBlocked('bribe:regis', 'AG-DEV-007');
  });

  rule('AG-DEV-008', 'a card comes with the markers its text grants, otherwise with none', () => {
    const table = adventureTable({ ada: { deck: ['cat', 'quen'] } });
    table.ada.does('develop', 'cat');
    expect(table.ada.developed).toEqual(['cat*1']);
    const other = adventureTable({ ada: { deck: ['cat', 'quen'] } });
    other.ada.does('develop', 'quen');
    expect(other.ada.developed).toEqual(['quen']);
  });

  rule('AG-DEV-009', 'once per roll: a reroll belongs to the same roll, a new roll is new', () => {
    const table = adventureTable({
      ada: { at: 'rivia', developed: ['blizzard*3'] },
      zones: { blue: { monsters: ['^striga'] } },
      rolls: [
        ...faces('geralt', ['sword', 'shield', 'dodge', 'sword', 'shield', 'sword']),
        faceOf('geralt', 0, 'blank'),
      ],
    });
    table.ada.does('end-turn', 'use:blizzard', 'die-1', 'done');
    table.ada.mayNot('use:blizzard');
    table.ada.isBlocked('use:blizzard', 'AG-SPEND-006');
    const axii = adventureTable({
      ada: { at: 'rivia', developed: ['axii'], foulFate: ['rest'], vp: 6 },
      decks: { foulFate: ['smoke-of-the-pyres'], red: ['sparring-partner'] },
      rolls: [
        ...heroFaces('geralt', ['sword', 'shield', 'sword']),
        faceOf('geralt', 5, 'sign'),
        ...heroFaces('geralt', ['sword', 'shield', 'sword']),
        faceOf('geralt', 5, 'sign'),
      ],
    });
    axii.ada.does('rest', 'die-3');
    expect(axii.ada.vp).toBe(6);
    axii.ada.does('investigate', 'red', 'die-3');
    expect(axii.ada.leads).toEqual([2, 0, 0]);
    axii.usedAllRolls();
  });
});

describe('good fortune cards', () => {
  rule(
    ['AG-FORTUNE-001', 'AG-AREA-002', 'AG-DRAW-001'],
    'drawn from the top, seen by the owner alone, kept face down',
    () => {
      const table = adventureTable({ decks: { purple: ['old-flame'] }, fortuneDeck: ['royal-favour', 'lucky-charm'] });
      table.ada.does('investigate', 'purple');
      expect(table.ada.view().heroes[0]?.fortunes).toEqual({ count: 1, cards: ['lucky-charm'] });
      expect(table.bea.view().heroes[0]?.fortunes).toEqual({ count: 1, cards: null });
      expect(table.heard(1, 'fortune-drawn')).toMatchObject([{ card: null }]);
      expect(table.view.fortuneDeck).toBe(1);
    },
  );

  rule(
    ['AG-FORTUNE-002', 'AG-FORTUNE-003'],
    'played only at its time: "during your turn" when operations are allowed',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia', fortunes: ['royal-favour', 'whetted-blade', 'scapegoat'] },
        bea: { at: 'rivia' },
        war: 1,
      });
      table.ada.may('fortune:royal-favour');
      table.ada.isBlocked('fortune:whetted-blade', 'AG-FORTUNE-002');
      table.ada.does('travel');
      table.ada.mayNot('fortune:royal-favour');
      table.ada.does('to:vengerberg', 'stop');
      table.ada.may('fortune:royal-favour');
      table.ada.does('end-turn');
      table.ada.isAsked(null);
      table.bea.mayNot('fortune:royal-favour');
    },
  );

  rule(['AG-FORTUNE-004', 'AG-DISC-005'], 'when it is resolved it goes face up to its pile', () => {
    const table = adventureTable({ ada: { fortunes: ['reliable-informant', 'royal-favour'] } });
    table.ada.does('fortune:reliable-informant');
    expect(table.view.fortuneDiscard).toEqual([]);
    expect(table.ada.area.played).toBe('reliable-informant');
    table.ada.does('blue');
    expect([table.ada.leads, table.ada.fortunes]).toEqual([[0, 2, 0], ['royal-favour']]);
    expect(table.bea.view().fortuneDiscard).toEqual(['reliable-informant']);
  });

  rule('AG-FORTUNE-005', 'there is no limit, and the owner may look at any time', () => {
    const fortunes = ['royal-favour', 'lucky-charm', 'scapegoat', 'shortcut', 'well-read', 'sanctuary', 'hired-blades'];
    const table = adventureTable({
      ada: { fortunes },
      bea: {},
      decks: { purple: ['old-flame'] },
      fortuneDeck: ['second-wind'],
      war: 1,
    });
    table.ada.does('investigate', 'purple', 'pass');
    expect(table.ada.fortunes).toHaveLength(8);
    table.ada.does('end-turn');
    expect(table.ada.view().heroes[0]?.fortunes.cards).toEqual([...fortunes, 'second-wind']);
  });
});

describe('investigation cards', () => {
  rule('AG-INV-001', 'three decks of forty', () => {
    for (const deck of ['red', 'blue', 'purple'] as const) {
      expect(INVESTIGATION.filter((card) => card.deck === deck).reduce((sum, { copies }) => sum + copies, 0)).toBe(40);
    }
  });

  rule(['AG-INV-002', 'AG-KEEP-003'], 'a Valuable Information card may be kept for its trait by its own effect', () => {
    const kept = adventureTable({ decks: { purple: ['overheard-whispers'] } });
    kept.ada.does('investigate', 'purple', '2:lead');
    expect([kept.ada.investigations, kept.ada.leads, kept.discard('purple')]).toEqual([
      ['overheard-whispers'],
      [0, 0, 1],
      [],
    ]);
    expect(kept.bea.view().heroes[0]?.investigations).toEqual([{ card: 'overheard-whispers', task: null }]);
    const used = adventureTable({ decks: { purple: ['overheard-whispers'] } });
    used.ada.does('investigate', 'purple', '1:lead');
    expect([used.ada.investigations, used.ada.leads, used.discard('purple')]).toEqual([
      [],
      [0, 0, 2],
      ['overheard-whispers'],
    ]);
  });

  rule('AG-INV-003', 'others unlock an effect by discarding such a card', () => {
    const table = adventureTable({
      ada: { investigations: ['diplomatic-pouch', 'spys-cipher'] },
      decks: { purple: ['secret-service'] },
    });
    table.ada.does('investigate', 'purple');
    table.ada.isOffered('discard-trait-card', ['none', 'diplomatic-pouch', 'spys-cipher']);
    table.ada.does('spys-cipher');
    expect([table.ada.vp, table.ada.investigations]).toEqual([4, ['diplomatic-pouch']]);
    expect(table.discard('purple')).toEqual(['spys-cipher', 'secret-service']);
    const none = adventureTable({ ada: { investigations: ['lodge-initiate'] }, decks: { purple: ['secret-service'] } });
    none.ada.does('investigate', 'purple');
    expect([none.ada.vp, none.ada.leads]).toEqual([0, [0, 0, 1]]);
  });

  rule(
    ['AG-INV-004', 'AG-TRAIT-002', 'AG-TRAIT-003'],
    'a trait is counted on all cards, itself and open tasks included, and none is discarded',
    () => {
      const alone = adventureTable({ decks: { blue: ['imperial-envoy'] } });
      alone.ada.does('investigate', 'blue');
      expect(alone.ada.leads).toEqual([0, 1, 0]);
      const table = adventureTable({
        ada: { investigations: ['turncoat-mage', 'deserter-of-the-black-sun', 'lodge-initiate'] },
        decks: { blue: ['imperial-envoy'] },
      });
      table.ada.does('investigate', 'blue');
      expect(table.ada.leads).toEqual([0, 3, 0]);
      expect(table.ada.investigations).toEqual([
        'turncoat-mage',
        'deserter-of-the-black-sun',
        'lodge-initiate',
        'imperial-envoy',
      ]);
    },
  );
});

describe('tasks', () => {
  rule(['AG-TASK-001', 'AG-TASK-007'], 'a card with a task is kept until it is completed, and then discarded', () => {
    const table = adventureTable({
      ada: { at: 'rivia' },
      decks: { red: ['witcher-contract'] },
      zones: { blue: { monsters: ['^drowner'] } },
      rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
    });
    table.ada.does('investigate', 'red');
    expect([table.ada.investigations, table.discard('red')]).toEqual([['witcher-contract'], []]);
    table.ada.does('end-turn');
    expect([table.ada.investigations, table.discard('red'), table.ada.leads]).toEqual([
      [],
      ['witcher-contract'],
      [2, 0, 0],
    ]);
  });

  rule('AG-TASK-002', 'a task is completed when operations are allowed', () => {
    const table = adventureTable({
      ada: { at: 'dol-blathanna', leads: { purple: 2 }, investigations: ['seer-of-the-valley', 'turncoat-mage'] },
    });
    table.ada.may('task:seer-of-the-valley', 'task:turncoat-mage');
    table.ada.does('travel');
    table.ada.mayNot('task:seer-of-the-valley', 'task:turncoat-mage');
    table.ada.does('to:ellander', 'stop');
    table.ada.mayNot('task:seer-of-the-valley');
    table.ada.does('task:turncoat-mage');
    expect([table.ada.vp, table.ada.leads]).toEqual([3, [0, 0, 0]]);
  });

  rule(['AG-TASK-003', 'AG-TASK-006'], 'never twice; with a trait the card stays and still counts', () => {
    const table = adventureTable({
      ada: { at: 'dol-blathanna', investigations: ['seer-of-the-valley'] },
      decks: { blue: ['squirrel-courier'] },
    });
    table.ada.does('task:seer-of-the-valley');
    expect([table.ada.leads, table.ada.investigations]).toEqual([[0, 2, 0], ['seer-of-the-valley+']]);
    table.ada.mayNot('task:seer-of-the-valley');
    table.ada.does('investigate', 'blue');
    expect(table.ada.leads).toEqual([0, 4, 0]);
  });

  rule('AG-TASK-004', 'a task tied to an action is rewarded when the action is over', () => {
    const table = adventureTable({
      ada: { at: 'kaer-morhen', investigations: ['messengers-errand'] },
      decks: { foulFate: ['lost-papers'] },
    });
    table.ada.does('travel', 'to:ard-carraigh', 'to:tretogor');
    expect(table.ada.leads).toEqual([0, 0, 2]); // the foul fate took the lead of Tretogor, the reward came after it
    expect(table.order('foul-fate-drawn', 'task-completed')).toEqual(['foul-fate-drawn', 'task-completed']);
    const near = adventureTable({ ada: { at: 'kaer-morhen', investigations: ['messengers-errand'] } });
    near.ada.does('travel', 'to:ard-carraigh', 'stop', 'red');
    expect(near.ada.investigations).toEqual(['messengers-errand']); // the same region
  });

  rule('AG-TASK-008', 'a task to defeat a monster is completed at once, in the obstacle step', () => {
    const table = adventureTable({
      ada: { at: 'rivia', investigations: ['trophy-collector', 'bounty-on-a-beast'] },
      zones: { blue: { monsters: ['^drowner'] } },
      fortuneDeck: ['shortcut'],
      rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
    });
    table.ada.does('end-turn');
    expect([table.ada.fortunes, table.ada.investigations]).toEqual([['shortcut'], ['bounty-on-a-beast']]); // a drowner is no beast of silver
    table.isTurnOf('bea');
  });
});

describe('keeping cards', () => {
  rule(
    ['AG-KEEP-001', 'AG-KEEP-002'],
    'a card kept until resolved lies open until it strikes, and is then discarded',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia', foulFate: ['rest'], quest: 'a-debt-of-steel', leads: { red: 3 } },
        decks: { foulFate: ['stain-on-your-name'] },
      });
      table.ada.does('rest');
      expect(table.bea.view().heroes[0]?.fates).toEqual(['stain-on-your-name']);
      expect(table.discard('foul-fate')).toEqual([]);
      table.ada.does('side-quest:1');
      expect([table.ada.vp, table.ada.area.fates, table.discard('foul-fate')]).toEqual([1, [], ['stain-on-your-name']]);
      table.ada.does('side-quest:2');
      expect(table.ada.vp).toBe(1 + 2);
    },
  );
});

describe('drawing, looking, revealing', () => {
  rule(['AG-DRAW-001', 'AG-DRAW-002'], 'the top card of the deck named, resolved at once', () => {
    const table = adventureTable({ decks: { red: ['cold-trail', 'press-ganged', 'notice-board'] } });
    table.ada.does('investigate', 'red');
    expect([table.ada.leads, table.view.decks[0]?.count]).toEqual([[1, 0, 0], 2]);
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
    expect([table.ada.gold, table.ada.developed]).toEqual([1, ['swallow*1']]);
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
  });

  rule('AG-SUPPLY-004', 'an empty deck is made anew from its discard pile at once', () => {
    const table = adventureTable({ decks: { red: ['notice-board'] }, discards: { red: ['claw-marks', 'cold-trail'] } });
    table.ada.does('investigate', 'red');
    expect(table.told('reshuffled')).toMatchObject([{ deck: 'red' }]);
    expect(table.view.decks[0]).toMatchObject({ count: 2, discard: ['notice-board'] });
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
        deck: ['cat'],
      },
    });
    const [seen, own] = [table.bea.view().heroes[0], table.ada.view().heroes[0]];
    expect(seen).toMatchObject({
      leads: { red: 2 },
      development: [{ card: 'quen' }],
      investigations: [{ card: 'lodge-initiate' }],
    });
    expect([seen?.fortunes.cards, seen?.completed.cards]).toEqual([null, null]);
    expect([own?.fortunes.cards, own?.completed.cards, own?.deck]).toEqual([['royal-favour'], ['trial-by-combat'], 1]);
  });
});
