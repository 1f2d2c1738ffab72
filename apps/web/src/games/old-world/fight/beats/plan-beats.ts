import type { Seat, Viewer } from '@medallion/kernel';
import type { FightView, OldWorldEvent, OldWorldView } from '@medallion/old-world';
import type { ModuleBeat } from '../../module-screens';
import type { Beat, Deed, Falls } from './beats';
import { Ledger } from './ledger';

export interface Happened {
  readonly before: OldWorldView;
  /** The table as it is now. */
  readonly view: OldWorldView;
  readonly events: readonly OldWorldEvent[];
  readonly viewer: Viewer;
  /** Beats that the modules in play bring. */
  readonly beats: readonly ModuleBeat[];
}

export interface Planned {
  /** Which of the events they begin with. */
  readonly from: number;
  readonly beats: readonly Beat[];
}

/** More than this comes together only where somebody was away: the latest of it is shown. */
const MOST = 12;

/** What is the same all through the fight that is told; null where none is on, or nothing of it was ever seen. */
function baseOf({ before, view, events }: Happened): FightView | null {
  if (events.some(({ type }) => type === 'fight-started')) return view.fight;
  return before.fight === null || before.fight.end !== null ? null : before.fight;
}

/** The monster stands against the attacker. */
const MONSTER_SIDE: FightView['turn'] = 1;

/** Tells events one by one, and shows those that are beats. */
class Planner {
  readonly beats: Beat[] = [];
  readonly #ledger: Ledger;
  #fight: FightView;
  readonly #modules: readonly ModuleBeat[];
  readonly #viewer: Viewer;
  /** What the blow would have been before something lessened it. */
  #meant: number | null = null;
  #announced: Extract<Deed, { kind: 'card' }>['by'] = null;

  constructor({ before, viewer, beats }: Happened, base: FightView) {
    this.#ledger = new Ledger(before, viewer);
    // Whatever it shows of the running attack is yet to be told.
    this.#fight = base.monster === null ? base : { ...base, monster: { ...base.monster, card: null, attack: null } };
    this.#modules = beats;
    this.#viewer = viewer;
  }

  #show(deed: Deed, falls: Falls | null = null): void {
    this.beats.push({ deed, falls, fight: this.#ledger.fight(this.#fight), piles: this.#ledger.piles() });
  }

  /** The last beat tells more than it did: nothing of its own. */
  #tellMore(deed: Deed): void {
    const last = this.beats.pop();
    if (last !== undefined) this.beats.push({ ...last, deed });
  }

  tell(event: OldWorldEvent): void {
    const before = this.#ledger.life;
    for (const beat of this.#modules) {
      const shown = beat.of(event);
      if (shown !== null) this.#show({ kind: 'module', beat, shown });
    }
    switch (event.type) {
      case 'fight-turn':
        this.#turn(event.seat);
        return;
      case 'combo-done':
        this.#show({ kind: 'struck', seat: event.seat, damage: event.damage });
        return;
      case 'damage-lessened':
        this.#meant = event.from;
        return;
      case 'monster-hit': {
        const { seat, damage } = event;
        const falls = { seat: null, deck: before - event.left, hand: 0 };
        this.#show({ kind: 'lands', seat, damage, meant: this.#meant ?? damage }, falls);
        break;
      }
      case 'witcher-hit': {
        const { seat, damage, shield, deck, hand } = event;
        const deed = { kind: 'hits', seat, damage, meant: this.#meant ?? damage, shield, deck, hand } as const;
        this.#show(deed, { seat, deck, hand });
        break;
      }
      case 'cards-discarded':
      case 'cards-trashed':
        this.#lose(event);
        return;
      case 'attribute-lowered':
        this.#show({ kind: 'weakens', seat: event.seat, attribute: event.attribute, to: event.to });
        return;
      case 'cards-drawn':
        this.#show({ kind: 'draws', seat: event.seat, n: event.n, cards: event.cards });
        break;
      case 'fight-ended':
        if (event.seat !== this.#viewer && event.against !== this.#viewer) this.#show({ kind: 'ends', ended: event });
        return;
      default:
        this.#attack(event);
    }
    this.#meant = null;
    this.#ledger.follow(event);
  }

  #turn(seat: Seat | null): void {
    this.#ledger.clearCombos();
    this.#announced = null;
    const fighter = this.#fight.fighters.find((one) => one.seat === seat);
    const { monster } = this.#fight;
    this.#fight = {
      ...this.#fight,
      turn: fighter?.side ?? MONSTER_SIDE,
      monster: monster === null ? null : { ...monster, card: null, attack: null },
    };
  }

