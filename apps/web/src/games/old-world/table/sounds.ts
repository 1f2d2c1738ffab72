import type { Viewer } from '@medallion/kernel';
import type { OldWorldEvent } from '@medallion/old-world';
import { playSound, type SoundName } from '../../../sound/sound';

const SOUNDS: Readonly<Partial<Record<OldWorldEvent['type'], SoundName>>> = {
  moved: 'pass',
  acted: 'seal',
  explored: 'card',
  'card-gained': 'card',
  'combo-card': 'card',
  'dice-rolled': 'knock',
  'fight-started': 'horn',
  'monster-hit': 'scorch',
  'witcher-hit': 'frost',
  'attack-announced': 'knock',
  'trophy-gained': 'hero',
  'level-gained': 'hero',
};

function soundOf(event: OldWorldEvent, viewer: Viewer): SoundName | null {
  if (event.type === 'game-won') return event.seat === viewer ? 'win' : 'seal';
  return SOUNDS[event.type] ?? null;
}

const AT_ONCE = 3;

/** What just happened, heard: each sound once, and never more than a few together. */
export function soundEvents(events: readonly OldWorldEvent[], viewer: Viewer): void {
  const names = events.flatMap((event) => soundOf(event, viewer) ?? []);
  for (const name of [...new Set(names)].slice(-AT_ONCE)) playSound(name);
}
