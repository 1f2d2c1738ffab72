import './learn.css';
import { FACTIONS, factionName, gwentTexts, helpCards } from '@medallion/gwent';
import type { ComponentChildren } from 'preact';
import type { ShellIcon } from '../../../art/shell-icons';
import { Page } from '../../../pieces/frame';
import { Gem } from '../../../pieces/gem';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { pathTo } from '../../../router/routes';
import { language } from '../../../settings/settings';
import { pathToGuide } from '../../../table/guide/guided-game';
import { GwentCard } from '../card';
import { abilityIcon, FACTION_LOOKS, ROW_ICONS, weatherIcon } from '../card-face';
import { factsOf } from '../decks/deck-list';
import { faceOf } from '../decks/faces';
import { marksOf } from './marks';
import { sayLearn } from './say-learn';

function Start() {
  return (
    <p class="learn-start">
      <Button look="ink-red" href={pathToGuide('gwent')}>
        {sayLearn('play')}
      </Button>
      <span>{sayLearn('play-words')}</span>
    </p>
  );
}

function Card({ id, size = 'hand' }: { readonly id: string; readonly size?: 'hand' | 'row' }) {
  const facts = factsOf(id);
  return facts === null ? null : <GwentCard face={faceOf(facts, language.value)} size={size} />;
}

type Part = 'goal' | 'rows' | 'turn' | 'pass' | 'kinds' | 'abilities' | 'factions' | 'order';

interface ChapterProps {
  readonly part: Part;
  readonly rules: readonly string[];
  readonly children: ComponentChildren;
}

function Chapter({ part, rules, children }: ChapterProps) {
  return (
    <section id={part} class="learn-part paper paper-wide" aria-labelledby={`${part}-title`}>
      <h2 class="display" id={`${part}-title`}>
        {sayLearn(`${part}.title`)}
      </h2>
      {children}
      <p class="learn-rules">
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </section>
  );
}

const FIELD = [
  { row: 'close', total: 10, cards: ['ves', 'siegfried-of-denesle'] },
  { row: 'ranged', total: 5, cards: ['keira-metz'] },
  { row: 'siege', total: 6, cards: ['trebuchet'] },
] as const;

