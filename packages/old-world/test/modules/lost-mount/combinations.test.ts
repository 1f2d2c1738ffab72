import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { Module } from '../../../src/core/module';
import { oldWorldWith } from '../../../src/game';
import { ALL_BOARDS, gameOfAllBoards } from '../../boards-module';

/** A stand-in by the name of the expansion that the mount does not join. */
const wildHunt: Module = { manifest: { id: 'wild-hunt', comes: 'by-choice' } };
const game = oldWorldWith([wildHunt]);

describe('modules beside each other', () => {
  rule('OW-COMBINE-007', 'the lost mount joins any but the Wild Hunt, in whatever order they are named', () => {
    for (const modules of [
      ['lost-mount', 'wild-hunt'],
      ['wild-hunt', 'lost-mount'],
    ]) {
      const refused = game.parseConfig({ players: 3, modules });
      expect(refused).toMatchObject({ ok: false, refusal: { code: 'bad-config' } });
      expect(JSON.stringify(refused)).toContain('OW-COMBINE-007');
    }
    expect(game.parseConfig({ players: 1, modules: ['lost-mount'] }).ok).toBe(true);
    expect(game.parseConfig({ players: 5, modules: ['lost-mount', ...ALL_BOARDS] }).ok).toBe(true);
  });

  rule('OW-COMBINE-014', 'the boards of Manticore and Ciri join every set of modules, alone as well', () => {
    for (const [players, more] of [
      [1, []],
      [2, ['lost-mount']],
      [2, ['wild-hunt']],
    ] as const) {
      const schools = ['ciri', 'manticore'].slice(0, players);
      const config = gameOfAllBoards.parseConfig({ players, schools, modules: [...ALL_BOARDS, ...more] });
      expect(config.ok, JSON.stringify(config)).toBe(true);
    }
  });
});
