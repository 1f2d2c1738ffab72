import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
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
    table.ada.isBlocked('use:swallow', 'AG-SPEND-006');
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

describe('a card for once per roll', () => {
  rule('AG-DEV-009', 'is there again in the next battle', () => {
    const shown = ['blank', 'double-shield', 'blank', 'shield', 'shield', 'shield'] as const;
    const table = adventureTable({
      ada: { at: 'rivia', developed: ['blizzard*3'] },
      bea: { at: 'cintra' },
      war: 1,
      zones: { blue: { monsters: ['^drowner'] } },
      rolls: [...faces('geralt', shown), faceOf('geralt', 0, 'blank'), ...faces('geralt', shown)],
    });
    table.ada.does('end-turn', 'use:blizzard', 'die-1', 'done');
    table.bea.does('end-turn');
    table.ada.does('end-turn');
    table.ada.isOffered('modify-results', ['done', 'use:blizzard']);
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

  rule(
    ['AG-FORTUNE-002', 'AG-FORTUNE-003'],
    'at the moment of another card only that card is on offer, and none for the turn',
    () => {
      const table = adventureTable({
        ada: { gold: 3, fortunes: ['royal-favour', 'whetted-blade', 'scapegoat'], foulFate: ['rest'] },
        decks: { foulFate: ['thief-in-the-night'] },
      });
      table.ada.does('rest');
      table.ada.isOffered('moment-foul-fate', ['pass', 'fortune:scapegoat']);
      table.ada.isBlocked('fortune:royal-favour', 'AG-FORTUNE-002');
      table.ada.does('fortune:scapegoat');
      expect([table.ada.gold, table.discard('foul-fate')]).toEqual([3, ['thief-in-the-night']]);
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

describe('cards that add to an action of their hero', () => {
  rule(['AG-ACTION-017', 'AG-GOLD-004', 'AG-DEV-007'], 'Encore may put a marker on a friend, and need not', () => {
    const singing = (developed: readonly string[]) => {
      const table = adventureTable({ cyn: { developed }, active: 'cyn' });
      table.cyn.does('sing');
      return table;
    };
    const table = singing(['encore', 'shani*1']);
    table.cyn.isOffered('place-marker', ['none', 'shani']);
    table.cyn.does('none');
    expect([table.cyn.gold, table.cyn.developed]).toEqual([2, ['encore', 'shani*1']]);
    const placed = singing(['encore', 'shani*1', 'cahir']);
    placed.cyn.does('cahir');
    expect(placed.cyn.developed).toEqual(['encore', 'shani*1', 'cahir*1']);
    singing(['encore', 'shani*3']).cyn.isAsked('turn'); // no friend has room
  });

  rule(['AG-ACTION-016', 'AG-DEV-007'], 'Grimoire places a second marker, which must be placed', () => {
    const table = adventureTable({ bea: { developed: ['grimoire', 'dispel', 'mending*3'] }, active: 'bea' });
    table.bea.does('prepare');
    expect(table.bea.developed).toEqual(['grimoire', 'dispel*2', 'mending*3']);
    const two = adventureTable({ bea: { developed: ['grimoire', 'dispel', 'mending'] }, active: 'bea' });
    two.bea.does('prepare');
    two.bea.isOffered('place-marker', ['dispel', 'mending']);
  });

  rule('AG-ACTION-017', 'the lute brings its gold beside the song, once for each song', () => {
    const table = adventureTable({ cyn: { developed: ['famous-lute'] }, active: 'cyn' });
    table.cyn.does('sing');
    expect(table.cyn.gold).toBe(3);
  });
});

describe('a good fortune card for battle', () => {
  rule(
    ['AG-DICE-004', 'AG-FORTUNE-004', 'AG-BATTLE-004'],
    'Lucky Charm rolls the chosen dice again, and is spent',
    () => {
      const rolled = faces('geralt', ['blank', 'blank', 'blank', 'sword', 'shield', 'sign']);
      const table = adventureTable({
        ada: { at: 'rivia', fortunes: ['lucky-charm'] },
        zones: { blue: { monsters: ['^drowner'] } },
        rolls: [...rolled, faceOf('geralt', 0, 'double-sword')],
      });
      table.ada.does('end-turn', 'pass', 'fortune:lucky-charm');
      table.ada.isAsked('reroll');
      table.ada.does('die-1', 'done');
      expect(table.told('rerolled').map(({ die, face }) => [die, face])).toEqual([[0, 'double-sword']]);
      expect(table.told('battle-decided')[0]?.pool).toMatchObject({ sword: 3, shield: 1 });
      expect([table.ada.fortunes, table.view.fortuneDiscard]).toEqual([[], ['lucky-charm']]);
    },
  );
});
