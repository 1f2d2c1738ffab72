import type { Seat } from '@medallion/kernel';
import {
  CARDS,
  type Card,
  cardOf,
  findKind,
  findLeader,
  has,
  isHero,
  isPlainUnit,
  kindById,
  LEADERS,
  type Row,
  type RowName,
  rowIndex,
  strikesOf,
  TRAIT,
} from './cards';
import { type Field, type FieldSide, plainUnitsOnField, strongestIn, totalOf } from './rules/strength';
import type { GwentView, SideView } from './view';

export interface PlayInView {
  readonly card: string;
  readonly row: RowName | null;
  /** The unit whose place a Decoy takes. */
  readonly target: string | null;
}

/** What comes with these depends on decks, hands and choices: nobody can say before. */
const UNCERTAIN = TRAIT.muster | TRAIT.medic | TRAIT.scorchRow | TRAIT.scorchField;

/**
 * Both totals after a card of this seat's hand has been played, as far as the open table decides them; null where they
 * hang on more than that.
 */
export function totalsAfter(view: GwentView, seat: Seat, play: PlayInView): readonly [number, number] | null {
  const kind = findKind(play.card);
  if (kind === null) return null;
  const field = fieldOf(view);
  const card = cardOf(kind, 0);
  const after = has(card, TRAIT.unit) ? withUnit(field, seat, card, play) : withSpecial(field, seat, card, play);
  return after === null ? null : [totalOf(after, 0), totalOf(after, 1)];
}

function fieldOf({ sides, weather }: GwentView): Field {
  const [first, second] = sides.map((side): FieldSide => {
    const lying = weather.filter(({ seat }) => seat === side.seat);
    return { ...sideInView(side), weather: lying.map(({ card }) => cardOf(kindById(card), 0)) };
  });
  return { sides: [first as FieldSide, second as FieldSide] };
}

function sideInView({ leader, rows }: SideView): Omit<FieldSide, 'weather'> {
  const inRow = (name: RowName) => rows.find(({ row }) => row === name);
  const cardsIn = (name: RowName) => (inRow(name)?.cards ?? []).map(({ card }) => cardOf(kindById(card), 0));
  const hornIn = (name: RowName): Card | null => {
    const horn = inRow(name)?.horn ?? null;
    return horn === null ? null : cardOf(kindById(horn), 0);
  };
  const led = rows.find(({ isDoubledByLeader }) => isDoubledByLeader)?.row;
  return {
    leader: findLeader(leader.id) ?? LEADERS.length,
    isLeaderCancelled: leader.isCancelled,
    rows: [cardsIn('close'), cardsIn('ranged'), cardsIn('siege')],
    horns: [hornIn('close'), hornIn('ranged'), hornIn('siege')],
    leaderHorn: led === undefined ? null : rowIndex(led),
  };
}

/** The field with one side changed. */
function changed({ sides }: Field, seat: Seat, change: (side: FieldSide) => Partial<FieldSide>): Field {
  const [first, second] = sides;
  return seat === 0
    ? { sides: [{ ...first, ...change(first) }, second] }
    : { sides: [first, { ...second, ...change(second) }] };
}

function withRow(side: FieldSide, row: Row, cards: Card[]): Partial<FieldSide> {
  const rows: FieldSide['rows'] = [side.rows[0], side.rows[1], side.rows[2]];
  rows[row] = cards;
  return { rows };
}

function withUnit(field: Field, seat: Seat, card: Card, { row }: PlayInView): Field | null {
  if (row === null || has(card, UNCERTAIN)) return null;
  const to = has(card, TRAIT.spy) ? (seat === 0 ? 1 : 0) : seat;
  const at = rowIndex(row);
  const there = field.sides[to]?.rows[at] ?? [];
  // A Berserker and Mardroeme together call another card from the secondary deck.
  if (meets(card, there, TRAIT.berserker, TRAIT.mardroeme)) return null;
  return changed(field, to, (side) => withRow(side, at, [...there, card]));
}

function meets(card: Card, there: readonly Card[], one: number, other: number): boolean {
  const isMet = (trait: number) => there.some((lying) => has(lying, trait) && !isHero(lying));
  return (has(card, one) && there.some((lying) => has(lying, other))) || (has(card, other) && isMet(one));
}

function withSpecial(field: Field, seat: Seat, card: Card, { card: id, row, target }: PlayInView): Field | null {
  const facts = CARDS[findKind(id) ?? -1];
  if (facts === undefined || !('effect' in facts)) return null;
  switch (facts.effect) {
    case 'weather':
      return strikesOf(card).length === 0
        ? null
        : changed(field, seat, ({ weather }) => ({ weather: [...weather, card] }));
    case 'clear-weather':
      return {
        sides: [
          { ...field.sides[0], weather: [] },
          { ...field.sides[1], weather: [] },
        ],
      };
    case 'horn':
      return row === null ? null : withHorn(field, seat, rowIndex(row), card);
    case 'scorch':
      return withScorch(field);
    case 'decoy':
      return row === null || target === null ? null : withDecoy(field, seat, rowIndex(row), target);
    default:
      return null;
  }
}

function withHorn(field: Field, seat: Seat, row: Row, card: Card): Field {
  return changed(field, seat, ({ horns }) => {
    const next: FieldSide['horns'] = [horns[0], horns[1], horns[2]];
    next[row] = card;
    return { horns: next };
  });
}

/** Whatever leaves a ghost behind when it falls is not counted here. */
function withScorch(field: Field): Field | null {
  const burnt = strongestIn(plainUnitsOnField(field));
  if (burnt.some(({ card }) => has(card, TRAIT.summon))) return null;
  return burnt.reduce<Field>(
    (left, { seat, row, card }) => changed(left, seat, (side) => withRow(side, row, without(side.rows[row], card))),
    field,
  );
}

function withDecoy(field: Field, seat: Seat, row: Row, target: string): Field | null {
  const card = cardOf(kindById(target), 0);
  if (!isPlainUnit(card) || has(card, TRAIT.summon)) return null;
  return changed(field, seat, (side) => withRow(side, row, without(side.rows[row], card)));
}

function without(cards: readonly Card[], card: Card): Card[] {
  const index = cards.indexOf(card);
  return index < 0 ? [...cards] : [...cards.slice(0, index), ...cards.slice(index + 1)];
}
