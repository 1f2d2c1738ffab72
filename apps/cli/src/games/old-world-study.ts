import type { Json } from '@medallion/kernel';
import {
  ACTION_CARDS,
  ATTRIBUTES,
  MONSTERS,
  type OldWorldEvent,
  type OldWorldState,
  SCHOOLS,
  TROPHIES,
} from '@medallion/old-world';
import type { GameStudy } from './cli-game';
import { Counts, share, shareWithin, spread } from './figures';

/** Rounds up to which a deck counts as of this age. */
const AGES = [5, 10, 15, 20] as const;
/** A witcher is prepared with this many raised attributes or more, and a deck of this many cards or more. */
const PREPARED_RAISES = 6;
const PREPARED_CARDS = 17;

interface Bout {
  readonly school: string;
  readonly level: string;
  readonly age: string;
  readonly isPrepared: boolean;
}

/** What the balance of Old World is judged by. */
export class OldWorldStudy implements GameStudy<OldWorldState, OldWorldEvent> {
  #games = 0;
  readonly #turns: number[] = [];
  readonly #cards: number[] = [];
  readonly #raises: number[] = [];
  readonly #begun = new Counts();
  readonly #won = new Counts();
  readonly #bought = new Counts();
  readonly #seldom = new Map<string, { seen: number; bought: number }>();
  readonly #deeds = new Counts();
  readonly #schools = { played: new Counts(), won: new Counts() };
  /** Fights with monsters by school: a school whose fights go worse is weak, or judges itself too strong. */
  readonly #hunts = { begun: new Counts(), won: new Counts() };
  readonly #order = new Counts();
  readonly #trophies = new Counts();
  #bout: Bout | null = null;

  event(event: OldWorldEvent, state: Readonly<OldWorldState>): void {
    switch (event.type) {
      case 'fight-started':
        this.#bout = event.monster === null ? null : boutOf(event.monster, event.seat, state);
        this.#deeds.add(event.monster === null ? 'duel' : 'monster');
        break;
      case 'fight-ended':
        this.#settle(event.end === 'attacker-won');
        if (event.against !== null && event.winner === 0) this.#deeds.add('duel won by the attacker');
        break;
      case 'card-gained':
        if (event.to === 'hand') this.#buy(event.card);
        break;
      case 'pool-filled':
        this.#uses(event.card).seen += 1;
        break;
      case 'meditated':
        this.#deeds.add('meditation');
        break;
      case 'explored':
        this.#deeds.add(`exploration of the ${event.deck}`);
        break;
      default:
    }
  }

  #settle(isWon: boolean): void {
    if (this.#bout === null) return;
    const { school, level, age, isPrepared } = this.#bout;
    this.#hunts.begun.add(school);
    if (isWon) this.#hunts.won.add(school);
    for (const name of [level, `${level}, ${age}`, ...(isPrepared ? [`${level}, prepared`] : [])]) {
      this.#begun.add(name);
      if (isWon) this.#won.add(name);
    }
    this.#bout = null;
  }

  #buy(card: string): void {
    const cost = ACTION_CARDS.find(({ id }) => id === card)?.cost ?? 0;
    this.#bought.add(`cost ${cost}`);
    this.#uses(card).bought += 1;
  }

  #uses(card: string): { seen: number; bought: number } {
    const known = this.#seldom.get(card) ?? { seen: 0, bought: 0 };
    this.#seldom.set(card, known);
    return known;
  }

  end(state: Readonly<OldWorldState>): void {
    const places = state.outcome?.places ?? [];
    const players = state.witchers.length;
    this.#games += 1;
    this.#turns.push(state.round);
    for (const [seat, witcher] of state.witchers.entries()) {
      const school = SCHOOLS[witcher.school]?.id ?? '';
      this.#schools.played.add(school);
      this.#cards.push(cardsOf(witcher));
      this.#raises.push(raisesOf(witcher));
      if (places[seat] !== 1) continue;
      this.#schools.won.add(school);
      this.#order.add(`${1 + ((seat - state.first + players) % players)}`);
      for (const trophy of witcher.trophies) this.#trophies.add(TROPHIES[trophy]?.kind ?? '');
    }
  }

  report(): { readonly [key: string]: Json } {
    const games = Math.max(1, this.#games);
    const { played, won } = this.#schools;
    const { begun, won: beaten } = this.#hunts;
    const cards = this.#bought.names().reduce((sum, name) => sum + this.#bought.of(name), 0);
    return {
      games: this.#games,
      turnsEach: spread(this.#turns),
      cardsAtTheEnd: spread(this.#cards),
      raisesAtTheEnd: spread(this.#raises),
      fights: Object.fromEntries(
        this.#begun.names().map((name) => [name, shareWithin(this.#won.of(name), this.#begun.of(name))]),
      ),
      fightsBySchool: Object.fromEntries(begun.names().map((id) => [id, shareWithin(beaten.of(id), begun.of(id))])),
      deedsPerGame: this.#deeds.per(games),
      bought: { perGame: share(cards, games), shares: this.#bought.per(cards) },
      seldomBought: seldomOf(this.#seldom),
      trophiesOfWinner: this.#trophies.per(games),
      turnOrder: Object.fromEntries(
        this.#order.names().map((place) => [place, shareWithin(this.#order.of(place), this.#games)]),
      ),
      schools: Object.fromEntries(played.names().map((id) => [id, shareWithin(won.of(id), played.of(id))])),
    };
  }
}

type Witcher = OldWorldState['witchers'][number];

function cardsOf({ hand, deck, discard }: Witcher): number {
  return hand.length + deck.length + discard.length;
}

/** Steps above the first on all four attributes. */
function raisesOf({ attributes }: Witcher): number {
  return attributes.reduce((sum, level) => sum + level, -ATTRIBUTES.length);
}

function boutOf(monster: string, seat: number, state: Readonly<OldWorldState>): Bout {
  const level = 'I'.repeat(MONSTERS.find(({ id }) => id === monster)?.level ?? 1);
  const until = AGES.find((age) => state.round <= age);
  const age = until === undefined ? `later than round ${AGES.at(-1)}` : `up to round ${String(until).padStart(2, '0')}`;
  const witcher = state.witchers[seat];
  const isPrepared =
    witcher !== undefined && raisesOf(witcher) >= PREPARED_RAISES && cardsOf(witcher) >= PREPARED_CARDS;
  const school = SCHOOLS[witcher?.school ?? -1]?.id ?? '';
  return { school, level: `level ${level}`, age, isPrepared };
}

const OFTEN_ENOUGH = 10;
const SELDOM = 0.1;
/** Cards that came into the pool often enough and were hardly ever bought, with both counts. */
function seldomOf(uses: ReadonlyMap<string, { seen: number; bought: number }>): Json {
  const rare = [...uses].filter(([, { seen, bought }]) => seen >= OFTEN_ENOUGH && bought / seen < SELDOM);
  return Object.fromEntries(rare.map(([id, { seen, bought }]) => [id, `${bought} of ${seen}`]));
}
