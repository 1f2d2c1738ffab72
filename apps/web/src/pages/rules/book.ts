import { type Ledger, nearRules, searchRules, sections, topics } from '@medallion/rulebook';
import { gwentLedger } from '@medallion/rulebook/gwent';
import { computed, effect, signal } from '@preact/signals';
import type { ShellIcon } from '../../art/shell-icons';
import { GAMES, type GameId } from '../../games/catalogue';
import { gameOfRule, openBook } from '../../pieces/open-book';
import { query, route } from '../../router/router';
import { pathTo } from '../../router/routes';
import { language } from '../../settings/settings';
import { withWords } from '../../text/with-words';

/** Ledgers of the games that are not opened first come when they are asked for. */
const LEDGERS: Readonly<Record<Exclude<GameId, 'gwent'>, () => Promise<Ledger>>> = {
  'old-world': () => import('@medallion/rulebook/old-world').then((module) => module.oldWorldLedger),
  'adventure-game': () => import('@medallion/rulebook/adventure-game').then((module) => module.adventureGameLedger),
};
const loaded = signal<Readonly<Partial<Record<GameId, Ledger>>>>({ gwent: gwentLedger });

/** The game whose rules lie open: that of the book beside the table, of the rule in the address, or the one that was asked for. */
export const bookGame = computed<GameId>(() => {
  const byRule = openBook.value?.game ?? gameOfRule(route.value?.values.rule?.toUpperCase() ?? '');
  return byRule ?? GAMES.find(({ id, isPlayable }) => isPlayable && id === query.value.get('game'))?.id ?? 'gwent';
});

effect(() => {
  const game = bookGame.value;
  if (game === 'gwent' || loaded.value[game] !== undefined) return;
  void withWords(LEDGERS[game]()).then((ledger) => {
    loaded.value = { ...loaded.value, [game]: ledger };
  });
});

/** Null while it is on its way. */
export const ledger = computed<Ledger | null>(() => loaded.value[bookGame.value] ?? null);
export type BookTopic = ReturnType<typeof topics>[number];
export type BookRuleId = BookTopic['rules'][number];

/** The address of a topic or of the contents, in the book that lies open. */
export function bookPath(key?: string): string {
  const path = key === undefined ? pathTo('rules') : pathTo('rules', { rule: key });
  return bookGame.value === 'gwent' ? path : `${path}?game=${bookGame.value}`;
}

/** From A to Z, with related topics. */
export const byLetter = computed(() => (ledger.value === null ? [] : topics(ledger.value, language.value)));
/** In order of play, which is the order of the ledger. */
export const byPlay = computed(() => {
  const all = new Map(byLetter.value.map((topic) => [topic.key, topic]));
  const order = ledger.value === null ? [] : sections(ledger.value, language.value);
  return order.flatMap(({ key }) => all.get(key) ?? []);
});

export const topicByKey = (key: string): BookTopic | null => byLetter.value.find((topic) => topic.key === key) ?? null;
export const topicOfRule = (id: string): BookTopic | null =>
  byLetter.value.find((topic) => topic.rules.some((rule) => rule === id)) ?? null;

export const asked = computed(() => query.value.get('q')?.trim() ?? '');
const exactHits = computed(() => (ledger.value === null ? [] : searchRules(ledger.value, language.value, asked.value)));
/** No rule has these words as they were typed: what is found comes close. */
export const isNear = computed(() => asked.value !== '' && exactHits.value.length === 0);
export const hits = computed(() => {
  if (ledger.value === null || !isNear.value) return exactHits.value;
  return nearRules(ledger.value, language.value, asked.value);
});
/** How many rules of each topic were found. */
export const hitCounts = computed(() => {
  const found = new Set<string>(hits.value.map(({ id }) => id));
  return new Map(byLetter.value.map(({ key, rules }) => [key, rules.filter((id) => found.has(id)).length]));
});
export const rulings = computed(() =>
  (ledger.value?.rules ?? []).filter((rule) => rule.isRuling).map((rule) => rule.id),
);

const ICONS: Readonly<Record<string, ShellIcon>> = {
  agile: 'split-arrows',
  battlefield: 'crossed-swords',
  'beginner-decks': 'stack',
  'berserker-and-mardroeme': 'bear-face',
  'calculating-strength': 'trade',
  'choosing-a-faction': 'crossroad',
  'commanders-horn': 'hunting-horn',
  'deck-building': 'stack',
  decoy: 'scarecrow',
  discarding: 'tombstone',
  'end-of-a-round': 'laurel-crown',
  'exchanging-opening-cards': 'card-discard',
  'faction-ability-monsters': 'sharp-smile',
  'faction-ability-nilfgaard': 'barbed-sun',
  'faction-ability-northern-realms': 'lion',
  'faction-ability-scoiatael': 'oak-leaf',
  'faction-ability-skellige': 'drakkar',
  'gems-and-end-of-the-game': 'cut-diamond',
  'general-principles': 'open-book',
  heroes: 'brute',
  leaders: 'crown',
  medic: 'caduceus',
  'morale-boost': 'flying-flag',
  muster: 'three-friends',
  'playing-a-card': 'card-play',
  'preparing-the-game': 'card-draw',
  scorch: 'burning-embers',
  'score-track': 'quill-ink',
  'secondary-deck': 'stack',
  spy: 'domino-mask',
  summon: 'raise-skeleton',
  'tight-bond': 'linked-rings',
  'turns-and-passing': 'tattered-banner',
  'unit-cards': 'archer',
  weather: 'snowflake-2',
};

export const iconOfTopic = (key: string): ShellIcon => ICONS[key] ?? 'scroll-unfurled';
