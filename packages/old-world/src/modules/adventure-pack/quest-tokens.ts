import type { Flow, Seat } from '@medallion/kernel';
import {
  drawQuestToken,
  keepQuest,
  loseQuest,
  questBlock,
  questFactsOf,
  resolveQuestOf,
} from '../../base/explore/quests';
import { returnToken } from '../../base/trails/trails';
import { explorationFacts } from '../../core/cards-of';
import type { Hooks } from '../../core/hooks';
import { locationById } from '../../core/map';
import type { ActionPart, Entry } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import {
  type Location,
  type OldWorldPlay,
  type OldWorldState,
  type Quest,
  TERRAIN_INDEXES,
  type Terrain,
  type TerrainName,
  witcherOf,
} from '../../core/state';
import { cardIdOf, placeIdOf, tellPack } from './events';
import { QUEST_TOKENS } from './facts';
import { ADDED_OPTIONS } from './prompts';
import { adventurePack, type HeldToken, type MarkedQuest, markedOf, tokensLaid } from './state';

/** Tokens at these places, as far as there are any; without one the quest counts unmarked. @rule OW-AP-006 */
function mark(play: OldWorldPlay, seat: Seat, quest: Omit<MarkedQuest, 'tokens'>): void {
  const own = adventurePack.of(play.state);
  const tokens = quest.places.slice(0, Math.max(0, QUEST_TOKENS - tokensLaid(own)));
  adventurePack.put(play, { ...own, drawn: [], marked: [...own.marked, { ...quest, tokens }] });
  const places = quest.places.map((at) => placeIdOf(play, at));
  tellPack(play, 'tokens-laid', seat, { card: cardIdOf(play, quest.card), places, tokens: tokens.length }, 'OW-AP-006');
}

/** A quest with two places, or one that is open to all. @rule OW-AP-006 */
export function* takeMarked(play: OldWorldPlay, seat: Seat, card: number, option: number): Flow<boolean> {
  const { open, location, places } = questFactsOf(play.state, { card, option });
  if (places !== undefined) yield* takeByPlaces(play, seat, { card, option }, places);
  else if (open === true && location !== undefined) {
    const at = locationById(rulesOf(play.state).board, location);
    keepQuest(play, seat, { card, option, at, hasToken: false });
    mark(play, seat, { card, isOpen: true, places: [at], other: null });
  } else return false;
  return true;
}
/** A location token of each terrain, or of another that has one left. @rule OW-EXPLORE-009, OW-EXPLORE-010, OW-EXPLORE-011 */
function* takeByPlaces(
  play: OldWorldPlay,
  seat: Seat,
  { card, option }: Pick<Quest, 'card' | 'option'>,
  terrains: readonly TerrainName[],
): Flow {
  for (const terrain of terrains) {
    const at = yield* drawQuestToken(play, seat, terrain);
    if (at !== null) holdToken(play, { terrain: terrainOf(play, at), at });
  }
  const { drawn } = adventurePack.of(play.state);
  const [first, other = null] = drawn;
  if (first === undefined) {
    loseQuest(play, seat, card);
    return;
  }
  keepQuest(play, seat, { card, option, at: first.at, hasToken: true });
  mark(play, seat, { card, isOpen: false, places: drawn.map(({ at }) => at), other });
}
function terrainOf({ state }: OldWorldPlay, at: Location): Terrain {
  const { tokens } = rulesOf(state).board;
  return TERRAIN_INDEXES.find((terrain) => tokens[terrain]?.includes(at) === true) ?? 0;
}
/** Kept where it counts, while the next is drawn. */
function holdToken(play: OldWorldPlay, token: HeldToken): void {
  const own = adventurePack.of(play.state);
  adventurePack.put(play, { ...own, drawn: [...own.drawn, token] });
}

