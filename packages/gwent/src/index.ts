export {
  CARDS,
  type Card,
  type CardFacts,
  FACTIONS,
  type Faction,
  findKind,
  findLeader,
  kindById,
  LEADERS,
  type LeaderEffect,
  type LeaderFacts,
  ROWS,
  type RowName,
  type SpecialFacts,
  type UnitAbility,
  type UnitFacts,
} from './cards';
export type { GwentConfig } from './config';
export {
  DECK_FAULTS,
  type Deck,
  type DeckFault,
  type DeckList,
  deckCounts,
  deckFaults,
  deckList,
  MAX_SPECIALS,
  MIN_UNITS,
  readDeckList,
} from './deck/deck';
export { deckCode, poolOf, unpackDeckList } from './deck/deck-code';
export { type DeckTextFault, readDeckText, writeDeckText } from './deck/deck-text';
export { randomDeck } from './deck/random-deck';
export { READY_MADE } from './deck/ready-made';
export type { Cause, GwentEvent } from './events';
export { cardsInPlay, faults } from './faults';
export { gwent } from './game';
export { type PlayInView, totalsAfter } from './outlook';
export { type DeckFacts, PackError, UNIT_ABILITIES } from './pack';
export { type RoundGoal, roundGoal, roundLeader } from './round-goal';
export { STRENGTH_STEPS, type StrengthLine, type StrengthStep } from './rules/strength';
export type { GwentState, Phase, RoundResult, Side } from './state';
export { HERO_READINGS, type HeroReading, RELENTLESS_READINGS, type Readings, type RelentlessReading } from './state';
export { type CardLine, cardText } from './text/card-text';
export { type HelpCards, type HelpLine, helpCards } from './text/help';
export { eventText, type LogContext } from './text/log';
export { cardName, cardNames, everyName, factionName, namedIn } from './text/names';
export { texts as gwentTexts } from './text/texts';
export type { GwentView, PileView, RowView, ScoreTrack, SideView, UnitView } from './view';
