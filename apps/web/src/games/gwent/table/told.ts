import type { GwentEvent } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import type { ShellIcon } from '../../../art/shell-icons';
import type { LogLine } from '../../../play/session';

/** Whose doing a line is; null for what befalls the table. */
export function seatOfLine(line: LogLine<GwentEvent>): Seat | null {
  if (line.kind === 'note') return line.seat;
  const { event } = line;
  if ('seat' in event) return event.seat;
  if ('side' in event) return event.side;
  return 'starter' in event ? event.starter : null;
}

const CAUSES: Readonly<Record<string, ShellIcon>> = {
  muster: 'three-friends',
  medic: 'caduceus',
  summon: 'raise-skeleton',
};

const EVENTS: Readonly<Partial<Record<GwentEvent['type'], ShellIcon>>> = {
  'coin-tossed': 'crossroad',
  'starter-chosen': 'crossroad',
  'hand-dealt': 'card-draw',
  exchanged: 'card-discard',
  'exchange-done': 'card-draw',
  'round-started': 'crossed-swords',
  played: 'card-play',
  drew: 'card-draw',
  shuffled: 'stack',
  decoyed: 'scarecrow',
  scorched: 'burning-embers',
  transformed: 'bear-face',
  'weather-cleared': 'sunrise',
  'leader-used': 'crown',
  'row-doubled': 'hunting-horn',
  discarded: 'tombstone',
  took: 'card-draw',
  peeked: 'spyglass',
  moved: 'plain-arrow',
  'discards-reshuffled': 'stack',
  passed: 'tattered-banner',
  'round-ended': 'laurel-crown',
  kept: 'sharp-smile',
  'battlefield-cleared': 'tombstone',
  'game-ended': 'laurel-crown',
};

/** The picture of a line in the chronicle. */
export function iconOfLine(line: LogLine<GwentEvent>): ShellIcon {
  if (line.kind === 'note') return 'quill';
  const { event } = line;
  if (event.type === 'placed') return CAUSES[event.cause] ?? 'card-play';
  return EVENTS[event.type] ?? 'quill';
}

/** What is told for completeness and changes nothing that one sees. */
export function isAside(line: LogLine<GwentEvent>): boolean {
  return line.kind === 'event' && (line.event.type === 'shuffled' || line.event.type === 'discards-reshuffled');
}
