import type { Addition, ShuffleProof } from '@medallion/protocol';
import type { SessionOutcome } from '../play/session';

/** A game as it travels: the record, and beside it what the record does not know. */
export interface SharedReplay {
  /** Compact text or JSON. */
  readonly record: string;
  /** What the seats were called, in their order; empty for a seat without a name. */
  readonly names: readonly string[];
  /** How it ended where the game did not end by its own rules: resigned, out of time. */
  readonly ending: SessionOutcome | null;
  /** Of an online game: what is needed to check its luck. The seed itself stands in the record. */
  readonly proof: Omit<ShuffleProof, 'seed'> | null;
}

const ENDINGS = ['game', 'resigned', 'draw-agreed', 'time', 'abandoned'] as const;

/** The part of a link behind `#`: the record first, so that a bare record is a link too. */
export function writeShared({ record, names, ending, proof }: SharedReplay): string {
  const parts = new URLSearchParams();
  if (names.some((name) => name !== '')) for (const name of names) parts.append('name', name);
  if (ending !== null && ending.by !== 'game') parts.set('end', [ending.by, ...ending.places].join('-'));
  if (proof !== null) {
    parts.set('hash', proof.hash);
    parts.set('server', proof.serverSeed);
    for (const { seat, text } of proof.additions) parts.append('luck', `${seat} ${text}`);
  }
  const rest = parts.toString();
  return rest === '' ? record : `${record}&${rest}`;
}

/** Reads what `writeShared` wrote, or a bare record; the record itself is checked elsewhere. */
export function readShared(text: string): SharedReplay {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return { record: trimmed, names: [], ending: null, proof: null };
  const [record = '', ...rest] = trimmed.slice(trimmed.lastIndexOf('#') + 1).split('&');
  const parts = new URLSearchParams(rest.join('&'));
  return {
    record: decoded(record),
    names: parts.getAll('name').map((name) => name.slice(0, 40)),
    ending: readEnding(parts.get('end')),
    proof: readProof(parts),
  };
}

/** The move at which a link opens its replay; the start where it names none. */
export function positionIn(text: string): number {
  const at = Number(/&at=(\d{1,6})(?:&|$)/.exec(text)?.[1]);
  return Number.isNaN(at) ? 0 : at;
}

/** Some messengers escape what stands in a link. */
function decoded(record: string): string {
  try {
    return decodeURIComponent(record);
  } catch {
    return record;
  }
}

function readEnding(text: string | null): SessionOutcome | null {
  const found = /^([a-z-]+?)((?:-\d)+)$/.exec(text ?? '');
  const by = ENDINGS.find((known) => known === found?.[1]);
  if (by === undefined) return null;
  const places = (found?.[2] ?? '').split('-').slice(1).map(Number);
  return { by, places, reason: by, together: null };
}

function readProof(parts: URLSearchParams): SharedReplay['proof'] {
  const hash = parts.get('hash');
  const serverSeed = parts.get('server');
  if (hash === null || serverSeed === null) return null;
  const additions: readonly Addition[] = parts.getAll('luck').map((line) => {
    const space = line.indexOf(' ');
    return { seat: Number(line.slice(0, space)), text: line.slice(space + 1) };
  });
  return { hash, serverSeed, additions };
}
