import { LANGUAGES, type Language } from '@medallion/text';

export const THEMES = ['system', 'dark', 'light'] as const;
export const CONTRASTS = ['normal', 'more'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const SPEEDS = ['calm', 'normal', 'brisk'] as const;
export const BOT_PACES = ['at-once', 'fast', 'normal', 'slow'] as const;

export type Theme = (typeof THEMES)[number];
export type Contrast = (typeof CONTRASTS)[number];
export type TextSize = (typeof TEXT_SIZES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];
export type BotPace = (typeof BOT_PACES)[number];

/** Everything a person may set. Kept on the device, never sent. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly contrast: Contrast;
  readonly textSize: TextSize;
  readonly motion: Motion;
  readonly speed: Speed;
  readonly namesOnSmallCards: boolean;
  readonly sound: boolean;
  /** 0 to 100 */
  readonly volume: number;
  readonly callMyTurn: boolean;
  readonly askBeforePassing: boolean;
  readonly botPace: BotPace;
  /** Rules at the table by their numbers, not by a small mark. */
  readonly ruleNumbers: boolean;
  /** The name others see at a table; empty until chosen. */
  readonly name: string;
}

export const MAX_NAME = 24;

export function defaultSettings(language: Language): Settings {
  return {
    language,
    theme: 'dark',
    contrast: 'normal',
    textSize: 'normal',
    motion: 'system',
    speed: 'normal',
    namesOnSmallCards: true,
    sound: true,
    volume: 60,
    callMyTurn: true,
    askBeforePassing: true,
    botPace: 'normal',
    ruleNumbers: false,
    name: '',
  };
}

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;
const yesNo = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);

/** Reads what an older or a broken build may have left: each field that is not understood falls back by itself. */
export function parseSettings(kept: unknown, defaults: Settings): Settings {
  const from: Readonly<Record<string, unknown>> =
    typeof kept === 'object' && kept !== null ? { ...(kept as Record<string, unknown>) } : {};
  const volume = from.volume;
  return {
    language: oneOf(LANGUAGES, from.language, defaults.language),
    theme: oneOf(THEMES, from.theme, defaults.theme),
    contrast: oneOf(CONTRASTS, from.contrast, defaults.contrast),
    textSize: oneOf(TEXT_SIZES, from.textSize, defaults.textSize),
    motion: oneOf(MOTIONS, from.motion, defaults.motion),
    speed: oneOf(SPEEDS, from.speed, defaults.speed),
    namesOnSmallCards: yesNo(from.namesOnSmallCards, defaults.namesOnSmallCards),
    sound: yesNo(from.sound, defaults.sound),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? Math.round(volume) : defaults.volume,
    callMyTurn: yesNo(from.callMyTurn, defaults.callMyTurn),
    askBeforePassing: yesNo(from.askBeforePassing, defaults.askBeforePassing),
    botPace: oneOf(BOT_PACES, from.botPace, defaults.botPace),
    ruleNumbers: yesNo(from.ruleNumbers, defaults.ruleNumbers),
    name: typeof from.name === 'string' ? from.name.slice(0, MAX_NAME) : defaults.name,
  };
}
