import './home.css';
import './home-waiting.css';
import './home-posters.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import adventureScene from '../art/scenes/adventure-game.svg';
import oldWorldScene from '../art/scenes/old-world.svg';
import { GAMES, type GameEntry, type GameId } from '../games/catalogue';
import { GwentCard, GwentCardBack } from '../games/gwent/card';
import { Icon, Medallion } from '../pieces/icon';
import { useMeasured } from '../pieces/measured';
import { Empty } from '../pieces/notes';
import { setPageTitle } from '../pieces/page-title';
import { readTableLink } from '../play/online/links';
import { waitingTables } from '../play/waiting/waiting';
import { navigate } from '../router/router';
import { pathTo } from '../router/routes';
import { language } from '../settings/settings';
import { say, type TextId } from '../text/say';
import { withWords } from '../text/with-words';
import { SAMPLE_HAND } from './sample-cards';

function Waiting() {
  const tables = waitingTables.value;
  const spoken = language.value;
  useEffect(() => {
    void withWords(import('../play/waiting/find-waiting')).then(({ findWaiting }) => findWaiting());
  }, [spoken]);
  return (
    <section class="resume panel" aria-labelledby="waiting">
      <h2 id="waiting" class="smallcap">
        {say('home.waiting')}
      </h2>
      {tables.length === 0 ? <Empty>{say('home.nothing-waits')}</Empty> : null}
      {tables.map(({ key, game, href, title, note, isMyTurn }) => (
        <a key={key} class={isMyTurn ? 'waiting-row is-turn' : 'waiting-row'} href={href}>
          <span class="waiting-icon">
            <Icon name={GAMES.find(({ id }) => id === game)?.icon ?? 'crossed-swords'} />
          </span>
          <span>
            <b>{title}</b>
            <small>{note}</small>
          </span>
          {isMyTurn ? <Icon name="plain-arrow" class="go-icon" /> : null}
        </a>
      ))}
    </section>
  );
}

function Join() {
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        const pasted = String(new FormData(event.currentTarget).get('code') ?? '').trim();
        // What is no link of ours is shown as such by the page of tables, with the ways on.
        if (pasted !== '') navigate(readTableLink(pasted) ?? pathTo('table', { code: 'no-table' }));
      }}
    >
      <label for="code" class="smallcap">
        {say('home.join')}
      </label>
      <div>
        <input
          id="code"
          name="code"
          required
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={say('home.join-example')}
        />
        <button class="btn" type="submit">
          {say('home.sit-down')}
        </button>
      </div>
    </form>
  );
}

const LINKS = [
  { href: pathTo('tables'), icon: 'three-friends', words: 'nav.tables' },
  { href: pathTo('decks'), icon: 'stack', words: 'nav.decks' },
  { href: pathTo('replays'), icon: 'film-strip', words: 'nav.replays' },
  { href: pathTo('rules'), icon: 'open-book', words: 'nav.rules' },
  { href: pathTo('learn'), icon: 'candle-flame', words: 'nav.learn' },
  { href: pathTo('settings'), icon: 'gears', words: 'nav.settings' },
] as const;

function GwentScene() {
  const frame = useMeasured<HTMLDivElement>('frame');
  return (
    <div ref={frame} class="scene-frame" aria-hidden="true">
      <div class="fan foe">
        {['a', 'b', 'c', 'd'].map((key) => (
          <GwentCardBack key={key} faction="monsters" />
        ))}
      </div>
      <div class="fan">
        {SAMPLE_HAND.map((face) => (
          <GwentCard key={face.id} face={face} />
        ))}
      </div>
    </div>
  );
}

const SCENES: Readonly<Partial<Record<GameId, string>>> = {
  'old-world': oldWorldScene,
  'adventure-game': adventureScene,
};

function Facts({ game }: { readonly game: GameEntry }) {
  return (
    <ul class="facts">
      {game.facts.map(({ icon, words }) => (
        <li key={words}>
          <Icon name={icon} /> {say(words)}
        </li>
      ))}
    </ul>
  );
}

