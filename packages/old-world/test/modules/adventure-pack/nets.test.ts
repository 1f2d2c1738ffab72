import { below, seedRng, shuffle, type Viewer } from '@medallion/kernel';
import { leaks, randomGame, recordsHold, soak } from '@medallion/testkit';
import { LANGUAGES, missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import type { OldWorldConfig } from '../../../src/core/config';
import type { OldWorldEvent } from '../../../src/core/events';
import { invariants } from '../../../src/core/invariants';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { PACK_COMPANIONS, PACK_EVENTS, PACK_EXPLORATION, SECRETS } from '../../../src/modules/adventure-pack/facts';
import { ADDED_OPTIONS, ADVENTURE_PACK_OPTIONS } from '../../../src/modules/adventure-pack/prompts';
import { adventurePack, heldSecrets } from '../../../src/modules/adventure-pack/state';
import {
  adventurePackTexts,
  packEventStories,
  packExplorationStories,
} from '../../../src/modules/adventure-pack/texts';
import { adventurePackWords } from '../../../src/modules/adventure-pack/words';
import { huntWordWords } from '../../../src/parts/hunt-words/words';
import {
  companionText,
  eventCardText,
  eventText,
  layWords,
  nameOf,
  optionText,
  resultText,
  storyOf,
  titleOf,
} from '../../../src/text';
import { outcomeText } from '../../../src/text/outcomes';

/** By hand: `PACK_GAMES=1000 npx vitest run packages/old-world/test/modules/adventure-pack/nets.test.ts`. */
const GAMES = Number(process.env.PACK_GAMES ?? 12);
const POSITIONS = Number(process.env.PACK_POSITIONS ?? 40);
const SEED = process.env.PACK_SEED ?? 'pack';
const IS_WHOLE = GAMES >= 500;

const OTHERS = ['lost-mount', 'monster-trail', 'bombs', 'mutagens', 'unique-cards', 'advanced-cards'];
function configOf(seed: string, least = 1): OldWorldConfig {
  const rng = seedRng(`${seed}-config`);
  const players = least + below(rng, 6 - least);
  const config = oldWorld.parseConfig({
    players,
    modules: ['adventure-pack', ...OTHERS.filter(() => below(rng, 3) === 0)],
  });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
/** The pack's cards lie on top, and everybody has a secret card and two companions, so that a short game meets much of it. */
function rich(state: OldWorldState): OldWorldState {
  const isOfPack = (card: number): boolean => card >= 72;
  state.city.sort((one, other) => Number(isOfPack(one)) - Number(isOfPack(other)));
  state.wilds.sort((one, other) => Number(isOfPack(one)) - Number(isOfPack(other)));
  const kept = SECRETS.map(({ number }) => number);
  shuffle(state.rng, kept);
  const secrets = state.witchers.map(() => (state.witchers.length > 1 ? [kept.pop() ?? 0] : []));
  adventurePack.put({ state }, { ...adventurePack.of(state), secrets });
  const gear = PACK_EVENTS.flatMap(({ kind, number }) => (kind === 'companion' ? [number] : []));
  shuffle(state.rng, gear);
  for (const { companions } of state.witchers) companions.push(...gear.splice(0, 2));
  return state;
}
const richGame = {
  ...oldWorld,
  setup: (...about: Parameters<typeof oldWorld.setup>) => rich(oldWorld.setup(...about)),
};

/** What a position shows of the pack: cards read, secret cards held, companions owned, questions asked. */
function* used(state: Readonly<OldWorldState>, prompts: readonly string[]): Generator<string> {
  for (const prompt of prompts) yield prompt;
  const cards = [
    ...(state.reading?.kind === 'exploration' ? [state.reading.card] : []),
    ...state.explored,
    ...state.witchers.flatMap(({ quests }) => quests.map(({ card }) => card)),
  ];
  for (const card of cards) yield `card ${PACK_EXPLORATION[card - 72]?.id}`;
  for (const [seat, { companions }] of state.witchers.entries()) {
    for (const event of heldSecrets(state, seat)) yield `secret ${event}`;
    for (const event of companions) yield `companion ${event}`;
  }
}
const ALWAYS = [...Object.keys(ADVENTURE_PACK_OPTIONS)].filter((prompt) => prompt === 'secret-use');
const IN_THE_LONG_RUN = [
  ...Object.keys(ADVENTURE_PACK_OPTIONS),
  'fight-lowered',
  ...PACK_EXPLORATION.map(({ id }) => `card ${id}`),
  ...SECRETS.map(({ number }) => `secret ${number}`),
  ...PACK_EVENTS.flatMap(({ kind, number }) => (kind === 'companion' ? [`companion ${number}`] : [])),
];

describe('games with the pack', () => {
  it(`break no promise of the game over ${GAMES} games, beside any other modules`, () => {
    const report = soak({
      game: richGame,
      games: GAMES,
      config: configOf,
      limit: IS_WHOLE ? 2000 : 700,
      faults: (state) => invariants(state as OldWorldState),
      mustUse: new Set(IS_WHOLE ? IN_THE_LONG_RUN : ALWAYS),
      used: ({ state, questions }) =>
        used(
          state,
          questions.map(({ prompt }) => prompt.id),
        ),
      seed: SEED,
      checkEvery: 7,
    });
    expect(report.failures.map(({ what, repeat }) => `${what}\n  ${repeat}`)).toEqual([]);
    expect(report.unused).toEqual([]);
  }, 1_800_000);

  recordsHold({ game: oldWorld, config: configOf, games: 5, limit: 400, letters: 3000 });

  it('tell nobody which secret cards the others hold', () => {
    const report = leaks({
      game: richGame,
      positions: POSITIONS,
      config: (seed) => configOf(seed, 2),
      // Every other seat holds other secret cards, as many as before.
      twin: (state, viewer: Viewer, seed) => {
        const own = adventurePack.of(state);
        const mine = typeof viewer === 'number' ? (own.secrets[viewer] ?? []) : [];
        const unseen = SECRETS.map(({ number }) => number).filter((event) => !mine.includes(event));
        shuffle(seedRng(`twin-${seed}-${viewer}`), unseen);
        const secrets = own.secrets.map((held, seat) => (seat === viewer ? held : held.map(() => unseen.pop() ?? 0)));
        adventurePack.put({ state }, { ...own, secrets });
      },
      // Shown, a secret card is open to all; one that comes from its number can be in nobody else's hand.
      reveals: (event: OldWorldEvent) =>
        (event.type === 'module' && ['secret-used', 'secret-taken'].includes(event.what)) ||
        (event.type === 'ability-used' && event.source.startsWith('secret:')),
      seed: SEED,
      every: 23,
    });
    expect(report.leaks).toEqual([]);
    expect(report.comparedMoves).toBeGreaterThan(POSITIONS / 2);
  }, 1_800_000);

  it('would notice a view that shows them', () => {
    const leaky = { ...richGame, view: (state: OldWorldState) => oldWorld.view(state, 'everything') };
    const report = leaks({
      game: leaky,
      positions: 6,
      config: (seed) => configOf(seed, 2),
      twin: (state) => {
        const own = adventurePack.of(state);
        adventurePack.put({ state }, { ...own, secrets: own.secrets.map((held) => held.map((event) => 267 - event)) });
      },
      reveals: () => false,
    });
    expect(report.leaks.length).toBeGreaterThan(0);
  });
});

const words = (text: string): number => text.split(/\s+/).length;
const names = ['Ada', 'Bea', 'Cyn', 'Dov', 'Eli'];

describe('the words of the pack', () => {
  layWords(adventurePackWords);
  layWords(huntWordWords);

  it('are there in every language', () => {
    expect(missingTexts(adventurePackTexts.texts)).toEqual([]);
    for (const prompt of Object.keys(ADVENTURE_PACK_OPTIONS)) {
      expect(adventurePackTexts.has(`prompt.${prompt}`), prompt).toBe(true);
    }
  });

  it.each(LANGUAGES)('word every card from its data (%s)', async (language) => {
    const lines = [
      ...PACK_EXPLORATION.flatMap(({ id, options }) => [
        `${id}:`,
        ...options.map((option) => `  ${resultText(language, option)}`),
      ]),
      ...PACK_EVENTS.flatMap((card) => [`${card.id}:`, ...eventCardText(language, card).map((line) => `  ${line}`)]),
      ...PACK_COMPANIONS.map((id) => `${nameOf(language, 'companion', id)}: ${companionText(language, id)}`),
      ...SECRETS.map(({ id }) => optionText(`secret:${id}`, { language, names, prompt: 'journey' })),
    ];
    expect(lines.filter((line) => /undefined|\{|\}|: $/.test(line))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/card-texts.${language}.txt`);
  });

  it.each(LANGUAGES)('tell a story for every card, and none twice (%s)', (language) => {
    const told = new Set<string>();
    for (const { id, options } of PACK_EXPLORATION) {
      const story = storyOf(language, id);
      expect(words(story?.story ?? ''), id).toBeGreaterThanOrEqual(60);
      expect(words(story?.story ?? ''), id).toBeLessThanOrEqual(120);
      expect(
        story?.options?.map(({ label, outcome }) => words(label) * words(outcome) > 0),
        id,
      ).toEqual(options.map(() => true));
      told.add(story?.story ?? '');
    }
    for (const card of PACK_EVENTS) {
      const story = storyOf(language, card.id);
      expect(words(story?.story ?? ''), card.id).toBeGreaterThanOrEqual(40);
      expect(words(story?.story ?? ''), card.id).toBeLessThanOrEqual(100);
      expect(story?.title.trim(), card.id).not.toBe('');
      expect(story?.options?.length ?? 0, card.id).toBe(card.kind === 'options' ? card.options.length : 0);
      told.add(story?.story ?? '');
    }
    expect(told.size).toBe(PACK_EXPLORATION.length + PACK_EVENTS.length);
    expect(Object.keys(packExplorationStories.in(language))).toEqual(PACK_EXPLORATION.map(({ id }) => id));
    expect(Object.keys(packEventStories.in(language))).toEqual(PACK_EVENTS.map(({ id }) => id));
    for (const { id } of SECRETS) {
      expect(adventurePackTexts.say(language, `source.secret:${id}`)).toBe(storyOf(language, id)?.title);
    }
  });
  it('are found only where the pack is laid in, and leave cards without a story their ids', () => {
    expect(titleOf('en', 'ACITY01')).not.toBe('ACITY01');
    expect(titleOf('en', 'ACITY99')).toBe('ACITY99');
    expect(storyOf('en', 'ACITY99')).toBeNull();
  });

  it.each(LANGUAGES)('never say which secret card an option gives (%s)', (language) => {
    for (const { options } of PACK_EXPLORATION) {
      for (const { effects = [] } of options) {
        if (!effects.some((effect) => effect.do === 'secret')) continue;
        const text = resultText(language, { pay: 0, effects });
        expect(SECRETS.some(({ number }) => text.includes(String(number)))).toBe(false);
      }
    }
  });

  it.each(LANGUAGES)('say how every test and short fight went (%s)', (language) => {
    for (const card of PACK_EVENTS) {
      if (card.kind !== 'test' && card.kind !== 'short-fight') continue;
      const outcomes = card.tiers.map(({ from }) => outcomeText(language, card.number, from));
      expect(new Set(outcomes.filter((text) => text !== '')).size, card.id).toBe(card.tiers.length);
    }
  });

  it.each(LANGUAGES)('tell every event and option of random games (%s)', (language) => {
    const heard = new Set<string>();
    const unworded = new Set<string>();
    const note = (what: string, text: string): void => {
      if (text === '' || text === what || /undefined|\{|\}/.test(text)) unworded.add(`${what}: ${text}`);
    };
    for (let game = 0; game < 4; game++) {
      const { table } = randomGame(richGame, configOf(`words-${game}`, 2), `words-${game}`, {
        isLive: true,
        limit: 250,
        onAnswer(open) {
          for (const { seat } of open.waitingFor()) {
            const asked = open.questionFor(seat);
            if (asked === null) continue;
            for (const option of asked.options) {
              if (ADDED_OPTIONS.read(option) === null && !(asked.prompt in ADVENTURE_PACK_OPTIONS)) continue;
              note(option, optionText(option, { language, names, prompt: asked.prompt }));
            }
          }
        },
      });
      for (const event of table.takeEvents()) {
        if (event.type !== 'module' || event.module !== 'adventure-pack') continue;
        heard.add(event.what);
        for (const viewer of [0, 1, 'spectator', 'everything'] as Viewer[]) {
          const cut = oldWorld.cut(event, viewer);
          if (cut !== null) note(event.what, eventText(cut, { language, names }));
        }
      }
    }
    expect([...unworded]).toEqual([]);
    expect(heard.has('tokens-laid')).toBe(true);
  });

  it.each(LANGUAGES)('keep a secret card secret in the log of the others (%s)', (language) => {
    const event = {
      type: 'module',
      module: 'adventure-pack',
      what: 'secret-taken',
      seat: 0,
      about: { card: 'EVENT130' },
      rule: 'OW-AP-004',
    } as const;
    const name = adventurePackTexts.say(language, 'source.secret:EVENT130');
    const said = (viewer: Viewer) => eventText(oldWorld.cut(event, viewer) ?? event, { language, names });
    expect(said(0)).toContain(name);
    for (const viewer of [1, 'spectator'] as const) expect(said(viewer)).not.toContain(name);
    expect(words(said(1))).toBeGreaterThan(3);
  });
});
