import type { OldWorldEvent } from '../src/core/events';

type Samples = { readonly [Type in OldWorldEvent['type']]: readonly Extract<OldWorldEvent, { type: Type }>[] };

const rule = 'OW-TURN-001';
const by = { seat: 0, rule } as const;

/** One event card for each attribute that is tested, and for each opponent in a short fight. */
const TESTS = [
  [1, 'defense'],
  [5, 'specialty'],
  [9, 'combat'],
  [13, 'alchemy'],
] as const;
const SHORT_FIGHTS = [3, 7, 23] as const;

/** One event of every type and of every wording it has. A type without a sample does not compile. */
export const SAMPLE_EVENTS: Samples = {
  'first-player': [{ type: 'first-player', ...by }],
  'boards-drawn': [{ type: 'boards-drawn', ...by, schools: ['wolf', 'cat'] }],
  'board-chosen': [{ type: 'board-chosen', ...by, school: 'wolf', at: 'kaer-morhen' }],
  'monster-placed': [
    { type: 'monster-placed', monster: 'harpy', level: 1, terrain: 'mountain', at: 'cintra', rule },
    { type: 'monster-placed', monster: 'leshen', level: 3, terrain: 'forest', at: 'vizima', rule },
  ],
  'turn-started': [{ type: 'turn-started', ...by, round: 3 }],
  'phase-started': [
    { type: 'phase-started', ...by, phase: 'journey' },
    { type: 'phase-started', ...by, phase: 'of-a-module' },
  ],
  moved: [
    { type: 'moved', ...by, from: 'cintra', to: 'novigrad', cards: ['swift-cut-1'], gold: 0 },
    { type: 'moved', ...by, from: 'cintra', to: 'vizima', cards: ['wolf-cleave-1'], gold: 1 },
    { type: 'moved', ...by, from: 'cintra', to: 'cidaris', cards: [], gold: 0 },
  ],
  acted: [
    { type: 'acted', ...by, at: 'ban-ard', action: 'attribute' },
    { type: 'acted', ...by, at: 'ban-ard', action: 'of-a-module' },
  ],
  'gold-gained': [{ type: 'gold-gained', ...by, n: 2 }],
  'gold-paid': [{ type: 'gold-paid', ...by, n: 1 }],
  'attribute-raised': [{ type: 'attribute-raised', ...by, attribute: 'combat', to: 2 }],
  'attribute-lowered': [{ type: 'attribute-lowered', ...by, attribute: 'defense', to: 1 }],
  'level-gained': [{ type: 'level-gained', ...by, level: 2 }],
  'shield-changed': [
    { type: 'shield-changed', ...by, by: 1, to: 2 },
    { type: 'shield-changed', ...by, by: -2, to: 0 },
  ],
  'potion-gained': [{ type: 'potion-gained', ...by, potion: 'swallow' }],
  'potion-lost': [{ type: 'potion-lost', ...by, potion: 'tawny-owl' }],
  'cards-drawn': [
    { type: 'cards-drawn', ...by, n: 2, cards: ['swift-cut-1', 'ward-2'] },
    { type: 'cards-drawn', ...by, n: 1, cards: [null] },
  ],
  'cards-discarded': [{ type: 'cards-discarded', ...by, cards: ['reflex-1'] }],
  'cards-trashed': [{ type: 'cards-trashed', ...by, cards: ['bear-push-away-2'] }],
  reshuffled: [{ type: 'reshuffled', ...by }],
  'deck-searched': [{ type: 'deck-searched', ...by }],
  'card-gained': [
    { type: 'card-gained', ...by, card: 'great-ward-3', to: 'hand', paid: ['screen-1', 'block-2'] },
    { type: 'card-gained', ...by, card: 'screen-3', to: 'discard', paid: [] },
  ],
  'no-card-gained': [{ type: 'no-card-gained', ...by }],
  'pool-trashed': [{ type: 'pool-trashed', ...by, cards: ['screen-1'] }],
  'pool-discarded': [{ type: 'pool-discarded', cards: ['screen-1'], rule }],
  'pool-filled': [{ type: 'pool-filled', card: 'sign-mastery-4', market: 0, rule }],
  'trail-quest-taken': [{ type: 'trail-quest-taken', ...by, terrain: 'water', at: 'glenmore' }],
  'trail-found': [{ type: 'trail-found', ...by, terrain: 'water', at: 'glenmore' }],
  'trail-taken': [{ type: 'trail-taken', ...by, terrain: 'forest' }],
  'trail-returned': [{ type: 'trail-returned', ...by, terrain: 'forest' }],
  'poker-started': [
    { type: 'poker-started', ...by, against: 1, pool: 3 },
    { type: 'poker-started', ...by, against: null, pool: 3 },
  ],
  'dice-rolled': [
    { type: 'dice-rolled', ...by, isLocals: false, dice: [1, 2, 3, 4, 5], rerolled: 0 },
    { type: 'dice-rolled', ...by, isLocals: false, dice: [2, 2, 2, 6, 6], rerolled: 2 },
    { type: 'dice-rolled', ...by, isLocals: true, dice: [1, 1, 3, 4, 6], rerolled: 1 },
  ],
  'poker-won': [
    { type: 'poker-won', ...by, isLocals: false, gold: 3, own: 'full-house', other: 'pair' },
    { type: 'poker-won', ...by, isLocals: true, gold: 3, own: 'nothing', other: 'two-pairs' },
  ],
  'poker-paid': [{ type: 'poker-paid', ...by, gold: 4, own: 'straight-to-6' }],
  explored: [{ type: 'explored', ...by, deck: 'city', card: 'CITY01' }],
  'option-chosen': [
    { type: 'option-chosen', ...by, card: 'WILD36', option: 1 },
    { type: 'option-chosen', ...by, card: 'EVENT02', option: 0 },
  ],
  rolled: [{ type: 'rolled', ...by, die: 4 }],
  'quest-taken': [{ type: 'quest-taken', ...by, card: 'CITY02', at: 'cidaris' }],
  'quest-lost': [{ type: 'quest-lost', ...by, card: 'CITY02' }],
  'quest-resolved': [{ type: 'quest-resolved', ...by, card: 'CITY02', event: 1 }],
  'event-read': [{ type: 'event-read', ...by, event: 1 }],
  'test-made': TESTS.flatMap(([event, attribute]) =>
    [7, 8, 11, 14].map((total) => ({ type: 'test-made', ...by, event, attribute, die: 5, total }) as const),
  ),
  'short-fight-ended': SHORT_FIGHTS.flatMap((event) =>
    [0, 4, 6].map((damage) => ({ type: 'short-fight-ended', ...by, event, damage }) as const),
  ),
  'companion-gained': [{ type: 'companion-gained', ...by, event: 22, companion: 'mule' }],
  'no-option': [{ type: 'no-option', ...by, card: 'CITY01' }],
  'companion-owned': [{ type: 'companion-owned', ...by, event: 22, companion: 'mule' }],
  'companion-used': [{ type: 'companion-used', ...by, companion: 'mule' }],
  'training-cheapened': [{ type: 'training-cheapened', ...by, gold: 3 }],
  'free-move-gained': [{ type: 'free-move-gained', ...by }],
  'draw-changed': [
    { type: 'draw-changed', ...by, by: 2 },
    { type: 'draw-changed', ...by, by: -1 },
  ],
  meditated: [{ type: 'meditated', ...by, attribute: 'alchemy' }],
  'turn-ended': [{ type: 'turn-ended', ...by }],
  module: [{ type: 'module', ...by, module: 'harbour', what: 'of-a-module', about: null }],
  'game-ended': [
    { type: 'game-ended', how: 'won', turns: 9, result: null, rule: by.rule },
    { type: 'game-ended', how: 'lost', turns: 9, result: null, rule: by.rule },
  ],
  'game-won': [
    { type: 'game-won', ...by, turns: 14, result: null },
    { type: 'game-won', ...by, turns: 8, result: 4 },
  ],
  'fight-started': [
    { type: 'fight-started', ...by, against: null, monster: 'striga', life: 18 },
    { type: 'fight-started', ...by, against: 1, monster: null, life: 0 },
  ],
  'monster-ability': [{ type: 'monster-ability', ...by, monster: 'bruxa' }],
  wagered: [
    { type: 'wagered', ...by, on: 'attacker' },
    { type: 'wagered', ...by, on: 'defender' },
    { type: 'wagered', ...by, on: null },
  ],
  'wager-settled': [
    { type: 'wager-settled', ...by, isWon: true, gold: 2 },
    { type: 'wager-settled', ...by, isWon: false, gold: 1 },
  ],
  'fight-turn': [
    { type: 'fight-turn', ...by, turn: 1 },
    { type: 'fight-turn', seat: null, turn: 2, rule },
  ],
  'potion-used': [{ type: 'potion-used', ...by, potion: 'blizzard' }],
  'ability-used': [
    { type: 'ability-used', ...by, source: 'specialty' },
    { type: 'ability-used', ...by, source: 'trophy:wyvern' },
    { type: 'ability-used', ...by, source: 'trophy:school-cat' },
    { type: 'ability-used', ...by, source: 'equipment:crossbow' },
  ],
  'die-rolled': [{ type: 'die-rolled', ...by, die: 6 }],
  'combo-card': [
    { type: 'combo-card', ...by, card: 'windmill-slash-1', place: 1 },
    { type: 'combo-card', ...by, card: 'viper-aard-sign-2', place: 2 },
  ],
  'card-beside': [{ type: 'card-beside', ...by, card: 'magic-trap-2' }],
  'no-combo': [{ type: 'no-combo', ...by }],
  'combo-done': [{ type: 'combo-done', ...by, cards: ['swift-cut-1', 'screen-1'], damage: 3 }],
  'monster-hit': [{ type: 'monster-hit', ...by, damage: 3, cards: ['fight-01', 'fight-02', 'fight-03'], left: 9 }],
  'witcher-hit': [{ type: 'witcher-hit', ...by, damage: 4, shield: 1, deck: 2, hand: 1 }],
  'damage-lessened': [{ type: 'damage-lessened', ...by, from: 4, to: 2 }],
  'card-taken-back': [{ type: 'card-taken-back', ...by, card: 'ward-1' }],
  'card-returned': [{ type: 'card-returned', ...by, card: 'ward-1' }],
  'card-buried': [
    { type: 'card-buried', ...by, card: 'ward-1' },
    { type: 'card-buried', ...by, card: null },
  ],
  'cards-looked-at': [
    { type: 'cards-looked-at', ...by, of: 1, cards: ['ward-1', 'screen-2'] },
    { type: 'cards-looked-at', ...by, of: null, cards: ['fight-13'] },
    { type: 'cards-looked-at', ...by, of: null, cards: [null, null] },
  ],
  'pool-card-lost': [{ type: 'pool-card-lost', ...by, cards: ['fight-05'], left: 7 }],
  'attack-announced': [
    { type: 'attack-announced', seat: 1, attack: 'charge', rule },
    { type: 'attack-announced', seat: null, attack: 'bite', rule },
  ],
  'attack-revealed': [
    { type: 'attack-revealed', card: 'fight-16', attack: 'charge', left: 6, rule },
    { type: 'attack-revealed', card: 'fight-16', attack: 'bite', left: 6, rule },
    { type: 'attack-revealed', card: 'fight-16', attack: null, left: 6, rule },
  ],
  'attack-forced': [{ type: 'attack-forced', card: 'fight-16', attack: 'charge', rule }],
  'attack-changed': [{ type: 'attack-changed', ...by, card: 'fight-16', attack: 'bite' }],
  'knocked-out': [{ type: 'knocked-out', ...by }],
  'fight-ended': [
    { type: 'fight-ended', end: 'attacker-won', winner: 0, ...by, against: null },
    { type: 'fight-ended', end: 'driven-away', winner: 1, ...by, against: null },
    { type: 'fight-ended', end: 'opponent-won', winner: 1, ...by, against: null },
    { type: 'fight-ended', end: 'attacker-won', winner: 0, ...by, against: 1 },
    { type: 'fight-ended', end: 'opponent-won', winner: 1, ...by, against: 1 },
  ],
  'trophy-gained': [
    { type: 'trophy-gained', ...by, trophy: 'combat' },
    { type: 'trophy-gained', ...by, trophy: 'school-bear' },
    { type: 'trophy-gained', ...by, trophy: 'harpy' },
  ],
  'no-trophy': [{ type: 'no-trophy', ...by }],
  advanced: [{ type: 'advanced', ...by, spot: 2 }],
  fatigued: [{ type: 'fatigued', ...by, n: 2 }],
  'monster-left': [
    { type: 'monster-left', monster: 'harpy', how: 'defeated', rule },
    { type: 'monster-left', monster: 'harpy', how: 'driven-away', rule },
  ],
  'no-monster-left': [{ type: 'no-monster-left', level: 3, rule }],
  'tavern-closed': [{ type: 'tavern-closed', at: 6, rule }],
};
