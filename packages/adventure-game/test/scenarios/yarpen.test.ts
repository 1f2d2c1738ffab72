import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { adventureTable } from '../adventure-table';

describe('Yarpen', () => {
  const YARPEN = ['yannick-brass', 'paulie-dahlberg', 'xavier-moran', 'regan-dahlberg'];

  rule(
    ['AG-YARPEN-001', 'AG-YARPEN-002', 'AG-YARPEN-003'],
    'his four companions lie open from the start, are no development cards, and work by command only',
    () => {
      const table = adventureTable({ players: 4, active: 'dov' });
      expect(table.dov.area.companions).toEqual(YARPEN);
      expect([table.dov.developed, table.ada.area.companions]).toEqual([[], []]);
      expect(table.dov.offers().filter((option) => YARPEN.some((name) => option.includes(name)))).toEqual([]);
      table.dov.isOffered('turn', ['end-turn', 'travel', 'investigate', 'develop', 'command', 'rest']);
      table.dov.does('command', 'paulie-dahlberg', 'yannick-brass', '1:lead');
      expect([table.dov.area.companions, table.dov.developed]).toEqual([YARPEN, []]);
    },
  );

  rule('AG-YARPEN-004', 'he chooses the order of the two', () => {
    const one = adventureTable({ players: 4, active: 'dov' });
    const any = adventureTable({ players: 4, active: 'dov' });
    any.dov.does('command');
    any.dov.isOffered('companion', YARPEN);
    any.dov.does('regan-dahlberg');
    any.dov.isOffered('companion', ['yannick-brass', 'paulie-dahlberg', 'xavier-moran']);
    one.dov.does('command', 'paulie-dahlberg', 'yannick-brass', '1:lead');
    const other = adventureTable({ players: 4, active: 'dov' });
    other.dov.does('command', 'yannick-brass', '1:lead', 'paulie-dahlberg');
    expect(one.told('gained').map(({ what }) => what)).toEqual(['gold', 'red']);
    expect(other.told('gained').map(({ what }) => what)).toEqual(['red', 'gold']);
  });

  rule('AG-YARPEN-005', 'for each draw of quests he picks one of two decks, and takes all cards from it', () => {
    const table = adventureTable({
      dov: { at: 'cintra', proofs: { red: 1, purple: 1 }, quest: 'hostage-at-the-bridge' },
      active: 'dov',
      questDecks: {
        red: ['trial-by-combat', 'the-millers-curse'],
        purple: ['two-crowns', 'songs-for-spies'],
        blue: ['lines-of-power'],
      },
    });
    table.dov.does('main-quest');
    table.dov.isOffered('quest-deck', ['red', 'purple']);
    table.dov.does('purple');
    table.dov.isOffered('keep-quest', ['two-crowns', 'songs-for-spies']);
    expect(table.view.questDecks.red.count).toBe(2);
  });

  rule(
    ['AG-YARPEN-006', 'AG-YARPEN-007'],
    'two armour spaces for a wound each, by free choice, that block nothing',
    () => {
      const table = adventureTable({
        dov: { at: 'rivia', wounds: { travel: 'minor', 'armour-1': 'minor' } },
        active: 'dov',
        zones: { blue: { foulFate: true } },
        decks: { foulFate: ['marsh-fever'] },
      });
      table.dov.isBlocked('travel', 'AG-WOUND-006');
      table.dov.may('investigate', 'develop', 'command', 'rest');
      table.dov.does('end-turn');
      table.dov.isOffered('suffer-wound', ['minor:investigate', 'minor:develop', 'minor:own', 'minor:armour-2']);
      table.dov.does('minor:armour-2');
      expect(table.dov.wounds).toEqual(['travel:minor', 'armour-1:minor', 'armour-2:minor']);
    },
  );

  rule('AG-YARPEN-007', 'the duty to rest asks for the action spaces only, the loss of VP for all', () => {
    const wounds = { travel: 'minor', investigate: 'minor', develop: 'minor', own: 'minor' } as const;
    const table = adventureTable({
      dov: { at: 'rivia', vp: 5, wounds, foulFate: ['rest'] },
      active: 'dov',
      decks: { foulFate: ['marsh-fever'] },
    });
    table.dov.isOffered('turn', ['rest']);
    table.dov.does('rest');
    table.dov.isOffered('suffer-wound', ['minor:armour-1', 'minor:armour-2']);
    expect(table.dov.vp).toBe(5);
  });

  rule('AG-YARPEN-008', 'rest and hearts heal armour like everything else, one rest in total', () => {
    const table = adventureTable({
      dov: { wounds: { 'armour-1': 'minor', 'armour-2': 'severe', own: 'minor' } },
      active: 'dov',
    });
    table.dov.does('rest');
    table.dov.isOffered('rest', ['minor:own', 'minor:armour-1', 'severe:armour-2']);
    table.dov.does('minor:armour-1');
    expect(table.dov.wounds).toEqual(['armour-2:severe']);
    const heart = adventureTable({ dov: { at: 'vizima', wounds: { 'armour-2': 'severe' } }, active: 'dov' });
    heart.dov.does('travel', 'to:ellander', 'stop', 'armour-2');
    expect(heart.dov.wounds).toEqual(['armour-2:minor']);
  });

  rule('AG-YARPEN-009', 'no foul fate on armour', () => {
    const table = adventureTable({
      dov: { foulFate: ['travel', 'develop', 'own', 'rest'], vp: 6 },
      active: 'dov',
      decks: { blue: ['cursed-relic'] },
    });
    table.dov.does('investigate', 'blue');
    expect([table.dov.foulFate, table.dov.vp]).toEqual([['travel', 'investigate', 'develop', 'own', 'rest'], 4]);
  });
});