/** One side of the field in small, with its sums. */
function Field() {
  return (
    <div class="learn-field" role="img" aria-label={sayLearn('rows.picture')}>
      {FIELD.map(({ row, total, cards }) => (
        <div key={row}>
          <span>
            <Icon name={ROW_ICONS[row]} />
            <b>{total}</b>
          </span>
          <span aria-hidden="true">
            {cards.map((id) => (
              <Card key={id} id={id} size="row" />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

const KINDS = [
  { kind: 'unit', card: 'blue-stripes-commando', rule: 'GW-UNIT-001' },
  { kind: 'hero', card: 'geralt-of-rivia', rule: 'GW-HERO-005' },
  { kind: 'special', card: 'commanders-horn', rule: 'GW-HORN-001' },
  { kind: 'weather', card: 'biting-frost', rule: 'GW-WEATHER-001' },
] as const;

const OTHER_ICONS: Readonly<Record<string, ShellIcon>> = { agile: 'split-arrows', 'commanders-horn': 'hunting-horn' };

function Abilities() {
  const { units, specials } = helpCards(language.value, 'northern-realms');
  const lines = [...units, ...specials.filter(({ id }) => id !== 'northern-realms')];
  return (
    <dl class="learn-abilities">
      {marksOf(lines).map(({ id, name, texts }) => {
        const icon = OTHER_ICONS[id] ?? abilityIcon(id) ?? weatherIcon(id);
        return (
          <div key={id}>
            <dt>
              {icon === null ? null : <Icon name={icon} />} {name}
            </dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

const POWER_RULES = {
  monsters: 'GW-MON-001',
  nilfgaard: 'GW-NIL-001',
  'northern-realms': 'GW-NR-001',
  scoiatael: 'GW-SCO-001',
  skellige: 'GW-SKE-001',
} as const;

function Factions() {
  return (
    <ul class="learn-factions">
      {FACTIONS.map((faction) => {
        const { colours, crest } = FACTION_LOOKS[faction];
        return (
          <li key={faction} class={colours}>
            <span>
              <Icon name={crest} />
            </span>
            <p>
              <b>{factionName(language.value, faction)}</b>
              {gwentTexts.say(language.value, `faction.${faction}.power`)} <RuleLink rule={POWER_RULES[faction]} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const STEP_NAMES = {
  weather: 'kind.weather',
  bond: 'ability.tight-bond',
  morale: 'ability.morale-boost',
  horn: 'ability.horn',
} as const;

function Order() {
  const steps = Object.values(STEP_NAMES).map((id) => gwentTexts.say(language.value, id));
  return (
    <ol class="learn-order">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

export function LearnPage() {
  return (
    <Page title={sayLearn('title')} class="page learn">
      <header class="learn-head">
        <p class="smallcap">{sayLearn('kicker')}</p>
        <h1 class="display">{sayLearn('title')}</h1>
        <p>{sayLearn('lede')}</p>
        <Start />
      </header>
      <Chapter part="goal" rules={['GW-GEM-001', 'GW-ROUND-002', 'GW-GEM-002']}>
        <div class="learn-gems">
          <Gem state="whole" />
          <Gem state="cracked" />
          <Gem state="gone" />
        </div>
        <p>{sayLearn('goal.words')}</p>
      </Chapter>
      <Chapter part="rows" rules={['GW-BOARD-001', 'GW-UNIT-001', 'GW-AGILE-001']}>
        <Field />
        <p>{sayLearn('rows.words')}</p>
        <p>
          <Icon name="split-arrows" /> {sayLearn('rows.agile')}
        </p>
      </Chapter>
      <Chapter part="turn" rules={['GW-TURN-002', 'GW-MULL-001', 'GW-MULL-004']}>
        <p>{sayLearn('turn.words')}</p>
        <p>{sayLearn('turn.hand')}</p>
      </Chapter>
      <Chapter part="kinds" rules={['GW-PLAY-001']}>
        <ul class="learn-kinds">
          {KINDS.map(({ kind, card, rule }) => (
            <li key={kind}>
              <Card id={card} />
              <p>
                {sayLearn(`kinds.${kind}`)} <RuleLink rule={rule} />
              </p>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter part="pass" rules={['GW-TURN-003', 'GW-TURN-004', 'GW-ROUND-008']}>
        <p>{sayLearn('pass.words')}</p>
        <p class="learn-example">
          <Icon name="tattered-banner" /> {sayLearn('pass.example')}
        </p>
      </Chapter>
      <Chapter part="order" rules={['GW-ORDER-001']}>
        <p>{sayLearn('order.words')}</p>
        <Order />
      </Chapter>
      <Chapter part="abilities" rules={['GW-FACTION-004']}>
        <p>{sayLearn('abilities.words')}</p>
        <Abilities />
      </Chapter>
      <Chapter part="factions" rules={['GW-FACTION-001']}>
        <Factions />
      </Chapter>
      <section class="learn-part paper paper-wide learn-more" aria-labelledby="more-title">
        <h2 class="display" id="more-title">
          {sayLearn('more.title')}
        </h2>
        <Start />
        <p class="learn-links">
          <Button look="ink-line" href={pathToGuide('old-world')}>
            {sayLearn('more.old-world')}
          </Button>
          <Button look="ink-line" href={pathToGuide('adventure-game')}>
            {sayLearn('more.adventure-game')}
          </Button>
        </p>
        <p class="learn-links">
          <Button look="ink-line" href={pathTo('rules')}>
            {sayLearn('more.rules')}
          </Button>
          <Button look="ink-line" href={pathTo('decks')}>
            {sayLearn('more.decks')}
          </Button>
          <Button look="ink-line" href={pathTo('replays')}>
            {sayLearn('more.replays')}
          </Button>
        </p>
      </section>
    </Page>
  );
}
