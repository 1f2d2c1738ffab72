import type { Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { IconCounts } from '../../core/cards/components';
import type { MonsterAbility } from '../../core/cards/vocabulary';

/** The steps of a fight; each is played as one step of the table, so that a fork in mid-fight is cheap. */
export const FIGHT_STAGES = [
  'wager',
  'begin',
  /** Who takes the next fight turn, where it is asked. */
  'next',
  /** A fight turn begins: a witcher's, or the monster's. */
  'turn',
  /** Step 1 of a witcher's fight turn. @rule OW-FIGHT-013 */
  'use',
  /** Step 2, one card an answer. */
  'combo',
  /** A card beside the combo, where a potion allows one. */
  'beside',
  /** Between the combo and its resolution: what asks for a finished combo. */
  'combo-use',
  /** Step 3, damage first. @rule OW-FIGHT-027 */
  'resolve',
  /** What asks for cards lost to the combo. */
  'after-hit',
  /** Step 3, shields and special effects. */
  'effects',
  /** Step 4. */
  'replenish',
  /** The monster's attack type is being chosen. */
  'attack',
  'outcome',
] as const;
/** A stage of the base game, or one that a module brings. */
export type FightStage = (typeof FIGHT_STAGES)[number] | `module:${string}`;

/** Who takes a fight turn by which order: `witcher`, or what a module brings. */
export type CharacterId = string;
/** What kind of foe: `lair`, or what a module brings. */
export type FoeId = string;

/** The side of the active player, and the one against it: a witcher or the monster. */
export const ATTACKER = 0;
export const OPPONENT = 1;
export type Side = typeof ATTACKER | typeof OPPONENT;
export const otherSide = (side: Side): Side => (side === ATTACKER ? OPPONENT : ATTACKER);

/** Who takes a fight turn: a place in `fighters`, or the monster. Several fighters may stand on the attackers' side. */
export type Actor = number;
export const MONSTER: Actor = -1;

export const ATTACKS = ['charge', 'bite'] as const;
export type AttackName = (typeof ATTACKS)[number];

/**
 * How a card of a combo came to lie on the one beneath it: by its colour, by a trophy that ignores colours, by a
 * specialty that adds an extension, or from `LINK_AS` on by one extension (a place in `COLORS`) that counts as any
 * colour. @rule OW-FIGHT-017, OW-SPEC-020
 */
export const LINK_MATCHED = 0;
export const LINK_FREE = 1;
export const LINK_SPECIALTY = 2;
export const LINK_AS = 3;

/** How a fight ended. @rule OW-OUT-013, OW-OUT-014, OW-OUT-015 */
export const FIGHT_ENDS = ['attacker-won', 'opponent-won', 'driven-away'] as const;
export type FightEnd = (typeof FIGHT_ENDS)[number];

/** Icons of a combo that may be ignored; `main` is all but the bonuses of links, `extensions` these bonuses. */
export const IGNORED = ['shield', 'damage', 'draw', 'extensions', 'main'] as const;
export type Ignored = (typeof IGNORED)[number];

/** The turn of a limit that holds until the fight ends. */
export const EVERY_TURN = 0;

/** What a word forbids or changes for a while, as data: see `limits.ts` for what counts where several hold. */
export interface Limit {
  /** The own fight turn in which it holds, or `EVERY_TURN`. */
  readonly turn: number;
  /** What a player is told who may not do something because of it. */
  readonly rule: RuleId;
  /** Cards in the combo. */
  readonly comboMost?: number;
  /** Cards drawn in step 4: at most, more or fewer, and what Combat counts as. */
  readonly drawMost?: number;
  readonly draw?: number;
  readonly combatAs?: number;
  /** Damage of the whole turn, less; half of each blow; of the combo, less and at most. */
  readonly damage?: number;
  readonly damageHalf?: true;
  readonly comboDamage?: number;
  readonly damageMost?: number;
  readonly damageUnless?: { readonly colors: readonly string[]; readonly n: number };
  readonly colorDamage?: { readonly colors: readonly string[]; readonly n: number };
  /** Colours that cannot be played, or that alone can. */
  readonly without?: readonly string[];
  readonly only?: readonly string[];
  /** How the combo opens. */
  readonly openWith?: readonly string[];
  readonly openLeastDamage?: number;
  readonly openRandom?: true;
  readonly openFromDeck?: true;
  readonly ignore?: readonly Ignored[];
  /** Shields for each card of the combo, and at most so many gained in a turn. */
  readonly shieldPerCard?: number;
  readonly shieldGainMost?: number;
  readonly noPotions?: true;
}
const NO_LIMITS: readonly Limit[] = [];

/** Icons that a card of the combo gives beyond its own. */
export interface Bonus {
  readonly card: number;
  readonly icons: IconCounts;
}
export const NO_BONUSES: readonly Bonus[] = [];

/** What one witcher brings to a fight and keeps until its end. Cards are numbers of `ACTION_CARDS` and so on. */
export interface Fighter {
  seat: Seat;
  side: Side;
  /** Who fights: by its kind, see `characters.ts`. */
  character: CharacterId;
  /** Knocked out while others of the side fight on. */
  isOut: boolean;
  /** Own fight turns begun. */
  turns: number;
  /** The running combo, the card that started it first. */
  combo: number[];
  /** How each card but the first was joined, see `LINK_MATCHED`; one shorter than the combo. */
  links: number[];
  /** Cards played beside the combo, which ask for no link and whose extensions are ignored. */
  beside: number[];
  /** Cards of this combo that have gone back to the hand, although they still count. @rule OW-FIGHT-032 */
  returned: number[];
  /** Used potions, facedown until the end of the fight. @rule OW-POTION-004 */
  potions: number[];
  /** Potions used that go back to their owner after the fight. */
  spared: number[];
  /** What counts against the Alchemy limit, and by how much trophies raise that limit. @rule OW-POTION-002 */
  potionsCounted: number;
  potionsMore: number;
  /** The next potion used does not count and comes back. */
  sparesNext: boolean;
  /** Trophies and equipment used in this fight: see `sources.ts` for what the number holds. @rule OW-TROPHY-007 */
  used: number[];
  /** Uses of the specialty in this fight, and further ones granted at level I. @rule OW-SPEC-001 */
  specialtyUses: number;
  specialtyAgain: boolean;
  /** Something of step 1 was used this turn, so what belongs to the start of the turn is over. */
  hasActed: boolean;
  /** Damage dealt in this own fight turn, for monsters that cap it. */
  dealt: number;
  /** Damage of this own fight turn that was ignored, and cards of the foe's pool lost to damage in it. */
  absorbed: number;
  landed: number;
  /** Cards the other side lost to this turn's combo. */
  hit: number;
  /** What potions and abilities add to this combo: damage, and damage if the combo has two cards or more. */
  moreDamage: number;
  longComboDamage: number;
  /** Cards added to this turn's draw by other means than the combo, and to the draw of the next own turn. */
  moreDraw: number;
  nextDraw: number;
  /** Negative draw icons of the combo that are ignored. */
  forgiven: number;
  /** Values: other lists are put in their places. */
  limits: readonly Limit[];
  /** Icons that count in this combo beside those of its cards and links. */
  bonuses: readonly Bonus[];
  /** Cards that may still be played beside the combo this turn. */
  besideLeft: number;
  /** Shields gained in this fight turn, for the monster that limits it. */
  shieldGained: number;
  /** By how much the Defense maximum is lowered for this fight only, and by how much the shield may exceed it. */
  defenseLess: number;
  shieldOver: number;
  /** So many cards on top of this witcher's deck are known, to the seats of this mask. */
  topKnown: number;
  topKnownBy: number;
  /** Cards at the bottom of the deck that the owner has put there. */
  bottomKnown: number;
}

/** What is printed on a foe. A value, kept as it was when the fight began. */
export interface FoeFacts {
  readonly id: string;
  readonly level: number;
  readonly life: number;
  readonly ability: MonsterAbility | null;
}

/** The foe of a fight that is no witcher. Its life pool is hidden from all; the last card of a list is the top. @rule OW-FIGHT-009, OW-FIGHT-010 */
export interface MonsterSide {
  /** How it fights, see `core/foes.ts`. */
  kind: FoeId;
  facts: FoeFacts;
  /** Number in `MONSTERS`; NONE where it is none of them. */
  monster: number;
  /** The terrain whose monster it is, which is its place in the monster section; NONE without one. */
  terrain: number;
  life: number[];
  /** Cards discarded from the pool, faceup. */
  spent: number[];
  /** Fight cards that are not part of this pool. */
  aside: number[];
  /** So many cards on top of the pool are known, to the seats of this mask. */
  topKnown: number;
  topKnownBy: number;
  /** Monster fight turns begun. */
  turns: number;
  /** Reads the card and picks random cards for the whole fight; NONE in solo play. @rule OW-FIGHT-007 */
  controller: Seat;
  /** Who chooses the next attack; null when a die does. @rule OW-FIGHT-040, OW-SOLO-008 */
  chooser: Seat | null;
  /** The attack being carried out: its type and the revealed card. */
  attack: AttackName | null;
  card: number | null;
  hasTrail: boolean;
}

/** What one blow did, for the screen: never changed once written. */
export interface Blow {
  readonly by: Side;
  readonly what: 'combo' | 'ability' | 'special' | 'passive' | AttackName;
  /** Action cards of a combo, or the one monster fight card. */
  readonly cards: readonly number[];
  readonly damage: number;
  /** What the other side lost to it. */
  readonly shield: number;
  readonly deck: number;
  readonly hand: number;
}

/** No wager, on the attacker, on the defender. @rule OW-WAGER-002 */
export type Wager = 0 | 1 | 2;

/** A fight within the game's state. */
export interface FightState {
  stage: FightStage;
  /** The phase that the fight is part of, and whether that phase is over with it. */
  phase: string;
  endsPhase: boolean;
  location: number;
  fighters: Fighter[];
  monster: MonsterSide | null;
  /** Whose fight turn it is. */
  turn: Actor;
  /** By seat; the seats that may still wager stand in `wagering`. */
  wagers: Wager[];
  wagering: Seat[];
  blows: Blow[];
  end: FightEnd | null;
}

export function newFighter(seat: Seat, side: Side, character: CharacterId): Fighter {
  return {
    seat,
    side,
    character,
    isOut: false,
    turns: 0,
    combo: [],
    links: [],
    beside: [],
    returned: [],
    potions: [],
    spared: [],
    potionsCounted: 0,
    potionsMore: 0,
    sparesNext: false,
    used: [],
    specialtyUses: 0,
    specialtyAgain: false,
    hasActed: false,
    dealt: 0,
    absorbed: 0,
    landed: 0,
    hit: 0,
    moreDamage: 0,
    longComboDamage: 0,
    moreDraw: 0,
    nextDraw: 0,
    forgiven: 0,
    limits: NO_LIMITS,
    bonuses: NO_BONUSES,
    besideLeft: 0,
    shieldGained: 0,
    defenseLess: 0,
    shieldOver: 0,
    topKnown: 0,
    topKnownBy: 0,
    bottomKnown: 0,
  };
}

function copy<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}

function cloneFighter(fighter: Fighter): Fighter {
  return {
    ...fighter,
    combo: copy(fighter.combo),
    links: copy(fighter.links),
    beside: copy(fighter.beside),
    potions: copy(fighter.potions),
    spared: copy(fighter.spared),
    used: copy(fighter.used),
    returned: copy(fighter.returned),
  };
}

export function cloneFight(fight: FightState): FightState {
  const { fighters, monster } = fight;
  return {
    ...fight,
    fighters: fighters.length === 1 ? [cloneFighter(fighters[0] as Fighter)] : fighters.map(cloneFighter),
    monster:
      monster === null
        ? null
        : { ...monster, life: copy(monster.life), spent: copy(monster.spent), aside: copy(monster.aside) },
    wagers: copy(fight.wagers),
    wagering: copy(fight.wagering),
    blows: copy(fight.blows),
  };
}
