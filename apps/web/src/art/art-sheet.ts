import shellSheet from 'virtual:art-sheet/shell';

const loaded = new Map<string, Promise<void>>();

/**
 * Puts a sheet of symbols into the page, once. It is fetched as a file and not shipped in the script, so that
 * cards can be drawn with `<use>` and our own fill patterns while the script stays small.
 */
export function loadArtSheet(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = fetchSheet(url).catch((problem: unknown) => {
    loaded.delete(url);
    console.warn('An art sheet did not load', problem);
  });
  loaded.set(url, loading);
  return loading;
}

async function fetchSheet(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  // The parser of HTML reads our own drawings three times as fast as that of XML.
  const box = document.createElement('div');
  box.innerHTML = await response.text();
  const sheet = box.firstElementChild;
  if (sheet === null) throw new Error(`Nothing is drawn in ${url}`);
  sheet.setAttribute('class', 'art-sheet');
  sheet.setAttribute('aria-hidden', 'true');
  // Two games may share a figure: an id stands once in a page.
  for (const symbol of [...sheet.children]) if (document.getElementById(symbol.id) !== null) symbol.remove();
  document.body.prepend(sheet);
}

export const loadShellSheet = () => loadArtSheet(shellSheet);
