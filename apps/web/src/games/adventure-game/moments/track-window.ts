const STEP = 5;

/** The part of the score track in which all of these lie, with a mark every five points. */
export function trackWindow(points: readonly number[]) {
  const least = Math.floor(Math.max(0, Math.min(...points) - 1) / STEP) * STEP;
  const most = Math.ceil((Math.max(...points) + 1) / STEP) * STEP;
  const marks = Array.from({ length: (most - least) / STEP + 1 }, (_, index) => least + index * STEP);
  return { least, most, marks };
}
