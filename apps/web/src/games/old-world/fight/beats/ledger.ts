import type { Seat, Viewer } from '@medallion/kernel';
import type { FightView, OldWorldEvent, OldWorldView } from '@medallion/old-world';
import type { Piles } from './beats';

interface Lot {
  deck: number;
  hand: number;
  discard: number;
  shield: number;
  combo: readonly string[];
  beside: readonly string[];
  /** Cards of the combo that have gone back to the hand. */
  returned: number;
  /** What a hit has still to take; the cards are told after it. */
  due: { deck: number; hand: number };
}

function lotOf(view: OldWorldView, seat: Seat): Lot {
  const witcher = view.witchers[seat];
  const fighter = view.fight?.fighters.find((one) => one.seat === seat);
  return {
    deck: witcher?.deck.count ?? 0,
    hand: witcher?.hand.count ?? 0,
    discard: witcher?.discard.count ?? 0,
    shield: witcher?.shield ?? 0,
    combo: fighter?.combo ?? [],
    beside: fighter?.beside ?? [],
    returned: 0,
    due: { deck: 0, hand: 0 },
  };
}

/** Where the cards of all lie while the events of a fight are told one by one. */
export class Ledger {
  life: number;
  readonly #lots: readonly Lot[];
  /** The hand of whoever looks, card by card. */
  #hand: string[] | null;
  readonly #viewer: Viewer;

  constructor(before: OldWorldView, viewer: Viewer) {
    this.life = before.fight?.monster?.life ?? 0;
    this.#lots = before.witchers.map(({ seat }) => lotOf(before, seat));
    this.#viewer = viewer;
    const own = typeof viewer === 'number' ? before.witchers[viewer]?.hand.cards : null;
    this.#hand = own == null ? null : [...own];
  }

  lot(seat: Seat): Lot {
    const lot = this.#lots[seat];
    if (lot === undefined) throw new RangeError(`no such seat: ${seat}`);
    return lot;
  }

  #isViewer(seat: Seat): boolean {
    return seat === this.#viewer && this.#hand !== null;
  }

  #gain(seat: Seat, cards: readonly (string | null)[]): void {
    this.lot(seat).hand += cards.length;
    if (this.#isViewer(seat)) this.#hand?.push(...cards.flatMap((card) => card ?? []));
  }

  #loseFromHand(seat: Seat, cards: readonly string[]): void {
    this.lot(seat).hand -= cards.length;
    if (this.#isViewer(seat)) this.#hand = this.#hand?.filter((card) => !cards.includes(card)) ?? null;
  }

  /** Whether cards that are lost came from the deck; the own hand is known, of others the rule tells. */
  #isFromDeck(seat: Seat, cards: readonly string[], rule: string): boolean {
    const lot = this.lot(seat);
    if (this.#isViewer(seat)) return !cards.some((card) => this.#hand?.includes(card) === true);
    if (lot.due.deck > 0) return true;
    return rule === 'OW-FIGHT-044' || lot.hand === 0;
  }

  /** Cards that go; says whether damage took them. */
  lose(event: Extract<OldWorldEvent, { type: 'cards-discarded' | 'cards-trashed' }>): boolean {
    const { seat, cards, rule } = event;
    const lot = this.lot(seat);
    const n = cards.length;
    const pile = this.#isFromDeck(seat, cards, rule) ? 'deck' : 'hand';
    const isDamage = lot.due[pile] >= n || rule === 'OW-FIGHT-025';
    lot.due[pile] = Math.max(0, lot.due[pile] - n);
    if (pile === 'deck') lot.deck -= n;
    else this.#loseFromHand(seat, cards);
    if (event.type === 'cards-discarded') lot.discard += n;
    return isDamage;
  }

  /** Combos are laid away when the next fight turn begins. */
  clearCombos(): void {
    for (const lot of this.#lots) {
      lot.discard += lot.combo.length + lot.beside.length - lot.returned;
      lot.combo = [];
      lot.beside = [];
      lot.returned = 0;
    }
  }

  /** What an event moves, apart from what is lost. */
  follow(event: OldWorldEvent): void {
    switch (event.type) {
      case 'cards-drawn':
        this.lot(event.seat).deck -= event.n;
        this.#gain(event.seat, event.cards);
        return;
      case 'combo-card':
      case 'card-beside': {
        const lot = this.lot(event.seat);
        this.#loseFromHand(event.seat, [event.card]);
        if (event.type === 'combo-card') lot.combo = [...lot.combo, event.card];
        else lot.beside = [...lot.beside, event.card];
        return;
      }
      case 'card-taken-back':
        this.lot(event.seat).discard -= 1;
        this.#gain(event.seat, [event.card]);
        return;
      case 'card-returned':
        this.lot(event.seat).returned += 1;
        this.#gain(event.seat, [event.card]);
        return;
      case 'card-buried':
        this.lot(event.seat).deck += 1;
        if (event.card === null) this.lot(event.seat).hand -= 1;
        else this.#loseFromHand(event.seat, [event.card]);
        return;
      case 'reshuffled': {
        const lot = this.lot(event.seat);
        lot.deck += lot.discard;
        lot.discard = 0;
        return;
      }
      case 'shield-changed':
        this.lot(event.seat).shield = event.to;
        return;
      case 'witcher-hit':
        this.lot(event.seat).due = { deck: event.deck, hand: event.hand };
        return;
      case 'fight-started':
        this.life = event.life;
        return;
      case 'monster-hit':
      case 'attack-revealed':
      case 'pool-card-lost':
        this.life = event.left;
        return;
      default:
    }
  }

  /** The fight as it stands now, with what is the same all through it from `base`. */
  fight(base: FightView): FightView {
    return {
      ...base,
      monster: base.monster === null ? null : { ...base.monster, life: this.life },
      fighters: base.fighters.map((fighter) => {
        const { deck, hand, shield, combo, beside } = this.lot(fighter.seat);
        return { ...fighter, deck: Math.max(0, deck), hand: Math.max(0, hand), shield, combo, beside };
      }),
    };
  }

  piles(): readonly Piles[] {
    return this.#lots.map(({ deck, hand, discard }, seat) => ({
      deck: Math.max(0, deck),
      hand: { count: Math.max(0, hand), cards: this.#isViewer(seat) ? (this.#hand ?? []).slice() : null },
      discard: Math.max(0, discard),
    }));
  }
}
