import type { Viewer } from '@medallion/kernel';
import type { OldWorldEvent } from '@medallion/old-world';
import { playSound, type SoundName } from '../../../sound/sound';
import type { Beat, Deed } from '../fight/beats/beats';
import { deedOfModule } from '../module-screens';

const SOUNDS: Readonly<Partial<Record<OldWorldEvent['type'], SoundName>>> = {
  moved: 'pass',
  acted: 'seal',
  explored: 'card',
  'card-gained': 'card',
  'combo-card': 'card',
  'dice-rolled': 'dice',
  'fight-started': 'horn',
  'trophy-gained': 'hero',
  'level-gained': 'hero',
};

/** What befalls the viewer's own witcher is heard with its scene. */
const OF_SCENES: ReadonlySet<OldWorldEvent['type']> = new Set(['trophy-gained', 'level-gained', 'dice-rolled']);

function soundOf(event: OldWorldEvent, viewer: Viewer): SoundName | null {
  if (OF_SCENES.has(event.type) && 'seat' in event && event.seat === viewer) return null;
  if (event.type === 'fight-started' && event.against === viewer) return null;
  if (event.type === 'game-won') return event.seat === viewer ? 'win' : 'seal';
  return SOUNDS[event.type] ?? deedOfModule(event)?.sound ?? null;
}

/** The beats of a fight are heard when they are seen. */
const BEAT_SOUNDS: Readonly<Partial<Record<Deed['kind'], SoundName>>> = {
  struck: 'card',
  lands: 'blade',
  card: 'growl',
  hits: 'flick',
  loses: 'flick',
  weakens: 'flick',
  draws: 'card',
};

export function soundBeat({ deed }: Beat): void {
  const isBlocked = deed.kind === 'hits' && deed.deck + deed.hand === 0;
  const name = deed.kind === 'module' ? deed.beat.sound : isBlocked ? 'block' : BEAT_SOUNDS[deed.kind];
  if (name !== undefined) playSound(name);
}

const AT_ONCE = 3;

/** What just happened, heard: each sound once, and never more than a few together. */
export function soundEvents(events: readonly OldWorldEvent[], viewer: Viewer): void {
  const names = events.flatMap((event) => soundOf(event, viewer) ?? []);
  for (const name of [...new Set(names)].slice(-AT_ONCE)) playSound(name);
}
