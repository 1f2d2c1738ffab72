import { LANGUAGES } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import eventPack from '../data/base/events.json';
import explorationPack from '../data/base/exploration.json';
import mapPack from '../data/map.json';
import tablePack from '../data/tables.json';
import { LOCATION_ACTIONS } from '../src/base/journey/location-actions';
import { ACTION_CARDS } from '../src/core/cards/components';
import { EVENTS, EXPLORATION } from '../src/core/components';
import { BASE_BOARD, distancesFrom } from '../src/core/map';
import {
  ACTION_KINDS,
  COMPANION_IDS,
  checkStories,
  type OptionFacts,
  PackError,
  parseEvents,
  parseExploration,
  parseMap,
  parseTables,
} from '../src/core/pack';
import { events, explorations } from '../src/text/stories';
import explorationStories from '../text/stories-exploration.en.json';

type Loose = { cards: Record<string, unknown>[] };
const broken = <T>(pack: T, change: (copy: T) => void): T => {
  const copy = structuredClone(pack);
  change(copy);
  return copy;
};
const reason = (load: () => unknown): string => {
  try {
    load();
  } catch (error) {
    if (error instanceof PackError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('the board', () => {
  it('has 19 locations, six of each terrain with a token and Behelt Nar without, and 43 paths', () => {
    expect(BASE_BOARD.locations.map(({ number }) => number)).toEqual(Array.from({ length: 19 }, (_, index) => index));
    expect(BASE_BOARD.tokens.map((stack) => stack.length)).toEqual([6, 6, 6]);
    expect(BASE_BOARD.paths).toHaveLength(43);
  });

  it('is one whole, at most four steps wide', () => {
    const far = BASE_BOARD.locations.flatMap((_, at) => distancesFrom(BASE_BOARD, at));
    expect(Math.min(...far)).toBe(0);
    expect(Math.max(...far)).toBe(4);
  });

  it('has an action everywhere, and a resolver for each', () => {
    const counts = new Map<string, number>();
    for (const { action } of BASE_BOARD.locations) counts.set(action, (counts.get(action) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      training: 6,
      attribute: 4,
      potion: 3,
      gambling: 2,
      rumour: 2,
      'card-exchange': 1,
      'pool-clearing': 1,
    });
    expect(LOCATION_ACTIONS.map(({ id }) => id).sort()).toEqual([...ACTION_KINDS].sort());
  });
});

describe('exploration and event cards', () => {
  const options: OptionFacts[] = EXPLORATION.flatMap((card) => card.options);
  const quests = options.flatMap(({ quest }) => quest ?? []);

  it('always leave a choice that costs no gold', () => {
    for (const card of EXPLORATION)
      expect(
        card.options.some(({ pay }) => pay === 0),
        card.id,
      ).toBe(true);
    for (const card of EVENTS)
      if (card.kind === 'options') expect(card.options.some(({ pay }) => pay === 0)).toBe(true);
  });

  it('lead to every event: by one quest, or by one other event', () => {
    const chained = EVENTS.flatMap((card) => {
      const effects =
        card.kind === 'options'
          ? card.options.flatMap((one) => one.effects ?? [])
          : card.kind === 'companion' || card.kind === 'secret'
            ? card.effects
            : card.tiers.flatMap((tier) => tier.effects);
      return effects.flatMap((effect) => (effect.do === 'event' ? [effect.event] : []));
    });
    const reached = [...quests.map(({ event }) => event), ...chained].sort((a, b) => Number(a) - Number(b));
    expect(reached).toEqual(EVENTS.map(({ number }) => number));
  });

  it('send quests only to places of the board', () => {
    for (const { location } of quests)
      if (location !== undefined) expect(BASE_BOARD.byId.has(location), location).toBe(true);
  });

  it('cover every result of a die, a test and a short fight, once', () => {
    for (const { roll, quest } of options) {
      if (roll === undefined) continue;
      expect(quest === undefined || roll.length > 0).toBe(true);
      for (let die = 1; die <= 6; die++)
        expect(roll.filter(({ from, to }) => die >= from && die <= (to ?? die))).toHaveLength(1);
    }
    for (const card of EVENTS) {
      if (card.kind !== 'test' && card.kind !== 'short-fight') continue;
      for (let result = card.kind === 'test' ? 3 : 0; result <= 16; result++) {
        const reached = card.tiers.filter(({ from, to }) => result >= from && result <= (to ?? result));
        expect(reached, `${card.id} ${result}`).toHaveLength(1);
      }
    }
  });

  it('bring each companion once', () => {
    const found = EVENTS.flatMap((card) => (card.kind === 'companion' ? [card.companion] : []));
    expect([...found].sort()).toEqual([...COMPANION_IDS].sort());
  });
});

describe('a broken pack is refused with file, path and reason', () => {
  it('for a wrong type', () => {
    const pack = broken(tablePack, (copy) => Object.assign(copy.board, { startShield: 'one' }));
    expect(reason(() => parseTables(pack))).toMatch(/^tables\.json: board\.startShield: /);
  });

  it('for an effect verb that does not exist', () => {
    const pack = broken(eventPack as Loose, ({ cards }) => {
      cards[1] = {
        ...cards[1],
        options: [
          { pay: 0, effects: [{ do: 'fly' }] },
          { pay: 0, effects: [] },
        ],
      };
    });
    expect(reason(() => parseEvents(pack))).toMatch(/^events\.json: cards\.1\.options\.0\.effects\.0\.do: /);
  });

  it('for counts that do not match the box', () => {
    const pack = broken(explorationPack as Loose, ({ cards }) => void cards.pop());
    expect(reason(() => parseExploration(pack))).toBe('exploration.json: cards of the wilds: 35, but the box holds 36');
    const fewer = broken(eventPack as Loose, ({ cards }) => void cards.pop());
    expect(reason(() => parseEvents(fewer))).toBe('events.json: cards: 55, but the box holds 56');
  });

  it('for a location with no connection, and a path to nowhere', () => {
    const island = broken(mapPack, (copy) => {
      copy.paths = copy.paths.filter(({ between }) => !between.includes('behelt-nar'));
    });
    expect(reason(() => parseMap(island))).toBe('map.json: locations.behelt-nar: a location with no connection');
    const lost = broken(mapPack, ({ paths }) => Object.assign(paths[0] ?? {}, { between: ['behelt-nar', 'oxenfurt'] }));
    expect(reason(() => parseMap(lost))).toBe('map.json: paths.0.between: no such location: oxenfurt');
  });

  it('for a card that stands twice, out of order, or does nothing', () => {
    const twice = broken(explorationPack as Loose, ({ cards }) => Object.assign(cards[1] ?? {}, cards[0]));
    expect(reason(() => parseExploration(twice))).toBe('exploration.json: CITY01: this id stands twice');
    const mixed = broken(eventPack as Loose, ({ cards }) => void cards.reverse());
    expect(reason(() => parseEvents(mixed))).toContain('numerical order');
    const idle = broken(explorationPack as Loose, ({ cards }) =>
      Object.assign(cards[0] ?? {}, { options: [{ pay: 0 }, { pay: 0 }] }),
    );
    expect(reason(() => parseExploration(idle))).toBe('exploration.json: CITY01: an option that does nothing');
  });

  it('for a card whose text is missing', () => {
    expect(reason(() => checkStories('stories.json', EXPLORATION, {}))).toBe(
      'stories.json: CITY01: the card text is missing',
    );
    expect(reason(() => checkStories('stories.json', [{ id: 'CITY01' }], explorationStories))).toBe('accepted');
  });

  it.each(LANGUAGES)('and every card has its text: %s', (language) => {
    expect(reason(() => checkStories('stories-exploration', EXPLORATION, explorations.in(language)))).toBe('accepted');
    expect(reason(() => checkStories('stories-events', EVENTS, events.in(language)))).toBe('accepted');
  });

  it('but as it lies here it is accepted', () => {
    expect(
      reason(() => [
        parseMap(mapPack),
        parseTables(tablePack),
        parseEvents(eventPack),
        parseExploration(explorationPack),
      ]),
    ).toBe('accepted');
  });
});

describe('numbers in the state', () => {
  it('have room: cards where decks are dealt anew, companions in the mask of a turn', () => {
    // `shuffleAnew` counts cards below 1,024, and a mask has 31 bits.
    expect(ACTION_CARDS.length).toBeLessThan(1024);
    expect(EXPLORATION.length).toBeLessThan(1024);
    expect(EVENTS.filter(({ kind }) => kind === 'companion').length).toBeLessThan(31);
  });
});
