import './rules.css';
import './rule-panel.css';
import { useEffect, useRef } from 'preact/hooks';
import { CrossIcon, Icon } from '../../pieces/icon';
import { Loading } from '../../pieces/notes';
import { bookParts, openBook } from '../../pieces/open-book';
import { pathTo } from '../../router/routes';
import { say } from '../../text/say';
import { type BookTopic, byPlay, iconOfTopic, ledger, topicByKey, topicOfRule } from './book';
import { isInPlay } from './in-play';
import { RuleList } from './rule-list';

/** Links of the book turn its pages here instead of leaving the table. */
function turnPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const book = openBook.value;
  const [path = ''] = link?.getAttribute('href')?.split('?') ?? [];
  if (book === null || !path.startsWith(`${pathTo('rules')}/`)) return;
  event.preventDefault();
  openBook.value = { ...book, key: decodeURIComponent(path.split('/').at(-1) ?? '') };
}

function TopicLine({ topic: { key, title, rules }, isOut }: { readonly topic: BookTopic; readonly isOut: boolean }) {
  return (
    <li class={isOut ? 'out' : ''}>
      <a href={pathTo('rules', { rule: key })}>
        <Icon name={iconOfTopic(key)} />
        <span>{title}</span>
        <b>{isOut ? say('rules.not-at-table') : say('rules.count', { count: rules.length })}</b>
      </a>
    </li>
  );
}

/** What the table plays beside the base game, and what that changes. */
function AtTable() {
  const parts = (bookParts.value ?? []).filter(({ name }) => name !== '');
  if (parts.length === 0) return null;
  return (
    <section class="at-table">
      <h3>{say('rules.at-table')}</h3>
      <dl>
        {parts.map(({ id, name, note }) => (
          <div key={id} data-part={id}>
            <dt>{name}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is in play stands first; the rest of the book stays within reach. */
function Contents() {
  const topics = byPlay.value;
  const out = topics.filter((topic) => isInPlay(topic) === false);
  return (
    <>
      <AtTable />
      <ol class="rules-contents">
        {topics
          .filter((topic) => isInPlay(topic) !== false)
          .map((topic) => (
            <TopicLine key={topic.key} topic={topic} isOut={false} />
          ))}
        {out.map((topic) => (
          <TopicLine key={topic.key} topic={topic} isOut={true} />
        ))}
      </ol>
    </>
  );
}

/** The rulebook beside a table: the contents, or the topic of a rule with the rule marked. Escape puts it away. */
export function RulePanel() {
  const box = useRef<HTMLDialogElement>(null);
  const close = () => {
    openBook.value = null;
  };
  useEffect(() => {
    const dialog = box.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
  }, []);
  const book = openBook.value;
  if (book === null) return null;
  const game = say(`game.${book.game}.name`);
  const topic = book.key === null ? null : (topicOfRule(book.key) ?? topicByKey(book.key));
  const title = topic?.title ?? say('rules.contents-title', { game });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the platform
    <dialog
      ref={box}
      class="rule-panel paper"
      aria-label={title}
      onClose={close}
      onClick={(event) => {
        if (event.target === box.current) close();
        else turnPage(event);
      }}
    >
      <header>
        <p class="kicker">{game}</p>
        <h2 class="display">{title}</h2>
        {topic === null || isInPlay(topic) === null ? null : (
          <p class={isInPlay(topic) === true ? 'in-play' : 'in-play out'}>
            {say(isInPlay(topic) === true ? 'rules.in-play' : 'rules.not-at-table')}
          </p>
        )}
        {topic === null ? null : (
          <button type="button" class="all-topics" onClick={() => (openBook.value = { ...book, key: null })}>
            {say('rules.all-topics')}
          </button>
        )}
        <button type="button" class="icon-btn close-book" aria-label={say('rules.close')} onClick={close}>
          <CrossIcon />
        </button>
      </header>
      {ledger.value === null ? <Loading words={say('rules.ledger')} /> : null}
      {topic === null ? <Contents /> : <RuleList ids={topic.rules} target={book.key ?? ''} />}
    </dialog>
  );
}
