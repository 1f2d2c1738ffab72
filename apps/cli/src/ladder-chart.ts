/** One rung: a level with its strength on Elo's scale, the weakest being 0. */
export interface Rung {
  readonly id: string;
  readonly elo: number;
}

const WIDTH = 640;
const ROW = 40;
const LEFT = 130;
const RIGHT = 70;

/** The ladder as a bar chart in SVG; bars and words take the colour of the page around them. */
export function ladderSvg(title: string, rungs: readonly Rung[]): string {
  const most = Math.max(1, ...rungs.map(({ elo }) => elo));
  const height = 48 + rungs.length * ROW;
  const bars = rungs.map(({ id, elo }, index) => {
    const y = 44 + index * ROW;
    const width = Math.max(2, ((WIDTH - LEFT - RIGHT) * elo) / most);
    return [
      `<text x="${LEFT - 10}" y="${y + 18}" text-anchor="end">${escaped(id)}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="26" rx="4" opacity="0.75"/>`,
      `<text x="${(LEFT + width + 8).toFixed(1)}" y="${y + 18}">${elo}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}" font-family="sans-serif" font-size="15" fill="currentColor">`,
    `<title>${escaped(title)}</title>`,
    `<text x="${LEFT}" y="26" font-weight="bold">${escaped(title)}</text>`,
    ...bars,
    '</svg>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
