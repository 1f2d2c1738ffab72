import './warm-fonts.css';
import { inTurn } from './frame-queue';

/** Every glyph that a size of a font is likely to be asked for in our languages. */
const GLYPHS = 'abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 .,:;!?’“”–+−×()/ äöüßÄÖÜéèëï';
/** After everything that is to be seen. */
const TURN = 90;

/** A size in `em` depends on where it stands. */
const IS_FIXED = /\drem|--t-\d/;

/** The font of a rule; where it has only a size of its own, that of a heading. */
function fontOf({ style }: CSSStyleRule): string {
  const font = style.getPropertyValue('font').replace(/\/\s*[\d.]+/, '');
  return font === '' ? `600 ${style.getPropertyValue('font-size')} var(--font-display)` : font;
}

/** The fonts that the style sheets name, each once. */
function fontsOf(rules: Iterable<CSSRule>, found = new Set<string>()): ReadonlySet<string> {
  for (const rule of rules) {
    const font = rule instanceof CSSStyleRule ? fontOf(rule) : '';
    if (IS_FIXED.test(font)) found.add(font);
    if ('cssRules' in rule) fontsOf(rule.cssRules as CSSRuleList, found);
  }
  return found;
}

const warm = new Set<string>();

/**
 * Has the browser make ready the fonts of all scenes, one in a frame, while nothing else waits: the first line in a new
 * size costs as much as the layout of a whole panel, and a new scene has a dozen of them.
 */
export function warmFonts(): void {
  const named = fontsOf([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]));
  const waiting = [...named].filter((font) => !warm.has(font));
  const box = document.createElement('div');
  box.className = 'warm-fonts';
  box.ariaHidden = 'true';
  const warmNext = () => {
    const font = waiting.pop();
    if (font === undefined) return;
    const line = document.createElement('i');
    line.style.font = font;
    line.textContent = GLYPHS;
    box.append(line);
    warm.add(font);
    inTurn(TURN, warmNext);
  };
  document.body.append(box);
  inTurn(TURN, warmNext);
}
