import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { fight } from '../battle/battle';
import { react } from '../cards/react';
import { resolve, sourceNamed } from '../cards/resolve';
import {
  COLOR_INDEXES,
  type Color,
  colorIndex,
  deckOfQuest,
  enemyIndex,
  heroFacts,
  questFacts,
  SUPPORT,
  type Tier,
  tierIndex,
} from '../components';
import { COLORS } from '../effect';
import { placeOfQuest, placeOfSide } from '../map';
import type { SideQuest } from '../pack';
import { type AdventurePlay, type AdventureState, type Hero, heroOf, questsToEnd } from '../state';
import { MAIN_EARNED, MAIN_PAID } from './actions';
import { drawQuest } from './decks';
import { earnVp, leadsOf, spendAnyLeads, spendGold, spendLeads, spendProofs } from './resources';

export const QUESTS_DRAWN = 2;

export const questDeckPrompt: Prompt<AdventureState, Color> = {
  id: 'quest-deck',
  answersLieOpen: false,
  optionId: (color) => COLORS[color],
};
export const questPrompt: Prompt<AdventureState, number> = {
  id: 'keep-quest',
  answersLieOpen: false,
  optionId: (quest) => questFacts(quest).id,
};

const heroDecks = new Map<number, readonly Color[]>();
/** Which decks the hero may draw from. @rule AG-QUEST-001, AG-QUEST-007, AG-YARPEN-005 */
export function questDecksOf(hero: number): readonly Color[] {
  const cached = heroDecks.get(hero);
  if (cached !== undefined) return cached;
  const decks = heroFacts(hero).questDecks.map(colorIndex);
  heroDecks.set(hero, decks);
  return decks;
}

/** Two cards of one deck, into the hand that chooses. @rule AG-SETUP-002, AG-MAIN-008, AG-YARPEN-005 */
export function* drawQuests(play: AdventurePlay, seat: Seat, rule: RuleId): Flow {
  const hero = heroOf(play.state, seat);
  const decks = questDecksOf(hero.hero);
  const color = decks.length === 1 ? (decks[0] as Color) : yield* choose(seat, questDeckPrompt, decks);
  for (let left = QUESTS_DRAWN; left > 0; left--) {
    const quest = drawQuest(play, color);
    if (quest !== null) hero.drawn.push(quest);
  }
  if (hero.drawn.length === 0) return;
  hero.drawnFrom = 'quest';
  if (play.isWatched) {
    const cards = hero.drawn.map((quest) => questFacts(quest).id);
    play.tell({ type: 'cards-drawn', seat, from: 'quest', cards, rule });
  }
}

/** One is kept, the other goes face up to its pile. @rule AG-QUEST-004, AG-QUEST-005, AG-DISC-002 */
export function keepQuest(play: AdventurePlay, seat: Seat, quest: number): void {
  const hero = heroOf(play.state, seat);
  hero.quest = quest;
  hero.sides = 0;
  hero.isSupported = false;
  for (const other of hero.drawn) if (other !== quest) play.state.questDiscards[deckOfQuest(other)].push(other);
  const discarded = hero.drawn.filter((other) => other !== quest);
  hero.drawn = [];
  hero.drawnFrom = null;
  if (!play.isWatched) return;
  for (const other of discarded) {
    play.tell({ type: 'quest-discarded', seat, quest: questFacts(other).id, rule: 'AG-QUEST-005' });
  }
}

export function tellQuest(play: AdventurePlay, seat: Seat): void {
  const { quest } = heroOf(play.state, seat);
  if (play.isWatched && quest !== null) {
    play.tell({ type: 'quest-kept', seat, quest: questFacts(quest).id, rule: 'AG-CHART-001' });
  }
}

/** Whether the side quest could be completed as an operation now. @rule AG-SIDE-001, AG-SIDE-002, AG-SIDE-007, AG-SIDE-008 */
export function canCompleteSide(hero: Hero, side: number): boolean {
  if (hero.quest === null || (hero.sides & (1 << side)) !== 0) return false;
  const facts = questFacts(hero.quest).sides[side] as SideQuest;
  switch (facts.kind) {
    case 'go-to':
      return hero.at === placeOfSide(hero.quest, side);
    case 'spend-gold':
      return hero.gold >= facts.n;
    case 'spend-leads':
      return (facts.color === 'any' ? leadsOf(hero) : hero.leads[colorIndex(facts.color)]) >= facts.n;
    case 'defeat':
      return false;
  }
}

export function* completeSideQuest(play: AdventurePlay, seat: Seat, side: number): Flow {
  const hero = heroOf(play.state, seat);
  const facts = questFacts(hero.quest ?? 0).sides[side] as SideQuest;
  if (facts.kind === 'spend-gold') spendGold(play, seat, facts.n, 'AG-SIDE-001');
  if (facts.kind === 'spend-leads') {
    if (facts.color === 'any') yield* spendAnyLeads(play, seat, facts.n, 'AG-SIDE-001');
    else spendLeads(play, seat, colorIndex(facts.color), facts.n, 'AG-SIDE-001');
  }
  yield* markSide(play, seat, side, facts.vp);
}

/** Marked, paid in VP, and never again. @rule AG-SIDE-001, AG-SIDE-002 */
function* markSide(play: AdventurePlay, seat: Seat, side: number, vp: number): Flow {
  const hero = heroOf(play.state, seat);
  hero.sides |= 1 << side;
  if (play.isWatched) {
    const quest = questFacts(hero.quest ?? 0).id;
    play.tell({ type: 'side-completed', seat, quest, side, vp, rule: 'AG-SIDE-001' });
  }
  earnVp(play, seat, vp, 'AG-SIDE-001');
  const used = yield* react(play, seat, 'side-quest');
  if (used?.effects !== undefined) yield* resolve(play, seat, used.effects, sourceNamed(used.id));
}

