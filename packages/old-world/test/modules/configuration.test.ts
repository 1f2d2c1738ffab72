import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { SCHOOL_IDS } from '../../src/core/cards/card-pack';
import { packConfig, unpackConfig } from '../../src/core/config';
import type { Module } from '../../src/core/module';
import { oldWorldWith } from '../../src/game';
import { harbourModule } from '../harbour-module';

const desert: Module = { manifest: { id: 'desert', comes: 'by-choice' } };
const dunes: Module = { manifest: { id: 'dunes', comes: 'with-others' } };
const oasis: Module = { manifest: { id: 'oasis', comes: 'by-choice', requires: ['dunes'] } };
const game = oldWorldWith([harbourModule, desert, dunes, oasis]);

function parsed(input: unknown) {
  const config = game.parseConfig(input);
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
function refused(input: unknown) {
  const config = game.parseConfig(input);
  return config.ok ? null : config.refusal.detail;
}
const playedBy = (input: unknown): string => game.setup(parsed(input), seedRng('x')).modules;

describe('a configuration', () => {
  it('names modules in any order, and plays them in the one order of the game', () => {
    const [one, other] = [
      { players: 3, modules: ['oasis', 'desert'] },
      { players: 3, modules: ['desert', 'oasis'] },
    ];
    expect(parsed(one)).toEqual(parsed(other));
    expect(playedBy(one)).toBe('desert+dunes+oasis');
  });

  it('brings along what a module requires, which nobody chooses', () => {
    expect(playedBy({ players: 3, modules: ['oasis'] })).toBe('dunes+oasis');
    expect(refused({ players: 3, modules: ['dunes'] })).toMatchObject({
      path: 'modules[0]',
      problem: 'unknown-module',
    });
  });

  it('refuses a module that is unknown or named twice', () => {
    expect(refused({ players: 3, modules: ['desert', 'moon'] })).toMatchObject({
      path: 'modules[1]',
      problem: 'unknown-module',
      module: 'moon',
    });
    expect(refused({ players: 3, modules: ['desert', { id: 'desert' }] })).toMatchObject({
      path: 'modules[1]',
      problem: 'module-named-twice',
    });
    expect(refused({ players: 3, modules: [{ id: 'desert', sand: 1 }] })).toMatchObject({ path: 'modules[0].sand' });
    expect(refused({ players: 3, modules: [7] })).toMatchObject({ path: 'modules[0]', problem: 'unknown-module' });
  });

  rule('OW-COMBINE-002', 'refuses modules that may not be combined, whichever of them says so', () => {
    for (const modules of [
      ['harbour', 'desert'],
      ['desert', 'harbour'],
    ]) {
      expect(refused({ players: 3, modules })).toMatchObject({
        path: 'modules',
        problem: 'modules-exclude-each-other',
        rule: 'OW-COMBINE-002',
        pairs: [{ modules: ['harbour', 'desert'], rule: 'OW-COMBINE-002' }],
      });
    }
  });

  rule('OW-SETUP-001', 'refuses a module that is not made for so many players', () => {
    expect(refused({ players: 5, modules: ['harbour'] })).toMatchObject({
      path: 'modules[0]',
      problem: 'module-for-other-numbers',
      rule: 'OW-SETUP-001',
    });
  });

  it('carries the options of a module, and says where one is out of range', () => {
    const config = parsed({ players: 2, modules: [{ id: 'harbour', options: { shell: 3 } }] });
    expect(game.setup(config, seedRng('x')).slices).toEqual({ harbour: { shells: [19, 19, 19] } });
    expect(parsed({ players: 2, modules: ['harbour'] }).modules).toEqual([{ id: 'harbour', options: { shell: 1 } }]);
    expect(refused({ players: 2, modules: [{ id: 'harbour', options: { shell: 4 } }] })).toMatchObject({
      path: 'modules[0].options.shell',
      problem: 'option-out-of-range',
    });
    expect(refused({ players: 2, modules: [{ id: 'desert', options: { heat: 1 } }] })).toMatchObject({
      path: 'modules[0].options',
      problem: 'module-without-options',
    });
  });
});

describe('the short form of a configuration', () => {
  it('has room for options, and none for what is usual', () => {
    for (const [shell, text] of [
      [1, '2~x~x~harbour'],
      [3, '2~x~x~harbour_3'],
    ] as const) {
      const config = parsed({ players: 2, modules: [{ id: 'harbour', options: { shell } }] });
      expect(packConfig(config)).toBe(text);
      expect(unpackConfig(text)).toEqual({ ok: true, value: config });
      expect(game.parseConfig(game.configJson(config))).toEqual({ ok: true, value: config });
    }
    for (const text of ['2~x~x~harbour_9', '2~x~x~harbour_', '2~x~x~desert_1'])
      expect(unpackConfig(text).ok).toBe(false);
  });

  it('reads and writes what was packed before there were options', () => {
    for (const text of ['3~014~x', '2~x~1', '1~x~x', '5~x~x']) {
      const config = unpackConfig(text);
      expect(config.ok && packConfig(config.value)).toBe(text);
    }
  });

  it('has a letter for boards from the eleventh on', () => {
    expect(SCHOOL_IDS.length).toBeLessThanOrEqual(36);
    expect((10).toString(36)).toBe('a');
  });
});
