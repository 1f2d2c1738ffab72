import './presets.css';
import { Figure } from '../../../table/cards/emblem';
import { PRESET_ICONS } from '../art/emblems';
import { sayOldWorld } from '../text/say-old-world';
import { CHOICES, type Chosen, isSame, together } from './module-plan';
import { useAllModules } from './module-plates';
import { screenOf } from './module-words';
import { PRESETS, type Preset } from './plate';

/** The modules of a preset for so many players. */
export function presetModules(preset: Preset, players: number): Chosen {
  const belongs = CHOICES.filter(({ id }) => {
    const plate = screenOf(id)?.plate;
    return plate !== undefined && (plate.presets ?? ['competitive']).includes(preset);
  });
  return together(
    belongs.map(({ id }) => id),
    players,
  );
}

interface PresetsProps {
  readonly chosen: Chosen;
  readonly players: number;
  /** Without an answer of its own, the preset for one is not offered: who sits there is settled elsewhere. */
  readonly presets?: readonly Preset[];
  readonly choose: (preset: Preset) => void;
}

/** Tables that are laid with one press. */
export function Presets({ chosen, players, presets = PRESETS, choose }: PresetsProps) {
  const isLoaded = useAllModules();
  if (!isLoaded) return null;
  const isNow = (preset: Preset) =>
    (preset === 'alone') === (players === 1) && isSame(presetModules(preset, players), chosen);
  return (
    <fieldset class="presets">
      <legend class="sr">{sayOldWorld('preset.title')}</legend>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          class="paper preset"
          aria-pressed={isNow(preset)}
          data-preset={preset}
          onClick={() => choose(preset)}
        >
          <svg viewBox="0 0 84 84" aria-hidden="true">
            <rect width="84" height="84" class={`preset-ground ${preset}`} />
            <Figure class="preset-figure" name={PRESET_ICONS[preset]} x={10} y={10} size={64} />
          </svg>
          <span>
            <b class="display">{sayOldWorld(`preset.${preset}`)}</b>
            <small>{sayOldWorld(`preset.${preset}.words`)}</small>
            <small class="n">{sayOldWorld(`preset.${preset}.facts`)}</small>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
