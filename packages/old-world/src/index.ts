export { colorsAfter, handRule, linkBetween } from './base/fight/combo-facts';
export type { FightEvent } from './base/fight/fight-events';
export type { FightView } from './base/fight/fight-view';
export { DEFENDER_DRAW } from './base/fight/outcome';
export { shortFightSoFar } from './base/fight/short-fight';
export { compareDice, type HandComparison } from './base/poker/comparison';
export { DICE_HANDS, type DiceHandName, handName } from './base/poker/dice-hands';
export { pokerNet } from './base/poker/stake';
export { SCHOOL_IDS, type SchoolId } from './core/cards/card-pack';
export {
  ACTION_CARDS,
  actionCardFacts,
  type Components,
  FIGHT_CARDS,
  layComponents,
  MONSTERS,
  POTIONS,
  SCHOOLS,
  schoolsOf,
  TROPHIES,
} from './core/cards/components';
export { COLORS, type ColorName } from './core/cards/vocabulary';
export { EVENTS, EXPLORATION, TABLES } from './core/components';
export { LEAST_PLAYERS, MOST_PLAYERS, type OldWorldConfig } from './core/config';
export { type Effect, type EffectWord, type Tier, tierOf } from './core/effect';
export type { CoreEvent, OldWorldEvent } from './core/events';
export { invariants } from './core/invariants';
export type { ChosenModule, Manifest, ModuleId, ModuleOptions } from './core/manifest';
export { BASE_BOARD, type Board } from './core/map';
export type { Module, ModuleEvent } from './core/module';
export { moduleJson, packModule, parseModules, unpackModule } from './core/module-config';
export { COMPANION_IDS, type CompanionId, type EventFacts, type ExplorationFacts, PackError } from './core/pack';
export type { ActionPart, End, LocationAction, MarketRules, Rules, SetupPart } from './core/rules';
export { manifests } from './core/rules-of';
export {
  ATTRIBUTES,
  type AttributeName,
  type OldWorldState,
  TERRAINS,
  type TerrainName,
} from './core/state';
export { eventByNumber, explorationById } from './core/story-cards';
export type { LairView, LocationView, MarketView, OldWorldView, PokerView, SceneView, TurnView } from './core/view';
export type { AttributeView, PileView, QuestView, TrailView, WitcherView } from './core/witcher-view';
export { type OldWorldGame, oldWorld, oldWorldWith } from './game';
export {
  aboutOf,
  type Codec,
  type FightSource,
  isPrompt,
  type OldWorldOption,
  OPTIONS,
  optionId,
  optionOf,
  type Payment,
  type PromptAbout,
  type PromptId,
  type Shown,
  SOURCE,
} from './options';
export * from './text/index';