  /** The monster's card, and which half of it counts. */
  #attack(event: OldWorldEvent): void {
    const last = this.beats.at(-1)?.deed;
    switch (event.type) {
      case 'attack-announced':
        this.#announced = event.seat ?? 'die';
        if (last?.kind === 'card') this.#tellMore({ ...last, attack: event.attack, by: this.#announced });
        return;
      case 'attack-revealed': {
        const { card, attack } = event;
        const { monster } = this.#fight;
        if (monster !== null) this.#fight = { ...this.#fight, monster: { ...monster, card, attack } };
        this.#show(
          { kind: 'card', card, attack, by: attack === null ? null : this.#announced },
          { seat: null, deck: this.#ledger.life - event.left, hand: 0 },
        );
        return;
      }
      case 'attack-forced':
        if (last?.kind === 'card') this.#tellMore({ ...last, attack: event.attack, by: 'monster' });
        return;
      case 'attack-changed':
        this.#show({ kind: 'card', card: event.card, attack: event.attack, by: event.seat });
        return;
      default:
    }
  }

  /** What damage took was shown with the hit; what goes beside it is a beat of its own. */
  #lose(event: Extract<OldWorldEvent, { type: 'cards-discarded' | 'cards-trashed' }>): void {
    const { seat, cards, type } = event;
    const [fight, piles] = [this.#ledger.fight(this.#fight), this.#ledger.piles()];
    const [deckBefore, handBefore] = [this.#ledger.lot(seat).deck, this.#ledger.lot(seat).hand];
    if (this.#ledger.lose(event)) return;
    const { deck, hand } = this.#ledger.lot(seat);
    const how = type === 'cards-trashed' ? 'trashed' : 'discarded';
    const last = this.beats.at(-1);
    if (last?.deed.kind === 'loses' && last.deed.how === how && last.deed.seat === seat && last.falls !== null) {
      const falls = {
        seat,
        deck: last.falls.deck + deckBefore - deck,
        hand: last.falls.hand + handBefore - hand,
      };
      this.beats.pop();
      this.beats.push({ ...last, falls, deed: { ...last.deed, cards: [...last.deed.cards, ...cards] } });
      return;
    }
    const falls = { seat, deck: deckBefore - deck, hand: handBefore - hand };
    this.beats.push({ deed: { kind: 'loses', seat, cards, how }, falls, fight, piles });
  }

  /** Where everything lies once all is told. */
  end(): Pick<Beat, 'fight' | 'piles'> {
    return { fight: this.#ledger.fight(this.#fight), piles: this.#ledger.piles() };
  }

  /** Events outside the fight move cards as well. */
  skip(event: OldWorldEvent): void {
    if (event.type === 'cards-discarded' || event.type === 'cards-trashed') this.#ledger.lose(event);
    else this.#ledger.follow(event);
  }
}

/** Which events belong to the fight: from where it begins, or from the first, to its end. */
function spanOf(events: readonly OldWorldEvent[]): readonly [from: number, to: number] {
  const from = Math.max(
    0,
    events.findLastIndex(({ type }) => type === 'fight-started'),
  );
  const end = events.findIndex(({ type }, index) => index >= from && type === 'fight-ended');
  return [from, end < 0 ? events.length : end + 1];
}

function planned(happened: Happened, base: FightView): Planner {
  const { events } = happened;
  const planner = new Planner(happened, base);
  const [from, to] = spanOf(events);
  for (const [index, event] of events.slice(0, to).entries()) {
    if (index < from) planner.skip(event);
    else planner.tell(event);
  }
  return planner;
}

/** What happened in a fight, beat by beat; null where nothing of it is to be seen. */
export function planBeats(happened: Happened): Planned | null {
  const base = baseOf(happened);
  if (base === null) return null;
  const { beats } = planned(happened, base);
  return beats.length === 0 ? null : { from: spanOf(happened.events)[0], beats: beats.slice(-MOST) };
}

/** Where the cards lie once all of it is told: for those who check that nothing was left out. */
export function standingAfter(happened: Happened): Pick<Beat, 'fight' | 'piles'> | null {
  const base = baseOf(happened);
  return base === null ? null : planned(happened, base).end();
}
