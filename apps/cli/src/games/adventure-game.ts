import {
  type AdventureConfig,
  type AdventureEvent,
  type AdventureState,
  type AdventureView,
  adventureGame,
  adventureTexts,
  COLORS,
  eventText,
  faults,
  HERO_IDS,
  HEROES,
  type HeroView,
  LEAST_PLAYERS,
  MODES,
  MOST_PLAYERS,
  nameOf,
  type ZoneView,
} from '@medallion/adventure-game';
import { below, type Json, type Outcome, seedRng, shuffle } from '@medallion/kernel';
import type { Language } from '@medallion/text';
import type { GameReport } from '../report';
import { AdventureStudy } from './adventure-study';
import type { CliGame } from './cli-game';

/** Leads as letters of their colours: `r2 b1`. */
function stock(amounts: HeroView['leads']): string {
  const held = COLORS.filter((color) => amounts[color] > 0).map((color) => `${color.charAt(0)}${amounts[color]}`);
  return held.length === 0 ? '-' : held.join(' ');
}

function heroLines(hero: HeroView, language: Language, name: string): readonly string[] {
  const wounds = hero.spaces.map(({ wound }) => (wound === null ? '' : wound === 'minor' ? '○' : '◎')).join('');
  const fates = '☠'.repeat(hero.spaces.filter(({ hasFoulFate }) => hasFoulFate).length);
  const quest = hero.quest === null ? '' : `  “${nameOf(language, 'quest', hero.quest.quest)}”`;
  const cards = hero.development.map(
    ({ card, markers }) => `${nameOf(language, 'development', card)}${markers > 0 ? ` ${'•'.repeat(markers)}` : ''}`,
  );
  const goods = `${stock(hero.leads)} / ${stock(hero.proofs)}  ¤${hero.gold}  ✦${hero.fortunes.count}`;
  return [
    `${String(hero.vp).padStart(4)} ${name} · ${nameOf(language, 'location', hero.at)}  ${goods}  ${wounds}${fates}${hero.isDelayed ? ' ⧗' : ''}`,
    `     ✔${hero.completed.count}${quest}${cards.length === 0 ? '' : `  ${cards.join(', ')}`}`,
  ];
}

function zoneLine({ region, monsters, hasFoulFate }: ZoneView, language: Language): string {
  const tokens = monsters.map(({ monster, tier }) =>
    monster === null ? adventureTexts.say(language, `tier.${tier}`) : nameOf(language, 'enemy', monster),
  );
  const name = adventureTexts.say(language, `region.${region}`);
  return `     ${name}: ${[...tokens, ...(hasFoulFate ? ['☠'] : [])].join(', ') || '-'}`;
}

const report: GameReport<AdventureState, AdventureView, AdventureEvent> = {
  namesOf: (state, language) => state.heroes.map(({ hero }) => nameOf(language, 'hero', HEROES[hero]?.id ?? '')),
  eventLine: (event, language, names) => ({ text: eventText(event, { language, names }), rule: event.rule }),
  beginsChapter: ({ type }) => type === 'turn-started' || type === 'end-triggered' || type === 'game-ended',
  isAtRest: (state, prompt) => prompt === 'turn' && state.actions === 0 && state.active === state.first,
  boardLines: (view, language, names) => [
    ...view.heroes.flatMap((hero) => heroLines(hero, language, names[hero.seat] ?? '')),
    ...view.zones.map((zone) => zoneLine(zone, language)),
  ],
  faults: (state) => faults(state as AdventureState),
  outcomeLine: ({ places, reason }: Outcome, language, names) =>
    adventureTexts.say(language, 'event.game-ended', {
      winners: names[places.indexOf(1)] ?? '',
      tie: adventureTexts.say(language, `tie.${reason}`),
    }),
};

/** The heroes of game number `index`: each hero sits in each seat, and with fewer players all of them take turns. */
function heroesOf(players: number, index: number): readonly string[] {
  return Array.from({ length: players }, (_, seat) => HERO_IDS[(index + seat * stepOf(players, index)) % 4] ?? '');
}

/** Neighbours change too: every second round of games goes through the heroes the other way about. */
function stepOf(players: number, index: number): number {
  const steps = players === 2 ? [1, 2, 3] : [1, 3];
  return steps[Math.floor(index / 4) % steps.length] ?? 1;
}

export const adventureGameEntry: CliGame<AdventureConfig, AdventureState, AdventureView, AdventureEvent> = {
  game: adventureGame,
  decks: [],
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: MOST_PLAYERS },
  modules: [],
  modes: MODES,
  configFor: ({ players, mode }, index) => ({ heroes: heroesOf(players, index), mode: mode ?? 'standard' }),
  soakConfig(seed): Json {
    const rng = seedRng(`${seed}-config`);
    const heroes = HERO_IDS.slice();
    shuffle(rng, heroes);
    const mode = (['one-quest', 'one-quest', 'standard', 'epic'] as const)[below(rng, 4)] ?? 'standard';
    return { heroes: heroes.slice(0, LEAST_PLAYERS + below(rng, 3)), mode };
  },
  labelOf: (state, seat) => HEROES[state.heroes[seat]?.hero ?? 0]?.id ?? '',
  labels: 'byHero',
  report,
  study: () => new AdventureStudy(),
  bench: {
    title: 'Adventure Game',
    configs: [0, 1, 2, 3].map((index) => ({ heroes: heroesOf(4, index) })),
    limit: 2000,
    middle: 600,
    recordBot: 'greedy',
    searchAt: 'turn',
    bars: { timesBoardgameIo: 95, forksPerSecond: 80_000, tableBytes: 150_000, recordBytes: 3000 },
  },
};
