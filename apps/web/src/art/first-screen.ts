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

/**
 * Resolves when what the first screen is drawn with is there. Drawn before, the whole screen would have to be laid out
 * twice more: when the letters come, and when the marks do.
 */
export function firstScreenReady(): Promise<unknown> {
  const letters = FACES.map((face) => document.fonts.load(face));
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([Promise.allSettled([loadShellSheet(), ...letters]), tooLong]);
}
