import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { Actor, CharacterId, FightState } from '../base/fight/fight-state';
import type { Attribute, Card, Location, OldWorldPlay, OldWorldState, Quest, Terrain } from './state';

type State = Readonly<OldWorldState>;
/** The rule that forbids it, or null. The first rule found is the one that is told. */
export type May<About extends readonly unknown[]> = (state: State, ...about: About) => RuleId | null;
/** Another value in the place of this one; each module changes what the one before it left. */
export type Modify<Value, About extends readonly unknown[]> = (value: Value, state: State, ...about: About) => Value;
/** Something that happens then, in the order of the modules. It may ask. */
export type On<About extends readonly unknown[]> = (play: OldWorldPlay, ...about: About) => Flow;

/** Something that may happen instead; says whether it did. Once it has, nobody further is asked. */
export type Instead<About extends readonly unknown[]> = (play: OldWorldPlay, ...about: About) => Flow<boolean>;

/** Something that may be found in another way; the first that finds it is heard, null leaves it to whoever comes next. */
export type Offer<Value, About extends readonly unknown[]> = (
  play: OldWorldPlay,
  ...about: About
) => Flow<Value | null>;

/** How a card came to its new owner. */
export interface CardGain {
  readonly card: Card;
  readonly market: number;
  /** The space of the pool it was taken from; NONE from the deck. */
  readonly place: number;
  readonly how: 'bought' | 'given';
}
export type LairEnd = 'defeated' | 'driven-away';

/** What cuts across the flow of play. Each is asked for by name where the base comes to it. */
export interface Hooks {
  /** The action of the location. */
  readonly mayAct: May<[seat: Seat, at: Location]>;
  /** A fight with the monster of this terrain. */
  readonly mayFight: May<[seat: Seat, terrain: Terrain]>;
  /** A new monster in a lair that has become empty. */
  readonly mayReplace: May<[terrain: Terrain, how: LairEnd]>;
  /** A quest of this player, at the place where it waits. */
  readonly mayResolve: May<[seat: Seat, quest: Quest]>;
  /** How a seat stands to a bot among witchers who race each other, in log-odds. */
  readonly modifyStanding: Modify<number, [seat: Seat]>;
  /** Who is asked in this phase. */
  readonly modifyActors: Modify<readonly Seat[], []>;
  /** The die that chooses a monster's attack where nobody else does: charge up to this number, 0 without a die. */
  readonly modifyAttackDie: Modify<number, []>;
  readonly modifyAttributeName: Modify<string, [seat: Seat, attribute: Attribute]>;
  /** In which order the seat takes its fight turns. */
  readonly modifyCharacter: Modify<CharacterId, [seat: Seat]>;
  /** As many potions as a player may hold. */
  readonly modifyPotionsHeld: Modify<number, [seat: Seat]>;
  /** Gold off every training at a school. */
  readonly modifyTrainingOff: Modify<number, [seat: Seat]>;
  /** Cards more or fewer in the draw that follows a lost fight. */
  readonly modifyLostDraw: Modify<number, [seat: Seat]>;
  /** The place of a won game in the table of results, from worst (1) to best. */
  readonly modifyResult: Modify<number | null, []>;
  /** To a bot: what it is worth to end phase I at a place. */
  readonly modifyStayWorth: Modify<number, [seat: Seat, at: Location]>;
  /** How many there are of something that a monster counts, by its name. */
  readonly modifyCount: Modify<number, [what: string, fight: FightState, target: Actor]>;
  /** What of so much damage of an attack or a combo is left for this fighter, before they do anything about it. */
  readonly modifyDamageTaken: Modify<number, [fight: FightState, side: Actor]>;
  /** What an attack takes beside damage: cards discarded or trashed, attributes lowered. */
  readonly mayStrike: May<[fight: FightState, side: Actor]>;
  /** An exploration or event card lies open, and this seat is about to choose one of its options. */
  readonly onStory: On<[seat: Seat]>;
  /** A card is about to become the quest of this player. */
  readonly onQuest: Instead<[seat: Seat, card: number, option: number]>;
  /** A quest was resolved, and leaves the game. */
  readonly onQuestGone: On<[quest: Quest]>;
  /** A location token is about to be drawn for a trail quest. */
  readonly onTrailToken: Offer<Location, [seat: Seat, terrain: Terrain]>;
  /** The action of a location has been performed. */
  readonly onActed: On<[seat: Seat, action: string]>;
  /** Phase III has offered its card: what was gained, or null. */
  readonly onPurchase: On<[seat: Seat, gain: CardGain | null]>;
  /** A seat has rolled its dice again in dice poker; `isOwn` where it started the game. */
  readonly onReroll: On<[seat: Seat, isOwn: boolean]>;
  /** Somebody has won a game of dice poker, or been paid for one played alone. */
  readonly onPokerWon: On<[seat: Seat]>;
  readonly onMeditated: On<[seat: Seat]>;
  /** A fighter's fight turn has begun. */
  readonly onFightTurn: On<[fight: FightState, side: Actor]>;
  /** A combo is finished and about to be resolved. */
  readonly onCombo: On<[fight: FightState, side: Actor]>;
  /** Step 3 is over, with a combo or without; step 4 comes next. */
  readonly onComboDone: On<[fight: FightState, side: Actor]>;
  /** An own card was just lost to damage, before the rest of the damage. */
  readonly onCardLost: On<[fight: FightState, side: Actor, card: Card, from: 'deck' | 'hand']>;
  /** Random cards are about to be discarded from the hand. */
  readonly onRandomDiscard: Instead<[fight: FightState, side: Actor]>;
  /** A fight is over, and its outcome is about to be carried out. */
  readonly onFightEnd: On<[fight: FightState]>;
  /** A monster has appeared in a lair, or has left it. */
  readonly onMonsterPlaced: On<[terrain: Terrain]>;
  readonly onMonsterGone: On<[terrain: Terrain, how: LairEnd]>;
  /** A potion is about to be drawn, one of several where there are several. */
  readonly onPotion: Instead<[seat: Seat]>;
  /** A new level brings its cards. */
  readonly onLevel: Instead<[seat: Seat, level: number]>;
  /** Somebody has lost a fight, and is about to draw for it. */
  readonly onFightLost: On<[seat: Seat]>;
  readonly onTrail: On<[seat: Seat]>;
  readonly onTrophy: On<[seat: Seat]>;
}
export type HookName = keyof Hooks;

