import { choose, type Flow, type Prompt, type Seat, shuffle } from '@medallion/kernel';
import { monsterFacts, schoolFacts } from '../../core/cards/components';
import { startingCardsOf } from '../../core/cards-of';
import { startOf } from '../../core/components';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import {
  ATTRIBUTE_INDEXES,
  type Card,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  seatAfter,
  seatToTheRight,
  TERRAIN_INDEXES,
  TERRAINS,
  type Terrain,
  witcherOf,
} from '../../core/state';
import { openPrompt } from '../../options';
import { showTerrain } from '../../options/show';
import { raiseAttribute, raisePrompt } from '../witcher/attributes';
import { nextOpening } from './turn';

export const lairPrompt: Prompt<OldWorldState, Terrain> = openPrompt('strong-monster', showTerrain);
export const boardPrompt: Prompt<OldWorldState, number> = openPrompt('choose-board', (school) => ({
  kind: 'school',
  school: schoolFacts(school).id,
}));

/**
 * The first three monsters at random; where one of them is stronger than the other two, the first player chooses its
 * terrain. @rule OW-SETUP-020, OW-SETUP-021, OW-SETUP-022, OW-SETUP-023, OW-SETUP-024, OW-SETUP-026, OW-SETUP-027
 */
export function* placeMonsters(play: OldWorldPlay): Flow {
  const { state } = play;
  const { monsters, secondStack } = startOf(state.witchers.length);
  const levels = monsters.toSorted((a, b) => a - b);
  const strong =
    levels[0] === levels[1] && levels[2] !== levels[0] ? yield* choose(state.first, lairPrompt, TERRAIN_INDEXES) : null;
  const terrains: Terrain[] = TERRAIN_INDEXES.filter((terrain) => terrain !== strong);
  shuffle(state.rng, terrains);
  if (strong !== null) terrains.push(strong);
  if (play.isWatched) play.tell({ type: 'first-player', seat: state.first, rule: 'OW-SETUP-002' });
  for (const [index, terrain] of terrains.entries()) placeMonster(play, terrain, levels[index] as number);
  for (let left = secondStack; left > 0; left--) state.secondStack.push(state.stacks[0].pop() as number);
  nextOpening(play);
}

function placeMonster(play: OldWorldPlay, terrain: Terrain, level: number): void {
  const lair = play.state.lairs[terrain];
  lair.monster = play.state.stacks[(level - 1) as 0].pop() ?? NONE;
  if (!play.isWatched) return;
  const at = locationId(rulesOf(play.state).board, lair.at);
  const { id: monster } = monsterFacts(lair.monster);
  play.tell({ type: 'monster-placed', monster, level, terrain: TERRAINS[terrain], at, rule: 'OW-SETUP-023' });
}

/** Two boards of those nobody has chosen; one is kept. Reverse turn order, so the first player comes last. @rule OW-SETUP-028, OW-SETUP-029 */
export function* chooseBoard(play: OldWorldPlay): Flow {
  const { state } = play;
  const seat = state.active;
  if (witcherOf(state, seat).school === NONE) {
    shuffle(state.rng, state.boards);
    const offered = state.boards.slice(0, 2);
    if (play.isWatched) {
      play.tell({
        type: 'boards-drawn',
        seat,
        schools: offered.map((one) => schoolFacts(one).id),
        rule: 'OW-SETUP-029',
      });
    }
    const school = offered.length === 1 ? (offered[0] as number) : yield* choose(seat, boardPrompt, offered);
    deal(state, seat, school);
    play.reveal();
    if (play.isWatched) tellBoard(play, seat);
  }
  if (seat === state.first) nextOpening(play);
  else state.active = seatToTheRight(state, seat);
}

function tellBoard(play: OldWorldPlay, seat: Seat): void {
  const { school, at } = witcherOf(play.state, seat);
  const place = locationId(rulesOf(play.state).board, at);
  play.tell({ type: 'board-chosen', seat, school: schoolFacts(school).id, at: place, rule: 'OW-SETUP-028' });
}

/** Board, place, trophies, deck, first cards and gold. @rule OW-SETUP-032, OW-SETUP-034, OW-SETUP-036 to OW-SETUP-041 */
export function deal(state: OldWorldState, seat: Seat, school: number): void {
  const witcher = witcherOf(state, seat);
  const players = state.witchers.length;
  const turn = (seat - state.first + players) % players;
  const { cards, gold } = startOf(players);
  state.boards = state.boards.filter((board) => board !== school);
  witcher.school = school;
  witcher.home = schoolFacts(school).home;
  witcher.at = witcher.home;
  witcher.ownTrophies = players - 1;
  witcher.deck = startingCardsOf(state, school);
  shuffle(state.rng, witcher.deck);
  for (let left = cards[turn] as number; left > 0; left--) witcher.hand.push(witcher.deck.pop() as Card);
  witcher.gold = gold[turn] as number;
}

/** With four or five players everybody raises an attribute, from the first player on. @rule OW-SETUP-042, OW-SETUP-043 */
export function* freeAttribute(play: OldWorldPlay): Flow {
  const { state } = play;
  const seat = state.active;
  if (!startOf(state.witchers.length).freeAttribute) {
    nextOpening(play);
    return;
  }
  const attribute = yield* choose(seat, raisePrompt, ATTRIBUTE_INDEXES);
  yield* raiseAttribute(play, seat, attribute, 'OW-SETUP-042');
  const next = seatAfter(state, seat);
  if (next === state.first) nextOpening(play);
  else state.active = next;
}
