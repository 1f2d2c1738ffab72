import { describe, expect } from 'vitest';
import { CARDS } from '../../old-world-table';
import { huntTable, place, rule } from './hunt-table';

const { forest, mountain } = CARDS;
const VIPER = 'viper-quick-slash-1';

describe('phase I of all', () => {
  rule(['OW-WH-018', 'OW-WH-024'], 'everybody is asked at once, and each option is named for its own seat', () => {
    const table = huntTable({
      ada: { at: 'kaer-morhen', hand: [forest] },
      bea: { at: 'hengfors', hand: [VIPER] },
      cyn: { at: 'stygga', hand: [] },
    });
    table.ada.may(`move:vizima:${forest}`, 'end');
    table.bea.may(`move:vizima:${VIPER}`, 'end');
    table.bea.does(`move:vizima:${VIPER}`);
    table.ada.does(`move:vizima:${forest}`);
    expect([table.ada.at, table.bea.at]).toEqual(['vizima', 'vizima']);
    table.bea.does('act:pool-clearing', 'done');
    table.ada.may('act:pool-clearing');
  });

  rule(['OW-WH-030', 'OW-WH-094'], 'whoever is done may take it back until all are done', () => {
    const table = huntTable({
      ada: { at: 'kaer-morhen', hand: [forest], gold: 0 },
      bea: { at: 'hengfors', hand: [VIPER], gold: 0 },
    });
    table.ada.does('end');
    table.ada.isOffered('journey', ['resume']);
    table.ada.does('resume');
    table.ada.may(`move:vizima:${forest}`);
    table.ada.does('end');
    table.bea.does('end');
    expect(table.state.phase).toBe('discard');
  });

  rule(
    ['OW-WH-030'],
    'a player to whom nothing is open counts as done, and is asked again when something opens',
    () => {
      const table = huntTable({
        steps: 0,
        ada: { at: 'kaer-morhen', hand: [], gold: 0 },
        bea: { at: 'kaer-morhen', hand: [VIPER], gold: 1 },
      });
      table.ada.isAsked(null);
      table.bea.does('give:gold:0');
      table.ada.does('take');
      table.ada.may('give:gold:1');
    },
  );

  rule('OW-WH-025', 'no action where a hound or the Hunt is', () => {
    const sketch = { ada: { at: 'vizima', hand: [mountain] }, bea: { at: 'stygga', hand: [VIPER] } };
    huntTable(sketch).ada.may('act:pool-clearing');
    huntTable(sketch, { at: place('vizima') }).ada.isBlocked('act:pool-clearing', 'OW-WH-025');
    huntTable(sketch, { hounds: [{ at: place('vizima'), level: 1 }] }).ada.isBlocked('act:pool-clearing', 'OW-WH-025');
  });

  rule(['OW-WH-028', 'OW-WH-095'], 'at one place gold, potions and trails change hands, if the other will', () => {
    const table = huntTable({
      ada: { at: 'vizima', hand: [forest], gold: 2, potions: ['swallow'], trails: { water: '?gorthur-gvaed' } },
      bea: { at: 'vizima', hand: [VIPER], gold: 0 },
      cyn: { at: 'stygga', hand: [] },
    });
    table.ada.mayNot('give:gold:2');
    table.ada.does('give:gold:1');
    table.bea.isOffered('take-offer', ['take', 'refuse']);
    table.bea.does('refuse');
    expect([table.ada.gold, table.bea.gold]).toEqual([2, 0]);
    table.bea.does('end');
    table.ada.does('give:gold:1');
    table.bea.does('take');
    expect([table.ada.gold, table.bea.gold]).toEqual([1, 1]);
    // Taking it takes "done" back.
    table.bea.may(`move:novigrad:${VIPER}`);
    table.ada.does('give:swallow:1');
    table.bea.does('take');
    table.ada.does('give:trail-water:1');
    table.bea.does('take');
    expect(table.state.witchers.map(({ potions }) => potions.length)).toEqual([0, 1, 0]);
    expect(table.state.witchers[1]?.trails[2]).not.toBe(-1);
  });
});

describe('phase III of all', () => {
  rule(['OW-WH-018', 'OW-WH-093'], 'all discard and draw side by side', () => {
    const table = huntTable({
      phase: 'discard',
      ada: { hand: [forest, mountain] },
      bea: { hand: [VIPER, 'viper-cleave-1'] },
    });
    table.ada.may('done', forest);
    table.bea.does(VIPER);
    table.ada.does('done');
    table.ada.isAsked(null);
    table.bea.does('done');
    expect(table.state.phase).toBe('gain');
  });

  rule('OW-WH-018', 'who comes first to the pool takes the card', () => {
    const table = huntTable({ phase: 'gain', ada: { hand: [] }, bea: { hand: [] } });
    table.ada.may('ward-1');
    table.bea.does('ward-1');
    table.ada.mayNot('ward-1');
  });
});

describe('monsters', () => {
  rule(['OW-WH-038', 'OW-WH-102'], 'nobody chooses an attack: the card is turned over, then the token flipped', () => {
    const table = huntTable({
      phase: 'deed',
      lairs: { forest: { monster: 'arachas', at: 'vizima' } },
      ada: { at: 'vizima', hand: [forest] },
      bea: { at: 'stygga', hand: [] },
    });
    table.ada.does('fight:arachas');
    const order = table.scenario.told.flatMap((event) =>
      event.type === 'attack-revealed' ? ['card'] : event.type === 'module' ? [event.what] : [],
    );
    expect(order.slice(0, 2)).toEqual(['card', 'flip']);
    table.bea.isAsked(null);
  });
});
