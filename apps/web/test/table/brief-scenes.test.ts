import { describe, expect, it } from 'vitest';
import { briefScenes } from '../../src/table/pauses/brief-scenes';

/** A clock that the test moves. */
function clock() {
  const due: { readonly then: () => void; readonly milliseconds: number }[] = [];
  return {
    wait: (then: () => void, milliseconds: number) => due.push({ then, milliseconds }),
    /** Rings the eldest alarm; gives what it was set to. */
    ring: () => {
      const alarm = due.shift();
      alarm?.then();
      return alarm?.milliseconds;
    },
  };
}

describe('scenes that pass by themselves', () => {
  it('come one after the other, each for its time', () => {
    const { wait, ring } = clock();
    const scenes = briefScenes<string>((scene) => scene.length, wait);
    scenes.show(['pass', 'hero!']);
    scenes.show(['scorch']);
    expect(scenes.now.value).toBe('pass');
    expect(ring()).toBe(4);
    expect(scenes.now.value).toBe('hero!');
    expect(ring()).toBe(5);
    expect(scenes.now.value).toBe('scorch');
    ring();
    expect(scenes.now.value).toBeNull();
  });

  it('all end at once when they are skipped, and the old clock ends no later scene', () => {
    const { wait, ring } = clock();
    const scenes = briefScenes<object>(() => 1, wait);
    const [first, second, third] = [{}, {}, {}];
    scenes.show([first, second]);
    scenes.skip();
    expect(scenes.now.value).toBeNull();
    scenes.show([third]);
    ring();
    expect(scenes.now.value).toBe(third);
    ring();
    expect(scenes.now.value).toBeNull();
  });
});
