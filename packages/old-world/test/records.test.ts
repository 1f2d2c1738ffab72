import { makeRecord, packRecord, parseRecord, replay, unpackRecord } from '@medallion/kernel';
import { randomGame, recordsHold } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { OldWorldConfig } from '../src/core/config';
import { oldWorld } from '../src/game';
import { ADVANCED_KINDS } from '../src/modules/advanced-cards/kinds';
import { LEGEND_IDS } from '../src/modules/legendary-hunt/facts';
import { DIFFICULTIES, RANDOM, SIDES } from '../src/modules/legendary-hunt/options';
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

const EVERY_MODULE = [
  ...['advanced-cards', 'adventure-pack', 'bombs', 'legendary-hunt'],
  ...['lost-mount', 'monster-trail', 'mutagens', 'unique-cards'],
];
function agreed(players: number, hunt: object, kinds: readonly string[] = ADVANCED_KINDS): OldWorldConfig {
  const options = new Map<string, object>([
    ['legendary-hunt', hunt],
    ['advanced-cards', { kinds }],
  ]);
  const modules = EVERY_MODULE.map((id) => (options.has(id) ? { id, options: options.get(id) } : id));
  const config = oldWorld.parseConfig({ players, modules });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}

describe('records of Old World with every module', () => {
  it('hold every option of every module, in short and in full', () => {
    const hunts = SIDES.flatMap((side) =>
      DIFFICULTIES.flatMap((difficulty) => [RANDOM, ...LEGEND_IDS].map((monster) => ({ side, monster, difficulty }))),
    );
    const packed = new Set<string>();
    for (const [index, hunt] of hunts.entries()) {
      const kind = ADVANCED_KINDS[index % ADVANCED_KINDS.length] as string;
      const config = agreed(1 + (index % 5), hunt, [kind]);
      const short = oldWorld.packConfig(config) as string;
      packed.add(short.slice(1));
      expect(oldWorld.unpackConfig(short)).toEqual({ ok: true, value: config });
      expect(oldWorld.parseConfig(JSON.parse(JSON.stringify(oldWorld.configJson(config))))).toEqual({
        ok: true,
        value: config,
      });
    }
    expect(packed.size).toBe(hunts.length);
  });

  it.each([
    [1, { side: 'b', monster: 'frightener', difficulty: 'hard' }, true],
    [2, { side: 'b' }, false],
    [5, { monster: LEGEND_IDS.at(-1) }, false],
  ])('are played again to the same end for %i', (players, hunt, isWhole) => {
    const config = agreed(players, hunt, ADVANCED_KINDS.slice(1, 4));
    const seed = `every-module-${players}`;
    const { table, isFinished } = randomGame(oldWorld, config, seed, { limit: isWhole ? 3000 : 250 });
    expect(isFinished).toBe(isWhole);
    const record = makeRecord(oldWorld, config, seed, table.answers);
    const compact = packRecord(oldWorld, record);
    // A link takes every letter as it is.
    const link = new URL(`https://table.example/replay#${compact}`).hash.slice(1);
    expect(link).toBe(compact);
    for (const read of [unpackRecord(oldWorld, link), parseRecord(JSON.stringify(record))]) {
      if (!read.ok) throw new Error(read.refusal.code);
      expect(read.value).toEqual(record);
      const again = replay(oldWorld, read.value);
      if (!again.ok) throw new Error(again.refusal.code);
      expect(JSON.stringify(again.value.state)).toBe(JSON.stringify(table.state));
      expect(again.value.outcome).toEqual(table.outcome);
    }
  });
});