/** All side quests that a defeated monster satisfies, at once. @rule AG-SIDE-004, AG-SIDE-005, AG-SIDE-006 */
export function* completeDefeatSides(play: AdventurePlay, seat: Seat, tier: Tier): Flow {
  const hero = heroOf(play.state, seat);
  if (hero.quest === null) return;
  for (const [side, facts] of questFacts(hero.quest).sides.entries()) {
    if (facts.kind !== 'defeat' || (hero.sides & (1 << side)) !== 0) continue;
    if (tier >= tierIndex(facts.tier)) yield* markSide(play, seat, side, facts.vp);
  }
}

/** What the support quest of a card costs: a proof of a colour, or gold. */
export function canPaySupport(hero: Hero, quest: number): boolean {
  const cost = SUPPORT.supportCosts[questFacts(quest).support];
  return 'gold' in cost ? hero.gold >= cost.gold : hero.proofs[colorIndex(cost.proof)] >= cost.n;
}

/** @rule AG-SUPPORT-001, AG-SUPPORT-002, AG-SUPPORT-003, AG-SUPPORT-005 */
export function canSupport(state: AdventureState, seat: Seat, owner: Seat): boolean {
  const card = heroOf(state, owner);
  return (
    owner !== seat &&
    card.quest !== null &&
    !card.isSupported &&
    card.at === heroOf(state, seat).at &&
    canPaySupport(heroOf(state, seat), card.quest)
  );
}

/** The owner is not asked. @rule AG-SUPPORT-002, AG-SUPPORT-004, AG-CHART-002 */
export function completeSupportQuest(play: AdventurePlay, seat: Seat, owner: Seat): void {
  const card = heroOf(play.state, owner);
  const facts = questFacts(card.quest ?? 0);
  const cost = SUPPORT.supportCosts[facts.support];
  if ('gold' in cost) spendGold(play, seat, cost.gold, 'AG-SUPPORT-002');
  else spendProofs(play, seat, colorIndex(cost.proof), cost.n, 'AG-SUPPORT-002');
  card.isSupported = true;
  if (play.isWatched) play.tell({ type: 'supported', seat, owner, quest: facts.id, rule: 'AG-SUPPORT-004' });
  earnVp(play, seat, SUPPORT.supportVp.supporter, 'AG-SUPPORT-004');
  earnVp(play, owner, SUPPORT.supportVp.owner, 'AG-SUPPORT-004');
}

/** @rule AG-MAIN-002 */
export function hasProofsFor(hero: Hero, quest: number): boolean {
  const { proofs } = questFacts(quest).main;
  return COLOR_INDEXES.every((color) => hero.proofs[color] >= proofs[COLORS[color]]);
}

/** @rule AG-MAIN-001, AG-MAIN-002 */
export function canCompleteMain(hero: Hero): boolean {
  return hero.quest !== null && hero.at === placeOfQuest(hero.quest) && hasProofsFor(hero, hero.quest);
}

/** Payment, battle, VP, consequences, card face down, then the next card or the end. @rule AG-MAIN-003 to AG-MAIN-009, AG-QUEST-002, AG-QUEST-006 */
export function* completeMainQuest(play: AdventurePlay, seat: Seat): Flow {
  const { state } = play;
  const hero = heroOf(state, seat);
  const quest = hero.quest ?? 0;
  const { main, consequences, id } = questFacts(quest);
  for (const color of COLOR_INDEXES) {
    const n = main.proofs[COLORS[color]];
    if (n > 0) spendProofs(play, seat, color, n, 'AG-MAIN-002');
  }
  state.doing = MAIN_PAID;
  if (main.enemy !== null) yield* fight(play, seat, enemyIndex(main.enemy));
  if (play.isWatched) play.tell({ type: 'main-completed', seat, quest: id, vp: main.vp, rule: 'AG-MAIN-005' });
  earnVp(play, seat, main.vp, 'AG-MAIN-005');
  state.doing = MAIN_EARNED;
  yield* resolve(play, seat, consequences, sourceNamed(id));
  hero.quest = null;
  hero.sides = 0;
  hero.isSupported = false;
  hero.completed.push(quest);
  state.doing = null;
  if (hero.completed.length >= questsToEnd(state.mode)) triggerEnd(play, seat);
  else yield* takeNextQuest(play, seat);
}

/** Only the first to get there counts. @rule AG-END-001, AG-END-004, AG-CHART-003, AG-EPIC-002 */
function triggerEnd(play: AdventurePlay, seat: Seat): void {
  const { state } = play;
  if (state.endedBy !== null) return;
  state.endedBy = seat;
  state.turnsLeft = state.heroes.length;
  if (play.isWatched) {
    play.tell({ type: 'end-triggered', seat, rule: state.mode === 'epic' ? 'AG-EPIC-002' : 'AG-END-001' });
  }
}

function* takeNextQuest(play: AdventurePlay, seat: Seat): Flow {
  yield* drawQuests(play, seat, 'AG-MAIN-008');
  const { drawn } = heroOf(play.state, seat);
  const [first] = drawn;
  if (first === undefined) return;
  keepQuest(play, seat, drawn.length === 1 ? first : yield* choose(seat, questPrompt, drawn.slice()));
  tellQuest(play, seat);
}
