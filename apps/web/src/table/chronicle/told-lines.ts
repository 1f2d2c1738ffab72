import type { ShellIcon } from '../../art/shell-icons';

/** A line of the log as it is drawn. */
export interface ToldLine {
  readonly key: number;
  readonly words: string;
  readonly rule: string | null;
  /** Class that sets the colour of the mark: whose doing it was. */
  readonly colours: string;
  /** Begins a round or a turn: a line is drawn above it. */
  readonly isBreak?: boolean;
  /** What kind of thing happened, as a picture. */
  readonly icon?: ShellIcon;
  /** Said for completeness: in quieter letters. */
  readonly isQuiet?: boolean;
}

/** A line of the log in its place: what somebody did in one go stands together, and what repeats is told once. */
export interface PlacedLine {
  readonly line: ToldLine;
  /** How often it was said in a row. */
  readonly times: number;
  /** Somebody else's doing than the line before, or a new turn. */
  readonly begins: boolean;
}

/** So many lines of a log are on the screen. */
export const SHOWN = 40;

const told = new WeakMap<object, { readonly by: string; readonly line: ToldLine }>();

/** The latest lines of a log in words. A line is worded once, and again only when `by`, what its words hang on, changes. */
export function toldLines<Line extends object>(
  log: readonly Line[],
  by: string,
  tell: (line: Line) => ToldLine,
): readonly ToldLine[] {
  return log.slice(-SHOWN).map((one) => {
    const known = told.get(one);
    const line = known?.by === by ? known.line : tell(one);
    told.set(one, { by, line });
    return line;
  });
}

/** The latest lines in their places. Of lines that say the same, one after the other, the first stays, with their number. */
export function placedLines(lines: readonly ToldLine[]): readonly PlacedLine[] {
  const placed: PlacedLine[] = [];
  for (const line of lines.slice(-SHOWN)) {
    const before = placed.at(-1);
    if (before !== undefined && saysTheSame(before.line, line)) {
      placed[placed.length - 1] = { ...before, times: before.times + 1 };
    } else {
      const begins = before === undefined || line.isBreak === true || before.line.colours !== line.colours;
      placed.push({ line, times: 1, begins });
    }
  }
  return placed;
}

function saysTheSame(one: ToldLine, other: ToldLine): boolean {
  return one.words === other.words && one.colours === other.colours && other.isBreak !== true;
}
