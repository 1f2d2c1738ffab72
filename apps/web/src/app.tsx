import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { loadBoard } from './games/boards';
import { HomePage } from './pages/home';
import { NotFoundPage } from './pages/not-found';
import { announce, spoken } from './pieces/announce';
import { ErrorBoundary } from './pieces/error-boundary';
import { Page } from './pieces/frame';
import { Button } from './pieces/links';
import { Loading, Sheet } from './pieces/notes';
import { openBook } from './pieces/open-book';
import { Slips } from './pieces/slips';
import { arrivals, route } from './router/router';
import type { RouteName, RouteValues } from './router/routes';
import { say } from './text/say';
import { withWords } from './text/with-words';

export interface RouteProps {
  readonly values: RouteValues;
}
type PageComponent = ComponentType<RouteProps>;

const NO_VALUES: RouteValues = {};
/** Resolves when the table of the address, if it is one, can be drawn. */
let tableAhead: Promise<void> = Promise.resolve();

/** Each page is its own file to load; home comes with the shell. A game's table belongs here as one more line. */
const PAGES: Readonly<Record<Exclude<RouteName, 'home'>, () => Promise<PageComponent>>> = {
  play: async () => {
    const values = route.value?.values ?? NO_VALUES;
    void loadBoard(values.table === undefined ? '' : (values.game ?? '')); // at the same time as the page that shows it
    const { PlayPage, openAhead } = await import('./play/play-page');
    if (route.value?.values === values) tableAhead = openAhead(values);
    return PlayPage;
  },
  tables: () => import('./play/online/tables-page').then((module) => module.TablesPage),
  'new-table': () => import('./play/online/new-table-page').then((module) => module.NewTablePage),
  table: () => import('./play/online/table-page').then((module) => module.TablePage),
  decks: () => import('./games/gwent/decks/decks-page').then((module) => module.DecksPage),
  replays: () => import('./replay/replays-page').then((module) => module.ReplaysPage),
  replay: () => import('./replay/replay-page').then((module) => module.ReplayPage),
  learn: () => import('./games/gwent/learn/learn-page').then((module) => module.LearnPage),
  rules: () => import('./pages/rules/rules').then((module) => module.RulesPage),
  settings: () => import('./pages/settings').then((module) => module.SettingsPage),
  about: () => import('./pages/about').then((module) => module.AboutPage),
  kit: () => import('./pages/kit/kit').then((module) => module.KitPage),
};

type Loaded = PageComponent | 'loading' | 'failed';
const loaded = signal<Readonly<Partial<Record<RouteName, Loaded>>>>({ home: HomePage });

async function load(name: Exclude<RouteName, 'home'>): Promise<void> {
  const put = (page: Loaded) => {
    loaded.value = { ...loaded.value, [name]: page };
  };
  put('loading');
  try {
    put(await withWords(PAGES[name]()));
  } catch (problem) {
    console.warn(problem);
    put('failed');
  }
}

/** Fetches the page of the address, unless it came or is on its way. Resolves when it can be drawn. */
export async function loadCurrentPage(): Promise<void> {
  const name = route.value?.name;
  if (name === undefined || name === 'home' || loaded.value[name] !== undefined) return;
  await load(name);
  await tableAhead;
}

function LoadFailed({ name }: { readonly name: Exclude<RouteName, 'home'> }) {
  return (
    <Page title={say('app.name')} class="stage-note">
      <Sheet
        kicker={say('error.kicker')}
        title={say('load-failed.title')}
        acts={
          <>
            <Button look="ink" onPress={() => void load(name)}>
              {say('load-failed.again')}
            </Button>
            <Button look="ink-line" onPress={() => location.reload()}>
              {say('error.reload')}
            </Button>
          </>
        }
      >
        <p>{say('load-failed.words')}</p>
      </Sheet>
    </Page>
  );
}

function Outlet() {
  const match = route.value;
  const name = match?.name;
  const page = name === undefined ? undefined : loaded.value[name];
  useEffect(() => void loadCurrentPage(), [name, page]);
  if (match === null) return <NotFoundPage />;
  if (page === 'failed' && match.name !== 'home') return <LoadFailed name={match.name} />;
  if (page === undefined || typeof page === 'string') {
    return (
      <Page title={say('app.name')} class="stage-note">
        <Loading />
      </Page>
    );
  }
  const Current = page;
  return <Current values={match.values} />;
}

/** After a move to another page the focus goes to its heading, so that keyboard and screen reader start there. */
function useFocusOnArrival(): void {
  const arrived = arrivals.value;
  const page = loaded.value[route.value?.name ?? 'home'];
  const done = useRef(0);
  useEffect(() => {
    if (arrived === done.current || typeof page === 'string') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    done.current = arrived;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    announce(document.title);
  }, [arrived, page]);
}

/** Two regions of each kind take turns: a region that does not change is not read again. */
function LiveRegions() {
  const { words, turn, urgent } = spoken.value;
  const part = (mine: boolean) => (mine ? words : '');
  return (
    <div class="sr">
      <p aria-live="polite">{part(!urgent && turn % 2 === 0)}</p>
      <p aria-live="polite">{part(!urgent && turn % 2 === 1)}</p>
      <p aria-live="assertive">{part(urgent)}</p>
    </div>
  );
}

const rulePanel = signal<ComponentType | null>(null);

/** The rulebook beside a table; it is fetched when it is first opened. */
function BookBeside() {
  const isOpen = openBook.value !== null;
  useEffect(() => {
    if (!isOpen || rulePanel.value !== null) return;
    void withWords(import('./pages/rules/rule-panel')).then((module) => {
      rulePanel.value = module.RulePanel;
    });
  }, [isOpen]);
  const Panel = rulePanel.value;
  return isOpen && Panel !== null ? <Panel /> : null;
}

export function App() {
  useFocusOnArrival();
  return (
    <ErrorBoundary>
      <a class="skip" href="#main">
        {say('nav.skip')}
      </a>
      <Outlet />
      <Slips />
      <BookBeside />
      <LiveRegions />
    </ErrorBoundary>
  );
}
