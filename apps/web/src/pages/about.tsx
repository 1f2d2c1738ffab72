import './about.css';
import { Page } from '../pieces/frame';
import { Medallion } from '../pieces/icon';
import { say, type TextId } from '../text/say';

interface Credit {
  readonly what: TextId;
  readonly who: string;
  readonly licence: string;
  readonly href: string;
}

/** Names of works, people and licences stay as they are in every language. */
const CREDITS: readonly Credit[] = [
  {
    what: 'about.icons',
    who: 'game-icons.net: Lorc, Delapouite & contributors',
    licence: 'CC BY 3.0',
    href: 'https://creativecommons.org/licenses/by/3.0/',
  },
  {
    what: 'about.display-font',
    who: 'Grenze Gotisch, Omnibus-Type',
    licence: 'SIL OFL 1.1',
    href: 'https://openfontlicense.org',
  },
  {
    what: 'about.text-font',
    who: 'Alegreya, Juan Pablo del Peral',
    licence: 'SIL OFL 1.1',
    href: 'https://openfontlicense.org',
  },
  {
    what: 'about.ui-font',
    who: 'Alegreya Sans, Juan Pablo del Peral',
    licence: 'SIL OFL 1.1',
    href: 'https://openfontlicense.org',
  },
  { what: 'about.library', who: 'Preact, FormatJS', licence: 'MIT, BSD 3-Clause', href: 'https://preactjs.com' },
];

const PARTS: readonly { readonly title: TextId; readonly words: TextId }[] = [
  { title: 'about.fan-title', words: 'about.fan-words' },
  { title: 'about.rules-title', words: 'about.rules-words' },
  { title: 'about.data-title', words: 'about.data-words' },
  { title: 'about.own-title', words: 'about.own-words' },
];

export function AboutPage() {
  return (
    <Page title={say('nav.about')} class="page ab">
      <article class="about-sheet paper paper-wide ruled">
        <header>
          <Medallion class="ab-mark" />
          <p class="k">{say('about.kicker')}</p>
          <h1 class="display">{say('about.title')}</h1>
          <p class="lede">{say('about.lede')}</p>
        </header>
        <div class="ab-parts">
          {PARTS.map(({ title, words }) => (
            <section key={title}>
              <h2 class="display">{say(title)}</h2>
              <p>{say(words)}</p>
            </section>
          ))}
        </div>
        <h2 class="display ab-credits">{say('about.credits')}</h2>
        <dl>
          {CREDITS.map(({ what, who, licence, href }) => (
            <div key={what}>
              <dt>{say(what)}</dt>
              <dd>
                {who}{' '}
                <a href={href} rel="noreferrer" target="_blank">
                  {licence}
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <p class="ab-cut">{say('about.changed')}</p>
      </article>
    </Page>
  );
}
