import { CARDS, findKind, type GwentEvent } from '@medallion/gwent';
import type { Viewer } from '@medallion/kernel';
import { playSound, type SoundName } from '../../../sound/sound';

function soundOfCard(card: string): SoundName {
  const facts = CARDS[findKind(card) ?? -1];
  if (facts === undefined) return 'card';
  if (!('effect' in facts)) return facts.kind === 'hero' ? 'hero' : facts.abilities.includes('horn') ? 'horn' : 'card';
  if (facts.effect === 'horn') return 'horn';
  return facts.effect === 'weather' ? 'frost' : facts.effect === 'scorch' ? 'scorch' : 'card';
}

export function soundOf(event: GwentEvent, viewer: Viewer): SoundName | null {
  switch (event.type) {
    case 'played':
      return soundOfCard(event.card);
    case 'placed':
      return event.cause === 'muster' ? 'muster' : 'card';
    case 'moved':
    case 'decoyed':
    case 'exchanged':
      return 'card';
    case 'scorched':
      return 'scorch';
    case 'row-doubled':
      return 'horn';
    case 'passed':
      return 'pass';
    case 'leader-used':
      return 'drum';
    case 'round-ended':
    case 'game-ended':
      return event.winner === viewer ? 'win' : 'seal';
    default:
      return null;
  }
}

const AT_ONCE = 3;

/** What just happened, heard: each sound once, and never more than a few together. */
export function soundEvents(events: readonly GwentEvent[], viewer: Viewer): void {
  const names = events.flatMap((event) => soundOf(event, viewer) ?? []);
  for (const name of [...new Set(names)].slice(-AT_ONCE)) playSound(name);
}
