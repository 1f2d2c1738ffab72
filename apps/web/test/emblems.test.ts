import { createRequire } from 'node:module';
import { CARDS, LEADERS } from '@medallion/gwent';
import { describe, expect, it } from 'vitest';
import { drawSheets } from '../build/art-sheets';
import { emblemOf, GWENT_EMBLEMS } from '../src/games/gwent/emblems';

const set: { icons: Record<string, unknown> } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

describe('emblems of the Gwent cards', () => {
  it('give each card of the pack its own figure', () => {
    const ids = [...CARDS, ...LEADERS].map(({ id }) => id);
    expect(Object.keys(GWENT_EMBLEMS).sort()).toEqual(ids.sort());
    expect(new Set(Object.values(GWENT_EMBLEMS)).size).toBe(ids.length);
  });

  it('name only icons that exist', () => {
    expect(Object.values(GWENT_EMBLEMS).filter((name) => !(name in set.icons))).toEqual([]);
  });

  it('draw a card of an unknown pack too', () => {
    expect(emblemOf('toString')).toBe('crossroad');
    expect(emblemOf('roach')).toBe('horse-head');
  });

  it('stand in exactly one sheet each, without inline styles', () => {
    const { shell = '', gwent = '' } = drawSheets();
    for (const name of Object.values(GWENT_EMBLEMS)) {
      expect(`${shell}${gwent}`.split(`id="gi-${name}"`), name).toHaveLength(2);
    }
    expect(`${shell}${gwent}`).not.toMatch(/style=|<script|currentColor/);
    expect(Object.keys(set.icons).length).toBeGreaterThan(4000);
    expect(`${shell}${gwent}`.match(/id="gi-/g)?.length).toBeLessThan(300);
  });
});