/** Everybody who listens, by hook: a list that is empty costs one look at its length. */
export type Listeners = { readonly [Name in HookName]: readonly Hooks[Name][] };

export const HOOK_NAMES = [
  'mayAct',
  'mayFight',
  'mayReplace',
  'mayResolve',
  'modifyStanding',
  'modifyActors',
  'modifyAttackDie',
  'modifyAttributeName',
  'modifyCharacter',
  'modifyPotionsHeld',
  'modifyTrainingOff',
  'modifyLostDraw',
  'modifyResult',
  'modifyStayWorth',
  'modifyCount',
  'modifyDamageTaken',
  'mayStrike',
  'onFightTurn',
  'onCombo',
  'onComboDone',
  'onCardLost',
  'onRandomDiscard',
  'onFightEnd',
  'onMonsterPlaced',
  'onMonsterGone',
  'onPotion',
  'onLevel',
  'onStory',
  'onQuest',
  'onQuestGone',
  'onTrailToken',
  'onActed',
  'onPurchase',
  'onReroll',
  'onPokerWon',
  'onMeditated',
  'onFightLost',
  'onTrail',
  'onTrophy',
] as const satisfies readonly HookName[];

export function forbidden<About extends readonly unknown[]>(
  listeners: readonly May<About>[],
  state: State,
  ...about: About
): RuleId | null {
  for (let index = 0; index < listeners.length; index++) {
    const rule = (listeners[index] as May<About>)(state, ...about);
    if (rule !== null) return rule;
  }
  return null;
}

export function modified<Value, About extends readonly unknown[]>(
  listeners: readonly Modify<Value, About>[],
  value: Value,
  state: State,
  ...about: About
): Value {
  let changed = value;
  for (let index = 0; index < listeners.length; index++) {
    changed = (listeners[index] as Modify<Value, About>)(changed, state, ...about);
  }
  return changed;
}

export function* happen<About extends readonly unknown[]>(
  listeners: readonly On<About>[],
  play: OldWorldPlay,
  ...about: About
): Flow {
  for (const listener of listeners) {
    if (play.state.outcome !== null) return;
    yield* listener(play, ...about);
  }
}

/** What was found in another way, or null. */
export function* offered<Value, About extends readonly unknown[]>(
  listeners: readonly Offer<Value, About>[],
  play: OldWorldPlay,
  ...about: About
): Flow<Value | null> {
  for (const listener of listeners) {
    const found = yield* listener(play, ...about);
    if (found !== null) return found;
  }
  return null;
}

/** Whether something happens instead. */
export function* replaced<About extends readonly unknown[]>(
  listeners: readonly Instead<About>[],
  play: OldWorldPlay,
  ...about: About
): Flow<boolean> {
  for (const listener of listeners) if (yield* listener(play, ...about)) return true;
  return false;
}
