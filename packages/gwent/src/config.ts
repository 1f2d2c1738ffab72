import { type Json, ok, type Result, refuse } from '@medallion/kernel';
import { compileDeck, type Deck, type DeckFault, deckFaults, deckList, readDeckList } from './deck/deck';
import { packDeck, unpackDeck } from './deck/deck-code';
import { findReadyMade } from './deck/ready-made';
import { HERO_READINGS, type HeroReading, RELENTLESS_READINGS, type RelentlessReading } from './state';

/** What is agreed before a duel. @rule GW-GEN-001, GW-FACTION-001, GW-FACTION-003 */
export interface GwentConfig {
  readonly decks: readonly [Deck, Deck];
  readonly relentless: RelentlessReading;
  readonly heroes: HeroReading;
}

/** Reads `{ decks: [deck, deck], relentless?, heroes? }`; a deck is the id of a ready-made one or a list of cards. */
export function parseConfig(input: unknown): Result<GwentConfig> {
  if (typeof input !== 'object' || input === null) return refuse('bad-config', { path: '', problem: 'not-an-object' });
  const { decks, relentless = 'own-deck', heroes = 'may-be-taken', ...rest } = input as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return refuse('bad-config', { path: unknown, problem: 'unknown-setting' });
  if (!Array.isArray(decks) || decks.length !== 2) {
    return refuse('bad-config', { path: 'decks', problem: 'needs-two-decks', rule: 'GW-GEN-001' });
  }
  const reading = RELENTLESS_READINGS.find((known) => known === relentless);
  if (reading === undefined) {
    return refuse('bad-config', { path: 'relentless', problem: 'unknown-value', known: RELENTLESS_READINGS });
  }
  const heroReading = HERO_READINGS.find((known) => known === heroes);
  if (heroReading === undefined) {
    return refuse('bad-config', { path: 'heroes', problem: 'unknown-value', known: HERO_READINGS });
  }
  const first = parseDeck(decks[0], 'decks[0]');
  if (!first.ok) return first;
  const second = parseDeck(decks[1], 'decks[1]');
  if (!second.ok) return second;
  return ok({ decks: [first.value, second.value], relentless: reading, heroes: heroReading });
}

function parseDeck(input: unknown, path: string): Result<Deck> {
  if (typeof input === 'string') {
    const deck = findReadyMade(input);
    return deck === null ? refuse('bad-config', { path, problem: 'unknown-deck', deck: input.slice(0, 80) }) : ok(deck);
  }
  const list = readDeckList(input);
  if ('code' in list) return refuse('bad-config', { path, problem: 'illegal-deck', faults: [faultJson(list)] });
  const faults = deckFaults(list);
  if (faults.length > 0) return refuse('bad-config', { path, problem: 'illegal-deck', faults: faults.map(faultJson) });
  return ok(compileDeck(list, null, null));
}

function faultJson({ code, culprit, count, limit, rule }: DeckFault): Json {
  return { code, culprit: culprit.slice(0, 80), count, limit, rule };
}

export function configJson(config: GwentConfig): Json {
  const decks = config.decks.map((deck) => deck.readyMade ?? { ...deckList(deck), cards: { ...deckList(deck).cards } });
  return {
    decks,
    ...(config.relentless === 'own-deck' ? {} : { relentless: config.relentless }),
    ...(config.heroes === 'may-be-taken' ? {} : { heroes: config.heroes }),
  };
}

/** `deck~deck~relentless~heroes`, the last only where it is not the usual one: a ready-made deck by its id, any other by its code behind a `_`. */
export function packConfig(config: GwentConfig): string {
  const decks = config.decks.map((deck) => deck.readyMade ?? `_${packDeck(deck)}`);
  const readings = [RELENTLESS_READINGS.indexOf(config.relentless), HERO_READINGS.indexOf(config.heroes)];
  return [...decks, ...readings.slice(0, config.heroes === 'may-be-taken' ? 1 : 2)].join('~');
}

export function unpackConfig(text: string): Result<GwentConfig> {
  const [first = '', second = '', reading = '', heroReading = '0'] = text.split('~');
  const relentless = RELENTLESS_READINGS[Number(reading)];
  const heroes = HERO_READINGS[Number(heroReading)];
  const decks = [first, second].map((part) => (part.startsWith('_') ? unpackDeck(part.slice(1)) : findReadyMade(part)));
  const [one, two] = decks;
  if (one == null || two == null || relentless === undefined || heroes === undefined) {
    return refuse('bad-config', { path: 'decks', problem: 'unreadable-deck-code' });
  }
  return ok({ decks: [one, two], relentless, heroes });
}
