import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { COLOR_INDEXES, type Color, rateOf } from '../components';
import { ACTIONS, COLORS } from '../effect';
import { actionId } from '../rules/actions';
import { actionName } from '../rules/foul-fate';
import { colorPrompt, gainGold, gainLeads, loseVp, spendGold, spendLeads, spendPrompt } from '../rules/resources';
import { type AdventurePlay, type AdventureState, type Hero, heroOf, seatAfter } from '../state';

/** @rule AG-VP-006 */
export const mostVpPrompt: Prompt<AdventureState, Seat> = {
  id: 'most-vp',
  answersLieOpen: false,
  optionId: (seat) => `seat-${seat}`,
};

export function goldForAllHere(play: AdventurePlay, seat: Seat, n: number): void {
  const { at } = heroOf(play.state, seat);
  for (const [other, hero] of play.state.heroes.entries())
    if (hero.at === at) gainGold(play, other, n, 'AG-SUPPLY-001');
}

const STOP = null;
export const buyPrompt: Prompt<AdventureState, Color | null> = {
  id: 'buy-leads',
  answersLieOpen: false,
  optionId: (color) => (color === STOP ? 'done' : COLORS[color]),
};

/** One gold, one lead, as often as the card allows and the purse holds. */
export function* buyLeads(play: AdventurePlay, seat: Seat, most: number): Flow {
  const hero = heroOf(play.state, seat);
  for (let left = most; left > 0 && hero.gold > 0; left--) {
    const color = yield* choose(seat, buyPrompt, [STOP, ...COLOR_INDEXES]);
    if (color === STOP) return;
    spendGold(play, seat, 1, 'AG-SPEND-006');
    gainLeads(play, seat, color, 1, 'AG-LEAD-002');
  }
}

export function* spendMostLead(play: AdventurePlay, seat: Seat): Flow {
  const { leads } = heroOf(play.state, seat);
  const most = Math.max(...leads);
  if (most === 0) return;
  const colors = COLOR_INDEXES.filter((color) => leads[color] === most);
  const color = colors.length === 1 ? (colors[0] as Color) : yield* choose(seat, spendPrompt, colors);
  spendLeads(play, seat, color, 1, 'AG-SPEND-003');
}

export function* leadsOfOneColour(play: AdventurePlay, seat: Seat, n: number): Flow {
  gainLeads(play, seat, yield* choose(seat, colorPrompt, COLOR_INDEXES), n, 'AG-LEAD-002');
}

/** From one colour to another, as one number; -1 is enough. */
export const swapPrompt: Prompt<AdventureState, number> = {
  id: 'swap-leads',
  answersLieOpen: false,
  optionId: (swap) =>
    swap < 0 ? 'done' : `${COLORS[Math.floor(swap / 3) as Color]}-to-${COLORS[(swap % 3) as Color]}`,
};

export function* swapLeads(play: AdventurePlay, seat: Seat, n: number): Flow {
  const { leads } = heroOf(play.state, seat);
  for (let left = n; left > 0; left--) {
    const options = [-1];
    for (const from of COLOR_INDEXES) {
      for (const to of COLOR_INDEXES) if (from !== to && leads[from] > 0) options.push(from * 3 + to);
    }
    if (options.length === 1) return;
    const swap = yield* choose(seat, swapPrompt, options);
    if (swap < 0) return;
    spendLeads(play, seat, Math.floor(swap / 3) as Color, 1, 'AG-SPEND-001');
    gainLeads(play, seat, (swap % 3) as Color, 1, 'AG-SUPPLY-001');
  }
}

export const proofPrompt: Prompt<AdventureState, Color> = {
  id: 'proof-colour',
  answersLieOpen: false,
  optionId: (color) => COLORS[color],
};

/** Colours in which so many leads fewer than the rate would still make a proof. */
export function cheapProofColors(hero: Hero, less: number): Color[] {
  return COLOR_INDEXES.filter((color) => hero.leads[color] >= rateOf(hero.hero, color) - less);
}

export function* cheapProof(play: AdventurePlay, seat: Seat, less: number): Flow {
  const hero = heroOf(play.state, seat);
  const colors = cheapProofColors(hero, less);
  if (colors.length === 0) return;
  const color = colors.length === 1 ? (colors[0] as Color) : yield* choose(seat, proofPrompt, colors);
  const leads = rateOf(hero.hero, color) - less;
  hero.leads[color] -= leads;
  hero.proofs[color] += 1;
  if (play.isWatched) play.tell({ type: 'exchanged', seat, color: COLORS[color], leads, rule: 'AG-GOLD-002' });
}

export const spacePrompt: Prompt<AdventureState, number> = {
  id: 'free-action-space',
  answersLieOpen: false,
  optionId: actionName,
};

/** A component that allows what the guide forbids: the same action twice in a turn. @rule AG-GOLD-002 */
export function* freeActionSpace(play: AdventurePlay, seat: Seat): Flow {
  const hero = heroOf(play.state, seat);
  const taken = ACTIONS.map((_, action) => action).filter((action) => (hero.tokens & (1 << action)) !== 0);
  if (taken.length === 0) return;
  const action = taken.length === 1 ? (taken[0] as number) : yield* choose(seat, spacePrompt, taken);
  hero.tokens &= ~(1 << action);
  if (play.isWatched) play.tell({ type: 'action-freed', seat, action: actionId(hero, action), rule: 'AG-GOLD-002' });
}

/** Among several with the most VP the active player chooses. @rule AG-VP-006 */
export function* mostVpLoses(play: AdventurePlay, n: number): Flow {
  const { state } = play;
  const most = Math.max(...state.heroes.map(({ vp }) => vp));
  const tied: Seat[] = [];
  let seat = state.active;
  do {
    if (heroOf(state, seat).vp === most) tied.push(seat);
    seat = seatAfter(state, seat);
  } while (seat !== state.active);
  const loser = tied.length === 1 ? (tied[0] as Seat) : yield* choose(state.active, mostVpPrompt, tied);
  loseVp(play, loser, n, 'AG-VP-006');
}
