import { type OldWorldEvent, type OldWorldView, oldWorld, type WitcherView } from '@medallion/old-world';
import { everyLanguage, LANGUAGES, missingTexts } from '@medallion/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { deedsOf, type Shown, turnOf } from '../../src/games/old-world/staging/deeds';
import de from '../../src/games/old-world/staging/text/de.json';
import en from '../../src/games/old-world/staging/text/en.json';
import nl from '../../src/games/old-world/staging/text/nl.json';
import type { Noted, Since } from '../../src/table/staging/memory';
import { stubPage } from '../staging/page-globals';
import { changedFields, sinces, turnTimes, watchGame } from '../staging/seat-eyes';

const READER = { turnOf, deedsOf };
const SCHOOLS = ['wolf', 'bear', 'cat', 'viper', 'griffin'];

function watched(players: number, seed: string): readonly Noted<OldWorldView, OldWorldEvent, Shown>[] {
  const config = oldWorld.parseConfig({ players, schools: SCHOOLS.slice(0, players) });
  if (!config.ok) throw new Error(config.refusal.code);
  return watchGame({ game: oldWorld, config: config.value, seed, most: 1500 }, READER);
}

/** What follows from another part, which tells it. */
const FOLLOWS: Readonly<Partial<Record<keyof WitcherView, readonly (keyof WitcherView)[]>>> = {
  progress: ['spot', 'trophies'],
  shieldMaximum: ['attributes'],
  combatDraw: ['attributes'],
  potionLimit: ['attributes'],
};

/** What a deck holds is seen by its owner at some times only; how many cards it has, always. */
function boardOf({ witchers }: OldWorldView, seat: number): WitcherView {
  const witcher = witchers[seat];
  if (witcher === undefined) throw new Error('no such seat');
  return { ...witcher, deck: { count: witcher.deck.count, cards: null } };
}

type Told = (since: Since<OldWorldView, OldWorldEvent, Shown>) => readonly { field: string; words: string }[];
let doneToMe: Told;
let causesOf: (since: Since<OldWorldView, OldWorldEvent, Shown>) => readonly { type: string; seat: unknown }[];
let speakIn: (language: (typeof LANGUAGES)[number]) => void;
beforeAll(async () => {
  stubPage();
  const told = await import('../../src/games/old-world/staging/done-to-me');
  const { language } = await import('../../src/settings/settings');
  await everyLanguage();
  doneToMe = (since) => told.doneToMe(since, () => '');
  causesOf = (since) => {
    const causes: { type: string; seat: unknown }[] = [];
    told.doneToMe(since, (event) => {
      causes.push({ type: event.type, seat: 'seat' in event ? event.seat : null });
      return '';
    });
    return causes;
  };
  speakIn = (spoken) => {
    language.value = spoken;
  };
});

describe('since the last turn in Old World', () => {
  const sizes = Array.from({ length: 24 }, (_, index) => 2 + (index % 4));
  const games = sizes.map((players, index) => watched(players, `since-${index}`));
  const rounds = games.flatMap(sinces);

  it('is told in every language', () => {
    expect(missingTexts({ en, de, nl })).toEqual([]);
  });

  it('names every change of the own board', () => {
    expect(rounds.length).toBeGreaterThan(200);
    const met = new Set<string>();
    for (const since of rounds) {
      const told = doneToMe(since).map(({ field }) => field);
      for (const field of changedFields(boardOf(since.before, 0), boardOf(since.after, 0))) {
        met.add(field);
        const names: readonly string[] = [field, ...(FOLLOWS[field] ?? [])];
        expect(names.filter((name) => told.includes(name)).length, field).toBeGreaterThan(0);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['gold', 'hand', 'deck', 'discard', 'shield', 'trails']));
  });

  it('says nothing of what did not change', () => {
    for (const since of rounds) {
      const changed = changedFields(boardOf(since.before, 0), boardOf(since.after, 0));
      for (const { field } of doneToMe(since)) expect(changed).toContain(field);
    }
  });

  it('names as its cause what reached the own board, never what a rival did to its own', () => {
    const causes = rounds.flatMap((since) => causesOf(since));
    const foreign = causes.filter(({ seat }) => seat !== 0).map(({ type }) => type);
    expect(new Set(foreign)).not.toContain('fatigued');
    for (const type of ['moved', 'card-gained', 'attribute-raised', 'trophy-gained'])
      expect(foreign).not.toContain(type);
    expect(foreign).toContain('fight-ended');
  });

  it('has words for each of them in every language', () => {
    for (const language of LANGUAGES) {
      speakIn(language);
      for (const since of rounds) for (const { words } of doneToMe(since)) expect(words).toMatch(/^\p{L}.*\.$/u);
    }
  });

  it('shows a turn for 2.6 seconds and a round of all others for 8 at most, and never nothing of it', () => {
    for (const [index, game] of games.entries()) {
      for (const { deeds } of sinces(game)) {
        const times = turnTimes(deeds, (sizes[index] ?? 2) - 1);
        for (const time of times) expect(time).toBeLessThanOrEqual(2600);
        expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(8000);
        if (deeds.some(({ weight }) => weight !== 'small')) expect(Math.max(...times)).toBeGreaterThan(0);
      }
    }
  });

  it('shows no deed of the own witcher', () => {
    for (const { deeds } of rounds) expect(deeds.filter(({ seat }) => seat === 0)).toEqual([]);
  });
});
