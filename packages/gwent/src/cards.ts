import { InvariantError } from '@medallion/kernel';
import leaderPack from '../data/leaders.json';
import specialPack from '../data/specials.json';
import unitPack from '../data/units.json';
import { parseLeaders, parseSpecials, parseUnits, type SpecialFacts, type UnitFacts } from './pack';

/**
 * The card pool. In the state a card is one small number: its place in `CARDS`, times two, plus the seat in whose
 * deck it began the game. Two copies of a card are the same number: nobody can tell them apart, so nobody can track one.
 */
export const FACTIONS = ['monsters', 'nilfgaard', 'northern-realms', 'scoiatael', 'skellige'] as const;
export type Faction = (typeof FACTIONS)[number];

export const ROWS = ['close', 'ranged', 'siege'] as const;
export type RowName = (typeof ROWS)[number];
/** A row by its place in `ROWS`. */
export type Row = 0 | 1 | 2;
export const ROW_INDEXES: readonly Row[] = [0, 1, 2];

export function rowIndex(name: RowName): Row {
  return ROWS.indexOf(name) as Row;
}

export type { LeaderEffect, LeaderFacts, SpecialFacts, UnitAbility, UnitFacts } from './pack';

export type CardFacts = UnitFacts | SpecialFacts;

export const LEADERS = parseLeaders(leaderPack);
export const CARDS: readonly CardFacts[] = [...parseUnits(unitPack), ...parseSpecials(specialPack)];

/** A card in the state, see above. */
export type Card = number;
/** A card's place in `CARDS`. */
export type Kind = number;

const kindsById = new Map(CARDS.map((facts, kind) => [facts.id, kind]));
const leadersById = new Map(LEADERS.map((facts, index) => [facts.id, index]));

export function kindOf(card: Card): Kind {
  return card >> 1;
}
export function originOf(card: Card): number {
  return card & 1;
}
export function cardOf(kind: Kind, origin: number): Card {
  return (kind << 1) | origin;
}
export function factsOf(card: Card): CardFacts {
  return CARDS[card >> 1] as CardFacts;
}
export function idOf(card: Card): string {
  return (CARDS[card >> 1] as CardFacts).id;
}
export function findKind(id: string): Kind | null {
  return kindsById.get(id) ?? null;
}
export function kindById(id: string): Kind {
  const kind = kindsById.get(id);
  if (kind === undefined) throw new InvariantError('no such card', { id });
  return kind;
}
export function findLeader(id: string): number | null {
  return leadersById.get(id) ?? null;
}

/** Abilities and kinds as bits, so that the rules read one number per card. */
export const TRAIT = {
  unit: 1,
  hero: 2,
  agile: 4,
  spy: 8,
  medic: 16,
  muster: 32,
  tightBond: 64,
  moraleBoost: 128,
  horn: 256,
  scorchRow: 512,
  scorchField: 1024,
  berserker: 2048,
  mardroeme: 4096,
  summon: 8192,
  special: 16384,
  weather: 32768,
  decoy: 65536,
} as const;

const ABILITY_BITS = {
  spy: TRAIT.spy,
  medic: TRAIT.medic,
  muster: TRAIT.muster,
  'tight-bond': TRAIT.tightBond,
  'morale-boost': TRAIT.moraleBoost,
  horn: TRAIT.horn,
  'scorch-row': TRAIT.scorchRow,
  'scorch-field': TRAIT.scorchField,
  berserker: TRAIT.berserker,
  mardroeme: TRAIT.mardroeme,
  summon: TRAIT.summon,
} as const;

function traitsOfFacts(facts: CardFacts): number {
  if ('effect' in facts) {
    const kind = facts.kind === 'weather' ? TRAIT.weather : 0;
    const own = facts.effect === 'decoy' ? TRAIT.decoy : facts.effect === 'mardroeme' ? TRAIT.mardroeme : 0;
    return TRAIT.special | kind | own;
  }
  const kind = facts.kind === 'hero' ? TRAIT.unit | TRAIT.hero : TRAIT.unit;
  const agile = facts.rows.length > 1 ? TRAIT.agile : 0;
  return facts.abilities.reduce((bits, ability) => bits | ABILITY_BITS[ability], kind | agile);
}

const traits: readonly number[] = CARDS.flatMap((facts) => [traitsOfFacts(facts), traitsOfFacts(facts)]);
const strengths: readonly number[] = CARDS.flatMap((facts) => {
  const printed = 'strength' in facts ? facts.strength : 0;
  return [printed, printed];
});
const firstRows: readonly Row[] = CARDS.flatMap((facts) => {
  const row = 'rows' in facts ? rowIndex(facts.rows[0] as RowName) : 0;
  return [row, row];
});
const calledKinds: readonly (readonly Kind[])[] = CARDS.map((facts) =>
  'calls' in facts && facts.calls !== undefined ? facts.calls.map(kindById) : [],
);
const becomes: readonly (Kind | null)[] = CARDS.map((facts) =>
  'becomes' in facts && facts.becomes !== undefined ? kindById(facts.becomes) : null,
);

export function traitsOf(card: Card): number {
  return traits[card] as number;
}
export function has(card: Card, trait: number): boolean {
  return ((traits[card] as number) & trait) !== 0;
}
/** A unit that abilities can touch: not a hero, not a special card lying in a row. */
export function isPlainUnit(card: Card): boolean {
  return ((traits[card] as number) & (TRAIT.unit | TRAIT.hero)) === TRAIT.unit;
}
export function isHero(card: Card): boolean {
  return ((traits[card] as number) & TRAIT.hero) !== 0;
}
export function printedStrength(card: Card): number {
  return strengths[card] as number;
}
/** The one row of a unit, or the first of an Agile unit's two. */
export function firstRow(card: Card): Row {
  return firstRows[card] as Row;
}
/** The kinds this card calls by Muster. */
export function callsOf(card: Card): readonly Kind[] {
  return calledKinds[card >> 1] as readonly Kind[];
}
/** The card of the secondary deck that this one turns into or is replaced by. */
export function becomesOf(card: Card): Kind | null {
  return becomes[card >> 1] ?? null;
}
/** The rows a weather card strikes; none for Clear Weather and other cards. */
export function strikesOf(card: Card): readonly RowName[] {
  const facts = factsOf(card);
  return 'strikes' in facts && facts.strikes !== undefined ? facts.strikes : [];
}

/** Whether the card is printed in the faction's colour. @rule GW-DECK-007 */
export function isInColour(facts: { readonly faction: string }, faction: Faction): boolean {
  return facts.faction === faction || facts.faction === 'neutral';
}
