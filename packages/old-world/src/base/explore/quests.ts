import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { explorationFacts, optionFacts } from '../../core/cards-of';
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
  const { board } = rulesOf(play.state);
  const facts = questFactsOf(play.state, { card, option });
  const { location } = facts;
  const isFixed = location !== undefined;
  const at = isFixed ? locationById(board, location) : yield* drawToken(play, seat, facts);
  if (at === null) {
    play.state.explored.push(card);
    if (play.isWatched) {
      play.tell({ type: 'quest-lost', seat, card: explorationFacts(play.state, card).id, rule: 'OW-EXPLORE-011' });
    }
    return;
  }
  witcherOf(play.state, seat).quests.push({ card, option, at, hasToken: !isFixed });
  play.reveal();
  if (!play.isWatched) return;
  const rule: RuleId = isFixed ? 'OW-EXPLORE-016' : 'OW-EXPLORE-009';
  play.tell({
    type: 'quest-taken',
    seat,
    card: explorationFacts(play.state, card).id,
    at: locationId(board, at),
    rule,
  });
}

/** Of the terrain named, or of another that the player chooses, or none at all. @rule OW-EXPLORE-009, OW-EXPLORE-010, OW-EXPLORE-011 */
function* drawToken(play: OldWorldPlay, seat: Seat, facts: QuestFacts): Flow<Location | null> {
  const { tokens } = play.state;
  const named = TERRAIN_INDEXES.filter((terrain) => TERRAINS[terrain] === facts.terrain && tokens[terrain].length > 0);
  const left = named.length > 0 ? named : TERRAIN_INDEXES.filter((terrain) => tokens[terrain].length > 0);
  if (left.length === 0) return null;
  const terrain = left.length === 1 ? (left[0] as Terrain) : yield* choose(seat, questTerrainPrompt, left);
  return tokens[terrain].pop() as Location;
}

/** @rule OW-QUEST-001, OW-QUEST-003 */
export function questBlock(state: OldWorldState, seat: Seat, place: number): RuleId | null {
  const witcher = witcherOf(state, seat);
  const quest = witcher.quests[place] as Quest;
  if (turnOf(state, seat).steps === 0) return 'OW-MOVE-010';
  if (quest.at !== witcher.at) return 'OW-QUEST-003';
  const { cost } = questFactsOf(state, quest);
  if (cost === null) return null;
  const isPaid = 'gold' in cost ? witcher.gold >= cost.gold : witcher.hand.length >= cost.discard;
  return isPaid ? null : 'OW-QUEST-003';
}

/** The event is read; then the token goes back and the card out of the game. @rule OW-QUEST-003, OW-QUEST-004, OW-QUEST-009, OW-QUEST-010 */
export function* resolveQuest(play: OldWorldPlay, seat: Seat, place: number): Flow {
  const { state } = play;
  const { quests } = witcherOf(state, seat);
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
}
