import { seedRng, Table } from '@medallion/kernel';
import { randomPicker, rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { trailEntry } from '../../../src/base/trails/trails';
import { BASE_BOARD, locationById } from '../../../src/core/map';
import { NONE, type OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { lostMount } from '../../../src/modules/lost-mount/state';
import { CARDS, oldWorldTable, type TableSketch } from '../../old-world-table';

const { forest, mountain, water } = CARDS;
const modules = ['lost-mount'];
const at = (id: string): number => locationById(BASE_BOARD, id);

/** Ada stands in Hengfors in phase I; the mount stands where it is said. */
function mountTable(mount: string | null, sketch: TableSketch = {}) {
  return oldWorldTable({
    modules,
    steps: 0,
    ...sketch,
    ada: { at: 'hengfors', hand: [forest, mountain, water], ...sketch.ada },
    change: (state) => {
      state.slices = { 'lost-mount': { at: mount === null ? NONE : at(mount), foundBy: NONE } };
      sketch.change?.(state);
    },
  });
}
const mountOf = (table: ReturnType<typeof mountTable>) => table.view.modules['lost-mount'];
const toldOfMount = (table: ReturnType<typeof mountTable>) =>
  table.told('module').map(({ what, about }) => ({ what, about }));

/** A new table, played until the opening asks about the mount. */
function opening(players: number, change: (state: OldWorldState) => void = () => {}) {
  const schools = ['wolf', 'viper', 'bear', 'cat', 'griffin'].slice(0, players);
  const config = oldWorld.parseConfig({ players, schools, first: 1 % players, modules });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  const started = Table.start(oldWorld, config.value, 'opening');
  const pick = randomPicker('opening');
  while (started.state.phase !== 'lost-mount-opening') {
    const [question] = started.questions;
    started.take(0, pick(question?.options.length ?? 1));
  }
  const state = oldWorld.clone(started.state as OldWorldState);
  change(state);
  return Table.from(oldWorld, state);
}

describe('the lost mount is placed', () => {
  rule(
    'OW-LM-001',
    'by the last in turn order, on one of two places of a stack of choice, and both tokens go back',
    () => {
      const table = opening(3);
      const tokens = table.state.tokens.map((stack) => stack.toSorted((a, b) => a - b));
      expect(table.waitingFor()).toEqual([{ seat: 0, prompt: 'mount-stack' }]); // seat 1 is first, so seat 0 is last
      expect(table.questionFor(0)?.options).toEqual(['forest', 'mountain', 'water']);
      const two = (table.state.tokens[2] ?? []).slice(-2).map((place) => BASE_BOARD.locations[place]?.id);
      expect(table.answer(0, 'water').ok).toBe(true);
      expect(table.questionFor(0)?.prompt).toBe('mount-place');
      expect(new Set(table.questionFor(0)?.options)).toEqual(new Set(two));
      const [first = ''] = table.questionFor(0)?.options ?? [];
      expect(table.answer(0, first).ok).toBe(true);
      expect(table.view('spectator').modules['lost-mount']).toEqual({ at: first, foundBy: null });
      expect(table.state.tokens.map((stack) => stack.toSorted((a, b) => a - b))).toEqual(tokens);
      expect(table.state.phase).toBe('journey');
    },
  );

  rule('OW-LM-001', 'with the stack shuffled afterwards, so that nobody knows what lies on top', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const table = opening(2, (state) => {
        state.rng = seedRng(`shuffle-${seed}`);
      });
      const seat = table.waitingFor()[0]?.seat ?? 0;
      table.answer(seat, 'forest');
      table.answer(seat, table.questionFor(seat)?.options[0] ?? '');
      orders.add(table.state.tokens[0].join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  rule('OW-LM-001', 'from a stack with two tokens before one with a single token, and not at all without any', () => {
    const single = opening(2, (state) => {
      state.tokens = [[at('novigrad')], [at('hengfors'), at('cintra')], []];
    });
    expect(single.questionFor(0)?.prompt).toBe('mount-place'); // only one stack has two: nothing to choose
    expect(single.questionFor(0)?.options).toEqual(['hengfors', 'cintra']);
    const lone = opening(2, (state) => {
      state.tokens = [[at('novigrad')], [], []];
    });
    expect(lone.view('spectator').modules['lost-mount']).toEqual({ at: 'novigrad', foundBy: null });
    const none = opening(2, (state) => {
      state.tokens = [[], [], []];
    });
    expect(none.view('spectator').modules['lost-mount']).toEqual({ at: null, foundBy: null });
    expect(none.takeEvents().flatMap((event) => (event.type === 'module' ? [event.what] : []))).toEqual(['aside']);
  });

  rule('OW-LM-006', 'only its placer sees the place that was not chosen', () => {
    const table = opening(3);
    table.answer(0, 'water');
    const [chosen = '', other = ''] = table.questionFor(0)?.options ?? [];
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(typeof viewer === 'number' ? table.questionFor(viewer) : null).toBeNull();
      expect(JSON.stringify(table.view(viewer).modules)).not.toContain(other);
    }
    const told = table.answer(0, chosen);
    if (!told.ok) throw new Error('refused');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = JSON.stringify(told.value.map((event) => oldWorld.cut(event, viewer)));
      expect(seen).toContain(chosen);
      expect(seen).not.toContain(other);
    }
  });

  rule('OW-LM-007', 'never on Behelt Nar, which has no token', () => {
    const [nar] = BASE_BOARD.locations;
    expect(nar?.id).toBe('behelt-nar');
    const tokens = opening(4).state.tokens.flat();
    expect(tokens).not.toContain(0);
    expect(tokens.length).toBeGreaterThan(10);
  });

  rule('OW-SOLO-032', 'alone, by the only player', () => {
    expect(opening(1).waitingFor()).toEqual([{ seat: 0, prompt: 'mount-stack' }]);
  });
});

describe('the lost mount is found', () => {
  rule('OW-LM-002', 'by entering its place: a die, and nothing, one card or two', () => {
    for (const [die, cards] of [
      [1, 0],
      [3, 0],
      [4, 1],
      [5, 1],
      [6, 2],
    ] as const) {
      const table = mountTable('novigrad', { dice: [die] });
      table.ada.does(`move:novigrad:${forest}`);
      expect([die, table.ada.hand.length]).toEqual([die, 2 + cards]);
      expect(toldOfMount(table)).toEqual([{ what: 'found', about: { at: 'novigrad', die, cards } }]);
      table.usedAllDice();
    }
  });

  rule(['OW-LM-002', 'OW-LM-005'], 'not by standing where it is, nor by entering another place', () => {
    const table = mountTable('hengfors', { ada: { at: 'hengfors', hand: [forest, water] } });
    table.ada.does(`move:novigrad:${forest}`);
    expect(toldOfMount(table)).toEqual([]);
    expect(mountOf(table)).toEqual({ at: 'hengfors', foundBy: null });
  });

  rule('OW-LM-003', 'once a turn: it stands beside the board until phase I is over', () => {
    const table = mountTable('novigrad', { dice: [6] });
    table.ada.does(`move:novigrad:${forest}`);
    expect(mountOf(table)).toEqual({ at: null, foundBy: 0 });
    const drawn = table.ada.hand.length;
    table.ada.does(`move:hengfors:${mountain}`);
    expect(table.ada.hand.length).toBe(drawn - 1);
  });

  rule('OW-LM-007', 'and its cards come at once: from a reshuffled pile, up to the hand limit', () => {
    const thin = mountTable('novigrad', { dice: [6], ada: { hand: [forest], deck: [], discard: [mountain, water] } });
    thin.ada.does(`move:novigrad:${forest}`);
    expect(thin.ada.hand).toHaveLength(2);
    const full = mountTable('novigrad', {
      dice: [6],
      ada: {
        hand: [forest, mountain, water, 'wolf-cleave-1', 'wolf-cleave-2', 'wolf-push-away-2', 'wolf-yrden-sign-1'],
      },
    });
    full.ada.does(`move:novigrad:${forest}`);
    expect(full.ada.hand).toHaveLength(7);
    const empty = mountTable('novigrad', { dice: [6], ada: { hand: [forest], deck: [], discard: [] } });
    empty.ada.does(`move:novigrad:${forest}`);
    expect(empty.ada.hand).toHaveLength(1); // only the card that paid for the step is there to be drawn
  });

  rule(['OW-TRAIL-001', 'OW-LM-002'], 'beside a trail quest, in the order that its finder likes', () => {
    const table = mountTable('novigrad', { dice: [4], ada: { trails: { forest: 'novigrad' } } });
    table.ada.does(`move:novigrad:${forest}`);
    table.ada.isOffered('entry-order', [trailEntry.id, 'lost-mount']);
    table.ada.does('lost-mount');
    expect(table.order('module', 'trail-found')).toEqual(['module', 'trail-found']);
  });
});

describe('the lost mount is set loose again', () => {
  rule('OW-LM-004', 'after phase I, by whoever found it, before phase II', () => {
    const table = mountTable('novigrad', { dice: [1], ada: { at: 'hengfors', hand: [forest, water] } });
    table.ada.does(`move:novigrad:${forest}`, 'end');
    table.waitsFor('ada', 'mount-stack');
    table.ada.does('mountain');
    table.waitsFor('ada', 'mount-place');
    const [place = ''] = table.ada.offers();
    table.ada.does(place);
    expect(mountOf(table)).toEqual({ at: place, foundBy: null });
    table.waitsFor('ada', 'deed');
  });

  rule('OW-LM-004', 'also when phase I ends for want of cards, and by nobody who did not find it', () => {
    const table = mountTable('novigrad', { dice: [1], ada: { at: 'hengfors', hand: [forest], deck: [] } });
    table.ada.does(`move:novigrad:${forest}`);
    if (table.ada.offers().includes('end')) table.ada.does('end');
    table.waitsFor('ada', 'mount-stack');
    const other = mountTable('cidaris', { ada: { at: 'hengfors', hand: [forest] } });
    other.ada.does('end');
    other.waitsFor('ada', 'deed');
  });

  rule('OW-LM-005', 'and to whoever stands there nothing happens', () => {
    const table = mountTable('novigrad', {
      dice: [1],
      tokens: { forest: ['novigrad'], mountain: [], water: [] },
      ada: { at: 'hengfors', hand: [forest, water] },
    });
    table.ada.does(`move:novigrad:${forest}`, 'end');
    expect(mountOf(table)).toEqual({ at: 'novigrad', foundBy: null });
    expect(toldOfMount(table).map(({ what }) => what)).toEqual(['found', 'placed']);
    table.waitsFor('ada', 'deed');
  });
});

describe('its slice', () => {
  it('is shared by a clone, and another is put in its place', () => {
    const { state } = mountTable('novigrad');
    const copy = oldWorld.clone(state as OldWorldState);
    expect(lostMount.of(copy)).toBe(lostMount.of(state));
    lostMount.put({ state: copy }, { at: NONE, foundBy: 1 });
    expect(lostMount.of(state)).toEqual({ at: at('novigrad'), foundBy: NONE });
  });
});
