import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { explorationFacts, optionFacts } from '../../core/cards-of';
import { forbidden, happen, replaced } from '../../core/hooks';
import { locationById, locationId } from '../../core/map';
import type { QuestFacts } from '../../core/pack';
import { rulesOf } from '../../core/rules-of';
import {
  type Location,
  type OldWorldPlay,
  type OldWorldState,
  type Quest,
  TERRAIN_INDEXES,
  TERRAINS,
  type Terrain,
  type TerrainName,
  turnOf,
  witcherOf,
} from '../../core/state';
import { openPrompt } from '../../options';
import { showTerrain } from '../../options/show';
import { returnToken } from '../trails/trails';
import { discardChosen } from '../witcher/decks';
import { payGold } from '../witcher/resources';
import { readEvent } from './event-cards';

export const questTerrainPrompt: Prompt<OldWorldState, Terrain> = openPrompt('quest-terrain', showTerrain);

export function questFactsOf(
  state: Readonly<OldWorldState>,
  { card, option }: Pick<Quest, 'card' | 'option'>,
): QuestFacts {
  return optionFacts(state, card, option).quest as QuestFacts;
}

/** The card becomes the player's quest, at a fixed place or where a token says. @rule OW-EXPLORE-007, OW-EXPLORE-008, OW-EXPLORE-009, OW-EXPLORE-016 */
export function* takeQuest(play: OldWorldPlay, seat: Seat, card: number, option: number): Flow {
  const { board, onQuest } = rulesOf(play.state);
  if (yield* replaced(onQuest, play, seat, card, option)) return;
  const { location, terrain } = questFactsOf(play.state, { card, option });
  const isFixed = location !== undefined;
  const at = isFixed ? locationById(board, location) : yield* drawQuestToken(play, seat, terrain);
  if (at === null) loseQuest(play, seat, card);
  else keepQuest(play, seat, { card, option, at, hasToken: !isFixed });
}

/** There is no place for it. @rule OW-EXPLORE-011 */
export function loseQuest(play: OldWorldPlay, seat: Seat, card: number): void {
  play.state.explored.push(card);
  if (play.isWatched) {
    play.tell({ type: 'quest-lost', seat, card: explorationFacts(play.state, card).id, rule: 'OW-EXPLORE-011' });
  }
}

/** Face up beside the board. @rule OW-EXPLORE-007 */
export function keepQuest(play: OldWorldPlay, seat: Seat, quest: Quest): void {
  const { board } = rulesOf(play.state);
  witcherOf(play.state, seat).quests.push(quest);
  play.reveal();
  if (!play.isWatched) return;
  const rule: RuleId = quest.hasToken ? 'OW-EXPLORE-009' : 'OW-EXPLORE-016';
  play.tell({
    type: 'quest-taken',
    seat,
    card: explorationFacts(play.state, quest.card).id,
    at: locationId(board, quest.at),
    rule,
  });
}

/** Of the terrain named, or of another that the player chooses, or none at all. @rule OW-EXPLORE-009, OW-EXPLORE-010, OW-EXPLORE-011 */
export function* drawQuestToken(
  play: OldWorldPlay,
  seat: Seat,
  wanted: TerrainName | undefined,
): Flow<Location | null> {
  const { tokens } = play.state;
  const named = TERRAIN_INDEXES.filter((terrain) => TERRAINS[terrain] === wanted && tokens[terrain].length > 0);
  const left = named.length > 0 ? named : TERRAIN_INDEXES.filter((terrain) => tokens[terrain].length > 0);
  if (left.length === 0) return null;
  const terrain = left.length === 1 ? (left[0] as Terrain) : yield* choose(seat, questTerrainPrompt, left);
  return tokens[terrain].pop() as Location;
}

/** @rule OW-QUEST-001, OW-QUEST-003 */
export function questBlock(state: OldWorldState, seat: Seat, place: number, owner: Seat = seat): RuleId | null {
  const witcher = witcherOf(state, seat);
  const quest = witcherOf(state, owner).quests[place] as Quest;
  if (turnOf(state, seat).steps === 0) return 'OW-MOVE-010';
  if (quest.at !== witcher.at) return 'OW-QUEST-003';
  const rule = forbidden(rulesOf(state).mayResolve, state, seat, quest);
  if (rule !== null) return rule;
  const { cost } = questFactsOf(state, quest);
  if (cost === null) return null;
  const isPaid = 'gold' in cost ? witcher.gold >= cost.gold : witcher.hand.length >= cost.discard;
  return isPaid ? null : 'OW-QUEST-003';
}

/** The event is read; then the token goes back and the card out of the game. @rule OW-QUEST-003, OW-QUEST-004, OW-QUEST-009, OW-QUEST-010 */
export const resolveQuest = (play: OldWorldPlay, seat: Seat, place: number): Flow =>
  resolveQuestOf(play, seat, seat, place);
/** The event is read by whoever resolves it, which may be somebody else than the owner of the card. */
export function* resolveQuestOf(play: OldWorldPlay, seat: Seat, owner: Seat, place: number): Flow {
  const { state } = play;
  const { quests } = witcherOf(state, owner);
  const quest = quests[place] as Quest;
  const { cost, event } = questFactsOf(state, quest);
  if (play.isWatched) {
    const card = explorationFacts(state, quest.card).id;
    play.tell({ type: 'quest-resolved', seat, card, event, rule: 'OW-QUEST-003' });
  }
  if (cost !== null && 'gold' in cost) payGold(play, seat, cost.gold, 'OW-QUEST-003');
  else if (cost !== null) yield* discardChosen(play, seat, cost.discard, 'OW-QUEST-003');
  yield* readEvent(play, seat, event);
  quests.splice(quests.indexOf(quest), 1);
  if (quest.hasToken) returnToken(play, rulesOf(state).board.terrains[quest.at] as number, quest.at);
  state.explored.push(quest.card);
  yield* happen(rulesOf(state).onQuestGone, play, quest);
}
