import { makeRecord, packRecord, parseRecord, replay, Table, unpackRecord } from '@medallion/kernel';
import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { oldWorld } from '../src/game';
import { soakConfig } from './soak-config';

const LIMIT = 800;

describe('records of Old World', () => {
  it('replay to the same state, in JSON and in compact form', () => {
    for (let game = 0; game < 15; game++) {
      const seed = `record-${game}`;
      const config = soakConfig(seed);
      const { table } = randomGame(oldWorld, config, seed, { isLive: true, limit: LIMIT });
      const record = makeRecord(oldWorld, config, seed, table.answers);
      const compact = packRecord(oldWorld, record);
      expect(compact.length, compact).toBeLessThan(4000);
      const read = unpackRecord(oldWorld, compact);
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      expect(read.value).toEqual(record);
      const again = replay(oldWorld, read.value);
      expect(again.ok && JSON.stringify(again.value.state)).toBe(JSON.stringify(table.state));
      expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
    }
  });

  it('play the same with and without a watcher', () => {
    for (let game = 0; game < 10; game++) {
      const config = soakConfig(`twice-${game}`);
      const live = randomGame(oldWorld, config, `twice-${game}`, { isLive: true, limit: LIMIT }).table;
      const quiet = randomGame(oldWorld, config, `twice-${game}`, { isLive: false, limit: LIMIT }).table;
      expect(JSON.stringify(quiet.state)).toBe(JSON.stringify(live.state));
    }
  });

  it('undo and redo at any answer', () => {
    let undone = 0;
    for (let game = 0; game < 5; game++) {
      randomGame(oldWorld, soakConfig(`undo-${game}`), `undo-${game}`, {
        isLive: true,
        limit: 200,
        onAnswer(table) {
          for (const [seat] of table.state.witchers.entries()) {
            if (table.undoable(seat) === 0) continue;
            const copy = Table.restore(oldWorld, JSON.parse(JSON.stringify(table.save())));
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

  it('of an unknown school or another version are refused', () => {
    const record = makeRecord(oldWorld, soakConfig('x', 3), 'x', []);
    const compact = packRecord(oldWorld, record);
    expect(unpackRecord({ ...oldWorld, version: 99 }, compact)).toMatchObject({
      refusal: { code: 'record-other-version' },
    });
    expect(replay(oldWorld, { ...record, config: { players: 2, schools: ['wolf', 'crane'] } })).toMatchObject({
      refusal: { code: 'bad-config', detail: { path: 'schools[1]', problem: 'unknown-school' } },
    });
    for (const packed of ['2~0~x', '9~x~x', '2~x~7', '2~x~x~nowhere'])
      expect(oldWorld.unpackConfig(packed).ok).toBe(false);
  });

  it('hold every configuration in short and in full', () => {
    for (let index = 0; index < 20; index++) {
      const config = soakConfig(`config-${index}`);
      expect(oldWorld.unpackConfig(oldWorld.packConfig(config) as string)).toEqual({ ok: true, value: config });
      expect(oldWorld.parseConfig(oldWorld.configJson(config))).toEqual({ ok: true, value: config });
    }
  });
});
