import './dice.css';
import type { ShellIcon } from '../../art/shell-icons';

interface DieProps {
  /** Marks on the face, by icon; none for a blank. */
  readonly marks: readonly (ShellIcon | string)[];
  readonly label: string;
  /** A die of the player's own colour. */
  readonly isOwn?: boolean;
  /** Its result is used up: it lies turned over. */
  readonly isSpent?: boolean;
  /** Place in the row: dice land at slightly different angles, always the same ones. */
  readonly place: number;
  readonly option?: string;
  readonly onPress?: () => void;
}

const TURNS = [-7, 4, -3, 8, -5, 3, 6, -4] as const;

function Face({ marks, label, isOwn = false, isSpent = false, place }: DieProps) {
  const kind = marks.length > 2 ? ' n3' : marks.length > 1 ? ' n2' : '';
  return (
    <span
      class={`die${kind}${isOwn ? ' own' : ''}${isSpent ? ' is-spent' : ''}`}
      style={{ '--rot': `${TURNS[place % TURNS.length] ?? 0}deg` }}
    >
      {marks.map((mark, index) => (
        <svg key={index} class="gi" aria-hidden="true" focusable="false">
          <use href={`#gi-${mark}`} />
        </svg>
      ))}
      <em>{label}</em>
    </span>
  );
}

/** A die as it lies in the tray; a button when it can be chosen. */
export function Die(props: DieProps) {
  const { option, onPress, label } = props;
  if (option === undefined) return <Face {...props} />;
  return (
    <button type="button" class="die-pick" data-option={option} aria-label={label} onClick={onPress}>
      <Face {...props} />
    </button>
  );
}
