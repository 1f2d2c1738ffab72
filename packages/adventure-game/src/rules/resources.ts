import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { COLOR_INDEXES, type Color, foulFateFacts } from '../components';
import { COLORS } from '../effect';
import type { Resource } from '../events';
import { type AdventurePlay, type AdventureState, FOUL_FATE_DECK, type Hero, heroOf } from '../state';

export const colorPrompt: Prompt<AdventureState, Color> = {
  id: 'lead-colour',
  answersLieOpen: true,
  optionId: (color) => COLORS[color],
};
export const spendPrompt: Prompt<AdventureState, Color> = {
  id: 'spend-lead',
  answersLieOpen: true,
  optionId: (color) => COLORS[color],
};

function tellGain(play: AdventurePlay, seat: Seat, what: Resource, n: number, rule: RuleId): void {
  if (play.isWatched && n > 0) play.tell({ type: 'gained', seat, what, n, rule });
}
function tellSpent(play: AdventurePlay, seat: Seat, what: Resource, n: number, rule: RuleId): void {
  if (play.isWatched && n > 0) play.tell({ type: 'spent', seat, what, n, rule });
}

/** Tokens come from the supply, which never runs out. @rule AG-SUPPLY-001, AG-SUPPLY-002 */
export function gainLeads(play: AdventurePlay, seat: Seat, color: Color, n: number, rule: RuleId): void {
  heroOf(play.state, seat).leads[color] += n;
  tellGain(play, seat, COLORS[color], n, rule);
}

/** A lead without a colour: the player chooses, token by token. @rule AG-LEAD-002 */
export function* gainAnyLeads(play: AdventurePlay, seat: Seat, n: number): Flow {
  for (let left = n; left > 0; left--) {
    gainLeads(play, seat, yield* choose(seat, colorPrompt, COLOR_INDEXES), 1, 'AG-LEAD-002');
  }
}

export function gainGold(play: AdventurePlay, seat: Seat, n: number, rule: RuleId): void {
  heroOf(play.state, seat).gold += n;
  tellGain(play, seat, 'gold', n, rule);
}

/** Spends as much as there is, up to n. @rule AG-SPEND-001, AG-SPEND-003 */
export function spendGold(play: AdventurePlay, seat: Seat, n: number, rule: RuleId): void {
  const hero = heroOf(play.state, seat);
  const spent = Math.min(n, hero.gold);
  hero.gold -= spent;
  tellSpent(play, seat, 'gold', spent, rule);
}

export function spendLeads(play: AdventurePlay, seat: Seat, color: Color, n: number, rule: RuleId): void {
  const { leads } = heroOf(play.state, seat);
  const spent = Math.min(n, leads[color]);
  leads[color] -= spent;
  tellSpent(play, seat, COLORS[color], spent, rule);
}

export function spendProofs(play: AdventurePlay, seat: Seat, color: Color, n: number, rule: RuleId): void {
  heroOf(play.state, seat).proofs[color] -= n;
  tellSpent(play, seat, `${COLORS[color]}-proof`, n, rule);
}

/** Leads of any colour: the player chooses which, token by token. @rule AG-LEAD-003, AG-SPEND-003 */
export function* spendAnyLeads(play: AdventurePlay, seat: Seat, n: number, rule: RuleId): Flow {
  const { leads } = heroOf(play.state, seat);
  for (let left = Math.min(n, leadsOf(heroOf(play.state, seat))); left > 0; left--) {
    const held = COLOR_INDEXES.filter((color) => leads[color] > 0);
    const color = held.length === 1 ? (held[0] as Color) : yield* choose(seat, spendPrompt, held);
    spendLeads(play, seat, color, 1, rule);
  }
}

export function leadsOf(hero: Hero): number {
  return hero.leads[0] + hero.leads[1] + hero.leads[2];
}

/** A card kept until the next VP takes its share first, and is then discarded. @rule AG-VP-003, AG-KEEP-001, AG-KEEP-002 */
export function earnVp(play: AdventurePlay, seat: Seat, n: number, rule: RuleId): void {
  const hero = heroOf(play.state, seat);
  const earned = hero.fates.length === 0 ? n : Math.max(0, n - keptLoss(play, seat, hero));
  hero.vp += earned;
  if (play.isWatched) play.tell({ type: 'vp-changed', seat, n: earned, total: hero.vp, rule });
}

function keptLoss(play: AdventurePlay, seat: Seat, hero: Hero): number {
  let loss = 0;
  for (let place = hero.fates.length - 1; place >= 0; place--) {
    const card = hero.fates[place] as number;
    const kept = foulFateFacts(card).effects.find((one) => one.do === 'keep-until-vp');
    if (kept?.do !== 'keep-until-vp') continue;
    loss += kept.less;
    hero.fates.splice(place, 1);
    play.state.discards[FOUL_FATE_DECK].push(card);
    if (play.isWatched) play.tell({ type: 'card-discarded', seat, card: foulFateFacts(card).id, rule: 'AG-KEEP-002' });
  }
  return loss;
}

/** Nobody falls below 0. @rule AG-VP-003, AG-VP-004 */
export function loseVp(play: AdventurePlay, seat: Seat, n: number, rule: RuleId): void {
  const hero = heroOf(play.state, seat);
  const lost = Math.min(n, hero.vp);
  hero.vp -= lost;
  if (play.isWatched) play.tell({ type: 'vp-changed', seat, n: -lost, total: hero.vp, rule });
}
