import './index-panel.css';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { GAMES } from '../../games/catalogue';
import { Segments } from '../../pieces/choice';
import { CrossIcon, Icon } from '../../pieces/icon';
import { navigate } from '../../router/router';
import { pathTo } from '../../router/routes';
import { say } from '../../text/say';
import { asked, type BookTopic, bookGame, bookPath, byLetter, byPlay, hitCounts, hits } from './book';

type Order = 'letter' | 'play';
const order = signal<Order>('letter');

/** Keeps what was searched while walking through topics. */
export function topicHref(key: string): string {
  const path = bookPath(key);
  return asked.value === '' ? path : `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(asked.value)}`;
}

function search(words: string): void {
  const path = bookPath();
  const asks = `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(words)}`;
  navigate(words.trim() === '' ? path : asks, { replace: true });
}

function Games() {
  return (
    <ul class="rules-games">
      {GAMES.map(({ id, icon, shortName, isPlayable }) => (
        <li key={id}>
          {isPlayable ? (
            <a
              class={id === bookGame.value ? 'is-open' : ''}
              href={id === 'gwent' ? pathTo('rules') : `${pathTo('rules')}?game=${id}`}
              aria-current={id === bookGame.value ? 'true' : undefined}
            >
              <Icon name={icon} /> {say(shortName)}
            </a>
          ) : (
            <span>
              <Icon name={icon} /> {say(shortName)} <small>{say('rules.not-yet')}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function SearchBox() {
  return (
    <search class="rules-search">
      <label class="sr" for="rule-search">
        {say('rules.search')}
      </label>
      <Icon name="magnifying-glass" />
      <input
        id="rule-search"
        type="search"
        autocomplete="off"
        placeholder={say(`rules.search-example.${bookGame.value}`)}
        value={asked.value}
        onInput={(event) => search(event.currentTarget.value)}
      />
      {asked.value === '' ? null : (
        <button type="button" aria-label={say('rules.clear')} onClick={() => search('')}>
          <CrossIcon />
        </button>
      )}
    </search>
  );
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function Letters({ current }: { readonly current: BookTopic | null }) {
  return (
    <ol class="rules-letters" aria-label={say('rules.a-to-z')}>
      {LETTERS.map((letter) => {
        const first = byLetter.value.find((topic) => topic.letter === letter);
        const isHere = current?.letter === letter;
        return (
          <li key={letter} class={isHere ? 'is-open' : first ? '' : 'is-without'}>
            {first ? (
              <a href={topicHref(first.key)} aria-label={say('rules.letter', { letter, topic: first.title })}>
                {letter}
              </a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Brings a line into sight within its list, and leaves the page where it is. */
function showInList(line: HTMLElement): void {
  const list = line.closest('ul, ol');
  if (list === null || list.scrollHeight <= list.clientHeight) return;
  const top = line.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (top < 0 || top + line.offsetHeight > list.clientHeight) list.scrollTop += top - list.clientHeight / 3;
}

function TopicLine({ topic, isHere }: { readonly topic: BookTopic; readonly isHere: boolean }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHere && line.current !== null) showInList(line.current);
  }, [isHere]);
  const count = hitCounts.value.get(topic.key) ?? 0;
  const found = asked.value !== '' && count > 0;
  return (
    <li ref={line} class={['topic', isHere ? 'is-open' : '', found ? 'is-found' : ''].join(' ')}>
      <a href={topicHref(topic.key)} aria-current={isHere ? 'page' : undefined}>
        <span>{topic.title}</span>
        {found ? (
          <b>
            <span aria-hidden="true">{count}</span>
            <span class="sr">{say('rules.found', { count })}</span>
          </b>
        ) : null}
      </a>
    </li>
  );
}

function TopicsByLetter({ current }: { readonly current: BookTopic | null }) {
  const all = byLetter.value;
  return (
    <ul class="topic-list">
      {all.map((topic, index) => (
        <>
          {all[index - 1]?.letter === topic.letter ? null : (
            <li key={topic.letter} class="topic-letter" aria-hidden="true">
              {topic.letter}
            </li>
          )}
          <TopicLine key={topic.key} topic={topic} isHere={topic.key === current?.key} />
        </>
      ))}
    </ul>
  );
}

export function IndexPanel({ current }: { readonly current: BookTopic | null }) {
  const found = [...hitCounts.value.values()].filter((count) => count > 0).length;
  return (
    <aside class="rules-index panel" aria-label={say('rules.index')}>
      <Games />
      <SearchBox />
      <p class="rules-found" role="status">
        {asked.value === ''
          ? say('rules.extent', {
              rules: byLetter.value.reduce((sum, { rules }) => sum + rules.length, 0),
              topics: byLetter.value.length,
            })
          : say('rules.results', { rules: hits.value.length, topics: found })}
      </p>
      <div class="rules-order">
        <Segments<Order>
          label={say('rules.order')}
          chosen={order.value}
          choices={[
            { value: 'letter', words: say('rules.by-letter') },
            { value: 'play', words: say('rules.by-play') },
          ]}
          onChoose={(value) => {
            order.value = value;
          }}
        />
      </div>
      <nav class={order.value === 'letter' ? 'rules-topics' : 'rules-topics by-play'} aria-label={say('rules.topics')}>
        {order.value === 'letter' ? (
          <>
            <Letters current={current} />
            <TopicsByLetter current={current} />
          </>
        ) : (
          <ol class="topic-list">
            {byPlay.value.map((topic) => (
              <TopicLine key={topic.key} topic={topic} isHere={topic.key === current?.key} />
            ))}
          </ol>
        )}
      </nav>
    </aside>
  );
}
