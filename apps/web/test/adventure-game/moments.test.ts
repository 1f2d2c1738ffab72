import { type AdventureEvent, type AdventureView, adventureGame, ENEMIES } from '@medallion/adventure-game';
import { Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { type Moment, momentFinder, momentsOf } from '../../src/games/adventure-game/moments/moments';
import type { LogLine } from '../../src/play/session';

/** Plays by a fixed rule and collects the pauses that the first seat would see, with what was true then. */
function pausesOf(seed: string) {
  const config = adventureGame.parseConfig({ heroes: ['geralt', 'yarpen'], mode: 'one-quest' });
  if (!config.ok) throw new Error('the configuration must be legal');
  const table = Table.start(adventureGame, config.value, seed);
  const found: { readonly moment: Moment; readonly events: readonly AdventureEvent[] }[] = [];
  let key = 0;
  table.takeEvents();
  for (let count = 0; count < 500 && !table.isOver; count++) {
    const { length } = table.questionFor(table.waitingFor()[0]?.seat ?? 0)?.options ?? [];
    table.take(0, (count * 5 + 2) % Math.max(1, length));
    const events = table.takeEvents();
    const lines = events.map((event): LogLine<AdventureEvent> => ({ key: ++key, answer: count, kind: 'event', event }));
    for (const moment of momentsOf(lines, 0)) found.push({ moment, events });
  }
  return found;
}

describe('moments of the Adventure Game', () => {
  const pauses = ['a', 'b', 'c', 'd'].flatMap(pausesOf);
  const battles = pauses.flatMap(({ moment, events }) => (moment.kind === 'battle-end' ? [{ moment, events }] : []));

  it('stop for what befalls the own hero, and only for that', () => {
    expect(new Set(pauses.map(({ moment }) => moment.kind))).toEqual(
      new Set(['battle-throw', 'battle-end', 'side-done', 'supported', 'foul-fate', 'investigated']), // one quest ends the game, which has its own scene
    );
    for (const { moment, events } of pauses) {
      if (moment.kind !== 'foul-fate' && moment.kind !== 'investigated') continue;
      const drawn = events.find((event) => 'card' in event && event.card === moment.card && 'seat' in event);
      expect(drawn !== undefined && 'seat' in drawn ? drawn.seat : null).toBe(0);
    }
  });

  it('tell of the war where the card moved it, and nowhere else', () => {
    const ofWar = ['war-drums', 'mercenary-company', 'zerrikanian-assassin', 'call-to-arms'];
    const cards = pauses.flatMap(({ moment }) =>
      moment.kind === 'foul-fate' || moment.kind === 'investigated' ? [moment] : [],
    );
    expect(cards.some(({ card }) => ofWar.includes(card))).toBe(true);
    for (const { card, follows } of cards) {
      const isTold = follows.some(({ type }) => type === 'war-advanced');
      expect(isTold, card).toBe(ofWar.includes(card));
    }
  });

  it('name the battle that a card leads to', () => {
    const cards = pauses.flatMap(({ moment, events }) =>
      moment.kind === 'foul-fate' || moment.kind === 'investigated' ? [{ moment, events }] : [],
    );
    const fought = cards.filter(({ moment: { card }, events }) => {
      const drawn = events.findIndex((event) => 'card' in event && event.card === card);
      return events[drawn + 1]?.type === 'battle-started';
    });
    expect(fought.length).toBeGreaterThan(0);
    for (const { moment } of fought) {
      expect(
        moment.follows.map(({ type }) => type),
        moment.card,
      ).toEqual(['battle-started']);
    }
  });

  it('show the results that the rules compared, spent ones left out, and a guard that broke as broken', () => {
    expect(battles.length).toBeGreaterThan(5);
    for (const { moment, events } of battles) {
      const { decided } = moment;
      for (const event of events) {
        if (event.type === 'compared') expect(decided[event.stat]).toBe(event.isSuccess);
      }
      const enemy = ENEMIES.find(({ id }) => id === decided.enemy);
      expect(decided.defence).toBe(decided.pool.shield >= (enemy?.shield ?? 0));
      expect(decided.faces.length).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(battles.map(({ moment }) => moment.decided.defence))).toEqual(new Set([true, false]));
  });

  it('announce a completed quest, with all that it brought, before anything that is asked next', () => {
    const line = (event: AdventureEvent, key: number): LogLine<AdventureEvent> => ({
      key,
      answer: 1,
      kind: 'event',
      event,
    });
    const done: AdventureEvent = {
      type: 'main-completed',
      seat: 0,
      quest: 'a-debt-of-steel',
      vp: 8,
      rule: 'AG-MAIN-001',
    };
    const points: AdventureEvent = { type: 'vp-changed', seat: 0, n: 8, total: 8, rule: 'AG-MAIN-001' };
    const fortune: AdventureEvent = { type: 'fortune-drawn', seat: 0, card: 'clover', rule: 'AG-MAIN-007' };
    const war: AdventureEvent = { type: 'war-advanced', seat: 0, space: 3, rule: 'AG-WAR-001' };
    const rest = { quest: 'a-debt-of-steel', vp: 8, rise: { from: 0, to: 8 }, fortune: 'clover', follows: [war] };
    const lines = [done, points, fortune, war].map((event, index) => line(event, index + 1));
    expect(momentsOf(lines, 0)).toEqual([{ kind: 'quest-done', ...rest }]);
    expect(momentsOf([line(done, 1)], 1)).toEqual([]);
  });

  it('let the own dice be thrown before it is told what they came to, and ask for no second press', () => {
    const enemy = 'nekker';
    const rolled: AdventureEvent = { type: 'rolled', seat: 0, faces: ['sword', 'blank'], rule: 'AG-BATTLE-003' };
    const started: AdventureEvent = { type: 'battle-started', seat: 0, enemy, rule: 'AG-BATTLE-001' };
    const told = (events: readonly AdventureEvent[]) =>
      events.map((event, index): LogLine<AdventureEvent> => ({ key: index + 1, answer: 1, kind: 'event', event }));
    const thrown = { kind: 'battle-throw', enemy, faces: ['sword', 'blank'] };
    expect(momentsOf(told([started, rolled]), 0)).toEqual([{ ...thrown, isThrown: false }]);
    // The start of the battle was asked about, and the answer was to throw: it lies in an earlier batch.
    const before = { battle: { enemy } } as unknown as AdventureView;
    expect(momentsOf(told([rolled]), 0, { before, after: null })).toEqual([{ ...thrown, isThrown: true }]);
    expect(momentsOf(told([started, rolled]), 1)).toEqual([]);
  });

  it('tell the rest of a card once somebody else has answered, and nothing where nobody was asked', () => {
    const told = (events: readonly AdventureEvent[]) =>
      events.map((event, index): LogLine<AdventureEvent> => ({ key: index + 1, answer: 1, kind: 'event', event }));
    const card: AdventureEvent = { type: 'investigated', seat: 0, card: 'wild-portal', rule: 'AG-ACTION-010' };
    const moved: AdventureEvent = {
      type: 'moved',
      seat: 0,
      from: 'rivia',
      to: 'vizima',
      fare: 0,
      rule: 'AG-MOVE-001',
    };
    const next: AdventureEvent = { type: 'turn-started', seat: 1, round: 2, rule: 'AG-TURN-001' };
    for (const isOther of [true, false]) {
      let isAsked = isOther;
      const find = momentFinder(() => isAsked);
      expect(find(told([card]), null, 0, null)).toHaveLength(1);
      isAsked = false;
      const rest = { kind: 'investigated', card: 'wild-portal', follows: [moved], isRest: true };
      expect(find(told([moved, next]), null, 0, null)).toEqual(isOther ? [rest] : []);
      expect(find(told([moved]), null, 0, null)).toEqual([]);
    }
  });

  it('never stop a spectator', () => {
    const event: AdventureEvent = { type: 'investigated', seat: 0, card: 'claw-marks', rule: 'AG-ACTION-010' };
    expect(momentsOf([{ key: 1, answer: 1, kind: 'event', event }], 'spectator')).toEqual([]);
    expect(momentsOf([{ key: 1, answer: 1, kind: 'event', event }], 0)).toHaveLength(1);
    expect(momentsOf([{ key: 1, answer: 1, kind: 'event', event }], 1)).toEqual([]);
  });
});
