export * from './client-messages';
export { CLOSE_CODES, ERROR_CODES, type ErrorCode, PROTOCOL, SERVER_CODES, type ServerCode } from './codes';
export { diff, type Patch, PatchError, patch } from './diff';
export {
  type Addition,
  commitmentOf,
  deriveSeed,
  type ShuffleProof,
  type ShuffleVerdict,
  seedText,
  verifyShuffle,
} from './fairness';
export { type ClockRule, type ErrorDetail, type Keys, LIMITS, type Person, type Visibility } from './fields';
export * from './http';
export { type Parsed, parseBy, parseClientMessage, parseServerMessage } from './parse';
export * from './server-messages';
export {
  type ChatLine,
  type ClockState,
  ENDINGS,
  type Ending,
  type Fairness,
  LOG_KINDS,
  type LogEntry,
  type MoveName,
  PHASES,
  type Phase,
  type SeatState,
  type TableOutcome,
  type TableState,
  type TakeBack,
} from './state';
