/** A line of the log as it is drawn. */
export interface ToldLine {
  readonly key: number;
  readonly words: string;
  readonly rule: string | null;
  /** Class that sets the colour of the mark: whose doing it was. */
  readonly colours: string;
  /** Begins a round or a turn: a line is drawn above it. */
  readonly isBreak?: boolean;
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
