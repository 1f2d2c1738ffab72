import { choose, type Flow, type Prompt, type Question, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { finishPhase, nextOpening, nextPhase } from '../../src/base/turn/turn';
import { gainGold } from '../../src/base/witcher/resources';
import { cardId, schoolIndex } from '../../src/core/cards/components';
import { startingCardsOf } from '../../src/core/cards-of';
import { EVENTS } from '../../src/core/components';
import { BASE_BOARD } from '../../src/core/map';
import type { Module } from '../../src/core/module';
import type { LocationFacts } from '../../src/core/pack';
import { rulesFor } from '../../src/core/rules-of';
import { slice } from '../../src/core/slice';
import { type OldWorldPlay, type OldWorldState, turnOf } from '../../src/core/state';
import { oldWorldWith } from '../../src/game';
import { oldWorldKnowledge } from '../../src/knowledge/index';
import { placeWorths } from '../../src/knowledge/journeys';
import { CARDS, newOldWorld, oldWorldTable } from '../old-world-table';

const { forest, mountain, water } = CARDS;
const MULE = EVENTS.find((card) => card.kind === 'companion' && card.companion === 'mule')?.number as number;

function byChoice(id: string, changes: Omit<Module, 'manifest'> = {}): Module {
  return { manifest: { id, comes: 'by-choice' }, ...changes };
}

const yesPrompt: Prompt<OldWorldState, string> = { id: 'yes', answersLieOpen: true, optionId: (word) => word };
/** After every round the first player says yes, and everybody is paid. */
const payday = byChoice('payday', {
  lists: {
    roundPhases: {
      add: [
        {
          id: 'payday',
          step: function* (play: OldWorldPlay): Flow {
            yield* choose(play.state.first, yesPrompt, ['yes', 'no']);
            for (const seat of play.state.witchers.keys()) gainGold(play, seat, 1, 'OW-TURN-001');
            nextPhase(play);
          },
        },
      ],
    },
  },
});

/** Two things wait at Hengfors: a coin, and a die for another one. */
const finds = byChoice('finds', {
  lists: {
    entries: {
      add: ['coin', 'purse'].map((id, n) => ({
        id,
        isDue: ({ witchers }, seat) => (witchers[seat]?.gold ?? 0) <= 1,
        // biome-ignore lint/correctness/useYield: it asks nothing
        enter: function* (play, seat) {
          gainGold(play, seat, n + 1, 'OW-TRAIL-001');
        },
      })),
    },
  },
});

/** All walk at the same time. */
const together = byChoice('together', { hooks: { modifyActors: (_, { witchers }) => [...witchers.keys()] } });

interface Ledger {
  readonly entries: readonly number[];
}
const ledger = slice<Ledger>('ledger');
/** Writes down what its owner should not, in place of a new page. */
const forger = byChoice('ledger', {
  lay: (): Ledger => ({ entries: [] }),
  hooks: {
    // biome-ignore lint/correctness/useYield: it asks nothing
    onActed: function* (play) {
      (ledger.of(play.state).entries as number[]).push(1);
    },
  },
});

const strict = byChoice('strict', { hooks: { mayAct: () => 'OW-ACT-003' } });
const kind = byChoice('kind', { with: { strict: { hooks: { modifyAttributeName: () => 'kindness' } } } });
/** A fire burns at the fourth place: it is good to stay there. */
const FIRE = 3;
const homely = byChoice('homely', {
  hooks: { modifyStayWorth: (worth, _state, _seat, at) => (at === FIRE ? worth + 5 : worth) },
});
const lost = byChoice('lost', {
  lists: {
    ends: {
      add: [{ id: 'lost', check: () => ({ seat: null, together: 'lost', reason: 'too-late', rule: 'OW-WIN-001' }) }],
    },
  },
});
const quiet = byChoice('quiet', { lists: { actions: { leaveOut: ['monster', 'duel', 'meditate', 'explore'] } } });
/** Before the first turn the first player says yes; in phase I everybody may rest for a coin, and a dog pays for a step. */
const rest = byChoice('rest', {
  lists: {
    opening: {
      add: [
        {
          id: 'greeting',
          step: function* (play: OldWorldPlay): Flow {
            yield* choose(play.state.first, yesPrompt, ['yes']);
            nextOpening(play);
          },
        },
      ],
    },
    journey: {
      add: [
        {
          id: 'rest',
          options: () => [7],
          optionId: (option) => `rest:${option}`,
          worth: () => (option) => option * 1000,
          // biome-ignore lint/correctness/useYield: it asks nothing
          perform: function* (play, seat, option) {
            gainGold(play, seat, option, 'OW-ACT-001');
            finishPhase(play, seat);
          },
        },
      ],
    },
    payments: { leaveOut: ['mule'] },
  },
});
const moreMonsters = byChoice('more-monsters', { lists: { boxes: { add: ['monster-trail'] } } });
const wide = byChoice('wide', {
  lists: {
    locations: {
      add: Array.from({ length: 14 }, (_, n) => ({ ...(BASE_BOARD.locations[0] as LocationFacts), id: `isle-${n}` })),
    },
  },
});
const WRONG = [
  byChoice('adds-twice', { lists: { ends: { add: [{ id: 'top-spot', check: () => null }] } } }),
  byChoice('replaces-nothing', { lists: { ends: { replace: [{ id: 'nowhere', check: () => null }] } } }),
  byChoice('leaves-out-nothing', { lists: { actions: { leaveOut: ['sleep'] } } }),
  byChoice('takes-a-name', { lists: { roundPhases: { add: [{ id: 'fight', step: function* () {} }] } } }),
];
oldWorldWith([payday, finds, together, forger, strict, kind, homely, lost, quiet, rest, moreMonsters, wide, ...WRONG]);

describe('a round', () => {
  it('may end with phases of its own, after the last turn and before the next', () => {
    const table = oldWorldTable({ modules: ['payday'], active: 'bea', phase: 'gain', ada: { hand: [forest] } });
    table.bea.does('ward-1');
    table.waitsFor('ada', 'yes');
    expect(table.told('turn-started')).toEqual([]);
    table.ada.does('yes');
    expect([table.ada.gold, table.bea.gold]).toEqual([1, 1]);
    table.waitsFor('ada', 'journey');
    expect(table.told('turn-started')).toMatchObject([{ seat: 0, round: 2 }]);
  });
  it('goes on to the next seat where it is not over', () => {
    const table = oldWorldTable({ modules: ['payday'], phase: 'gain', ada: { hand: [] }, bea: { hand: [forest] } });
    table.ada.does('ward-1');
    table.waitsFor('bea', 'journey');
  });
});

describe('entering a place', () => {
  it('lets the seat order what is due there', () => {
    for (const [first, gold] of [
      ['coin', [1, 2]],
      ['purse', [2, 1]],
    ] as const) {
      const table = oldWorldTable({ modules: ['finds'], steps: 0, ada: { at: 'kaer-seren', hand: [water, forest] } });
      const [move] = table.ada.offers().filter((option) => option.startsWith('move:'));
      table.ada.does(move as string);
      table.ada.isOffered('entry-order', ['coin', 'purse']);
      table.ada.does(first);
      expect(table.told('gold-gained').map(({ n }) => n)).toEqual(gold);
    }
  });
  it('asks nothing where one thing is due', () => {
    const table = oldWorldTable({ steps: 0, ada: { at: 'kaer-seren', hand: [water, forest] } });
    const [move] = table.ada.offers().filter((option) => option.startsWith('move:'));
    table.ada.does(move as string).isAsked('journey');
  });
});

describe('a phase of all seats', () => {
  const VIPER = startingCardsOf({ modules: '' }, schoolIndex('viper')).slice(0, 2).map(cardId);
  const hands = { ada: { hand: [forest, water] }, bea: { hand: VIPER } };
  it('asks everybody at once, and is over when all are done', () => {
    const table = oldWorldTable({ modules: ['together'], steps: 0, ...hands });
    expect(table.scenario.table.waitingFor().map(({ seat }) => seat)).toEqual([0, 1]);
    const [step] = table.bea.offers().filter((option) => option.startsWith('move:'));
    table.bea.does(step as string);
    expect(turnOf(table.state as OldWorldState, 1).steps).toBe(1);
    expect(turnOf(table.state as OldWorldState, 0).steps).toBe(0);
    table.bea.does('end');
    table.waitsFor('ada', 'journey');
    const walking = oldWorldKnowledge.stage(table.state);
    table.ada.does('end');
    // Bots may judge here: a stage is over.
    expect(oldWorldKnowledge.stage(table.state)).toBeGreaterThan(walking);
    expect(table.scenario.table.waitingFor()).toMatchObject([
      { seat: 0, prompt: 'deed' },
      { seat: 1, prompt: 'deed' },
    ]);
  });
  it('makes one round of all turns, through all phases', () => {
    const table = oldWorldTable({ modules: ['together'], phase: 'discard', ...hands, city: [], wilds: [] });
    table.ada.does('done');
    table.bea.does('done');
    for (const seat of ['bea', 'ada'] as const) table[seat].does(table[seat].offers()[0] as string);
    while (table.ada.offers().length > 0 && table.state.phase === 'gain')
      table.ada.does(table.ada.offers()[0] as string);
    expect(table.told('turn-started')).toMatchObject([{ seat: 0, round: 2 }]);
    expect(table.state.phase).toBe('journey');
  });
  it('can be forked and undone in the middle', () => {
    const table = oldWorldTable({ modules: ['together'], steps: 0, ...hands });
    const fork = table.scenario.table.fork(1, 7);
    expect(fork.waitingFor().map(({ seat }) => seat)).toContain(1);
  });
});

describe('a slice', () => {
  it('cannot be changed in its place: the scenario fails', () => {
    const table = oldWorldTable({ modules: ['ledger'], ada: { at: 'kaer-morhen', gold: 9, hand: [forest] } });
    const act = table.ada.offers().find((option) => option.startsWith('act:'));
    expect(() => table.ada.does(act as string, 'combat')).toThrow(/not extensible|read only|read-only/);
  });
  it('is shared by clones, and only what was put differs', () => {
    const { state } = oldWorldTable({ modules: ['ledger'] });
    const copy = Table.from(oldWorldWith([]), structuredClone(state) as OldWorldState).state as OldWorldState;
    const play = { state: { ...copy } };
    ledger.put(play, { entries: [1] });
    expect(ledger.of(copy).entries).toEqual([]);
    expect(ledger.of(play.state).entries).toEqual([1]);
  });
});

describe('what modules change', () => {
  it('may put the monsters of another box into the stacks', () => {
    const count = (modules: readonly string[]) => {
      const { stacks, lairs } = newOldWorld({ players: 3, modules, schools: ['wolf', 'bear', 'cat'] }).state;
      return stacks.flat().length + lairs.filter(({ monster }) => monster >= 0).length;
    };
    expect(count(['more-monsters'])).toBe(count([]) + 1);
  });
  it('must leave the board small enough for the masks of a turn', () => {
    expect(() => rulesFor('wide')).toThrow('more places');
  });
  it('only together is composed only where both are played', () => {
    const nameOf = (modules: readonly string[]) => oldWorldTable({ modules }).view.witchers[0]?.attributes[0]?.name;
    expect(nameOf(['kind'])).toBe('combat');
    expect(nameOf(['strict', 'kind'])).toBe('kindness');
  });
  it('forbids with its rule', () => {
    const table = oldWorldTable({ modules: ['strict'], ada: { at: 'kaer-morhen', gold: 9, hand: [forest, mountain] } });
    table.ada.isBlocked('act:training', 'OW-ACT-003');
  });
  it('may end the game for all together', () => {
    const table = oldWorldTable({ modules: ['lost'], phase: 'gain', ada: { hand: [] } });
    table.ada.does('ward-1');
    expect(table.view.outcome).toEqual({ places: [2, 2], reason: 'too-late', together: 'lost' });
    expect(table.told('game-ended')).toMatchObject([{ how: 'lost' }]);
  });
  it('may leave phase II without anything to do, and the turn goes on', () => {
    const table = oldWorldTable({ modules: ['quiet'], ada: { hand: [forest] } });
    table.ada.does('end');
    table.ada.isAsked('discard');
  });
  it('may ask before the first turn', () => {
    const table = newOldWorld({ players: 2, schools: ['wolf', 'bear'], first: 0, modules: ['rest'] });
    if (table.ada.offers().includes('forest')) table.ada.does('forest');
    table.ada.isOffered('yes', ['yes']);
    table.ada.does('yes');
    table.waitsFor('ada', 'journey');
  });
  it('may offer something new in phase I, which bots weigh by its own number', () => {
    const table = oldWorldTable({ modules: ['rest'], ada: { hand: [forest] } });
    const [question] = table.scenario.table.questions;
    const weights = oldWorldKnowledge.priors(table.state, question as Question);
    expect(weights[table.ada.offers().indexOf('rest:7')]).toBe(7000);
    table.ada.does('rest:7');
    expect(table.ada.gold).toBe(7);
  });
  it('may tell bots that a place is good to stay at', () => {
    const worths = (modules: readonly string[]) => placeWorths(oldWorldTable({ modules }).state as OldWorldState, 0);
    const more = worths(['homely']).map((worth, at) => worth - (worths([])[at] ?? 0));
    expect(more.map((worth) => Math.round(worth))).toEqual(more.map((_, at) => (at === FIRE ? 5 : 0)));
  });
  it('may take a way to pay from the table', () => {
    const sketch = { steps: 0, ada: { at: 'kaer-seren', hand: [forest], companions: [MULE] } };
    const withMule = (modules: readonly string[]) =>
      oldWorldTable({ ...sketch, modules })
        .ada.offers()
        .filter((option) => option.endsWith('+mule')).length;
    expect(withMule([])).toBeGreaterThan(0);
    expect(withMule(['rest'])).toBe(0);
  });
  it.each(WRONG.map(({ manifest }) => manifest.id))('is refused when it first plays: %s', (id) => {
    expect(() => rulesFor(id)).toThrow(/no such part|there twice|two phases/);
  });
});

describe('a module without another', () => {
  const alone = byChoice('alone-only', {
    lists: { phases: { after: { journey: [{ id: 'nap', step: () => [][Symbol.iterator]() as never }] } } },
    with: { finds: { lists: { entries: { leaveOut: ['coin'] } } } },
    without: { finds: { lists: { phases: { leaveOut: ['nap'] } } } },
  });
  oldWorldWith([alone]);

  it('changes what it says for that, and only then', () => {
    const phasesOf = (key: string) => rulesFor(key).phases.map(({ id }) => id);
    expect(phasesOf('alone-only')).not.toContain('nap');
    expect(phasesOf('finds+alone-only')).toContain('nap');
    expect(rulesFor('finds+alone-only').entries.map(({ id }) => id)).not.toContain('coin');
  });
});
