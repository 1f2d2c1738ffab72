import type { Viewer } from '@medallion/kernel';
import { adventureGameLedger } from '@medallion/rulebook/adventure-game';
import { randomGame, rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { ENEMIES, INVESTIGATION } from '../../src/components';
import { adventureGame } from '../../src/game';
import { adventureTable, faces } from '../adventure-table';
import { soakConfig } from '../soak-config';

describe('terms that other rules use', () => {
  rule(
    'AG-GOLD-001',
    'the reference guide is the authority: whatever happens is told with a rule of its ledger',
    () => {
      const { rules, byId } = adventureGameLedger;
      // Each rule comes from the guide (002 is the English, 004 the German one), or says that the guide is silent.
      for (const { id, source, isRuling } of rules) {
        expect(isRuling || /(^|; )00[24]: /.test(source) || source.startsWith('facts: '), id).toBe(true);
        expect(source, id).not.toMatch(/booklet|learn/i);
      }
      const told = randomGame(adventureGame, soakConfig('authority'), 'authority', { isLive: true, limit: 1500 }).table;
      const cited = new Set(told.takeEvents().map((event) => event.rule));
      expect(cited.size).toBeGreaterThan(30);
      expect([...cited].filter((id) => !byId.has(id))).toEqual([]);
    },
  );

  rule('AG-GOLD-003', 'an effect that forbids beats one that allows: Second Wind does not lift a delay', () => {
    const table = adventureTable({
      ada: { at: 'rivia', quest: null, fortunes: ['second-wind'], foulFate: ['rest'] },
      decks: { foulFate: ['broken-axle'] },
    });
    table.ada.does('rest', 'pass'); // the broken axle: no next action
    table.ada.does('fortune:second-wind'); // resting again would be allowed
    expect(table.ada.tokens).toEqual([]);
    table.ada.isOffered('turn', ['stand-up']);
    table.ada.isBlocked('rest', 'AG-DELAY-002');

    const ignored = adventureTable({
      ada: { at: 'rivia', gold: 2, fortunes: ['narrow-escape'] },
      zones: { blue: { foulFate: true, monsters: ['^drowner'] } },
      decks: { foulFate: ['thief-in-the-night'] },
    });
    ignored.ada.does('end-turn', 'fortune:narrow-escape'); // the free choice of the obstacle is gone
    expect([ignored.told('battle-started'), ignored.ada.gold]).toEqual([[], 0]);
  });

  rule('AG-GOLD-004', '"may" can be declined, "must" cannot', () => {
    const may = adventureTable({ ada: { at: 'vizima', wounds: { own: 'minor' } } });
    may.ada.does('travel', 'to:ellander', 'stop');
    may.ada.may('skip');
    const must = adventureTable({
      ada: { at: 'rivia' },
      zones: { blue: { foulFate: true } },
      decks: { foulFate: ['marsh-fever'] },
    });
    must.ada.does('end-turn');
    must.ada.isAsked('suffer-wound');
    must.ada.mayNot('skip', 'pass');
  });

  rule('AG-TURN-001', 'the active player is the one whose turn it is', () => {
    const table = adventureTable({ ada: { at: 'rivia' }, war: 1 });
    expect(table.view.active).toBe(0);
    table.ada.does('end-turn');
    expect(table.view.active).toBe(1);
    table.isTurnOf('bea');
  });

  rule('AG-TRADE-005', 'a promise is only words: a gift obliges nobody', () => {
    const table = adventureTable({ ada: { at: 'rivia', gold: 1 }, bea: { at: 'rivia', gold: 1 }, war: 1 });
    table.ada.does('trade:seat-1', 'give:gold', 'offer');
    table.bea.does('accept');
    table.ada.does('end-turn');
    table.bea.may('end-turn', 'travel');
    expect([table.ada.gold, table.bea.gold]).toEqual([0, 2]);
  });

  rule(
    'AG-TALK-001',
    'deals can be discussed at any time: what they are about lies open to all, whatever is going on',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia', gold: 1, leads: { red: 2 }, proofs: { blue: 1 }, quest: 'a-debt-of-steel' },
        bea: { at: 'rivia', gold: 4, leads: { blue: 3 } },
        cyn: { at: 'cintra', proofs: { purple: 2 } },
        zones: { blue: { foulFate: true, monsters: ['^striga'] } },
        rolls: faces('geralt', ['sword', 'shield', 'dodge', 'sword', 'shield', 'sword']),
      });
      const bargain = (viewer: Viewer) => {
        const { heroes, support } = table.scenario.table.view(viewer);
        const holdings = heroes.map(({ at, gold, leads, proofs, quest }) => ({ at, gold, leads, proofs, quest }));
        return { holdings, support };
      };
      const isOpenToAll = (): void => {
        for (const viewer of [0, 1, 2, 'spectator'] as const) expect(bargain(viewer)).toEqual(bargain('everything'));
        expect(bargain('spectator').support.map(({ seat }) => seat)).toEqual([0, 1, 2]);
        expect(bargain('spectator').holdings[1]).toMatchObject({ at: 'rivia', gold: 4, leads: { blue: 3 } });
      };
      isOpenToAll();
      table.ada.does('trade:seat-1', 'give:red', 'offer');
      isOpenToAll();
      table.bea.does('refuse');
      table.ada.does('end-turn', 'monster:striga');
      table.ada.isAsked('modify-results');
      isOpenToAll();
    },
  );

  rule('AG-TALK-002', 'offers and answers are told to everybody, uncut', () => {
    const table = adventureTable({ ada: { at: 'rivia', gold: 1 }, bea: { at: 'rivia' }, cyn: {} });
    table.ada.does('trade:seat-1', 'give:gold', 'offer');
    table.bea.does('refuse');
    expect(table.heard(2, 'trade-offered')).toEqual(table.told('trade-offered'));
    expect(table.heard('spectator', 'trade-refused')).toEqual(table.told('trade-refused'));
    expect(table.told('trade-offered')).toHaveLength(1);
  });

  rule('AG-RITUAL-001', 'some enemies have ritual instead of sword, some beside it', () => {
    const instead = ENEMIES.filter(({ sword, ritual }) => sword === null && ritual !== null).map(({ id }) => id);
    const beside = ENEMIES.filter(({ sword, ritual }) => sword !== null && ritual !== null).map(({ id }) => id);
    expect(instead).toContain('phantom');
    expect(beside.toSorted()).toEqual(['barrow-guardian', 'leshen', 'renegade', 'thing-beyond']);
    expect(ENEMIES.every(({ sword, ritual }) => sword !== null || ritual !== null)).toBe(true);
  });

  rule('AG-MONSTER-007', 'who chooses among stacked monsters sees only the backs', () => {
    const table = adventureTable({
      ada: { at: 'rivia' },
      zones: { blue: { monsters: ['ghoul', 'bruxa', 'drowner'] } },
    });
    table.ada.does('end-turn');
    table.ada.isOffered('obstacle', ['monster:bronze-face-down', 'monster:silver-face-down']);
    expect(table.ada.view().zones[3]?.monsters.map(({ monster }) => monster)).toEqual([null, null, null]);
  });

  rule('AG-INV-007', 'a setback is only a mark: the card is resolved and discarded like any other', () => {
    for (const deck of ['red', 'blue', 'purple'] as const) {
      const setbacks = INVESTIGATION.filter((card) => card.deck === deck && card.isSetback);
      expect(
        setbacks.reduce((sum, { copies }) => sum + copies, 0),
        deck,
      ).toBeGreaterThanOrEqual(9);
    }
    const table = adventureTable({ ada: { leads: { red: 1 } }, decks: { red: ['cold-trail'] } });
    table.ada.does('investigate', 'red');
    expect([table.ada.leads, table.discard('red')]).toEqual([[0, 0, 0], ['cold-trail']]);
  });

  rule('AG-TASK-005', 'completed tasks are shown apart from open ones', () => {
    const table = adventureTable({
      ada: { investigations: ['seer-of-the-valley+', 'turncoat-mage', 'lodge-initiate'] },
    });
    expect(table.bea.view().heroes[0]?.investigations.map(({ task }) => task)).toEqual(['done', 'open', null]);
  });

  rule('AG-TRAIT-001', 'a trait does nothing until an effect refers to it', () => {
    const table = adventureTable({
      ada: { investigations: ['lodge-initiate', 'lodge-initiate'] },
      decks: { blue: ['squirrel-courier'] },
    });
    table.ada.does('investigate', 'blue');
    expect(table.ada.leads).toEqual([0, 1, 0]); // two Lodge cards, but only one Aen Seidhe
  });

  rule('AG-AREA-001', 'a play area holds the sheet, cards and tokens of its hero', () => {
    const table = adventureTable({
      ada: {
        deck: ['cat', 'quen'],
        developed: ['igni'],
        completed: ['trial-by-combat'],
        investigations: ['lodge-initiate'],
        fates: ['stain-on-your-name'],
        fortunes: ['shortcut'],
        gold: 2,
        leads: { blue: 1 },
        proofs: { red: 1 },
      },
    });
    expect(table.ada.area).toMatchObject({
      deck: 2,
      development: [{ card: 'igni' }],
      quest: { quest: 'a-debt-of-steel' },
      completed: { cards: ['trial-by-combat'] },
      investigations: [{ card: 'lodge-initiate' }],
      fates: ['stain-on-your-name'],
      fortunes: { cards: ['shortcut'] },
      gold: 2,
      leads: { blue: 1 },
      proofs: { red: 1 },
    });
  });

  rule('AG-VP-001', 'each player has one marker on the track', () => {
    const table = adventureTable({ ada: { vp: 7 }, bea: { vp: 84 }, cyn: { vp: 0 } });
    expect(table.view.heroes.map(({ vpSpace }) => vpSpace)).toEqual([7, 4, 0]);
  });

  rule('AG-VP-002', 'quests and monsters earn VP', () => {
    const table = adventureTable({
      ada: { at: 'rivia', quest: 'a-debt-of-steel' },
      zones: { blue: { monsters: ['^drowner'] } },
      rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
    });
    table.ada.does('side-quest:2');
    expect(table.ada.vp).toBe(2);
    table.ada.does('end-turn');
    expect(table.ada.vp).toBe(3);
  });
});
