import type { Json, Viewer } from '@medallion/kernel';
import type { OldWorldEvent, OldWorldView } from '@medallion/old-world';
import type { Frame } from './wire-watch';

/**
 * Every field that a module with something face down may send, `[]` for a list. Numbers of weaknesses, places of the
 * mount and orders of decks have no names of their own to look for: a field more is a leak until somebody adds it here.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'monster-trail': [
    'weaknesses[].terrain',
    'weaknesses[].at',
    'weaknesses[].left',
    'weaknesses[].owned[][]',
    'deck',
    'chosen[]',
  ],
  'legendary-hunt': [
    ...['monster', 'isExtra', 'at', 'side', 'protection[]', 'difficulty', 'tokensToBegin', 'protectionLeft', 'slainBy'],
    ...['deck', 'discard[]', 'pile', 'laid[]', 'open[]', 'moving'],
    ...['card', 'main', 'secondary', 'goal', 'left', 'open[]'].map((field) => `moving.${field}`),
    ...['seat', 'tokens[]', 'protection', 'life', 'begins'].map((field) => `hunters[].${field}`),
  ],
  mutagens: ['left', 'owned[][]'],
  bombs: ['left', 'owned[][]', 'used[][]'],
  'adventure-pack': [
    ...['secrets[].count', 'secrets[].cards', 'secrets[].cards[]', 'tokensLeft'],
    ...['card', 'owner', 'isOpen', 'places[]', 'tokens[]'].map((field) => `quests[].${field}`),
  ],
  'lost-mount': ['at', 'foundBy'],
};
/** The same for what is told when something comes to lie face down, or when one of several is kept. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'monster-trail:placed': ['terrain', 'at'],
  'legendary-hunt:card-turned': ['card', 'main', 'secondary', 'steps', 'left'],
  'legendary-hunt:deck-shuffled': [],
  'legendary-hunt:token-laid': ['at', 'left'],
  'mutagens:kept': ['mutagen'],
  'bombs:gained': ['bomb'],
  'adventure-pack:secret-taken': ['card'],
  'lost-mount:placed': ['at'],
};

/** The ways to everything that is no list and no object; an empty list has none. */
function fieldsOf(json: Json, way = ''): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((one: Json) => fieldsOf(one, `${way}[]`));
  if (typeof json !== 'object' || json === null) return [way];
  const fields = Object.entries(json as { readonly [key: string]: Json });
  return fields.flatMap(([name, one]) => fieldsOf(one, way === '' ? name : `${way}.${name}`));
}
const tooMuch = (json: Json, known: readonly string[], whose: string): readonly string[] =>
  fieldsOf(json).flatMap((field) => (known.includes(field) ? [] : [`${whose} ${field}`]));

type Sent = Pick<Frame, 'state' | 'log'>;

function inView({ state }: Sent, viewer: Viewer): readonly string[] {
  const { modules } = (state?.view ?? { modules: {} }) as Pick<OldWorldView, 'modules'>;
  const pack = modules['adventure-pack'] as { readonly secrets: readonly { readonly cards: Json }[] } | undefined;
  return [
    ...Object.entries(modules).flatMap(([id, json]) => (FIELDS[id] === undefined ? [] : tooMuch(json, FIELDS[id], id))),
    ...(pack?.secrets ?? []).flatMap(({ cards }, seat) =>
      cards === null || seat === viewer ? [] : [`secret cards of seat ${seat}`],
    ),
  ];
}

function inLog({ log }: Sent, viewer: Viewer): readonly string[] {
  const events = log.flatMap((entry) => entry.events) as unknown as readonly OldWorldEvent[];
  return events.flatMap((event) => {
    if (event.type !== 'module') return [];
    const whose = `${event.module}:${event.what}`;
    const isForeign = event.what === 'secret-taken' && event.seat !== viewer;
    const card = (event.about as { readonly card?: Json }).card ?? null;
    return [
      ...(TOLD[whose] === undefined ? [] : tooMuch(event.about, TOLD[whose], whose)),
      ...(isForeign && card !== null ? [`a secret card of seat ${event.seat}`] : []),
    ];
  });
}

/** What a viewer is sent beyond what its modules may say: fields nobody agreed on, secret cards and questions of others. */
export function saidTooMuch(frames: readonly Sent[], viewer: Viewer): readonly string[] {
  const found = frames.flatMap((frame) => {
    const asked = frame.state?.question?.seat ?? viewer;
    return [
      ...inView(frame, viewer),
      ...inLog(frame, viewer),
      ...(asked === viewer ? [] : [`a question to seat ${asked}`]),
    ];
  });
  return [...new Set(found)];
}
