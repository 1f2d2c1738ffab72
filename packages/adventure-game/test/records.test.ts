import { makeRecord, packRecord, parseRecord, replay, Table, unpackRecord } from '@medallion/kernel';
import { randomGame, randomPicker } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { AdventureConfig } from '../src/config';
import { adventureGame } from '../src/game';
import { HERO_IDS } from '../src/pack';
import { soakConfig } from './soak-config';

const LIMIT = 600;

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
  it('replay to the same state, in JSON and in compact form', () => {
    for (let game = 0; game < 20; game++) {
      const seed = `record-${game}`;
      const config = soakConfig(seed);
      const { table } = randomGame(adventureGame, config, seed, { isLive: true, limit: LIMIT });
      const record = makeRecord(adventureGame, config, seed, table.answers);
      const compact = packRecord(adventureGame, record);
      expect(compact.length, compact).toBeLessThan(1200);
      const read = unpackRecord(adventureGame, compact);
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      expect(read.value).toEqual(record);
      const again = replay(adventureGame, read.value);
      expect(again.ok && JSON.stringify(again.value.state)).toBe(JSON.stringify(table.state));
      expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
    }
  });

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

  it('play the same with and without a watcher', () => {
    for (let game = 0; game < 10; game++) {
      const config = soakConfig(`twice-${game}`);
      const live = randomGame(adventureGame, config, `twice-${game}`, { isLive: true, limit: LIMIT }).table;
      const quiet = randomGame(adventureGame, config, `twice-${game}`, { isLive: false, limit: LIMIT }).table;
      expect(JSON.stringify(quiet.state)).toBe(JSON.stringify(live.state));
    }
  });

  it('undo and redo at any answer', () => {
    let undone = 0;
    for (let game = 0; game < 4; game++) {
      randomGame(adventureGame, soakConfig(`undo-${game}`), `undo-${game}`, {
        isLive: true,
        limit: 150,
        onAnswer(table) {
          for (const [seat] of table.state.heroes.entries()) {
            if (table.undoable(seat) === 0) continue;
            const copy = Table.restore(adventureGame, JSON.parse(JSON.stringify(table.save())));
            const answer = copy.answers.at(-1) as number;
            expect(copy.undo(seat).ok).toBe(true);
            expect(copy.takeCode(answer).ok).toBe(true);
            expect(JSON.stringify(copy.state)).toBe(JSON.stringify(table.state));
            undone += 1;
          }
        },
      });
    }
    expect(undone).toBeGreaterThan(50);
  });

  it('of an unknown hero or another version are refused', () => {
    const record = makeRecord(adventureGame, soakConfig('x'), 'x', []);
    const compact = packRecord(adventureGame, record);
    expect(unpackRecord({ ...adventureGame, version: 99 }, compact)).toMatchObject({
      refusal: { code: 'record-other-version' },
    });
    expect(replay(adventureGame, { ...record, config: { heroes: ['geralt', 'ciri'] } })).toMatchObject({
      refusal: { code: 'bad-config', detail: { path: 'heroes[1]', problem: 'unknown-hero' } },
    });
    expect(adventureGame.unpackConfig('gx-0').ok).toBe(false);
    expect(adventureGame.unpackConfig('gt-7').ok).toBe(false);
  });
});
