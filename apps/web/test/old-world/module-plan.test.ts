import { sections } from '@medallion/rulebook';
import { oldWorldLedger } from '@medallion/rulebook/old-world';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import {
  CHOICES,
  configPart,
  fitting,
  lockOf,
  modulesIn,
  packed,
  readPacked,
  ticked,
  together,
  withOptions,
} from '../../src/games/old-world/setup/module-plan';

const usual = (ids: readonly string[]) => ids.map((id) => ({ id, options: null }));
const ids = (chosen: readonly { readonly id: string }[]) => chosen.map(({ id }) => id);
/** One that does not want the others beside it, and wants company. */
const LONER = {
  id: 'loner',
  comes: 'by-choice',
  excludes: { bombs: 'OW-COMBINE-002' },
  players: { least: 2, most: 4, rule: 'OW-SETUP-001' },
} as const;

describe('what may be ticked', () => {
  rule('OW-COMBINE-002', 'is locked beside what it excludes, and names it with the rule', () => {
    expect(lockOf(LONER, usual(['mutagens']), 3)).toBeNull();
    expect(lockOf(LONER, usual(['mutagens', 'bombs']), 3)).toEqual({
      why: 'beside',
      others: ['bombs'],
      rule: 'OW-COMBINE-002',
    });
  });

  rule('OW-SETUP-001', 'is locked for other numbers of players, whatever lies beside it', () => {
    for (const players of [1, 5]) {
      expect(lockOf(LONER, usual(['bombs']), players)).toMatchObject({ why: 'players', least: 2, most: 4 });
    }
  });

  it('keeps the order of the game, and forgets what is not there', () => {
    const chosen = ticked(ticked([], 'lost-mount', true), 'bombs', true);
    expect(ids(chosen)).toEqual(['bombs', 'lost-mount']);
    expect(ids(ticked(chosen, 'bombs', false))).toEqual(['lost-mount']);
    expect(ticked([], 'moon', true)).toEqual([]);
    expect(fitting(usual(['moon', 'bombs']), 3)).toEqual(usual(['bombs']));
  });

  it('lays everything that may lie on one table, and nothing that was not asked for', () => {
    const all = CHOICES.map(({ id }) => id);
    const chosen = together(all, 3);
    for (const { id } of chosen) {
      const manifest = CHOICES.find((one) => one.id === id);
      expect(manifest && lockOf(manifest, chosen, 3)).toBeNull();
    }
    expect(together(['bombs'], 2)).toEqual(usual(['bombs']));
    expect(together([], 2)).toEqual([]);
  });
});

describe('modules in an address', () => {
  it('come back as they went, with what was chosen about them', () => {
    const chosen = withOptions(ticked(ticked([], 'bombs', true), 'legendary-hunt', true), 'legendary-hunt', {
      side: 'b',
      monster: 'toad',
      difficulty: 'hard',
    });
    expect(readPacked(packed(chosen), 2)).toEqual({ chosen, refusal: null, written: packed(chosen).split('.') });
    expect(modulesIn({ players: 2, ...configPart(chosen) })).toEqual(chosen);
    expect(readPacked('', 2)).toEqual({ chosen: [], refusal: null, written: [] });
    expect(configPart([])).toEqual({});
  });

  it.each([
    ['bombs.moon', { problem: 'unknown-module', path: 'modules[1]', module: 'moon' }],
    ['bombs.bombs', { problem: 'module-named-twice', path: 'modules[1]', module: 'bombs' }],
    ['bombs_7', { problem: 'module-without-options', path: 'modules[0].options', module: 'bombs' }],
    [
      'legendary-hunt_c-x-n',
      { problem: 'option-out-of-range', path: 'modules[0].options.side', module: 'legendary-hunt' },
    ],
  ])('are refused whole where one is wrong, with the place: %s', (text, detail) => {
    const { chosen, refusal } = readPacked(text, 2);
    expect(chosen).toEqual([]);
    expect(refusal?.detail).toMatchObject(detail);
  });

  it('cannot be read out of what is no configuration', () => {
    for (const config of [null, 7, [], { modules: 7 }, { modules: ['moon'] }]) expect(modulesIn(config)).toEqual([]);
  });
});

describe('the topics of the rulebook that modules name', () => {
  const folders = import.meta.glob<string>('../../src/games/old-world/modules/*/index.tsx', {
    query: '?raw',
    eager: true,
    import: 'default',
  });

  it.each(Object.entries(folders))('are in the book: %s', (_, source) => {
    const known = sections(oldWorldLedger, 'en').map(({ key }) => key);
    const listed = /const TOPICS = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
    for (const [, topic = ''] of listed.matchAll(/'([^']+)'/g)) {
      expect(known.some((key) => key === topic || key.endsWith(`-${topic}`))).toBe(true);
    }
  });
});
