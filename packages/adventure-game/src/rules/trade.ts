import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { isPlayedSo } from '../editions';
import { type AdventurePlay, type AdventureState, type Hero, heroOf, type Trade } from '../state';
import { leadsOf } from './resources';

/** Only leads and gold change hands. @rule AG-TRADE-003 */
const GOODS = ['red', 'blue', 'purple', 'gold'] as const;
const KINDS = GOODS.length;
/** What is given stands before what is wanted; then the offer itself, and giving up. */
const OFFER = 2 * KINDS;
const CANCEL = OFFER + 1;

function goodsOf(hero: Hero, kind: number): number {
  return kind < 3 ? (hero.leads[kind] as number) : hero.gold;
}

function addGoods(hero: Hero, kind: number, n: number): void {
  if (kind < 3) hero.leads[kind as 0] += n;
  else hero.gold += n;
}

function hasGoods(hero: Hero): boolean {
  return hero.gold + leadsOf(hero) > 0;
}

/** With whoever is at the same location. @rule AG-TRADE-001, AG-TRADE-002, AG-TRADE-007 */
export function canTradeWith(state: AdventureState, seat: Seat, other: Seat): boolean {
  if (other === seat) return false;
  const [mine, theirs] = [heroOf(state, seat), heroOf(state, other)];
  if (mine.at !== theirs.at || !(hasGoods(mine) || hasGoods(theirs))) return false;
  if (isPlayedSo(state, 'trade-stays-open')) return true;
  return state.refused.length === 0 || !state.refused.includes(`${other}`);
}

export const offerPrompt: Prompt<AdventureState, number, { readonly to: Seat }> = {
  id: 'trade-offer',
  answersLieOpen: false,
  optionId(option) {
    if (option === OFFER) return 'offer';
    if (option === CANCEL) return 'cancel';
    return option < KINDS ? `give:${GOODS[option]}` : `want:${GOODS[option - KINDS]}`;
  },
  blocked(state) {
    const { trade, refused } = state;
    const isOpen =
      trade === null || !isPlayedSo(state, 'trade-stays-open') || !refused.includes(offerKey(state, trade));
    return isOpen ? [] : [{ id: 'offer', rule: 'AG-TRADE-007' }];
  },
};

function offerKey(state: AdventureState, { by, to, give, want }: Trade): string {
  const offer = `${by}:${give.join()}:${want.join()}`;
  return isPlayedSo(state, 'trade-stays-open') ? `${to}:${offer}` : offer;
}

/** More of the kind picked last or of a later one, so that each offer is made in one way; nothing that cannot be honoured. */
function offerOptions(state: AdventureState, trade: Trade, from: number): number[] {
  const [mine, theirs] = [heroOf(state, trade.by), heroOf(state, trade.to)];
  const options: number[] = [];
  for (let kind = Math.min(from, KINDS); kind < KINDS; kind++) {
    if (goodsOf(mine, kind) > (trade.give[kind] as number)) options.push(kind);
  }
  for (let kind = Math.max(0, from - KINDS); kind < KINDS; kind++) {
    const isOther = trade.give[kind] === 0;
    if (isOther && goodsOf(theirs, kind) > (trade.want[kind] as number)) options.push(KINDS + kind);
  }
  const isEmpty = trade.give.every((n) => n === 0) && trade.want.every((n) => n === 0);
  if (!isEmpty && !state.refused.includes(offerKey(state, trade))) options.push(OFFER);
  options.push(CANCEL);
  return options;
}

/** Puts an offer together, piece by piece; it may be one-sided. @rule AG-TRADE-003, AG-TRADE-004, AG-TRADE-006 */
export function* buildOffer(play: AdventurePlay, by: Seat, to: Seat, isCounter: boolean): Flow {
  const { state } = play;
  const trade: Trade = { by, to, give: [0, 0, 0, 0], want: [0, 0, 0, 0], isCounter, isOnTable: false };
  state.trade = trade;
  for (let from = 0; ; ) {
    const option = yield* choose(by, offerPrompt, offerOptions(state, trade, from), { to });
    if (option === CANCEL) {
      withdraw(play, trade);
      return;
    }
    if (option === OFFER) break;
    const list = option < KINDS ? trade.give : trade.want;
    list[(option % KINDS) as 0] += 1;
    from = option;
  }
  trade.isOnTable = true;
  state.phase = 'trade';
  if (play.isWatched) {
    const { give, want } = trade;
    play.tell({
      type: 'trade-offered',
      seat: by,
      to,
      give: [...give],
      want: [...want],
      isCounter,
      rule: 'AG-TRADE-001',
    });
  }
}

/**
 * Nothing was agreed; a counter-offer given up refuses the offer it answered. That an offer was given up half made is
 * noted: bots then turn to something else. @rule AG-TRADE-006
 */
function withdraw(play: AdventurePlay, trade: Trade): void {
  const { state } = play;
  if (trade.isCounter) tellRefused(play, trade.by, trade.to);
  else state.refused.push(`${trade.to}`);
  state.trade = null;
  state.phase = 'turn';
}

function tellRefused(play: AdventurePlay, seat: Seat, to: Seat): void {
  if (play.isWatched) play.tell({ type: 'trade-refused', seat, to, rule: 'AG-TRADE-004' });
}

/** What is on offer. */
type Offered = { readonly by: Seat; readonly give: readonly number[]; readonly want: readonly number[] };

export const answerPrompt: Prompt<AdventureState, 'accept' | 'counter' | 'refuse', Offered> = {
  id: 'trade-answer',
  answersLieOpen: true,
  optionId: (answer) => answer,
};

/** Nothing changes hands without the other's consent; a counter-offer is answered by the first. @rule AG-TRADE-004 */
export function* answerTrade(play: AdventurePlay): Flow {
  const { state } = play;
  const trade = state.trade as Trade;
  const answers = trade.isCounter ? (['accept', 'refuse'] as const) : (['accept', 'refuse', 'counter'] as const);
  const answer = yield* choose(trade.to, answerPrompt, answers, {
    by: trade.by,
    give: [...trade.give],
    want: [...trade.want],
  });
  if (answer === 'counter') {
    state.refused.push(offerKey(state, trade));
    yield* buildOffer(play, trade.to, trade.by, true);
    return;
  }
  if (answer === 'accept') {
    exchangeGoods(play, trade);
    if (isPlayedSo(state, 'trade-stays-open')) state.refused = [];
  } else {
    state.refused.push(offerKey(state, trade));
    tellRefused(play, trade.to, trade.by);
  }
  state.trade = null;
  state.phase = 'turn';
}

function exchangeGoods(play: AdventurePlay, { by, to, give, want }: Trade): void {
  const [mine, theirs] = [heroOf(play.state, by), heroOf(play.state, to)];
  for (let kind = 0; kind < KINDS; kind++) {
    const [wanted, given] = [want[kind] as number, give[kind] as number];
    addGoods(mine, kind, wanted - given);
    addGoods(theirs, kind, given - wanted);
  }
  if (play.isWatched) {
    play.tell({ type: 'traded', seat: by, to, give: [...give], want: [...want], rule: 'AG-TRADE-004' });
  }
}
