import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { adventureTable } from '../adventure-table';

describe('actions', () => {
  rule(['AG-ACTION-001', 'AG-OPS-002'], 'only the active player acts and operates', () => {
    const table = adventureTable({ ada: {}, bea: { leads: { blue: 3 } } });
    table.isTurnOf('ada');
    table.bea.isAsked(null);
    expect(table.scenario.table.answer(1, 'exchange:blue')).toMatchObject({ refusal: { code: 'not-asked' } });
    expect(table.scenario.table.answer(1, 'rest')).toMatchObject({ refusal: { code: 'not-asked' } });
    const hers = adventureTable({ ada: { leads: { red: 3 } }, bea: { leads: { blue: 3 } }, active: 'bea' });
    hers.ada.isAsked(null);
    hers.bea.does('exchange:blue', 'rest');
    expect([hers.bea.proofs, hers.bea.tokens, hers.ada.tokens]).toEqual([[0, 1, 0], ['rest'], []]);
  });

  rule(['AG-ACTION-002', 'AG-ACTION-003'], 'two actions at most, fewer if one likes', () => {
    const table = adventureTable({ ada: {}, stacks: { bronze: ['drowner', 'ghoul'] }, war: 1 });
    table.ada.may('end-turn');
    table.ada.does('rest');
    table.ada.may('end-turn', 'travel');
    table.ada.does('brew');
    table.ada.isBlocked('travel', 'AG-ACTION-002');
    table.ada.isBlocked('investigate', 'AG-ACTION-002');
    table.ada.isOffered('turn', ['end-turn']);
    table.ada.does('end-turn');
    table.bea.does('end-turn');
    table.isTurnOf('ada');
  });

  rule(
    ['AG-ACTION-004', 'AG-ACTION-005'],
    'the same action only once, and only where neither token nor wound lies',
    () => {
      const table = adventureTable({ ada: { wounds: { develop: 'minor' } } });
      table.ada.isBlocked('develop', 'AG-WOUND-006');
      table.ada.may('rest', 'brew', 'travel', 'investigate');
      table.ada.does('brew');
      table.ada.isBlocked('brew', 'AG-ACTION-004');
      table.ada.may('rest', 'travel', 'investigate');
    },
  );

  rule(
    ['AG-ACTION-006', 'AG-SPACE-001'],
    'every sheet has travel, investigate, develop, rest and one action of its own',
    () => {
      const own = { ada: 'brew', bea: 'prepare', cyn: 'sing', dov: 'command' } as const;
      for (const name of ['ada', 'bea', 'cyn', 'dov'] as const) {
        const table = adventureTable({ players: 4, active: name });
        const actions = table[name].area.spaces.flatMap(({ action }) => (action === null ? [] : [action]));
        expect(actions).toEqual(['travel', 'investigate', 'develop', own[name], 'rest']);
        table[name].may('travel', 'investigate', 'develop', 'rest', own[name]);
      }
      const table = adventureTable({ ada: { foulFate: ['travel', 'develop'] } });
      table.ada.does('brew'); // its token closes this space only, and foul fate closes none
      table.ada.may('travel', 'investigate', 'develop', 'rest');
      table.ada.mayNot('brew');
    },
  );

  rule('AG-ACTION-007', 'a token is placed before anything is resolved, one of two', () => {
    const table = adventureTable({ ada: { at: 'rivia', foulFate: ['travel'] }, decks: { foulFate: ['marsh-fever'] } });
    table.ada.does('travel');
    expect(table.ada.tokens).toEqual(['travel']);
    expect(table.order('action-started', 'foul-fate-drawn')).toEqual(['action-started', 'foul-fate-drawn']);
    table.ada.does('minor:develop', 'to:vengerberg', 'stop', 'rest');
    expect(table.ada.tokens).toEqual(['travel', 'rest']);
  });

  rule('AG-ACTION-008', 'tokens stay during the obstacle step and return after it', () => {
    const table = adventureTable({
      ada: { at: 'rivia', wounds: { travel: 'minor', investigate: 'minor' } },
      zones: { blue: { foulFate: true, monsters: ['^drowner'] } },
      decks: { foulFate: ['marsh-fever'] },
    });
    table.ada.does('brew', 'develop', 'end-turn');
    expect(table.ada.tokens).toEqual(['develop', 'own']);
    table.ada.does('foul-fate');
    expect(table.ada.tokens).toEqual(['develop', 'own']);
    table.ada.isOffered('suffer-wound', ['minor:develop', 'minor:own']);
    table.ada.does('minor:own');
    expect(table.ada.tokens).toEqual([]);
    table.isTurnOf('bea');
  });

  rule(
    ['AG-ACTION-009', 'AG-FOUL-004'],
    'an action once begun is finished, even if its space is wounded on the way',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia', foulFate: ['travel'] },
        decks: { foulFate: ['marsh-fever'] },
      });
      table.ada.does('travel', 'minor:travel');
      table.ada.isAsked('route');
      table.ada.does('to:vengerberg', 'stop');
      expect([table.ada.at, table.ada.leads]).toEqual(['vengerberg', [1, 0, 0]]);
    },
  );

  rule(
    ['AG-ACTION-010', 'AG-ACTION-011', 'AG-DISC-003'],
    'investigate: any deck, its top card, which then goes to its own pile',
    () => {
      const table = adventureTable({
        decks: { red: ['claw-marks', 'notice-board'], blue: ['place-of-power'], purple: ['minstrels-news'] },
      });
      table.ada.does('investigate');
      table.ada.isOffered('investigation-deck', ['red', 'blue', 'purple']);
      table.ada.does('red');
      expect(table.ada.leads).toEqual([1, 0, 0]);
      expect(table.discard('red')).toEqual(['notice-board']);
      expect(table.ada.investigations).toEqual([]);

      const other = adventureTable({
        decks: { red: ['notice-board'], blue: ['place-of-power'], purple: ['minstrels-news'] },
      });
      other.ada.does('investigate', 'purple');
      expect(other.ada.leads).toEqual([0, 0, 2]);
      expect([other.discard('purple'), other.discard('red')]).toEqual([['minstrels-news'], []]);
    },
  );

  rule(
    ['AG-ACTION-012', 'AG-DISC-001', 'AG-DEV-001'],
    'develop: draw two of the own deck, keep one face up, the other goes under the deck',
    () => {
      const table = adventureTable({ ada: { deck: ['cat', 'igni', 'quen', 'aard'] } });
      table.ada.does('develop');
      table.ada.isOffered('keep-development', ['quen', 'aard']);
      expect(table.bea.view().heroes[0]?.drawn).toEqual({ count: 2, cards: null, from: 'development' });
      table.ada.does('quen');
      expect(table.bea.view().heroes[0]?.development.map(({ card }) => card)).toEqual(['quen']);
      const deck = adventureTable({ ada: { deck: ['aard', 'cat', 'igni'] } }).state.heroes[0]?.deck;
      expect(table.state.heroes[0]?.deck).toEqual(deck);
    },
  );

  rule('AG-ACTION-013', 'rest takes off two minor wounds, or a single severe one', () => {
    const wounds = { travel: 'minor', investigate: 'minor', develop: 'minor', own: 'severe' } as const;
    const minors = adventureTable({ ada: { wounds } });
    minors.ada.does('rest');
    minors.ada.isOffered('rest', ['minor:travel', 'minor:investigate', 'minor:develop', 'severe:own']);
    minors.ada.does('minor:travel');
    minors.ada.isOffered('heal', ['investigate', 'develop']);
    minors.ada.does('develop');
    expect(minors.ada.wounds).toEqual(['investigate:minor', 'own:severe']);

    const severe = adventureTable({ ada: { wounds } });
    severe.ada.does('rest', 'severe:own');
    expect(severe.ada.wounds).toEqual(['travel:minor', 'investigate:minor', 'develop:minor']);
    severe.ada.isAsked('turn');
  });

  rule(
    'AG-ACTION-014',
    'a single minor wound goes alone, never with a severe one; rest is open without any wound',
    () => {
      const one = adventureTable({ ada: { wounds: { travel: 'minor', own: 'severe' } } });
      one.ada.does('rest', 'minor:travel');
      expect(one.ada.wounds).toEqual(['own:severe']);
      one.ada.isAsked('turn');
      const severe = adventureTable({ ada: { wounds: { travel: 'minor', own: 'severe' } } });
      severe.ada.does('rest', 'severe:own');
      expect(severe.ada.wounds).toEqual(['travel:minor']);
      const none = adventureTable({});
      none.ada.does('rest');
      expect(none.ada.tokens).toEqual(['rest']);
    },
  );

  rule(
    ['AG-ACTION-015', 'AG-DEV-004', 'AG-DEV-007'],
    'brew puts a marker on every potion that has room, and on nothing else',
    () => {
      const table = adventureTable({ ada: { developed: ['swallow*1', 'cat*3', 'igni', 'thunderbolt'] } });
      table.ada.does('brew');
      expect(table.ada.developed).toEqual(['swallow*2', 'cat*3', 'igni', 'thunderbolt*1']);
    },
  );

  rule(['AG-ACTION-016', 'AG-DEV-007'], 'prepare puts a marker on one spell, not on a full one', () => {
    const table = adventureTable({
      active: 'bea',
      bea: { developed: ['fireball*1', 'dispel*3', 'mending', 'megascope'] },
    });
    table.bea.does('prepare');
    table.bea.isOffered('place-marker', ['fireball', 'mending']);
    table.bea.does('mending');
    expect(table.bea.developed).toEqual(['fireball*1', 'dispel*3', 'mending*1', 'megascope']);
  });

  rule('AG-ACTION-017', 'sing brings two gold', () => {
    const table = adventureTable({ active: 'cyn', cyn: { gold: 1 } });
    table.cyn.does('sing');
    expect(table.cyn.gold).toBe(3);
  });

  rule('AG-ACTION-018', 'command resolves two different companions', () => {
    const table = adventureTable({ active: 'dov', dov: { gold: 0 } });
    table.dov.does('command');
    table.dov.isOffered('companion', ['yannick-brass', 'paulie-dahlberg', 'xavier-moran', 'regan-dahlberg']);
    table.dov.does('paulie-dahlberg');
    table.dov.isOffered('companion', ['yannick-brass', 'xavier-moran', 'regan-dahlberg']);
    table.dov.does('yannick-brass', '2:lead');
    expect([table.dov.gold, table.dov.leads]).toEqual([1, [0, 0, 1]]);
    table.dov.isAsked('turn');
  });

  rule('AG-ACTION-019', 'an action that changes nothing may be chosen, and its foul fate is met', () => {
    const table = adventureTable({ ada: { gold: 3, foulFate: ['own'] }, decks: { foulFate: ['thief-in-the-night'] } });
    table.ada.does('brew');
    expect([table.ada.gold, table.ada.tokens, table.ada.developed]).toEqual([1, ['own'], []]);
  });
});

