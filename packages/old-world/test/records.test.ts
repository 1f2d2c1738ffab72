import { makeRecord, packRecord, replay, unpackRecord } from '@medallion/kernel';
import { recordsHold } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { oldWorld } from '../src/game';
import { soakConfig } from './soak-config';

describe('records of Old World', () => {
  recordsHold({ game: oldWorld, config: soakConfig, games: 16, limit: 800, letters: 4000 });

  it('of an unknown school or another version are refused', () => {
    const record = makeRecord(oldWorld, soakConfig('x', 3), 'x', []);
    const compact = packRecord(oldWorld, record);
    expect(unpackRecord({ ...oldWorld, reads: [99] }, compact)).toMatchObject({
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
