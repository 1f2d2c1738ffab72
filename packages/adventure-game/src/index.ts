export { type BattleOdds, battleOdds, suggestedUses } from './battle/odds';
export { type UseAhead, usesAhead } from './battle/uses';
export {
  COMPANIONS,
  DEVELOPMENT,
  DICE,
  ENEMIES,
  FOUL_FATE,
  GOOD_FORTUNE,
  HEROES,
  INVESTIGATION,
  MONSTERS,
  QUESTS,
  SUPPORT,
} from './components';
export { type AdventureConfig, LEAST_PLAYERS, MOST_PLAYERS } from './config';
export { type FoulFateRisk, type QuestProgress, questProgress, roadsBetween, secondRouteRisk } from './counsel';
export { ACTIONS, COLORS, type Effect, type Enemy, TIERS } from './effect';
export type { AdventureEvent, DeckName, Resource, SpaceName, WoundName } from './events';
export { faults } from './faults';
export { adventureGame } from './game';
export { LOCATIONS, MAP, ROUTES } from './map';
export { FACES, type FaceName, HERO_IDS, type HeroId, PackError, REGIONS, RESULTS, type RegionName } from './pack';
export { type AdventureState, type Hero, MODES, type Mode, type Phase, type TieBreak, type Trade } from './state';
export { developmentText, fortuneText, plainCardText, type QuestText, questText, sideText } from './text/card-text';
export { effectsText, enemyLine, enemyStats, enemyText, sentence } from './text/effect-text';
export { eventText, type LogContext } from './text/log';
export { NAMED, type Named, nameOf } from './text/names';
export { type OptionContext, optionText } from './text/option-text';
export { storyOf } from './text/stories';
export { texts as adventureTexts } from './text/texts';
export type {
  AdventureView,
  BattleView,
  DeckView,
  HeroView,
  MonsterView,
  PileView,
  QuestView,
  ZoneView,
} from './view';