describe('action spaces', () => {
  rule(['AG-SPACE-002', 'AG-SPACE-003'], 'all actions but rest can be wounded, so wounds never block resting', () => {
    const table = adventureTable({
      ada: { wounds: { travel: 'minor', investigate: 'minor', develop: 'minor' }, foulFate: ['rest'], at: 'rivia' },
      decks: { foulFate: ['marsh-fever'] },
    });
    table.ada.does('rest');
    expect(table.told('wounded').map(({ space }) => space)).toEqual(['own']);
    const open = adventureTable({ ada: { foulFate: ['travel'], at: 'rivia' }, decks: { foulFate: ['marsh-fever'] } });
    open.ada.does('travel');
    open.ada.isOffered('suffer-wound', ['minor:travel', 'minor:investigate', 'minor:develop', 'minor:own']);
    const own = adventureTable({ ada: { wounds: { own: 'severe' } } });
    own.ada.may('rest', 'travel');
  });

  rule(
    'AG-SPACE-004',
    'beside each of the five actions there is room for one foul fate token, which closes no action',
    () => {
      const table = adventureTable({
        ada: { foulFate: ['travel', 'own'] },
        decks: { purple: [], blue: ['cursed-relic'] },
      });
      table.ada.may('travel', 'brew');
      table.ada.does('investigate', 'blue');
      table.ada.isOffered('place-foul-fate', ['investigate', 'develop', 'rest']);
      table.ada.does('rest', 'develop');
      expect(table.ada.foulFate).toEqual(['travel', 'develop', 'own', 'rest']);
      expect(table.ada.tokens).toEqual(['investigate']);
    },
  );
});
