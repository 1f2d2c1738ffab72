import { mayRead, type Seat, type Viewer } from '@medallion/kernel';
import { poolByName, verdictOn } from './battle/battle';
import { faceName } from './battle/dice';
import { cardOfEntry, isUsedUp, markersOfEntry } from './cards/development';
import { isTaskDone } from './cards/investigations';
import {
  COMPANIONS,
  developmentFacts,
  enemyOf,
  foulFateFacts,
  goodFortuneFacts,
  heroFacts,
  investigationFacts,
  monsterFacts,
  questFacts,
  rateOf,
  taskOf,
} from './components';
import { ACTIONS, type ActionName, COLORS, TIERS } from './effect';
import { locationId } from './map';
import { isFaceUp, kindOfToken, type Token, tierNameOf } from './monsters';
import { REGIONS, type RegionName, type SupportType } from './pack';
import { actionId } from './rules/actions';
import { deckName, type SharedDeck } from './rules/decks';
import { wealthOf } from './rules/end';
import { spaceName, woundName } from './rules/wounds';
import { type AdventureState, FOUL_FATE_DECK, type Hero, HIDING, heroOf, NOTHING, questsToEnd } from './state';
import type { AdventureView, BattleView, DeckView, HeroView, MonsterView, PileView, QuestView } from './view-types';

export type {
  AdventureView,
  BattleView,
  DeckView,
  HeroView,
  MonsterView,
  PileView,
  QuestView,
  ZoneView,
} from './view-types';

export const VP_TRACK = 80;

export function view(state: AdventureState, viewer: Viewer): AdventureView {
  const { outcome, trade } = state;
  return {
    mode: state.mode,
    questsToEnd: questsToEnd(state.mode),
    phase: state.phase,
    round: state.round,
    first: state.first,
    active: state.active,
    actions: state.actions,
    doing: doingOf(state),
    war: state.war,
    heroes: state.heroes.map((_, seat) => heroView(state, seat, viewer)),
    zones: state.zones.map((zone, region) => ({
      region: REGIONS[region] as RegionName,
      monsters: zone.monsters.map((token) => monsterView(token, viewer)),
      hasFoulFate: zone.hasFoulFate,
    })),
    stacks: byName(TIERS, (tier) => state.stacks[tier as 0].length),
    decks: ([0, 1, 2, FOUL_FATE_DECK] as const).map((deck) => deckView(state, deck, viewer)),
    fortuneDeck: state.fortuneDeck.length,
    fortuneDiscard: state.fortuneDiscard.map((card) => goodFortuneFacts(card).id),
    questDecks: byName(COLORS, (color) => ({
      count: state.questDecks[color as 0].length,
      discard: state.questDiscards[color as 0].map((quest) => questFacts(quest).id),
    })),
    support: supportChart(state),
    battle: battleView(state),
    trade: trade === null ? null : { ...trade, give: [...trade.give], want: [...trade.want] },
    endedBy: state.endedBy,
    turnsLeft: state.turnsLeft,
    outcome: outcome === null ? null : { places: [...outcome.places], tieBreak: outcome.tieBreak },
  };
}

function doingOf(state: AdventureState): string | null {
  if (state.doing === null) return null;
  return state.doing < ACTIONS.length ? actionId(heroOf(state, state.active), state.doing) : 'main-quest';
}

function byName<Name extends string, T>(names: readonly Name[], of: (index: number) => T): Readonly<Record<Name, T>> {
  return Object.fromEntries(names.map((name, index) => [name, of(index)])) as Record<Name, T>;
}

/** Face-down monsters show only their type, but to whoever has looked. @rule AG-MONSTER-008 */
function monsterView(token: Token, viewer: Viewer): MonsterView {
  const hasSeen = typeof viewer === 'number' && (token & (1 << viewer)) !== 0;
  const isKnown = isFaceUp(token) || hasSeen || viewer === 'everything';
  return {
    tier: tierNameOf(token),
    monster: isKnown ? monsterFacts(kindOfToken(token)).id : null,
    isFaceUp: isFaceUp(token),
  };
}

function deckView(state: AdventureState, deck: SharedDeck, viewer: Viewer): DeckView {
  const idOf = (card: number): string => (deck === FOUL_FATE_DECK ? foulFateFacts(card) : investigationFacts(card)).id;
  const everybody = (1 << state.heroes.length) - 1;
  const readers = state.knownBy[deck];
  const knows =
    viewer === 'everything' || readers === everybody || (typeof viewer === 'number' && (readers & (1 << viewer)) !== 0);
  const cards = state.decks[deck];
  const known = knows ? cards.slice(Math.max(0, cards.length - state.knownTop[deck])) : [];
  return {
    deck: deckName(deck),
    count: cards.length,
    discard: state.discards[deck].map(idOf),
    known: known.map(idOf).reverse(),
  };
}

