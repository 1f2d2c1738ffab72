import { effect } from '@preact/signals';
import { settings } from '../settings/settings';
import { FIGHT_SCORES, type FightSound } from './fight-scores';

/** Short, dry, close: everything is synthesised here, so there is nothing to load and nothing borrowed. */
export type SoundName =
  | FightSound
  | 'card'
  | 'hero'
  | 'horn'
  | 'frost'
  | 'scorch'
  | 'pass'
  | 'knock'
  | 'seal'
  | 'win'
  | 'drum'
  | 'muster';

let context: AudioContext | null = null;
let loudness: GainNode | null = null;

function openSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  loudness = context.createGain();
  loudness.connect(context.destination);
  effect(() => {
    const { sound, volume } = settings.value;
    if (loudness) loudness.gain.value = sound ? (volume / 100) ** 2 : 0;
  });
}

/** Browsers let a page sound only after a first action; until then we are silent by nature. */
export function unlockSound(): void {
  const start = () => {
    removeEventListener('pointerdown', start);
    removeEventListener('keydown', start);
    setTimeout(openSound); // what was pressed is seen to be pressed first
  };
  addEventListener('pointerdown', start);
  addEventListener('keydown', start);
}

export interface Burst {
  readonly from: number;
  readonly for: number;
  readonly pitch: number;
  readonly width: number;
  readonly gain: number;
}

/** A breath of filtered noise: paper, wax, embers, ice. */
function noise(audio: AudioContext, out: AudioNode, { from, for: length, pitch, width, gain }: Burst): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: width });
  const swell = new GainNode(audio, { gain: 0 });
  const start = audio.currentTime + from;
  swell.gain.setValueAtTime(gain, start);
  swell.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(filter).connect(swell).connect(out);
  source.start(start);
}

export interface Tone {
  readonly from: number;
  readonly for: number;
  readonly pitch: number;
  readonly shape: OscillatorType;
  readonly gain: number;
  readonly slide?: number;
}

function tone(audio: AudioContext, out: AudioNode, { from, for: length, pitch, shape, gain, slide = 1 }: Tone): void {
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const swell = new GainNode(audio, { gain: 0 });
  const start = audio.currentTime + from;
  source.frequency.exponentialRampToValueAtTime(pitch * slide, start + length);
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(gain, start + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(swell).connect(out);
  source.start(start);
  source.stop(start + length);
}

export type Part = ({ readonly kind: 'noise' } & Burst) | ({ readonly kind: 'tone' } & Tone);

const paper: Part = { kind: 'noise', from: 0, for: 0.09, pitch: 1400, width: 0.8, gain: 0.5 };
const thud: Part = { kind: 'tone', from: 0.01, for: 0.12, pitch: 120, shape: 'sine', gain: 0.5, slide: 0.5 };
const ring = (from: number, pitch: number, length = 0.5): Part => {
  return { kind: 'tone', from, for: length, pitch, shape: 'triangle', gain: 0.22 };
};

const SCORES: Readonly<Record<SoundName, readonly Part[]>> = {
  ...FIGHT_SCORES,
  card: [paper, thud],
  hero: [paper, thud, ring(0.03, 392, 0.7)],
  horn: [
    { kind: 'tone', from: 0, for: 0.9, pitch: 174, shape: 'sawtooth', gain: 0.12, slide: 1.02 },
    { kind: 'tone', from: 0, for: 0.9, pitch: 261, shape: 'triangle', gain: 0.16 },
  ],
  frost: [
    { kind: 'noise', from: 0, for: 0.25, pitch: 5200, width: 6, gain: 0.5 },
    { kind: 'noise', from: 0.12, for: 0.2, pitch: 6800, width: 9, gain: 0.4 },
  ],
  scorch: [
    { kind: 'noise', from: 0, for: 0.12, pitch: 3000, width: 1, gain: 0.5 },
    { kind: 'noise', from: 0.1, for: 0.7, pitch: 700, width: 0.6, gain: 0.45 },
  ],
  pass: [thud, { kind: 'noise', from: 0.02, for: 0.05, pitch: 600, width: 2, gain: 0.4 }],
  knock: [thud, { ...thud, from: 0.16 }],
  seal: [{ kind: 'noise', from: 0, for: 0.16, pitch: 420, width: 1.2, gain: 0.6 }, thud],
  drum: [{ kind: 'tone', from: 0, for: 0.5, pitch: 92, shape: 'sine', gain: 0.8, slide: 0.6 }, thud],
  muster: [paper, thud, { ...thud, from: 0.13 }, { ...thud, from: 0.24 }],
  win: [ring(0, 294), ring(0.22, 370), ring(0.44, 440, 0.9)],
};

export function playSound(name: SoundName): void {
  if (!context || !loudness || !settings.value.sound) return;
  for (const part of SCORES[name]) {
    if (part.kind === 'noise') noise(context, loudness, part);
    else tone(context, loudness, part);
  }
}
