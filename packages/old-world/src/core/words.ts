import { type Flow, InvariantError, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { Actor, Fighter, FightState, MonsterSide } from '../base/fight/fight-state';
import type { BesideOf, DataOf, Entries, EntriesTable, Said, Schema, Spoken } from './cards/said';
import type {
  ATTACK_EFFECTS,
  CONDITIONS,
  COSTS,
  FightWords,
  FOE_ABILITIES,
  fightEffects,
  Icons,
} from './cards/vocabulary';
import type { CARD_EFFECTS } from './effect';
import type { Card, OldWorldPlay, OldWorldState, Witcher } from './state';

type State = OldWorldState;

/** A word of exploration and event cards, carried out as far as possible. @rule OW-TERM-015 */
export interface CardWord<Data = Said> {
  run(play: OldWorldPlay, seat: Seat, effect: Data, rule: RuleId): Flow;
}

/** Where a word of a fight works: a side of it, and whether damage joins the combo or falls at once. */
export interface Acting {
  readonly play: OldWorldPlay;
  readonly fight: FightState;
  readonly side: Actor;
  readonly fighter: Fighter;
  readonly joinsCombo: boolean;
  readonly rule: RuleId;
}
/** A word of trophies, equipment, specialties and potions. What does nothing by itself is read at its moment. */
export interface FightWord<Data = Said> {
  /** What it does, where it asks nothing. */
  act?(acting: Acting, effect: Data): void;
  /** What it does, where it may ask. */
  run?(acting: Acting, effect: Data): Flow;
  /** What it does before the life pool is made, when the fight has not begun. @rule OW-TERM-005 */
  before?(play: OldWorldPlay, seat: Seat, effect: Data, rule: RuleId): void;
  /** The same where it may ask, or changes the fight to come. */
  runBefore?(acting: Acting, effect: Data): Flow;
  /** Whether it could do anything; what could not is not offered. */
  canHelp?(state: State, fight: FightState, fighter: Fighter, effect: Data): boolean;
  /** What it leaves of the damage of an attack. */
  lessen?(damage: number, effect: Data): number;
  /** How it lets a card join the combo that no colour joins: to anything, or by an extension that counts as any colour. */
  readonly link?: 'free' | 'any-colour' | 'recolour';
  /** The colour of the cards that it joins, and the one that they count as: places in `COLORS`. */
  recolours?(effect: Data): { readonly from: number; readonly to: number };
  /** What counts for a card that it has joined. */
  linkIcons?(effect: Data): Icons;
  /** To a bot: what it brings, or costs, in cards of choice. */
  readonly worth?: number;
}

/** What one blow took from a witcher. */
export interface Loss {
  shield: number;
  deck: number;
  hand: number;
}
/** A word of monster fight cards. */
export interface AttackWord<Data = Said> {
  /** How much damage it deals. */
  damage?(state: State, fight: FightState, target: Actor, effect: Data): number;
  /** How many cards it takes that no shield can save. */
  cards?(fight: FightState, effect: Data): number;
  /** What it does beside damage; cards that it takes are counted in the loss. */
  strike?(play: OldWorldPlay, fight: FightState, target: Actor, effect: Data, loss: Loss): Flow;
  /** What comes of it, to be carried out in its place: by a die, a choice, or what the witcher can or cannot do. */
  leadsTo?(play: OldWorldPlay, fight: FightState, target: Actor, effect: Data, loss: Loss): Flow<readonly Said[]>;
  /** It discards or trashes cards, or lowers an attribute. */
  readonly takes?: true;
}

/** A word of what stands on a monster: what it changes, at its moments. @rule OW-FIGHT-008 */
export interface FoeWord<Data = Said> {
  /** The rule by which this witcher may not even begin, or null. @rule OW-FIGHTCHOICE-007 */
  blockedBy?(witcher: Witcher, ability: Data): RuleId | null;
  toStart?(play: OldWorldPlay, fight: FightState, ability: Data): Flow;
  beforeLifePool?(play: OldWorldPlay, fight: FightState, ability: Data): Flow;
  afterLifePool?(play: OldWorldPlay, fight: FightState, ability: Data): Flow;
  /** The limit of potions. */
  potionsMost?(most: number, ability: Data): number;
  opensAtRandom?(fighter: Fighter): boolean;
  /** The rule by which this card may not be played in the fight turn under way, or null. */
  cardBlock?(fighter: Fighter, card: Card, ability: Data): RuleId | null;
  /** Whether a card does nothing in a combo; it still links. */
  isVoid?(color: string, ability: Data): boolean;
  /** The damage of a whole combo. */
  comboDamage?(damage: number, fighter: Fighter, ability: Data): number;
  /** What of so much damage may fall in this fight turn. */
  damageAllowed?(damage: number, fight: FightState, fighter: Fighter, ability: Data): number;
  /** What of so many shields may be gained. */
  shieldGain?(n: number, fighter: Fighter, ability: Data): number;
  /** After shields were gained from a combo; says whether it took any. */
  afterShields?(play: OldWorldPlay, fighter: Fighter, ability: Data): boolean;
  /** Cards drawn for Combat. */
  combatDraw?(draw: number, fighter: Fighter, ability: Data): number;
  /** Cards drawn at the end of a fight turn. */
  draw?(count: number, fighter: Fighter, ability: Data): number;
  /** Whether nobody announces the attack, and the half that costs more cards applies. */
  isBlind?(monster: MonsterSide): boolean;
  /** Damage that an attack deals more; `pool` is what the life pool was before its card. */
  moreDamage?(monster: MonsterSide, pool: number, ability: Data): number;
  /** What is left of the damage of an attack before the witcher can do anything about it. */
  soften?(
    play: OldWorldPlay,
    fight: FightState,
    target: Actor,
    damage: number,
    loss: Loss,
    ability: Data,
  ): Flow<number>;
  isHandFirst?(monster: MonsterSide): boolean;
  /** Before its card is turned over, and before anybody announces the half. */
  beforeAttack?(play: OldWorldPlay, fight: FightState, ability: Data): Flow;
  /** When an attack is done; `damage` is what was left of it for the shield and everything behind it. */
  afterAttack?(play: OldWorldPlay, fight: FightState, target: Actor, loss: Loss, ability: Data, damage: number): Flow;
  afterVictory?(play: OldWorldPlay, seat: Seat, ability: Data): void;
}

/** What must hold for an ability. */
export interface ConditionWord<Data = Spoken<'is'>> {
  holds(state: State, fight: FightState, side: Actor, condition: Data): boolean;
}
/** What must be given up for an ability. */
export interface CostWord<Data = Spoken<'pay'>> {
  canPay(witcher: Witcher, cost: Data, state: State): boolean;
  pay(play: OldWorldPlay, seat: Seat, cost: Data): Flow;
}

/** What a combo adds up to, as far as it has been played. */
export interface ComboTotal {
  damage: number;
  shield: number;
  /** Cards drawn more, and the negative draw icons one by one. */
  draw: number;
  less: number[];
  take: number;
  /** Cards that go back to the hand. */
  back: Card[];
  /** Cards whose die is rolled. */
  rolls: Card[];
}
/** What an icon that a module brings adds to its combo. */
export interface IconWord {
  add(total: ComboTotal, n: number, card: Card): void;
}

/** One word of each vocabulary, by its name. */
export interface Vocabularies {
  readonly cardEffects: CardWord;
  readonly fightEffects: FightWord;
  readonly attackEffects: AttackWord;
  readonly foeAbilities: FoeWord;
  readonly conditions: ConditionWord;
  readonly costs: CostWord;
  readonly icons: IconWord;
}
export type VocabularyName = keyof Vocabularies;
/** What every word does, by vocabulary. */
export type Words = { readonly [Name in VocabularyName]: Readonly<Record<string, Vocabularies[Name]>> };

type FightEntries = ReturnType<typeof fightEffects>;
type Did<Word extends string, Beside extends Entries> = DataOf<'do', Word, Beside>;
/** Every word of the boxes: one that is missing does not compile. */
export interface BaseWords {
  readonly cardEffects: {
    readonly [Word in keyof typeof CARD_EFFECTS]: CardWord<Did<Word, (typeof CARD_EFFECTS)[Word]>>;
  };
  readonly fightEffects: { readonly [Word in keyof FightEntries]: FightWord<Did<Word, FightEntries[Word]>> };
  readonly attackEffects: {
    readonly [Word in keyof typeof ATTACK_EFFECTS]: AttackWord<Did<Word, (typeof ATTACK_EFFECTS)[Word]>>;
  };
  readonly foeAbilities: {
    readonly [Word in keyof typeof FOE_ABILITIES]: FoeWord<Did<Word, (typeof FOE_ABILITIES)[Word]>>;
  };
  readonly conditions: {
    readonly [Word in keyof typeof CONDITIONS]: ConditionWord<DataOf<'is', Word, (typeof CONDITIONS)[Word]>>;
  };
  readonly costs: { readonly [Word in keyof typeof COSTS]: CostWord<DataOf<'pay', Word, (typeof COSTS)[Word]>> };
  readonly icons: Readonly<Record<string, IconWord>>;
}

/** A word that a module brings: what stands beside it in the data, and what it does. */
type Brought<Word> = Word & { readonly beside: Entries };
export interface NewWords {
  readonly cardEffects?: Readonly<Record<string, Brought<CardWord>>>;
  readonly fightEffects?: Readonly<Record<string, Brought<FightWord>>>;
  readonly attackEffects?: Readonly<Record<string, Brought<AttackWord>>>;
  readonly foeAbilities?: Readonly<Record<string, Brought<FoeWord>>>;
  readonly conditions?: Readonly<Record<string, Brought<ConditionWord>>>;
  readonly costs?: Readonly<Record<string, Brought<CostWord>>>;
  readonly icons?: Readonly<Record<string, IconWord & { readonly beside: Schema<number> }>>;
}

/** Words of a module, each typed by what stands beside it. */
export const cardWord = <const E extends Entries>(beside: E, word: CardWord<Said & BesideOf<E>>) => ({
  ...word,
  beside,
});
export const fightWord = <const E extends Entries>(beside: E, word: FightWord<Said & BesideOf<E>>) => ({
  ...word,
  beside,
});
export const attackWord = <const E extends Entries>(beside: E, word: AttackWord<Said & BesideOf<E>>) => ({
  ...word,
  beside,
});
export const foeWord = <const E extends Entries>(beside: E, word: FoeWord<Said & BesideOf<E>>) => ({ ...word, beside });
export const conditionWord = <const E extends Entries>(beside: E, word: ConditionWord<Spoken<'is'> & BesideOf<E>>) => ({
  ...word,
  beside,
});
export const costWord = <const E extends Entries>(beside: E, word: CostWord<Spoken<'pay'> & BesideOf<E>>) => ({
  ...word,
  beside,
});

/** What a word does. Data is checked when it is laid in, so one that nobody knows is a slip of the rules. */
export function wordIn<Word>(table: Readonly<Record<string, Word>>, word: string): Word {
  const found = table[word];
  if (found === undefined) throw new InvariantError('no such word', { word });
  return found;
}

/** What stands beside the words that modules bring, as the schemas of data ask for it. */
export function besideOf(brought: readonly NewWords[]): Partial<FightWords> & { readonly cardEffects?: EntriesTable } {
  const beside: Record<string, Record<string, unknown>> = {};
  for (const words of brought) {
    for (const [vocabulary, table] of Object.entries(words) as [string, Readonly<Record<string, Brought<object>>>][]) {
      const brings = Object.entries(table).map(([word, { beside: own }]) => [word, own] as const);
      beside[vocabulary] = { ...beside[vocabulary], ...Object.fromEntries(brings) };
    }
  }
  return beside;
}
