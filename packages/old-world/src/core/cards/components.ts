import potionPack from '../../../data/base/potions.json';
import secondEdition from '../../../data/edition-2.json';
import fightCardPack from '../../../data/fight-cards.json';
import equipmentPack from '../../../data/fight-equipment.json';
import marketPack from '../../../data/market-cards.json';
import monsterPack from '../../../data/monsters.json';
import schoolPack from '../../../data/schools.json';
import startingPack from '../../../data/starting-cards.json';
import trophyPack from '../../../data/trophies.json';
import { plays } from '../../editions';
import {
  type ActionCardFacts,
  type EquipmentFacts,
  type MonsterFacts,
  parseEquipment,
  parseFightCards,
  parseMarketCards,
  parseMonsters,
  parseOldRows,
  parsePotions,
  parseSchools,
  parseStartingCards,
  parseTrophies,
  type SchoolFacts,
  type TrophyFacts,
} from './card-pack';
import { registry } from './registry';
import { type Ability, CARD_TERRAINS, COLORS, ICONS, type Icons } from './vocabulary';

interface FromBox {
  /** Part of the base box; the others wait for their modules (the Troll, Manticore and Ciri). */
  readonly isInBox: boolean;
}
const markBox = <T extends { readonly box: string }>(one: T): T & FromBox => ({ ...one, isInBox: one.box === 'base' });
const schools = registry<SchoolFacts>(parseSchools(schoolPack));
/** Five schools of the base box first, then Manticore and Ciri, then those of modules. In the state each is its place here. */
export const SCHOOLS = schools.all;
export const MARKET_CARDS = parseMarketCards(marketPack);
export const STARTING_CARD_FACTS = parseStartingCards(startingPack);
/** How many action cards stand before those of the market: ten for each of `SCHOOLS`. */
export const STARTING_CARDS = STARTING_CARD_FACTS.length;
export const POTIONS = parsePotions(potionPack);
export const MONSTERS: readonly (MonsterFacts & FromBox)[] = parseMonsters(monsterPack).map(markBox);
export const FIGHT_CARDS = parseFightCards(fightCardPack);
const equipment = registry<EquipmentFacts>(parseEquipment(equipmentPack));
/** Equipment with an effect in fights, by the id of the companion card that gives it; that of modules behind that of the base. */
export const EQUIPMENT = equipment.all;
const trophies = registry(parseTrophies(trophyPack, SCHOOLS, MONSTERS));
export const TROPHIES = trophies.all;

const cards = registry<ActionCardFacts>([...STARTING_CARD_FACTS, ...MARKET_CARDS]);
/** All action cards: the starting cards by school, those of the market, then those of modules. No two are the same. */
export const ACTION_CARDS = cards.all;
export const actionCardFacts = (id: string): ActionCardFacts | undefined => cards.find(id);
export const trophyById = (id: string): TrophyFacts | undefined => trophies.find(id);

/** One icon and how many of it. */
export interface IconCount {
  readonly icon: string;
  readonly n: number;
}
/** Icons as numbers, ready to be added up. */
export interface IconCounts {
  readonly damage: number;
  readonly shield: number;
  readonly draw: number;
  readonly take: number;
  readonly back: number;
  /** Icons that a module brings. */
  readonly others: readonly IconCount[];
}
const NO_OTHERS: readonly IconCount[] = [];
function othersOf(icons: Icons): readonly IconCount[] {
  const others = Object.entries(icons).flatMap(([icon, n = 0]) => (icon in ICONS ? [] : [{ icon, n }]));
  return others.length === 0 ? NO_OTHERS : others;
}
export function countIcons(icons: Icons): IconCounts {
  return {
    damage: icons.damage ?? 0,
    shield: icons.shield ?? 0,
    draw: icons.draw ?? 0,
    take: icons.take ?? 0,
    back: icons.return ?? 0,
    others: othersOf(icons),
  };
}

