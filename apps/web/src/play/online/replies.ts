import type { AskedQuestion, Json } from '@medallion/kernel';
import { advice, parseBy, type SeatState } from '@medallion/protocol';
import type { HintReply, Refused, SessionReply } from '../session';
import type { Reply } from './api';
import type { Eyes } from './stream';

/** Whether a question offers what another one offered. */
export function isSame(one: AskedQuestion | null, other: AskedQuestion | null): boolean {
  if (one === null || other === null || one.prompt !== other.prompt) return false;
  return one.options.join() === other.options.join();
}

export function refusal(code: string, detail: Refused['refusal']['detail'] = {}): Refused {
  return { ok: false, refusal: { code, detail } };
}

export function plain(reply: Reply<Json | null>): SessionReply {
  return reply.ok ? { ok: true, value: null } : { ok: false, refusal: { code: reply.code, detail: reply.detail } };
}

export function tableIn(result: Json | null): string | null {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return null;
  const { table } = result as { readonly [key: string]: Json };
  return typeof table === 'string' ? table : null;
}

/** What the server advises. */
export function hintIn(reply: Reply<Json | null>): HintReply {
  if (!reply.ok) return refusal(reply.code, reply.detail);
  const given = parseBy(advice, reply.value);
  if (!given.ok) return refusal('unknown-answer');
  return { ok: true, value: given.value.option, weighed: given.value.weighed };
}

/** Bots hold all other seats, and none of them for somebody who may come back. */
export function isAloneAmongBots(seats: readonly SeatState[], eyes: Eyes): boolean {
  return seats.every(({ kind, isStandIn }, seat) => seat === eyes || (kind === 'bot' && !isStandIn));
}
