import { type AdventureEvent, adventureGame, ENEMIES } from '@medallion/adventure-game';
import { Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { type Moment, momentsOf } from '../../src/games/adventure-game/moments/moments';
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
      new Set(['battle-end', 'foul-fate', 'investigated']), // one quest ends the game, which has its own scene
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
    expect(momentsOf([line(done, 1), line(points, 2)], 0)).toEqual([
      { kind: 'quest-done', quest: 'a-debt-of-steel', vp: 8, follows: [points] },
    ]);
    expect(momentsOf([line(done, 1)], 1)).toEqual([]);
  });

  it('never stop a spectator', () => {
    const event: AdventureEvent = { type: 'investigated', seat: 0, card: 'claw-marks', rule: 'AG-ACTION-010' };
    expect(momentsOf([{ key: 1, answer: 1, kind: 'event', event }], 'spectator')).toEqual([]);
    expect(momentsOf([{ key: 1, answer: 1, kind: 'event', event }], 0)).toHaveLength(1);
    expect(momentsOf([{ key: 1, answer: 1, kind: 'event', event }], 1)).toEqual([]);
  });
});
