export { type AskedQuestion, answerOf, type Move, type WaitingFor } from './asked';
export type { Seat, Viewer } from './flow';
export {
  type Answer,
  agree,
  type BlockedOption,
  choose,
  chooseFirst,
  type Flow,
  type Prompt,
  type Question,
} from './flow';
export { type Game, type GameState, isDraw, type Knowledge, type Outcome, Play, placesWithout } from './game';
export { type Hiding, mayRead, type Readers } from './hiding';
export type { SavedTable, StepStart } from './past';
export {
  checksum,
  type GameRecord,
  makeRecord,
  packedGame,
  packNumbers,
  packRecord,
  parseRecord,
  parseSeed,
  readEdition,
  replay,
  unpackNumbers,
  unpackRecord,
} from './record';
export {
  at,
  InvariantError,
  type Json,
  ok,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type Result,
  refuse,
} from './result';
export { below, cloneRng, nextWord, type RngState, reseed, reseedFast, seedRng, shuffle, shuffleAnew } from './rng';
export { Table, type TableOptions } from './table';
