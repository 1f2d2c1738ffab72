import { soak } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { CARDS, idOf, LEADERS } from '../src/cards';
import { cardsInPlay, faults } from '../src/faults';
import { gwent } from '../src/game';
import type { GwentState } from '../src/state';
import { soakConfig } from './soak-config';

/** The whole soak is 100,000 games: `SOAK_GAMES=100000 npx vitest run packages/gwent/test/soak.test.ts`. */
const GAMES = Number(process.env.SOAK_GAMES ?? 4000);

/** Cards that have come onto the battlefield or worked, and leaders that were used or are passive. */
function* used({ sides }: Readonly<GwentState>): Generator<string> {
  for (const side of sides) {
    for (const row of side.rows) for (const card of row) yield idOf(card);
    for (const horn of side.horns) if (horn !== null) yield idOf(horn);
    for (const card of side.weather) yield idOf(card);
    for (const card of side.discard) yield idOf(card);
    const leader = LEADERS[side.leader];
    if (leader !== undefined && (side.isLeaderUsed || leader.mode === 'passive')) yield leader.id;
  }
}

describe('random play', () => {
  it(`holds every promise over ${GAMES} games on random legal decks, and uses every card and leader`, () => {
    const report = soak({
      game: gwent,
      games: GAMES,
      config: soakConfig,
      faults: (state, start) => faults(state as GwentState, cardsInPlay(start as GwentState)),
      mustUse: new Set([...CARDS, ...LEADERS].map(({ id }) => id)),
      used: (table) => used(table.state),
      limit: 500,
    });
    expect(report.failures.map(({ what, repeat }) => `${what}\n  ${repeat}`)).toEqual([]);
    expect(report.unfinished).toBe(0);
    expect(report.unused).toEqual([]);
    expect(CARDS.length + LEADERS.length).toBe(188);
  }, 1_800_000);
});
