import {
  cardName,
  cardsInPlay,
  eventText,
  factionName,
  faults,
  type GwentEvent,
  type GwentState,
  type GwentView,
  gwent,
  gwentTexts,
  READY_MADE,
  randomDeck,
  type SideView,
} from '@medallion/gwent';
import { isDraw, type Json, seedRng } from '@medallion/kernel';
import type { Language } from '@medallion/text';
import type { GameReport } from '../report';
import type { CliGame, GameSetup } from './cli-game';

const NAMES = ['Ada', 'Bea'];

function pair(names: readonly string[]): [string, string] {
  return [names[0] ?? 'Ada', names[1] ?? 'Bea'];
}

function sideLines(side: SideView, language: Language, name: string, isFirst: boolean): readonly string[] {
  const gems = '◆'.repeat(side.gems) + '◇'.repeat(2 - side.gems);
  const passed = side.hasPassed ? '  ⚑' : '';
  const counts = `✋${side.hand.count} ▤${side.deck.count} ✝${side.discard.length}`;
  const head = `${name} · ${factionName(language, side.faction)} · ${cardName(language, side.leader.id)}  ${gems}  ${counts}${passed}`;
  const rows = side.rows.map((row) => {
    const cards = row.cards.map((unit) => `${cardName(language, unit.card)} ${unit.strength}`).join(', ');
    const marks = `${row.isStruck ? '❄' : ' '}${row.horn === null && !row.isDoubledByLeader ? ' ' : '×'}`;
    return `  ${String(row.total).padStart(4)} ${marks} ${gwentTexts.say(language, `row.${row.row}.title`).padEnd(13)} ${cards}`;
  });
  const score = `  ${String(side.score.total).padStart(4)} =`;
  return isFirst ? [head, score, ...rows.toReversed()] : [...rows, score, head];
}

const report: GameReport<GwentState, GwentView, GwentEvent> = {
  namesOf: () => NAMES,
  eventLine(event, language, names) {
    return { text: eventText(event, { language, names: pair(names), viewer: 'spectator' }), rule: event.rule };
  },
  beginsChapter: () => false,
  isAtRest: (_state, prompt) => prompt === 'turn',
  boardLines(view, language, names) {
    const [first, second] = view.sides;
    const [ada, bea] = pair(names);
    const weather = view.weather.map(({ card }) => cardName(language, card)).join(', ');
    return [
      ...sideLines(second, language, bea, true),
      `  ${'─'.repeat(60)}${weather === '' ? '' : ` ☁ ${weather}`}`,
      ...sideLines(first, language, ada, false),
    ];
  },
  faults: (state, start) => faults(state as GwentState, cardsInPlay(start as GwentState)),
  outcomeLine(outcome, language, names) {
    if (isDraw(outcome)) return gwentTexts.say(language, 'outcome.draw');
    return gwentTexts.say(language, 'outcome.win', { player: pair(names)[outcome.places.indexOf(1)] ?? '' });
  },
};

const starters = READY_MADE.filter((deck) => deck.kind === 'starter').map((deck) => deck.id);

function randomDecks(seed: string): { readonly decks: Json } {
  const rng = seedRng(seed);
  return { decks: [randomDeck(rng), randomDeck(rng)].map((list) => ({ ...list, cards: { ...list.cards } })) };
}

/** How the rules are read, by mode; the usual reading first. */
const MODES: Readonly<Record<string, { readonly [key: string]: Json }>> = {
  usual: {},
  'heroes-stay': { heroes: 'stay' },
  'opponent-discard': { relentless: 'opponent-discard' },
  'heroes-stay+opponent-discard': { heroes: 'stay', relentless: 'opponent-discard' },
};

function decksFor({ decks, seed }: GameSetup, index: number): { readonly decks: Json } {
  if (decks?.includes('random')) return randomDecks(`${seed}-decks-${index}`);
  if (decks !== null) {
    const [first = '', second = first] = decks;
    return { decks: index % 2 === 0 ? [first, second] : [second, first] };
  }
  const number = index % (starters.length * starters.length);
  return { decks: [starters[number % starters.length] ?? '', starters[Math.floor(number / starters.length)] ?? ''] };
}

export const gwentEntry: CliGame<Parameters<typeof gwent.setup>[0], GwentState, GwentView, GwentEvent> = {
  game: gwent,
  decks: ['random', ...READY_MADE.map((deck) => deck.id)],
  players: { least: 2, most: 2, usual: 2 },
  modules: [],
  modes: Object.keys(MODES),
  configFor: (setup, index) => ({ ...decksFor(setup, index), ...MODES[setup.mode ?? 'usual'] }),
  soakConfig: (seed) => randomDecks(`${seed}-decks`),
  labelOf: (state, seat) => state.sides[seat]?.faction ?? '',
  labels: 'byFaction',
  report,
  bench: {
    title: 'Gwent',
    configs: starters.flatMap((first) => starters.map((second) => ({ decks: [first, second] }))),
    limit: Number.POSITIVE_INFINITY,
    middle: 15,
    recordBot: 'random',
    searchAt: 'turn',
    bars: {
      timesBoardgameIo: 105,
      forksPerSecond: 80_000,
      searchIterationsPerSecond: 5000,
      tableBytes: 50_000,
      recordBytes: 1000,
    },
  },
};
