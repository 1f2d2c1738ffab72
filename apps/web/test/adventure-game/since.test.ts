import { type AdventureEvent, type AdventureView, adventureGame, type HeroView } from '@medallion/adventure-game';
import { everyLanguage, LANGUAGES, missingTexts } from '@medallion/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { deedsOf, type Shown, turnOf } from '../../src/games/adventure-game/staging/deeds';
import de from '../../src/games/adventure-game/staging/text/de.json';
import en from '../../src/games/adventure-game/staging/text/en.json';
import nl from '../../src/games/adventure-game/staging/text/nl.json';
import type { Noted, Since } from '../../src/table/staging/memory';
import { stubPage } from '../staging/page-globals';
import { changedFields, sinces, turnTimes, watchGame } from '../staging/seat-eyes';

const HEROES = ['geralt', 'triss', 'dandelion', 'yarpen'];

function watched(players: number, seed: string): readonly Noted<AdventureView, AdventureEvent, Shown>[] {
  const config = adventureGame.parseConfig({ heroes: HEROES.slice(0, players), mode: 'standard' });
  if (!config.ok) throw new Error(config.refusal.code);
  return watchGame({ game: adventureGame, config: config.value, seed, most: 1200 }, { turnOf, deedsOf });
}

/** What follows from another part, which tells it. */
const FOLLOWS: Readonly<Partial<Record<keyof HeroView, readonly (keyof HeroView)[]>>> = {
  vpSpace: ['vp'],
  wealth: ['gold', 'leads', 'proofs'],
};

function heroOf({ heroes }: AdventureView): HeroView {
  const hero = heroes[0];
  if (hero === undefined) throw new Error('no such seat');
  return hero;
}

type Told = (since: Since<AdventureView, AdventureEvent, Shown>) => readonly { field: string; words: string }[];
let doneToMe: Told;
let speakIn: (language: (typeof LANGUAGES)[number]) => void;
beforeAll(async () => {
  stubPage();
  const told = await import('../../src/games/adventure-game/staging/done-to-me');
  const { language } = await import('../../src/settings/settings');
  await everyLanguage();
  doneToMe = (since) => told.doneToMe(since, () => '');
  speakIn = (spoken) => {
    language.value = spoken;
  };
});

describe('since the last turn in the Adventure Game', () => {
  const sizes = Array.from({ length: 15 }, (_, index) => 2 + (index % 3));
  const games = sizes.map((players, index) => watched(players, `since-${index}`));
  const rounds = games.flatMap(sinces);

  it('is told in every language', () => {
    expect(missingTexts({ en, de, nl })).toEqual([]);
  });

  it('names every change of the own hero', () => {
    expect(rounds.length).toBeGreaterThan(200);
    const met = new Set<string>();
    for (const since of rounds) {
      const told = doneToMe(since).map(({ field }) => field);
      for (const field of changedFields(heroOf(since.before), heroOf(since.after))) {
        met.add(field);
        const names: readonly string[] = [field, ...(FOLLOWS[field] ?? [])];
        expect(names.filter((name) => told.includes(name)).length, field).toBeGreaterThan(0);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['vp', 'gold', 'leads', 'spaces', 'quest']));
  });

  it('says nothing of what did not change', () => {
    for (const since of rounds) {
      const changed = changedFields(heroOf(since.before), heroOf(since.after));
      for (const { field } of doneToMe(since)) expect(changed).toContain(field);
    }
  });

  it('has words for each of them in every language', () => {
    for (const language of LANGUAGES) {
      speakIn(language);
      for (const since of rounds) for (const { words } of doneToMe(since)) expect(words).toMatch(/^\p{L}.*\.$/u);
    }
  });

  it('shows a turn for 2.6 seconds and a round of all others for 8 at most', () => {
    for (const [index, game] of games.entries()) {
      for (const { deeds } of sinces(game)) {
        const times = turnTimes(deeds, (sizes[index] ?? 2) - 1);
        for (const time of times) expect(time).toBeLessThanOrEqual(2600);
        expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(8000);
      }
    }
  });

  it('shows points by themselves only when they are lost: won ones come with what won them', () => {
    const points = rounds.flatMap(({ deeds }) =>
      deeds.flatMap(({ shown: { event } }) => (event.type === 'vp-changed' ? [event.n] : [])),
    );
    expect(points.length).toBeGreaterThan(0);
    for (const n of points) expect(n).toBeLessThan(0);
  });

  it('shows no deed of the own hero', () => {
    for (const { deeds } of rounds) expect(deeds.filter(({ seat }) => seat === 0)).toEqual([]);
  });
});
