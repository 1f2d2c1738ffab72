import eventPack from '../../data/base/events.json';
import explorationPack from '../../data/base/exploration.json';
import tablePack from '../../data/tables.json';
import { parseEvents, parseExploration, parseTables } from './pack';

/** In the state a card is one small number: its place in one of these lists. */
export const TABLES = parseTables(tablePack);
export const EXPLORATION = parseExploration(explorationPack);
export const EVENTS = parseEvents(eventPack);

const { board, start } = TABLES;
const atLevel = (table: readonly number[], level: number): number => table[level - 1] as number;
/** @rule OW-ATTR-001 */
export const combatDraw = (level: number): number => atLevel(board.combatDraw, level);
/** @rule OW-ATTR-002 */
export const shieldMaximumAt = (level: number): number => atLevel(board.shieldMaximum, level);
/** @rule OW-ATTR-003 */
export const potionLimitAt = (level: number): number => atLevel(board.potionLimit, level);
/** Cards drawn on reaching a witcher level. @rule OW-LEVEL-002, OW-LEVEL-003 */
export const levelDraw = (level: number): number => atLevel(board.levelDraw, level);
/** @rule OW-SETUP-037 to OW-SETUP-040 */
export const startOf = (players: number) => ({
  cards: start.cards[players - 1] as readonly number[],
  gold: start.gold[players - 1] as readonly number[],
  monsters: start.monsters[players - 1] as readonly (1 | 2 | 3)[],
  secondStack: start.secondStack[players - 1] as number,
  attributeTrophies: start.attributeTrophies[players - 1] as number,
  freeAttribute: start.freeAttribute[players - 1] as boolean,
});
