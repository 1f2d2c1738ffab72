import { createRequire } from 'node:module';
import { COMPANIONS, DEVELOPMENT, ENEMIES, LOCATIONS, ROUTES } from '@medallion/adventure-game';
import { missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import { drawSheets } from '../../build/art-sheets';
import { ADVENTURE_EMBLEMS, CARD_ICONS, ENEMY_ICONS, PLACE_ICONS } from '../../src/games/adventure-game/art/emblems';
import { legsBetween, placeAt } from '../../src/games/adventure-game/map/layout';
import de from '../../src/games/adventure-game/text/de.json';
import en from '../../src/games/adventure-game/text/en.json';
import nl from '../../src/games/adventure-game/text/nl.json';
import kitDe from '../../src/table/text/de.json';
import kitEn from '../../src/table/text/en.json';
import kitNl from '../../src/table/text/nl.json';

const set: { icons: Record<string, unknown> } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

describe('the words of the Adventure Game', () => {
  it('are complete in every language, and those of every table too', () => {
    expect(missingTexts({ en, de, nl })).toEqual([]);
    expect(missingTexts({ en: kitEn, de: kitDe, nl: kitNl })).toEqual([]);
  });
});

describe('the pictures of the Adventure Game', () => {
  it('exist in the set and stand in a sheet', () => {
    expect(ADVENTURE_EMBLEMS.filter((name) => !(name in set.icons))).toEqual([]);
    const { shell = '', adventure = '' } = drawSheets();
    for (const name of ADVENTURE_EMBLEMS) {
      expect(`${shell}${adventure}`.split(`id="gi-${name}"`), name).toHaveLength(2);
    }
  });

  it('give every card of development, every enemy and every place a figure', () => {
    expect(DEVELOPMENT.filter(({ id }) => CARD_ICONS[id] === undefined)).toEqual([]);
    expect([...new Set(ENEMIES.map(({ id }) => id))].filter((id) => ENEMY_ICONS[id] === undefined)).toEqual([]);
    expect(LOCATIONS.filter(({ id }) => PLACE_ICONS[id] === undefined)).toEqual([]);
    expect(COMPANIONS.length).toBe(4);
  });
});

describe('the map', () => {
  it('draws every route from one place to the other', () => {
    for (const { between, intersection } of ROUTES) {
      const [one, other] = between;
      expect(legsBetween(one, other).length, `${one} ${other}`).toBe(intersection === null ? 1 : 2);
    }
    expect(new Set(LOCATIONS.map(({ id }) => placeAt(id).join())).size).toBe(LOCATIONS.length);
  });
});
