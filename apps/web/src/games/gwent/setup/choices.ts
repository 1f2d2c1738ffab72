import {
  type DeckList,
  FACTIONS,
  type Faction,
  gwentTexts,
  HERO_READINGS,
  type HeroReading,
  READY_MADE,
  RELENTLESS_READINGS,
  type RelentlessReading,
} from '@medallion/gwent';
import type { Json } from '@medallion/kernel';
import { language } from '../../../settings/settings';
import type { SavedDeck } from '../decks/deck-store';

/** A deck that can be chosen: ready-made by its id, or one's own as a list. */
export interface DeckChoice {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly faction: Faction;
  readonly kind: 'starter' | 'themed' | 'own';
  readonly config: Json;
}

/** The starters first in their order, then the themed decks, then one's own. */
export function deckChoices(own: readonly SavedDeck[]): readonly DeckChoice[] {
  const say = (id: string) => gwentTexts.say(language.value, id);
  const ready = READY_MADE.map(
    ({ id, kind, faction }): DeckChoice => ({
      id,
      name: say(`deck.${id}`),
      note: say(`deck.${id}.style`),
      faction: factionOf(faction),
      kind,
      config: id,
    }),
  );
  const mine = own.map(
    ({ id, name, list }): DeckChoice => ({
      id: `own-${id}`,
      name,
      note: '',
      faction: factionOf(list.faction),
      kind: 'own',
      config: listJson(list),
    }),
  );
  return [...mine, ...ready];
}

function factionOf(name: string): Faction {
  return FACTIONS.find((known) => known === name) ?? FACTIONS[0];
}

function listJson({ faction, leader, cards }: DeckList): Json {
  return { faction, leader, cards: { ...cards } };
}

export const SURPRISE = 'surprise';

interface Remembered {
  readonly mine: string;
  readonly theirs: string;
  readonly level: string;
  readonly names: readonly [string, string];
  readonly relentless: RelentlessReading;
  readonly heroes: HeroReading;
}

const KEY = 'medallion.gwent.setup';

/** What was chosen last time, so that the next game is one press away. */
export function recallChoices(): Partial<Remembered> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { mine, theirs, level, names, relentless, heroes } = kept as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    const reading = RELENTLESS_READINGS.find((known) => known === relentless);
    const heroReading = HERO_READINGS.find((known) => known === heroes);
    const [one, two] = Array.isArray(names) ? names.map(text) : [];
    return {
      ...(text(mine) === undefined ? {} : { mine: text(mine) as string }),
      ...(text(theirs) === undefined ? {} : { theirs: text(theirs) as string }),
      ...(text(level) === undefined ? {} : { level: text(level) as string }),
      ...(reading === undefined ? {} : { relentless: reading }),
      ...(heroReading === undefined ? {} : { heroes: heroReading }),
      ...(one === undefined || two === undefined ? {} : { names: [one, two] as const }),
    };
  } catch {
    return {};
  }
}

export function rememberChoices(choices: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // A window without storage: the next game starts from the defaults.
  }
}