/** Whose quest card can still be supported, and how. @rule AG-CHART-001, AG-CHART-002, AG-CHART-003 */
export function supportChart(state: AdventureState): readonly { readonly seat: Seat; readonly type: SupportType }[] {
  return state.heroes.flatMap(({ quest, isSupported }, seat) =>
    quest === null || isSupported ? [] : [{ seat, type: questFacts(quest).support }],
  );
}

function battleView({ battle }: AdventureState): BattleView | null {
  if (battle === null) return null;
  const enemy = enemyOf(battle.enemy);
  return {
    seat: battle.seat,
    enemy: enemy.id,
    faces: battle.faces.map(faceName),
    pool: poolByName(battle.pool),
    ...verdictOn(battle.pool, enemy),
  };
}

function heroView(state: AdventureState, seat: Seat, viewer: Viewer): HeroView {
  const hero = heroOf(state, seat);
  const { id } = heroFacts(hero.hero);
  const pile = (place: 'fortunes' | 'drawn' | 'completed', cards: readonly string[]): PileView => ({
    count: cards.length,
    cards: mayRead(HIDING, place, seat, viewer) ? cards : null,
  });
  return {
    seat,
    hero: id,
    at: locationId(hero.at),
    vp: hero.vp,
    vpSpace: hero.vp === 0 ? 0 : ((hero.vp - 1) % VP_TRACK) + 1,
    gold: hero.gold,
    leads: byName(COLORS, (color) => hero.leads[color as 0]),
    proofs: byName(COLORS, (color) => hero.proofs[color as 0]),
    rates: byName(COLORS, (color) => rateOf(hero.hero, color as 0)),
    wealth: wealthOf(hero),
    spaces: spacesOf(hero),
    isDelayed: hero.isDelayed,
    quest: questView(hero),
    completed: pile(
      'completed',
      hero.completed.map((quest) => questFacts(quest).id),
    ),
    investigations: hero.investigations.map((entry) => ({
      card: investigationFacts(entry >> 1).id,
      task: taskOf(entry >> 1) === null ? null : isTaskDone(entry) ? 'done' : 'open',
    })),
    fates: hero.fates.map((card) => foulFateFacts(card).id),
    fortunes: pile(
      'fortunes',
      hero.fortunes.map((card) => goodFortuneFacts(card).id),
    ),
    played: hero.played === null ? null : goodFortuneFacts(hero.played).id,
    deck: hero.deck.length,
    development: hero.developed.map((entry) => ({
      card: developmentFacts(cardOfEntry(entry)).id,
      markers: markersOfEntry(entry),
      isUsedUp: isUsedUp(entry),
    })),
    companions: id === 'yarpen' ? COMPANIONS.map((companion) => companion.id) : [],
    drawn: { ...pile('drawn', drawnIds(hero)), from: hero.drawnFrom },
  };
}

function questView({ quest, sides, isSupported }: Hero): QuestView | null {
  if (quest === null) return null;
  return { quest: questFacts(quest).id, isSideDone: [(sides & 1) !== 0, (sides & 2) !== 0], isSupported };
}

function drawnIds({ drawn, drawnFrom }: Hero): string[] {
  switch (drawnFrom) {
    case 'quest':
      return drawn.map((quest) => questFacts(quest).id);
    case 'development':
      return drawn.map((card) => developmentFacts(card).id);
    case 'investigation':
      return drawn.map((card) => investigationFacts(card).id);
    case null:
      return [];
  }
}

/** The sheet: each action space with its foul fate space, then armour. @rule AG-SPACE-001, AG-SPACE-004, AG-YARPEN-006 */
function spacesOf(hero: Hero): HeroView['spaces'] {
  const count = hero.wounds.length + 1;
  return Array.from({ length: count }, (_, index) => {
    const isArmour = index >= ACTIONS.length;
    const isRest = index === ACTIONS.length - 1;
    const wound = isArmour ? hero.wounds[index - 1] : isRest ? NOTHING : hero.wounds[index];
    return {
      space: isArmour ? spaceName(index - 1) : (ACTIONS[index] as ActionName),
      action: isArmour ? null : actionId(hero, index),
      wound: wound === undefined || wound === NOTHING ? null : woundName(wound),
      hasToken: !isArmour && (hero.tokens & (1 << index)) !== 0,
      hasFoulFate: !isArmour && (hero.foulFate & (1 << index)) !== 0,
    };
  });
}