/** An action card as the rules read it. */
export interface ActionCard {
  readonly id: string;
  /** Place in `COLORS`; below 0 for grey. */
  readonly color: number;
  readonly cost: number;
  /** Bought with a card that leaves the game, and with nothing else. @rule OW-MT-033 */
  readonly isPaidByTrash: boolean;
  /** Place in `CARD_TERRAINS`; the last is wild. */
  readonly terrain: number;
  readonly main: IconCounts;
  /** By colour; null where the card has no extension of it. */
  readonly extensions: readonly (IconCounts | null)[];
}
const asRulesRead = (facts: ActionCardFacts): ActionCard => ({
  id: facts.id,
  color: (COLORS as readonly string[]).indexOf(facts.color),
  cost: facts.cost,
  isPaidByTrash: facts.trash === true,
  terrain: CARD_TERRAINS.indexOf(facts.terrain),
  main: countIcons(facts.main),
  extensions: COLORS.map((color) => {
    const own = facts.extensions[color];
    return own === undefined ? null : countIcons(own);
  }),
});
const actionCards: ActionCard[] = ACTION_CARDS.map(asRulesRead);
export function actionCard(card: number): ActionCard {
  return actionCards[card] as ActionCard;
}
export function cardId(card: number): string {
  return actionCard(card).id;
}
/** Cost printed on the card, before the modifiers of the pool; one that is paid by a trashed card counts as 0. */
export function costOf(card: number): number {
  return actionCard(card).cost;
}
/** Whether an effect that gives a card of this cost gives this one. @rule OW-MT-035, OW-MT-036 */
export function isOfCost(card: number, cost: number | 'any'): boolean {
  return cost === 'any' || (costOf(card) === cost && !actionCard(card).isPaidByTrash);
}
/** Place in `CARD_TERRAINS`. */
export function terrainOfCard(card: number): number {
  return actionCard(card).terrain;
}
export const WILD = CARD_TERRAINS.indexOf('wild');

export function monsterFacts(monster: number): MonsterFacts {
  return MONSTERS[monster] as MonsterFacts;
}
export function trophyFacts(trophy: number): TrophyFacts {
  return TROPHIES[trophy] as TrophyFacts;
}
export function schoolFacts(school: number): SchoolFacts {
  return SCHOOLS[school] as SchoolFacts;
}
const OLD_ROWS = parseOldRows('edition-2.json', secondEdition);
const secondEditionSchools: SchoolFacts[] = SCHOOLS.map(
  (school) => OLD_ROWS.schools.find(({ id }) => id === school.id) ?? school,
);
/** The player boards as the rules of an edition read them. */
export function schoolsOf(table: { readonly edition: number }): readonly SchoolFacts[] {
  return plays(table, 'griffinDiscards') ? SCHOOLS : secondEditionSchools;
}
/** The specialty of a school at a level from 1 to 5. @rule OW-SPEC-002, OW-SPEC-003 */
export function specialtyOf(table: { readonly edition: number }, school: number, level: number): Ability {
  return (schoolsOf(table)[school] as SchoolFacts).levels[level - 1] as Ability;
}

/** What a box brings beside the base. */
export interface Components {
  readonly schools?: readonly SchoolFacts[] | undefined;
  readonly actionCards?: readonly ActionCardFacts[] | undefined;
  readonly trophies?: readonly TrophyFacts[] | undefined;
  readonly equipment?: readonly EquipmentFacts[] | undefined;
}
/** Makes the components of a module known by number and id; which of them are played is said by the lists of the rules. */
export function layComponents(brought: Components): void {
  for (const school of brought.schools ?? []) if (schools.add(school)) secondEditionSchools.push(school);
  for (const card of brought.actionCards ?? []) if (cards.add(card)) actionCards.push(asRulesRead(card));
  for (const trophy of brought.trophies ?? []) trophies.add(trophy);
  for (const gear of brought.equipment ?? []) equipment.add(gear);
}

export const actionCardIndex = cards.numberOf;
export const schoolIndex = schools.numberOf;
export const trophyIndex = trophies.numberOf;
export const potionIndex = registry(POTIONS).numberOf;
export const monsterIndex = registry(MONSTERS).numberOf;
export const fightCardIndex = registry(FIGHT_CARDS).numberOf;

const trophyBy = (kind: TrophyFacts['kind'], of: string): number =>
  TROPHIES.findIndex((trophy) => trophy.kind === kind && trophy.of === of);
const monsterTrophies = MONSTERS.map(({ id }) => trophyBy('monster', id));
const attributeTrophies = ['combat', 'defense', 'alchemy', 'specialty'].map((id) => trophyBy('attribute', id));
export function trophyOfMonster(monster: number): number {
  return monsterTrophies[monster] as number;
}
export function trophyOfAttribute(attribute: number): number {
  return attributeTrophies[attribute] as number;
}
