import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { INVESTIGATION } from '../../src/components';
import { adventureTable, faces, newAdventure, reworded } from '../adventure-table';

describe('investigation cards', () => {
  rule('AG-INV-001', 'three decks of forty', () => {
    for (const deck of ['red', 'blue', 'purple'] as const) {
      expect(INVESTIGATION.filter((card) => card.deck === deck).reduce((sum, { copies }) => sum + copies, 0)).toBe(40);
    }
    const table = newAdventure(['geralt', 'triss'], 'decks');
    expect(table.view.decks.slice(0, 3).map(({ deck, count }) => [deck, count])).toEqual([
      ['red', 40],
      ['blue', 40],
      ['purple', 40],
    ]);
    const open = adventureTable({
      decks: { red: ['notice-board'], blue: ['place-of-power'], purple: ['minstrels-news'] },
    });
    open.ada.does('investigate');
    open.ada.isOffered('investigation-deck', ['red', 'blue', 'purple']);
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
    const poor = adventureTable({ ada: { leads: { purple: 1 }, investigations: ['turncoat-mage'] } });
    poor.ada.mayNot('task:turncoat-mage');
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
    const contract = INVESTIGATION.find(({ id }) => id === 'witcher-contract');
    if (contract === undefined) throw new Error('no such card');
    reworded(contract, { trait: 'nilfgaard' }, () => {
      const done = adventureTable({
        ada: { at: 'rivia', investigations: ['witcher-contract+'] },
        zones: { blue: { monsters: ['^drowner'] } },
        rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
      });
      done.ada.does('end-turn'); // another bronze monster, but the task is done
      expect([done.told('task-completed'), done.ada.leads]).toEqual([[], [0, 0, 0]]);
    });
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
