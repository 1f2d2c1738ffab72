import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Scenes that pass by themselves, one after the other. */
export interface BriefScenes<Scene> {
  /** The scene that is on. */
  readonly now: ReadonlySignal<Scene | null>;
  show(scenes: readonly Scene[]): void;
  /** Ends the one that is on, and those behind it. */
  skip(): void;
}

/** What a scene needs of a clock; in tests the clock is moved by hand. */
type Wait = (then: () => void, milliseconds: number) => unknown;

/** `lasts` says for how long a scene is shown. */
export function briefScenes<Scene>(
  lasts: (scene: Scene) => number,
  wait: Wait = (then, milliseconds) => setTimeout(then, milliseconds),
): BriefScenes<Scene> {
  const now = signal<Scene | null>(null);
  let waiting: readonly Scene[] = [];
  const next = () => {
    const [scene = null, ...rest] = waiting;
    waiting = rest;
    now.value = scene;
    if (scene === null) return;
    wait(() => {
      if (now.value === scene) next();
    }, lasts(scene));
  };
  return {
    now,
    show: (scenes) => {
      waiting = [...waiting, ...scenes];
      if (now.value === null) next();
    },
    skip: () => {
      waiting = [];
      now.value = null;
    },
  };
}

/** Keys that say "I have seen it" and nothing else while a scene is on. */
const SEEN = [' ', 'Escape'];

/** A press or a key ends a scene. It is never in the way: whatever was pressed still does what it does. */
export function useSkipping({ now, skip }: BriefScenes<unknown>): void {
  const isOn = now.value !== null;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      skip();
      if (SEEN.includes(event.key)) event.preventDefault();
    };
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [isOn, skip]);
}
