import type { Part } from './sound';

/** Blade in leather, shield of wood, a card that goes, a beast, a bell rope let go, three strokes on the hurdy-gurdy, wax, dice. */
export type FightSound = 'blade' | 'block' | 'flick' | 'growl' | 'beaten' | 'slain' | 'wax' | 'dice';

const stroke = (from: number, pitch: number, length: number): Part => ({
  kind: 'tone',
  from,
  for: length,
  pitch,
  shape: 'sawtooth',
  gain: 0.1,
});
const rattle = (from: number, pitch: number): Part => ({ kind: 'noise', from, for: 0.04, pitch, width: 3, gain: 0.5 });

export const FIGHT_SCORES: Readonly<Record<FightSound, readonly Part[]>> = {
  blade: [
    { kind: 'noise', from: 0, for: 0.07, pitch: 3400, width: 2, gain: 0.4 },
    { kind: 'noise', from: 0.05, for: 0.14, pitch: 520, width: 0.9, gain: 0.6 },
  ],
  block: [
    { kind: 'tone', from: 0, for: 0.1, pitch: 190, shape: 'triangle', gain: 0.5, slide: 0.7 },
    { kind: 'noise', from: 0, for: 0.05, pitch: 900, width: 1.4, gain: 0.4 },
  ],
  flick: [
    { kind: 'noise', from: 0, for: 0.06, pitch: 1800, width: 1.2, gain: 0.4 },
    { kind: 'tone', from: 0.02, for: 0.12, pitch: 330, shape: 'triangle', gain: 0.2, slide: 0.55 },
  ],
  growl: [
    { kind: 'noise', from: 0, for: 0.16, pitch: 1100, width: 0.7, gain: 0.2 },
    { kind: 'tone', from: 0.1, for: 0.42, pitch: 92, shape: 'sawtooth', gain: 0.22, slide: 0.72 },
  ],
  beaten: [
    { kind: 'noise', from: 0, for: 0.3, pitch: 300, width: 0.8, gain: 0.4 },
    { kind: 'tone', from: 0.08, for: 0.5, pitch: 98, shape: 'sine', gain: 0.4, slide: 0.5 },
  ],
  slain: [stroke(0, 220, 0.22), stroke(0.24, 247, 0.22), stroke(0.48, 294, 0.9), stroke(0.48, 147, 0.9)],
  wax: [{ kind: 'noise', from: 0, for: 0.16, pitch: 420, width: 1.2, gain: 0.6 }],
  dice: [rattle(0, 2100), rattle(0.09, 1700), rattle(0.17, 2400), rattle(0.3, 1500), rattle(0.46, 1900)],
};
