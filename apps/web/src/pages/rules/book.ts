import { searchRules, sections, topics } from '@medallion/rulebook';
import { gwentLedger } from '@medallion/rulebook/gwent';
import { computed } from '@preact/signals';
import type { ShellIcon } from '../../art/shell-icons';
import { query } from '../../router/router';
import { language } from '../../settings/settings';

export const ledger = gwentLedger;
export type BookTopic = ReturnType<typeof topics<(typeof ledger)['rules'][number]['id']>>[number];
export type BookRuleId = BookTopic['rules'][number];

/** From A to Z, with related topics. */
export const byLetter = computed(() => topics(ledger, language.value));
/** In order of play, which is the order of the ledger. */
export const byPlay = computed(() => {
  const all = new Map(byLetter.value.map((topic) => [topic.key, topic]));
  return sections(ledger, language.value).flatMap(({ key }) => all.get(key) ?? []);
});

export const topicByKey = (key: string): BookTopic | null => byLetter.value.find((topic) => topic.key === key) ?? null;
export const topicOfRule = (id: string): BookTopic | null =>
  byLetter.value.find((topic) => topic.rules.some((rule) => rule === id)) ?? null;

export const asked = computed(() => query.value.get('q')?.trim() ?? '');
export const hits = computed(() => searchRules(ledger, language.value, asked.value));
/** How many rules of each topic were found. */
export const hitCounts = computed(() => {
  const found = new Set<string>(hits.value.map(({ id }) => id));
  return new Map(byLetter.value.map(({ key, rules }) => [key, rules.filter((id) => found.has(id)).length]));
});
export const rulings = ledger.rules.filter((rule) => rule.isRuling).map((rule) => rule.id);

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
