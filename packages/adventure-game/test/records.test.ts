import { makeRecord, packRecord, replay, Table, unpackRecord } from '@medallion/kernel';
import { randomPicker, recordsHold } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { AdventureConfig } from '../src/config';
import { adventureGame } from '../src/game';
import { HERO_IDS } from '../src/pack';
import { soakConfig } from './soak-config';

/** Each takes what looks best before any search, and one answer in ten at random. */
function plannedGame(config: AdventureConfig, seed: string) {
  const table = Table.start(adventureGame, config, seed, { isLive: false });
  const pick = randomPicker(seed);
  for (let answers = 0; !table.isOver && answers < 6000; answers++) {
    const [question] = table.questions;
    if (question === undefined) break;
    const promises = adventureGame.knowledge.priors?.(table.state, question) ?? [];
    const isWhim = pick(10) === 0 || promises.length === 0;
    table.take(0, isWhim ? pick(question.options.length) : promises.indexOf(Math.max(...promises)));
  }
  return { table, isOver: table.isOver };
}

describe('records of the Adventure Game', () => {
  recordsHold({ game: adventureGame, config: soakConfig, games: 20, limit: 600, letters: 1200 });

  it.each(['standard', 'epic'] as const)(
    'of a whole %s game with four heroes who know what they want are short',
    (mode) => {
      const config = { heroes: HERO_IDS, mode };
      const { table, isOver } = plannedGame(config, mode);
      const compact = packRecord(adventureGame, makeRecord(adventureGame, config, mode, table.answers));
      expect(isOver).toBe(true);
      expect(compact.length).toBeLessThan(3000);
    },
  );

  it('of an unknown hero or another version are refused', () => {
    const record = makeRecord(adventureGame, soakConfig('x'), 'x', []);
    const compact = packRecord(adventureGame, record);
    expect(unpackRecord({ ...adventureGame, reads: [99] }, compact)).toMatchObject({
      refusal: { code: 'record-other-version' },
    });
    expect(replay(adventureGame, { ...record, config: { heroes: ['geralt', 'ciri'] } })).toMatchObject({
      refusal: { code: 'bad-config', detail: { path: 'heroes[1]', problem: 'unknown-hero' } },
    });
    expect(adventureGame.unpackConfig('gx-0').ok).toBe(false);
    expect(adventureGame.unpackConfig('gt-7').ok).toBe(false);
  });
});
