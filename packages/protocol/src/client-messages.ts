import * as v from 'valibot';
import {
  accessKey,
  addition,
  chatText,
  commandId,
  count,
  json,
  levelId,
  optionId,
  personId,
  rawName,
  seat,
  tableId,
  token,
  viewer,
} from './fields';

/** The first message on every connection. */
export const hello = v.object({ type: v.literal('hello'), protocol: count, token });

/** Opens the stream of a table, or resumes it where the connection broke. */
export const watch = v.object({
  type: v.literal('watch'),
  table: tableId,
  /** Left out: the first seat of mine, or spectator. */
  as: v.optional(viewer),
  /** The key of an invite or spectate link; needed by whoever has no seat, unless the table is listed. */
  key: v.optional(accessKey),
  resume: v.optional(v.object({ stream: v.string(), seq: count })),
  /** The number of the last chat line seen. */
  chat: v.optional(count),
});

export const unwatch = v.object({ type: v.literal('unwatch'), table: tableId, as: v.optional(viewer) });

export const ping = v.object({ type: v.literal('ping'), at: v.optional(v.number()) });

const command = { id: commandId, table: tableId };
const seatCommand = { ...command, seat };

/** Sits down at an open seat, or takes over one that somebody left. */
export const join = v.object({
  type: v.literal('join'),
  ...command,
  key: v.optional(accessKey),
  seat: v.optional(seat),
  choice: v.optional(json),
  addition: v.optional(addition),
  ready: v.optional(v.boolean()),
});

/** Says that the seat is ready for the first deal, with what it brings: its choice (a deck) and its own randomness. */
export const ready = v.object({
  type: v.literal('ready'),
  ...seatCommand,
  ready: v.boolean(),
  choice: v.optional(json),
  addition: v.optional(addition),
});

/** The host before the game, and anybody seated once it runs, settles who fills an empty seat. */
export const setSeat = v.object({
  type: v.literal('set-seat'),
  ...seatCommand,
  to: v.variant('kind', [
    v.object({ kind: v.literal('open') }),
    v.object({ kind: v.literal('bot'), level: levelId }),
    v.object({ kind: v.literal('local'), name: rawName }),
  ]),
});

/** Gets up. With `bot` a bot of that level plays on; else the seat stays empty until somebody takes it over. */
export const leave = v.object({ type: v.literal('leave'), ...seatCommand, bot: v.optional(levelId) });

/** The host calls the table off before the game has begun. */
export const close = v.object({ type: v.literal('close'), ...command });

export const answer = v.object({
  type: v.literal('answer'),
  ...seatCommand,
  option: optionId,
  /** `moves` of the state that was answered; refused as stale when the table has gone on since. */
  moves: v.optional(count),
});

/** Asks what a strong player would do for the seat; only where bots alone play beside it. Changes nothing at the table. */
export const advise = v.object({
  type: v.literal('advise'),
  ...seatCommand,
  /** `moves` of the state that the question stood in; refused as stale when another is asked since. */
  moves: v.optional(count),
});

/** Takes back the seat's latest answer, where nothing was revealed since. */
export const undo = v.object({ type: v.literal('undo'), ...seatCommand });

/** Asks the others to go back to the moment before answer number `to`; left out: before the seat's latest answer. */
export const askTakeBack = v.object({ type: v.literal('ask-take-back'), ...seatCommand, to: v.optional(count) });

/** Agrees to or refuses what another seat asks for. */
export const consent = v.object({
  type: v.literal('consent'),
  ...seatCommand,
  to: v.picklist(['take-back', 'draw']),
  agree: v.boolean(),
});

export const resign = v.object({ type: v.literal('resign'), ...seatCommand });
export const offerDraw = v.object({ type: v.literal('offer-draw'), ...seatCommand });
export const say = v.object({ type: v.literal('say'), ...command, text: chatText });
/** No line of this person reaches me any more, at any table. */
export const mute = v.object({ type: v.literal('mute'), ...command, person: personId, muted: v.boolean() });
/** Opens the next table with the same people, seats moved on by one; whoever is asked says `ready` there. */
export const rematch = v.object({ type: v.literal('rematch'), ...command });

export const commandMessage = v.variant('type', [
  join,
  ready,
  setSeat,
  leave,
  close,
  answer,
  advise,
  undo,
  askTakeBack,
  consent,
  resign,
  offerDraw,
  say,
  mute,
  rematch,
]);
export type CommandMessage = v.InferOutput<typeof commandMessage>;
export type CommandOf<Type extends CommandMessage['type']> = Extract<CommandMessage, { type: Type }>;

export const clientMessage = v.variant('type', [hello, watch, unwatch, ping, ...commandMessage.options]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type HelloMessage = v.InferOutput<typeof hello>;
export type WatchMessage = v.InferOutput<typeof watch>;
export type UnwatchMessage = v.InferOutput<typeof unwatch>;
