import { Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { gwent, READY_MADE, totalsAfter } from '../src/index';

const DECKS = READY_MADE.map(({ id }) => id);

function playOf(option: string) {
  const [verb, card = '', row, target] = option.split(':');
  const known = (['close', 'ranged', 'siege'] as const).find((name) => name === row) ?? null;
  return verb === 'play' ? { card, row: known, target: target ?? null } : null;
}

/** Plays a match by loose choices that always prefer a card, and compares what was foretold with what came. */
function foretell(decks: readonly string[], seed: string, seen: Map<string, number>): void {
  const config = gwent.parseConfig({ decks });
  if (!config.ok) throw new Error(`${decks.join()} cannot be played`);
  const table = Table.start(gwent, config.value, seed);
  let luck = seed.length * 7919 + seed.charCodeAt(seed.length - 1);
  const next = (count: number) => {
    luck = (Math.imul(luck, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((luck / 0x7fffffff) * count);
  };
  while (!table.isOver) {
    const seat = table.waitingFor()[0]?.seat ?? 0;
    const options = table.questionFor(seat)?.options ?? [];
    const plays = options.filter((option) => option.startsWith('play:'));
    const option = options.includes('done')
      ? 'done'
      : ((plays.length > 0 ? plays : options)[next(Math.max(1, (plays.length > 0 ? plays : options).length))] ?? '');
    const play = playOf(option);
    const foretold = play === null ? null : totalsAfter(table.view(seat), seat, play);
    const events = table.answer(seat, option);
    if (!events.ok) throw new Error(events.refusal.code);
    if (foretold === null || play === null || events.value.some(({ type }) => type === 'round-ended')) continue;
    const { sides } = table.view(seat);
    expect([sides[0].score.total, sides[1].score.total], `${option} in ${decks.join()}, ${seed}`).toEqual(foretold);
    seen.set(play.card, (seen.get(play.card) ?? 0) + 1);
  }
}

describe('what a play comes to', () => {
  it('is foretold exactly, wherever it is foretold', () => {
    const seen = new Map<string, number>();
    for (const [index, mine] of DECKS.entries()) {
      for (const step of [1, 3])
        foretell([mine, DECKS[(index + step) % DECKS.length] ?? mine], `outlook-${index}-${step}`, seen);
    }
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(150);
    for (const card of ['commanders-horn', 'scorch', 'decoy', 'clear-weather', 'biting-frost'])
      expect([...seen.keys()]).toContain(card);
  });

  it('is not foretold for what a deck, a pile or a choice decides', () => {
    const config = gwent.parseConfig({ decks: ['starter-northern-realms', 'starter-monsters'] });
    if (!config.ok) throw new Error('the starter decks must be legal');
    const view = Table.start(gwent, config.value, 'outlook').view(0);
    const close = { row: 'close' as const, target: null };
    expect(totalsAfter(view, 0, { card: 'ghoul', ...close })).toBeNull();
    expect(totalsAfter(view, 0, { card: 'dun-banner-medic', row: 'siege', target: null })).toBeNull();
    expect(totalsAfter(view, 0, { card: 'villentretenmerth', ...close })).toBeNull();
    expect(totalsAfter(view, 0, { card: 'no-such-card', ...close })).toBeNull();
    expect(totalsAfter(view, 0, { card: 'ves', ...close })).toEqual([5, 0]);
    expect(totalsAfter(view, 0, { card: 'prince-stennis', ...close })).toEqual([0, 5]);
    expect(totalsAfter(view, 1, { card: 'ves', ...close })).toEqual([0, 5]);
  });
});
