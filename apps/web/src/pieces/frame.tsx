import './frame.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ShellIcon } from '../art/shell-icons';
import type { GameId } from '../games/catalogue';
import { route } from '../router/router';
import { pathTo, type RouteName } from '../router/routes';
import { say, type TextId } from '../text/say';
import { Icon, Medallion } from './icon';
import { isAtTable, openBook } from './open-book';
import { setPageTitle } from './page-title';

interface MenuEntry {
  readonly name: RouteName;
  readonly href: string;
  readonly icon: ShellIcon;
  readonly words: TextId;
}

const MENU: readonly MenuEntry[] = [
  { name: 'home', href: pathTo('home'), icon: 'lantern-flame', words: 'nav.home' },
  { name: 'tables', href: pathTo('tables'), icon: 'three-friends', words: 'nav.tables' },
  { name: 'decks', href: pathTo('decks'), icon: 'stack', words: 'nav.decks' },
  { name: 'replays', href: pathTo('replays'), icon: 'film-strip', words: 'nav.replays' },
  { name: 'learn', href: pathTo('learn'), icon: 'candle-flame', words: 'nav.learn' },
  { name: 'rules', href: pathTo('rules'), icon: 'open-book', words: 'nav.rules' },
  { name: 'settings', href: pathTo('settings'), icon: 'gears', words: 'nav.settings' },
  { name: 'about', href: pathTo('about'), icon: 'quill', words: 'nav.about' },
];

function Menu() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target)) return;
      setOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape from the controls inside
    <div class="menu" ref={box} onKeyDown={onKey}>
      <button
        ref={opener}
        type="button"
        class="icon-btn"
        aria-expanded={isOpen}
        aria-controls="main-menu"
        aria-label={say('nav.menu')}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="hamburger-menu" />
      </button>
      <ul id="main-menu" class="menu-list panel" hidden={!isOpen}>
        {MENU.map(({ name, href, icon, words }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={route.value?.name === name ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              <Icon name={icon} /> {say(words)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps {
  readonly title: string;
  /** The line in the middle: round, code of the table, path of the page. */
  readonly mid?: ComponentChildren;
  /** Further buttons before the menu, as `.icon-btn`. */
  readonly tools?: ComponentChildren;
  /** The game that is played here: its rules come to the table. */
  readonly game?: GameId | undefined;
}

/** The way to the rules: beside a table without leaving it, elsewhere as a page. */
function RulesLink({ game }: Pick<BarProps, 'game'>) {
  return (
    <a
      class="icon-btn"
      href={game === undefined ? pathTo('rules') : `${pathTo('rules')}?game=${game}`}
      aria-label={say('nav.rules')}
      onClick={(event) => {
        if (game === undefined || !isAtTable.value) return;
        event.preventDefault();
        openBook.value = { game, key: null };
      }}
    >
      <Icon name="open-book" />
    </a>
  );
}

export function Bar({ title, mid, tools, game }: BarProps) {
  const hasRules = route.value?.name !== 'rules';
  return (
    <header class={mid === undefined ? 'bar iron riveted' : 'bar iron riveted has-mid'}>
      <a class="brand" href={pathTo('home')} aria-label={say('nav.home-from', { title })}>
        <Medallion />
        <span class="display">{title}</span>
      </a>
      <div class="mid">{mid}</div>
      <nav class="bar-nav" aria-label={say('nav.label')}>
        {tools}
        {hasRules ? (
          <RulesLink game={game} />
        ) : (
          <a class="icon-btn" href={pathTo('settings')} aria-label={say('nav.settings')}>
            <Icon name="gears" />
          </a>
        )}
        <Menu />
      </nav>
    </header>
  );
}

interface PageProps extends BarProps {
  readonly children: ComponentChildren;
  /** Class of the main part; `page` gives the usual margins. */
  readonly class?: string;
}

/** What the main part is, said of the frame: to ask with `:has()` would cost a look at each change inside. */
function frameClass(main: string): string {
  return main.replace(/[\w-]+/g, 'of-$&');
}

/** The frame of a page: bar, main landmark, title of the tab. The page brings its own h1. */
export function Page({ title, mid, tools, game, children, class: extra = 'page' }: PageProps) {
  setPageTitle(title);
  const isTable = extra.includes('table-main');
  useLayoutEffect(() => {
    document.body.classList.toggle('at-table', isTable);
    return () => document.body.classList.remove('at-table');
  }, [isTable]);
  return (
    <div class={`table scr ${frameClass(extra)}`}>
      <Bar title={title} mid={mid} tools={tools} game={game} />
      <main id="main" class={extra} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
