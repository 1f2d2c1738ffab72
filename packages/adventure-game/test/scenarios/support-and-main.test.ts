import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { SUPPORT } from '../../src/components';
import { adventureTable, faces, vpOfMain } from '../adventure-table';

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
    expect(victory.ada.vp).toBe(5 + 2 + vpOfMain('the-beast-of-the-mill'));
    const defeat = battle(lost);
    defeat.ada.does('main-quest', 'minor:own', 'trial-by-combat');
    expect(defeat.ada.vp).toBe(5 - 1 + vpOfMain('the-beast-of-the-mill'));
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
