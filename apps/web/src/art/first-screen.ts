import { loadShellSheet } from './art-sheet';

/** The faces that nearly every page is set in; the page itself asks for their files before it asks for the script. */
const FACES = [
  '500 1rem "Alegreya"',
  'italic 500 1rem "Alegreya"',
  '500 1rem "Alegreya Sans"',
  '700 1rem "Alegreya Sans"',
  '700 1rem "Grenze Gotisch"',
];

/** Longer than this nobody looks at an empty table because a letter or a mark is late. */
const PATIENCE = 200;
/** A page that comes within this time is the first thing to be seen; else it is said that it is on its way. */
const PATIENCE_FOR_PAGE = 900;

/** Waits for it, whether it comes or fails, but no longer than that. */
const atMost = (wait: number, what: readonly Promise<unknown>[]) =>
  Promise.race([Promise.allSettled(what), new Promise((resolve) => setTimeout(resolve, wait))]);

/**
 * Resolves when the page is there and what it is drawn with. Drawn before, the whole screen would have to be laid out
 * twice more: when the letters come, and when the marks do.
 */
export function firstScreenReady(page: Promise<unknown>): Promise<unknown> {
  const letters = FACES.map((face) => document.fonts.load(face));
  return Promise.all([atMost(PATIENCE, [loadShellSheet(), ...letters]), atMost(PATIENCE_FOR_PAGE, [page])]);
}