function More({ href, words }: { readonly href: string; readonly words: TextId }) {
  return (
    <li>
      <a class="more" href={href}>
        {say(words)}
      </a>
    </li>
  );
}

interface PosterProps {
  readonly game: GameEntry;
  readonly class: string;
  readonly scene: ComponentChildren;
  readonly go: TextId;
  /** Further ways in beside those of every game. */
  readonly children?: ComponentChildren;
}

/** A game that is played here: what it is, and the ways in. */
function OpenPoster({ game, class: extra, scene, go, children }: PosterProps) {
  const play = pathTo('play', { game: game.id });
  return (
    <article class={`poster paper ${extra}`}>
      <i class="nail" />
      {scene}
      <h2 class="display">{say(game.name)}</h2>
      <p class="lede">{say(game.lede)}</p>
      <Facts game={game} />
      <div class="go">
        <a class="inkbtn go-main" href={play}>
          {say(go)}
        </a>
        <ul>
          <More href={`${pathTo('new-table')}?game=${game.id}`} words="home.with-friends" />
          <More href={`${play}?seats=here`} words="home.on-this-device" />
          <More href={`${play}?guide`} words="home.guided" />
          {children}
        </ul>
      </div>
    </article>
  );
}

function SceneFrame({ game, children }: { readonly game: GameEntry; readonly children?: ComponentChildren }) {
  return (
    <div class="scene-frame">
      <img class="scene" src={SCENES[game.id]} alt="" width="420" height="300" />
      {children}
    </div>
  );
}

function Poster({ game }: { readonly game: GameEntry }) {
  if (!game.isPlayable) return <ComingPoster game={game} />;
  if (game.id !== 'gwent') {
    const scene = <SceneFrame game={game} />;
    return <OpenPoster game={game} class={`p-scene p-${game.id}`} scene={scene} go="home.set-out" />;
  }
  return (
    <OpenPoster game={game} class="p-gwent" scene={<GwentScene />} go="home.quick-play">
      <More href={pathTo('decks')} words="home.build-a-deck" />
    </OpenPoster>
  );
}

/** A game that is announced but cannot be played here yet: a proof pull, stamped, without a way in. */
function ComingPoster({ game }: { readonly game: GameEntry }) {
  return (
    <article class={`poster paper p-coming p-${game.id}`}>
      <i class="nail" />
      <SceneFrame game={game}>
        <p class="stamp">{say('home.not-yet-stamp')}</p>
      </SceneFrame>
      <h2 class="display">{say(game.name)}</h2>
      <p class="lede">{say(game.lede)}</p>
      <Facts game={game} />
      <p class="not-yet">{say('home.not-yet-words')}</p>
    </article>
  );
}

export function HomePage() {
  setPageTitle(say('app.name'));
  return (
    <div class="table">
      <div class="home">
        <header class="side">
          <Medallion class="big-mark" />
          <p class="wordmark display">{say('app.name')}</p>
          <p class="tag">{say('home.tagline')}</p>
          <Waiting />
          <Join />
          <nav class="links" aria-label={say('nav.label')}>
            {LINKS.map(({ href, icon, words }) => (
              <a key={href} href={href}>
                <Icon name={icon} /> {say(words)}
              </a>
            ))}
          </nav>
        </header>
        <main id="main" class="board" tabIndex={-1}>
          <h1 class="sr">{say('home.games')}</h1>
          {GAMES.map((game) => (
            <Poster key={game.id} game={game} />
          ))}
          <p class="scrap paper">
            <i class="nail" />
            <b>{say('home.new-here')}</b> {say('home.lesson')} <a href={pathTo('learn')}>{say('home.begin-lesson')}</a>
          </p>
        </main>
        <footer class="fine">
          {say('home.fine')} <a href={pathTo('about')}>{say('nav.about')}</a>
        </footer>
      </div>
    </div>
  );
}