/** The own quests that wait to be seen at this place. */
function waitingAt(state: Readonly<OldWorldState>, seat: Seat, at: Location): readonly Quest[] {
  return witcherOf(state as OldWorldState, seat).quests.filter((quest) => {
    const marked = markedOf(state, quest);
    return marked !== null && !marked.isOpen && marked.places.includes(at);
  });
}
/** Entering a place takes its quest token away; the event is read where the last one lay. @rule OW-AP-006 */
function* visit(play: OldWorldPlay, seat: Seat, at: Location): Flow {
  for (const quest of waitingAt(play.state, seat, at)) {
    const own = adventurePack.of(play.state);
    const marked = own.marked.map((one) => (one.card === quest.card ? visited(play, one, quest, at) : one));
    adventurePack.put(play, { ...own, marked });
    const left = markedOf(play.state, quest)?.places.length ?? 0;
    tellPack(
      play,
      'token-lifted',
      seat,
      { card: cardIdOf(play, quest.card), at: placeIdOf(play, at), left },
      'OW-AP-006',
    );
  }
}
function visited(play: OldWorldPlay, marked: MarkedQuest, quest: Quest, at: Location): MarkedQuest {
  const places = marked.places.filter((one) => one !== at);
  const tokens = marked.tokens.filter((one) => one !== at);
  const [next] = places;
  if (next === undefined || quest.at !== at) return { ...marked, places, tokens };
  quest.at = next;
  return { ...marked, places, tokens, other: { terrain: terrainOf(play, at), at } };
}

const PLACE_WORTH = 2;
export const tokenEntry: Entry = {
  id: 'quest-tokens',
  isDue: (state, seat, at) => adventurePack.of(state).marked.length > 0 && waitingAt(state, seat, at).length > 0,
  enter: visit,
  worth: () => PLACE_WORTH,
};

/** Tokens leave with the quest. @rule OW-AP-006, OW-QUEST-009 */
function* unmark(play: OldWorldPlay, quest: Quest): Flow {
  const marked = markedOf(play.state, quest);
  if (marked === null) return;
  const own = adventurePack.of(play.state);
  adventurePack.put(play, { ...own, marked: own.marked.filter((one) => one !== marked) });
  if (marked.other !== null) returnToken(play, marked.other.terrain, marked.other.at);
}

export const questHooks: Partial<Hooks> = {
  onQuest: takeMarked,
  onQuestGone: unmark,
  mayResolve: (state, _seat, quest) => {
    const marked = markedOf(state, quest);
    return marked !== null && !marked.isOpen && marked.places.length > 0 ? 'OW-AP-006' : null;
  },
};

/** Room for the quests of one witcher: no deck holds as many. */
const PER_OWNER = 1000;
interface OpenQuest {
  readonly option: number;
  readonly owner: Seat;
  readonly place: number;
  readonly quest: Quest;
}
/** Open quests of the others. */
function openQuests(state: Readonly<OldWorldState>, seat: Seat, at: Location): readonly OpenQuest[] {
  if (adventurePack.of(state).marked.length === 0) return [];
  return state.witchers.flatMap(({ quests }, owner) =>
    quests.flatMap((quest, place) =>
      owner !== seat && quest.at === at && markedOf(state, quest)?.isOpen === true
        ? [{ option: owner * PER_OWNER + place, owner, place, quest }]
        : [],
    ),
  );
}
const here = (state: Readonly<OldWorldState>, seat: Seat) =>
  openQuests(state, seat, witcherOf(state as OldWorldState, seat).at);
const openId = (state: Readonly<OldWorldState>, { card }: Pick<Quest, 'card'>): string =>
  ADDED_OPTIONS.write({ kind: 'open-quest', card: explorationFacts(state, card).id });

const OPEN_WORTH = 3;
/** Whoever stands where an open quest waits may pay for it and resolve it. @rule OW-AP-006, OW-QUEST-003 */
export const openQuestPart: ActionPart = {
  id: 'open-quest',
  options: (state, seat) =>
    here(state, seat).flatMap(({ option, owner, place }) =>
      questBlock(state, seat, place, owner) === null ? [option] : [],
    ),
  optionId: (option, state) => {
    const quest = state.witchers[Math.floor(option / PER_OWNER)]?.quests[option % PER_OWNER];
    return quest === undefined ? '' : openId(state, quest);
  },
  blocked: (state, seat) =>
    here(state, seat).flatMap(({ quest, owner, place }) => {
      const rule = questBlock(state, seat, place, owner);
      return rule === null ? [] : [{ id: openId(state, quest), rule }];
    }),
  perform: function* (play, seat, option) {
    const [owner, place] = [Math.floor(option / PER_OWNER), option % PER_OWNER];
    const { card } = witcherOf(play.state, owner).quests[place] as Quest;
    tellPack(play, 'open-quest', seat, { card: cardIdOf(play, card), owner }, 'OW-AP-006');
    yield* resolveQuestOf(play, seat, owner, place);
  },
  worth: () => () => Math.exp(2 * OPEN_WORTH),
  worthAt: (state, seat, at) => OPEN_WORTH * openQuests(state, seat, at).length,
};
