import { below, type Json, type Outcome, seedRng, shuffle } from '@medallion/kernel';
import {
  ATTRIBUTES,
  cardName,
  eventText,
  invariants,
  type LairView,
  LEAST_PLAYERS,
  type MarketView,
  MOST_PLAYERS,
  manifests,
  nameOf,
  type OldWorldConfig,
  type OldWorldEvent,
  type OldWorldState,
  type OldWorldView,
  oldWorld,
  SCHOOLS,
  trophyName,
  unpackModule,
  type WitcherView,
} from '@medallion/old-world';
import type { Language } from '@medallion/text';
import type { GameReport } from '../report';
import type { CliGame } from './cli-game';
import { OldWorldStudy } from './old-world-study';
import './old-world-words';

const USUAL_PLAYERS = 3;

/** Seats whose board is not chosen yet have only a number. */
const UNNAMED: Readonly<Record<Language, string>> = { en: 'Witcher', de: 'Hexer', nl: 'Hekser' };
const WINS: Readonly<Record<Language, string>> = { en: 'wins the game', de: 'gewinnt das Spiel', nl: 'wint het spel' };
const TOGETHER: Readonly<Record<Language, Readonly<Record<'won' | 'lost', string>>>> = {
  en: { won: 'All win together', lost: 'The game has won' },
  de: { won: 'Alle gewinnen gemeinsam', lost: 'Das Spiel hat gesiegt' },
  nl: { won: 'Allen winnen samen', lost: 'Het spel heeft gewonnen' },
};

function namesOf(state: Readonly<OldWorldState>, language: Language): readonly string[] {
  return state.witchers.map(({ school }, seat) => {
    const id = SCHOOLS[school]?.id;
    return id === undefined ? `${UNNAMED[language]} ${seat + 1}` : nameOf(language, 'witcher', id);
  });
}

function witcherLines(witcher: WitcherView, language: Language, name: string): readonly string[] {
  const { spot, at, gold, shield, shieldMaximum, hand, deck, discard, potions, quests, trophies } = witcher;
  const place = at === null ? '-' : nameOf(language, 'location', at);
  const levels = ATTRIBUTES.map((of) => witcher.attributes.find(({ attribute }) => attribute === of)?.level ?? 1);
  const cards = `✋${hand.count} ▤${deck.count} ✝${discard.count}`;
  const goods = `¤${gold}  ⛨${shield}/${shieldMaximum}  ⚗${potions.length}  ✎${quests.length}`;
  const won = trophies.map((trophy) => trophyName(language, trophy)).join(', ');
  const line = `${'★'.repeat(spot).padStart(4)} ${name} · ${place}  ${levels.join('/')}  ${goods}  ${cards}`;
  return won === '' ? [line] : [line, `     ${won}`];
}

function lairLine({ monster, level, life, at }: LairView, language: Language): string {
  if (monster === null || at === null) return '     -';
  const name = nameOf(language, 'monster', monster);
  return `     ${name} ${'I'.repeat(level ?? 0)} (${life}) · ${nameOf(language, 'location', at)}`;
}

function marketLine({ row }: MarketView, language: Language): string {
  return `     ${row.map((slot) => (slot === null ? '-' : `${cardName(language, slot.card)} ${slot.price}`)).join(', ')}`;
}

const report: GameReport<OldWorldState, OldWorldView, OldWorldEvent> = {
  namesOf,
  eventLine: (event, language, names) => ({ text: eventText(event, { language, names }), rule: event.rule }),
  beginsChapter: ({ type }) => type === 'turn-started' || type === 'fight-started' || type === 'game-won',
  isAtRest: ({ turns, active, first }, prompt) =>
    prompt === 'journey' && turns[active]?.steps === 0 && turns[active]?.acted === 0 && active === first,
  boardLines: (view, language, names) => [
    ...view.witchers.flatMap((witcher) => witcherLines(witcher, language, names[witcher.seat] ?? '')),
    ...view.lairs.map((lair) => lairLine(lair, language)),
    ...view.markets.map((market) => marketLine(market, language)),
  ],
  faults: (state) => invariants(state as OldWorldState),
  outcomeLine: ({ places, together }: Outcome, language, names) => {
    if (together === 'lost' || (together === 'won' && places.length > 1)) return TOGETHER[language][together];
    return `${names[places.indexOf(1)] ?? ''} ${WINS[language]}`;
  },
};

/** The schools of the box. */
const BASE_SCHOOLS = SCHOOLS.filter(({ box }) => box === 'base').map(({ id }) => id);

/** The boards of game number `index`: every school in every seat in turn, and beside other neighbours. */
function schoolsOf(players: number, index: number): readonly string[] {
  const step = 1 + (Math.floor(index / BASE_SCHOOLS.length) % (BASE_SCHOOLS.length - 1));
  return Array.from({ length: players }, (_, seat) => BASE_SCHOOLS[(index + seat * step) % BASE_SCHOOLS.length] ?? '');
}

export const oldWorldEntry: CliGame<OldWorldConfig, OldWorldState, OldWorldView, OldWorldEvent> = {
  game: oldWorld,
  decks: [],
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: USUAL_PLAYERS },
  modules: manifests().flatMap(({ id, comes }) => (comes === 'by-choice' ? [id] : [])),
  modes: [],
  configFor: ({ players, modules }, index) => ({
    players,
    schools: schoolsOf(players, index),
    ...(modules.length === 0 ? {} : { modules: modules.map(unpackModule) }),
  }),
  soakConfig(seed): Json {
    const rng = seedRng(`${seed}-config`);
    const players = LEAST_PLAYERS + below(rng, MOST_PLAYERS);
    const schools = BASE_SCHOOLS.slice();
    shuffle(rng, schools);
    return below(rng, 2) === 0 ? { players, schools: schools.slice(0, players) } : { players };
  },
  labelOf: ({ witchers }, seat) => SCHOOLS[witchers[seat]?.school ?? -1]?.id ?? '',
  labels: 'bySchool',
  report,
  study: () => new OldWorldStudy(),
  bench: {
    title: 'Old World',
    configs: [0, 1, 2, 3, 4].map((index) => ({ players: USUAL_PLAYERS, schools: schoolsOf(USUAL_PLAYERS, index) })),
    limit: 2000,
    middle: 600,
    forksAt: 'fight-combo',
    recordBot: 'greedy',
    searchAt: 'journey',
    undoAt: 1500,
    modules: [
      {
        title: 'with Lost Mount',
        configs: [0, 1, 2, 3, 4].map((index) => ({
          players: USUAL_PLAYERS,
          schools: schoolsOf(USUAL_PLAYERS, index),
          modules: ['lost-mount'],
        })),
      },
    ],
    bars: { timesBoardgameIo: 80, forksPerSecond: 80_000, tableBytes: 200_000, recordBytes: 4000 },
  },
};
