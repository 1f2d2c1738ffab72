import {
  type AdventureEvent,
  type AdventureState,
  DEVELOPMENT,
  GOOD_FORTUNE,
  HERO_IDS,
  HEROES,
  QUESTS,
} from '@medallion/adventure-game';
import type { Json } from '@medallion/kernel';
import { wilson } from '../arena-stats';
import type { GameStudy } from './cli-game';

interface HeroTally {
  games: number;
  wins: number;
  vp: number;
  quests: number;
  readonly vpByRule: Map<string, number>;
}

/** How often a card could be taken or used, and how often it was. */
interface Uses {
  offered: number;
  taken: number;
}

/** What the balance of the Adventure Game is judged by. */
export class AdventureStudy implements GameStudy<AdventureState, AdventureEvent> {
  readonly #heroes = new Map<string, HeroTally>(
    HERO_IDS.map((id) => [id, { games: 0, wins: 0, vp: 0, quests: 0, vpByRule: new Map() }]),
  );
  readonly #development = usesOf(DEVELOPMENT);
  readonly #quests = usesOf(QUESTS);
  readonly #fortunes = usesOf(GOOD_FORTUNE);
  readonly #rounds: number[] = [];
  readonly #winnerVp: number[] = [];
  readonly #inGame = { traded: 0, offered: 0, supported: 0 };
  readonly #all = { traded: 0, offered: 0, supported: 0, gamesTraded: 0, gamesSupported: 0 };

  event(event: AdventureEvent, state: Readonly<AdventureState>): void {
    switch (event.type) {
      case 'cards-drawn':
        for (const card of event.cards) {
          const uses = event.from === 'development' ? this.#development : this.#quests;
          if (card !== null && event.from !== 'investigation') count(uses, card, 'offered');
        }
        break;
      case 'developed':
        count(this.#development, event.card, 'taken');
        break;
      case 'quest-kept':
        count(this.#quests, event.quest, 'taken');
        break;
      case 'fortune-drawn':
        if (event.card !== null) count(this.#fortunes, event.card, 'offered');
        break;
      case 'fortune-played':
        count(this.#fortunes, event.card, 'taken');
        break;
      default:
        this.#deal(event, state);
    }
  }

  #deal(event: AdventureEvent, state: Readonly<AdventureState>): void {
    if (event.type === 'traded') this.#inGame.traded += 1;
    else if (event.type === 'trade-offered') this.#inGame.offered += 1;
    else if (event.type === 'supported') this.#inGame.supported += 1;
    else if (event.type === 'vp-changed') {
      const tally = this.#heroes.get(heroId(state, event.seat));
      tally?.vpByRule.set(event.rule, (tally.vpByRule.get(event.rule) ?? 0) + event.n);
    }
  }

  end(state: Readonly<AdventureState>): void {
    const places = state.outcome?.places ?? [];
    for (const [seat, hero] of state.heroes.entries()) {
      const tally = this.#heroes.get(heroId(state, seat));
      if (tally === undefined) continue;
      tally.games += 1;
      tally.vp += hero.vp;
      tally.quests += hero.completed.length;
      if (places[seat] !== 1) continue;
      tally.wins += 1;
      this.#winnerVp.push(hero.vp);
    }
    this.#rounds.push(state.round);
    this.#all.gamesTraded += this.#inGame.traded > 0 ? 1 : 0;
    this.#all.gamesSupported += this.#inGame.supported > 0 ? 1 : 0;
    for (const what of ['traded', 'offered', 'supported'] as const) {
      this.#all[what] += this.#inGame[what];
      this.#inGame[what] = 0;
    }
  }

  report(): { readonly [key: string]: Json } {
    const games = Math.max(1, this.#rounds.length);
    return {
      games: this.#rounds.length,
      rounds: spread(this.#rounds),
      winnerVp: spread(this.#winnerVp),
      heroes: Object.fromEntries([...this.#heroes].map(([id, tally]) => [id, heroReport(tally)])),
      support: { perGame: round(this.#all.supported / games), gamesWith: round(this.#all.gamesSupported / games) },
      trades: {
        offeredPerGame: round(this.#all.offered / games),
        acceptedPerGame: round(this.#all.traded / games),
        gamesWith: round(this.#all.gamesTraded / games),
      },
      neverTaken: {
        development: seldom(this.#development),
        quests: seldom(this.#quests),
        goodFortune: seldom(this.#fortunes),
      },
    };
  }
}

function heroId(state: Readonly<AdventureState>, seat: number): string {
  return HEROES[state.heroes[seat]?.hero ?? 0]?.id ?? '';
}

function usesOf(list: readonly { readonly id: string }[]): Map<string, Uses> {
  return new Map(list.map(({ id }) => [id, { offered: 0, taken: 0 }]));
}

function count(uses: Map<string, Uses>, id: string, what: keyof Uses): void {
  const known = uses.get(id);
  if (known !== undefined) known[what] += 1;
}

function heroReport({ games, wins, vp, quests, vpByRule }: HeroTally): Json {
  const share = wins / Math.max(1, games);
  const [low, high] = wilson(share, games);
  const sources = [...vpByRule].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    games,
    winShare: round(share),
    low: round(low),
    high: round(high),
    meanVp: round(vp / Math.max(1, games)),
    meanQuests: round(quests / Math.max(1, games)),
    vpByRule: Object.fromEntries(sources.map(([rule, n]) => [rule, round(n / Math.max(1, games))])),
  };
}

const OFTEN_ENOUGH = 5;
const SELDOM = 0.1;
/** Cards that were on offer often enough and hardly ever taken, with both counts. */
function seldom(uses: Map<string, Uses>): Json {
  const rare = [...uses].filter(([, { offered, taken }]) => offered >= OFTEN_ENOUGH && taken / offered < SELDOM);
  return Object.fromEntries(rare.map(([id, { offered, taken }]) => [id, `${taken} of ${offered}`]));
}

function spread(values: readonly number[]): Json {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { mean: round(mean), least: at(0), tenth: at(0.1), ninetieth: at(0.9), most: at(1) };
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
