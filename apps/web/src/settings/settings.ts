import { isLanguage, LANGUAGES, type Language } from '@medallion/text';
import { computed, effect, signal } from '@preact/signals';
import { defaultSettings, parseSettings, type Settings, type Speed } from './settings-shape';

export * from './settings-shape';

const KEY = 'medallion.settings';

function preferredLanguage(): Language {
  for (const wish of navigator.languages ?? []) {
    const code = wish.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return LANGUAGES[0];
}

function readKept(): Settings {
  const defaults = defaultSettings(preferredLanguage());
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'), defaults);
  } catch {
    return defaults; // storage is closed or holds something else: play on with the defaults
  }
}

export const settings = signal<Settings>(readKept());
/** The language that is spoken: the one that is set, once its words are here (`text/follow-language.ts`). */
export const language = signal<Language>(settings.value.language);

export function setSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings.value = { ...settings.value, [key]: value };
}

/** Back to how it was, but nobody is thrown into another language or loses a name by it. */
export function resetSettings(): void {
  const { language: spoken, name } = settings.value;
  settings.value = { ...defaultSettings(spoken), name };
}

const daylight = matchMedia('(prefers-color-scheme: light)');
const calmWish = matchMedia('(prefers-reduced-motion: reduce)');
const systemIsLight = signal(daylight.matches);
const systemIsCalm = signal(calmWish.matches);
daylight.addEventListener('change', (event) => {
  systemIsLight.value = event.matches;
});
calmWish.addEventListener('change', (event) => {
  systemIsCalm.value = event.matches;
});

export const shownTheme = computed(() => {
  const { theme } = settings.value;
  return theme === 'system' ? (systemIsLight.value ? 'light' : 'dark') : theme;
});

/** True when things should simply be where they are, without being seen to move. */
export const isStill = computed(() => {
  const { motion } = settings.value;
  return motion === 'none' || (motion === 'system' && systemIsCalm.value);
});

const PACE = { calm: 1.6, normal: 1, brisk: 0.55 } as const satisfies Record<Speed, number>;
/** Factor on every duration; 0 when the person wants no movement. Scripts that animate multiply by it too. */
export const pace = computed(() => (isStill.value ? 0 : PACE[settings.value.speed]));

const BAR_COLOURS = { dark: '#1a130d', light: '#cdb98f' } as const;

/** Puts the settings on the page and on the device, now and whenever they change. */
export function applySettings(): void {
  effect(() => {
    const { contrast, textSize, namesOnSmallCards } = settings.value;
    const root = document.documentElement;
    root.lang = language.value;
    root.dataset.theme = shownTheme.value;
    root.dataset.contrast = contrast;
    root.dataset.text = textSize;
    root.dataset.names = namesOnSmallCards ? 'always' : 'large';
    root.dataset.motion = isStill.value ? 'none' : 'full';
    root.style.setProperty('--pace', String(pace.value));
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[shownTheme.value]);
  });
  effect(() => {
    const kept = JSON.stringify(settings.value);
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // A private window without storage: the settings hold until the page closes.
    }
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY) settings.value = readKept();
  });
}
