import type { AdventureEvent } from '@medallion/adventure-game';
import type { Viewer } from '@medallion/kernel';
import { playSound, type SoundName } from '../../../sound/sound';

const SOUNDS: Readonly<Partial<Record<AdventureEvent['type'], SoundName>>> = {
  moved: 'pass',
  investigated: 'card',
  developed: 'card',
  'fortune-drawn': 'card',
  'fortune-played': 'card',
  'foul-fate-drawn': 'frost',
  'battle-started': 'horn',
  wounded: 'scorch',
  exchanged: 'seal',
  'side-completed': 'seal',
  supported: 'seal',
  traded: 'seal',
  'main-completed': 'win',
};

function soundOf(event: AdventureEvent, viewer: Viewer): SoundName | null {
  if (event.type === 'game-ended') return typeof viewer === 'number' && event.winners.includes(viewer) ? 'win' : 'seal';
  if (event.type === 'battle-decided') return event.attack ? 'slain' : 'growl';
  return SOUNDS[event.type] ?? null;
}

const AT_ONCE = 3;

/** What just happened, heard: each sound once, and never more than a few together. */
export function soundEvents(events: readonly AdventureEvent[], viewer: Viewer): void {
  const names = events.flatMap((event) => soundOf(event, viewer) ?? []);
  for (const name of [...new Set(names)].slice(-AT_ONCE)) playSound(name);
}
