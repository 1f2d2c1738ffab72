import './choice.css';
import { useId } from 'preact/hooks';

export interface Choice<T extends string> {
  readonly value: T;
  readonly words: string;
}

interface SegmentsProps<T extends string> {
  /** Read aloud as the name of the group. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A few ways, one of them in force. Radio buttons underneath, so arrows and screen readers work by themselves. */
export function Segments<T extends string>({ label, choices, chosen, onChoose }: SegmentsProps<T>) {
  const group = useId();
  return (
    <fieldset class="seg">
      <legend class="sr">{label}</legend>
      {choices.map(({ value, words }) => (
        <label key={value} class={value === chosen ? 'on' : ''}>
          <input
            class="sr"
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => {
              onChoose(value);
            }}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  /** The words beside the switch for its two states. */
  readonly words: readonly [off: string, on: string];
  readonly onToggle: (on: boolean) => void;
}

export function Switch({ label, on, words, onToggle }: SwitchProps) {
  return (
    <button
      class={on ? 'sw on' : 'sw'}
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      onClick={() => {
        onToggle(!on);
      }}
    >
      <i />
      <span aria-hidden="true">{words[on ? 1 : 0]}</span>
    </button>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, max = 100, disabled = false, onChange }: SliderProps) {
  return (
    <span class="rg" style={{ '--part': `${(value / max) * 100}%` }}>
      <input
        type="range"
        min="0"
        max={max}
        step="5"
        value={value}
        disabled={disabled}
        aria-label={label}
        onInput={(event) => {
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
      <b aria-hidden="true">{value}</b>
    </span>
  );
}
