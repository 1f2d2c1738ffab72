import { REFUSAL_CODES, type RefusalCode } from '@medallion/kernel';

/** Raised whenever an older client could misread a message. A client of another version is told so and shown the way on. */
export const PROTOCOL = 1;

/** What the server itself refuses with, beside the kernel's own codes. The screen words them. */
export const SERVER_CODES = [
  // the connection
  'bad-message',
  'too-big',
  'too-fast',
  'too-slow',
  'too-many-connections',
  'bad-origin',
  'no-such-page',
  'client-outdated',
  'server-outdated',
  'shutting-down',
  'server-error',
  // who you are
  'no-token',
  'bad-token',
  'signed-out',
  'bad-name',
  'bad-recovery-code',
  'too-many-mutes',
  // the table
  'no-such-table',
  'table-gone',
  'bad-key',
  'table-full',
  'seat-taken',
  'seat-known',
  'not-your-seat',
  'not-seated',
  'not-host',
  'too-many-tables',
  'no-such-game',
  'no-such-level',
  'wrong-seats',
  'not-gathering',
  'not-playing',
  'not-finished',
  'other-rules',
  // at the table
  'stale',
  'not-in-this-game',
  'others-play-on',
  'others-play-here',
  'no-advice',
  'no-offer',
  'nothing-to-take-back',
  // the disk
  'storage-full',
  'storage-failed',
  'storage-unknown',
] as const;
export type ServerCode = (typeof SERVER_CODES)[number];

export type ErrorCode = ServerCode | RefusalCode;
export const ERROR_CODES: readonly ErrorCode[] = [...SERVER_CODES, ...REFUSAL_CODES];

/** Codes after which the socket is closed, by WebSocket close code. 1012 and 1013 invite the client to come back. */
export const CLOSE_CODES = {
  'bad-message': 4000,
  'too-big': 1009,
  'too-fast': 4029,
  'too-slow': 1013,
  'no-token': 4001,
  'bad-token': 4001,
  'signed-out': 4001,
  'client-outdated': 4026,
  'server-outdated': 4026,
  'shutting-down': 1012,
  'server-error': 1011,
} as const satisfies Partial<Record<ServerCode, number>>;
