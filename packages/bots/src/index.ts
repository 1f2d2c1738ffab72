export type { Bot, Budget, Choice, Thought } from './bot';
export { chooseAnswer, type ThinkOptions } from './choose-answer';
export { greedyBot } from './greedy-bot';
export { findLevel, type Level, levelsFor } from './levels';
export { randomBot } from './random-bot';
export { type Sight, sightOf } from './sight';
