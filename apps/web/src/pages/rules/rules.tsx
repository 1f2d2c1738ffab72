import './rules.css';
import type { ComponentChildren } from 'preact';
import type { RouteProps } from '../../app';
import { Page } from '../../pieces/frame';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import { Empty, Loading } from '../../pieces/notes';
import { say } from '../../text/say';
import {
  asked,
  type BookTopic,
  bookGame,
  bookPath,
  byPlay,
  hits,
  iconOfTopic,
  isNear,
  ledger,
  rulings,
  topicByKey,
  topicOfRule,
} from './book';
import { IndexPanel, topicHref } from './index-panel';
import { RuleList } from './rule-list';

/** The key under which all rulings are gathered. */
const RULINGS = 'rulings';

interface LeafProps {
  readonly kicker: string;
  readonly title: string;
  readonly lede?: string;
  readonly children: ComponentChildren;
}

function Leaf({ kicker, title, lede, children }: LeafProps) {
  return (
    <article class="rules-sheet paper paper-wide ruled">
      <header>
        <p class="kicker">{kicker}</p>
        <h1 class="display">{title}</h1>
        {lede === undefined ? null : <p class="lede">{lede}</p>}
      </header>
      {children}
      <footer>
        <span class="seal">
          <Icon name="quill" />
        </span>
        <p>
          {say('rules.rulings-words')} <a href={bookPath(RULINGS)}>{say('rules.all-rulings')}</a>
        </p>
      </footer>
    </article>
  );
}

function TopicLeaf({ topic, target }: { readonly topic: BookTopic; readonly target: string | null }) {
  return (
    <Leaf kicker={say(`game.${bookGame.value}.name`)} title={topic.title}>
      <RuleList ids={topic.rules} {...(target === null ? {} : { target })} />
    </Leaf>
  );
}

function ResultsLeaf() {
  return (
    <Leaf
      kicker={say(`game.${bookGame.value}.name`)}
      title={say('rules.results-title', { words: asked.value })}
      {...(isNear.value && hits.value.length > 0 ? { lede: say('rules.near') } : {})}
    >
      {hits.value.length === 0 ? (
        <div class="rules-none">
          <p>{say('rules.nothing', { words: asked.value })}</p>
          <Button look="ink-line" href={bookPath()}>
            {say('rules.all-topics')}
          </Button>
        </div>
      ) : (
        <RuleList ids={hits.value.map(({ id }) => id)} />
      )}
    </Leaf>
  );
}

function Contents() {
  return (
    <Leaf
      kicker={say('rules.ledger')}
      title={say('rules.contents-title', { game: say(`game.${bookGame.value}.name`) })}
      lede={say('rules.contents-lede')}
    >
      <ol class="rules-contents">
        {byPlay.value.map(({ key, title, rules }) => (
          <li key={key}>
            <a href={topicHref(key)}>
              <Icon name={iconOfTopic(key)} />
              <span>{title}</span>
              <b>{say('rules.count', { count: rules.length })}</b>
            </a>
          </li>
        ))}
      </ol>
    </Leaf>
  );
}

function NoSuchRule({ rule }: { readonly rule: string }) {
  return (
    <Leaf kicker={say('not-found.kicker')} title={say('rules.unknown-title')}>
      <div class="rules-none">
        <p>{say('rules.unknown', { rule })}</p>
        <Button look="ink-line" href={bookPath()}>
          {say('rules.all-topics')}
        </Button>
      </div>
    </Leaf>
  );
}

/** What is played before and after, for reading on. */
function Neighbours({ topic }: { readonly topic: BookTopic }) {
  const order = byPlay.value;
  const place = order.findIndex(({ key }) => key === topic.key);
  const [before, after] = [order[place - 1], order[place + 1]];
  return (
    <nav class="topic-neighbours panel" aria-label={say('rules.by-play')}>
      {before === undefined ? null : (
        <a href={topicHref(before.key)}>
          <small>{say('rules.before')}</small> {before.title}
        </a>
      )}
      {after === undefined ? null : (
        <a href={topicHref(after.key)}>
          <small>{say('rules.after')}</small> {after.title}
        </a>
      )}
    </nav>
  );
}

/** The figure of a topic, printed like a card, and where to read on. */
function SeeAlso({ topic }: { readonly topic: BookTopic }) {
  const related = topic.related.flatMap((key) => topicByKey(key) ?? []).slice(0, 6);
  return (
    <aside class="rules-related" aria-label={say('rules.see-also')}>
      <figure class="card preview leader f-neutral" aria-hidden="true">
        <span class="card-print">
          <svg class="card-art" viewBox="0 0 200 240" preserveAspectRatio="xMidYMid slice">
            <title>{topic.title}</title>
            <use href="#bd-neutral" width="200" height="240" />
            <use class="card-fig-back" href={`#gi-${iconOfTopic(topic.key)}`} x="21" y="41" width="158" height="158" />
            <use class="card-fig" href={`#gi-${iconOfTopic(topic.key)}`} x="21" y="41" width="158" height="158" />
          </svg>
        </span>
      </figure>
      <Neighbours topic={topic} />
      <section class="related-topics panel">
        <h2 class="smallcap">{say('rules.see-also')}</h2>
        {related.length === 0 ? <Empty>{say('rules.stands-alone')}</Empty> : null}
        <ul>
          {related.map(({ key, title, rules }) => (
            <li key={key}>
              <a href={topicHref(key)}>
                <Icon name={iconOfTopic(key)} />
                <span>
                  <b>{title}</b>
                  <small>{say('rules.count', { count: rules.length })}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function leafFor(rule: string | undefined, topic: BookTopic | null) {
  if (rule === RULINGS) {
    return (
      <Leaf
        kicker={say(`game.${bookGame.value}.name`)}
        title={say('rules.all-rulings-title')}
        lede={say('rules.all-rulings-lede')}
      >
        <RuleList ids={rulings.value} />
      </Leaf>
    );
  }
  if (topic !== null)
    return <TopicLeaf topic={topic} target={rule === topic.key || rule === undefined ? null : rule} />;
  if (rule !== undefined) return <NoSuchRule rule={rule} />;
  return asked.value === '' ? <Contents /> : <ResultsLeaf />;
}

export function RulesPage({ values }: RouteProps) {
  const rule = values.rule;
  if (ledger.value === null) {
    return (
      <Page title={say('nav.rules')} class="stage-note">
        <Loading />
      </Page>
    );
  }
  const topic = rule === undefined ? null : (topicByKey(rule) ?? topicOfRule(rule.toUpperCase()));
  const named = topic !== null && rule !== undefined && topic.key !== rule ? rule.toUpperCase() : rule;
  return (
    <Page
      title={say('nav.rules')}
      class="page rulebook"
      mid={
        topic === null ? undefined : (
          <span class="crumb">
            <span class="crumb-game">
              {say(`game.${bookGame.value}.name`)} <i />
            </span>{' '}
            {topic.title}
          </span>
        )
      }
    >
      <IndexPanel current={topic} />
      {leafFor(named, topic)}
      {topic === null ? null : <SeeAlso topic={topic} />}
    </Page>
  );
}
