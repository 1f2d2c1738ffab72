export { SCHOOL_IDS, type SchoolId } from './cards/card-pack';
export {
  ACTION_CARDS,
  FIGHT_CARDS,
  MONSTERS,
  POTIONS,
  SCHOOLS,
  TROPHIES,
} from './cards/components';
export { EVENTS, EXPLORATION, TABLES } from './components';
export { LEAST_PLAYERS, MOST_PLAYERS, type OldWorldConfig } from './config';
export type { Effect, EffectWord, Tier } from './effect';
export type { CoreEvent, OldWorldEvent } from './events';
export { faults } from './faults';
export type { FightEvent } from './fight/fight-events';
export type { FightView } from './fight/fight-view';
export { type OldWorldGame, oldWorld, oldWorldWith } from './game';
export { BASE_BOARD, type Board } from './map';
export type { Deed, LocationAction, MarketRules, Module, Rules, SetupPart, WinCheck } from './modules/rules';
export { COMPANION_IDS, type CompanionId, type EventFacts, type ExplorationFacts, PackError } from './pack';
export { PUBLIC_PROMPTS } from './public-prompts';
export { DICE_HANDS, type DiceHandName } from './rules/dice-hands';
export {
  ATTRIBUTES,
  type AttributeName,
  type OldWorldState,
  TERRAINS,
  type TerrainName,
} from './state';
export * from './text/index';
export type { LairView, LocationView, MarketView, OldWorldView, PokerView, SceneView, TurnView } from './view';
export type { AttributeView, PileView, QuestView, TrailView, WitcherView } from './witcher-view';
