import './story-sides.css';
import './story-scene.css';
import './story-foot.css';
import type { OldWorldEvent, SceneView } from '@medallion/old-world';
import { explorationById, storyOf, titleOf } from '@medallion/old-world';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { InTurn } from '../../../table/drawing/in-turn';
import { usesKeys } from '../../../table/keys/focus';
import city from '../art/city.svg';
import { GOODS_ICONS } from '../art/emblems';
import wilds from '../art/wilds.svg';
import { Prizes } from '../moments/prizes';
import { Ask, type AskProps } from '../table/foot';
import { Count, Crest, Emblem, schoolClass } from '../table/pieces';
import { blockOf, offers, type Scene, witcherOf } from '../table/scene';
import { eventWords, witcherName } from '../table/words';
import { named, sayOldWorld } from '../text/say-old-world';

const LETTERS = ['A', 'B'] as const;
const OPTIONS = ['first', 'second'] as const;

/** A text of fewer letters is set in one column: two would part the tall letter from its word. */
const ONE_COLUMN = 360;

/** The first letter of a story stands tall. Quotation marks before it go with it. */
function Story({ text }: { readonly text: string }) {
  const head = /^[«»„“"'‘’–-]*\s*\p{L}/u.exec(text)?.[0] ?? '';
  return (
    <div class={text.length < ONE_COLUMN ? 'story short' : 'story'}>
      <p>
        {head === '' ? null : (
          <span class="cap" aria-hidden="true">
            {head}
          </span>
        )}
        <span aria-hidden="true">{text.slice(head.length)}</span>
        <span class="sr">{text}</span>
      </p>
    </div>
  );
}

interface OptionProps {
  readonly scene: Scene;
  readonly card: string;
  readonly place: 0 | 1;
  readonly price: number;
}

/** One of the two ways: its words, what it costs, and that its result is sealed until it is chosen. */
function StoryOption({ scene, card, place, price }: OptionProps) {
  const option = OPTIONS[place];
  const label =
    storyOf(language.value, card)?.options?.[place]?.label ?? sayOldWorld('story.way', { letter: LETTERS[place] });
  const rule = blockOf(scene, option);
  const can = offers(scene, option);
  const gold = witcherOf(scene, scene.me).gold;
  const face = (
    <>
      <span class="let display" aria-hidden="true">
        {LETTERS[place]}
      </span>
      <span>
        <b>{label}</b>
        {rule === null ? null : (
          <small class="y">
            <Icon name="padlock" /> {sayOldWorld('story.short', { price, gold })}
          </small>
        )}
      </span>
      <span class="fold">
        <Emblem name={price > 0 ? GOODS_ICONS.gold : 'wax-seal'} />
        <em>{price > 0 ? sayOldWorld('others.gold', { n: price }) : sayOldWorld('story.sealed')}</em>
      </span>
    </>
  );
  if (can) {
    return (
      <button type="button" class="op can" data-option={option} onClick={() => scene.act.answer(option)}>
        {face}
      </button>
    );
  }
  return (
    <button
      type="button"
      class="op no"
      aria-disabled="true"
      onClick={() => (rule === null ? undefined : scene.act.explain(rule))}
    >
      {face}
    </button>
  );
}

function Broadsheet({ scene, shown }: { readonly scene: Scene; readonly shown: SceneView }) {
  const { card, kind, deck, chosen, prices } = shown;
  const story = storyOf(language.value, card);
  const asks = scene.question?.prompt === 'exploration-option' || scene.question?.prompt === 'event-option';
  return (
    <section class="broad paper paper-wide ruled">
      <header>
        <p class="k">
          <Emblem name={deck === 'wilds' ? 'pine-tree' : kind === 'event' ? GOODS_ICONS.quest : 'lantern-flame'} />{' '}
          {kind === 'event' ? sayOldWorld('story.event') : sayOldWorld(deck === 'wilds' ? 'story.wilds' : 'story.city')}
        </p>
        <h1 class="display">{titleOf(language.value, card)}</h1>
      </header>
      {story === null ? null : <Story text={story.story} />}
      {chosen === null && prices.length > 0 && asks ? (
        <div class="ops">
          {prices.map((price, place) => (
            <StoryOption key={OPTIONS[place as 0]} scene={scene} card={card} place={place as 0 | 1} price={price} />
          ))}
        </div>
      ) : null}
      {kind === 'exploration' && chosen === null ? (
        <p class="fine">
          {sayOldWorld('story.only')} <RuleLink rule="OW-EXPLORE-004" />
        </p>
      ) : null}
    </section>
  );
}

function Reader({ scene, shown }: { readonly scene: Scene; readonly shown: SceneView }) {
  const { view } = scene;
  const left = shown.deck === null ? null : view[shown.deck];
  return (
    <section class="ctx panel">
      <p class="smallcap">{sayOldWorld(shown.kind === 'event' ? 'story.you-resolve' : 'story.you-explore')}</p>
      <p class="big display">
        {sayOldWorld(
          shown.kind === 'event' ? 'story.quest' : shown.deck === 'wilds' ? 'story.the-wilds' : 'story.the-city',
        )}
      </p>
      {left === null ? null : (
        <p>
          {sayOldWorld('deed.explore', { n: left })} <RuleLink rule="OW-EXPLORE-001" />
        </p>
      )}
    </section>
  );
}

/** The one who decides, with what can be paid. */
function Traveller({ scene }: { readonly scene: Scene }) {
  const witcher = witcherOf(scene, scene.view.active);
  return (
    <section class={`me panel ${schoolClass(witcher.school)}`}>
      <header>
        <Crest school={witcher.school} />
        <div>
          <h2 class="display">{witcherName(scene, witcher.seat)}</h2>
          <p>{witcher.at === null ? '' : named('location', witcher.at)}</p>
        </div>
      </header>
      <p class="res">
        <Count icon={GOODS_ICONS.gold} n={witcher.gold} words={sayOldWorld('others.gold', { n: witcher.gold })} />
        <Count
          icon={GOODS_ICONS.hand}
          n={witcher.hand.count}
          words={sayOldWorld('board.hand', { n: witcher.hand.count })}
        />
        <Count
          icon={GOODS_ICONS.potion}
          n={witcher.potions.length}
          words={sayOldWorld('story.potions', { n: witcher.potions.length })}
        />
        <Count icon="checked-shield" n={witcher.shield} words={sayOldWorld('others.shield', { n: witcher.shield })} />
      </p>
      {witcher.quests.length === 0 ? null : (
        <ul class="q">
          {witcher.quests.map(({ card, at }) => (
            <li key={card}>
              <Emblem name={GOODS_ICONS.quest} />
              <p>
                <b>{titleOf(language.value, card)}</b>
                {named('location', at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** An exploration or event card as a broadsheet: the story, two ways, and the result of the one that is chosen. */
export function StoryScene({ shown, ...ask }: AskProps & { readonly shown: SceneView }) {
  const { scene } = ask;
  return (
    <div class={`ow-story ${shown.deck ?? 'wilds'}`}>
      <img class="scn" src={shown.deck === 'city' ? city : wilds} alt="" />
      <InTurn turn={0}>
        <Reader scene={scene} shown={shown} />
      </InTurn>
      <Broadsheet scene={scene} shown={shown} />
      <InTurn turn={1}>
        <Traveller scene={scene} />
      </InTurn>
      <div class="story-foot panel">
        <Ask {...ask} />
      </div>
    </div>
  );
}

interface EndProps {
  readonly scene: Scene;
  readonly card: string;
  readonly option: number | null;
  readonly isRead: boolean;
  readonly events: readonly OldWorldEvent[];
  readonly onContinue: () => void;
}

/** After a story: what was chosen, how it went, and what came of it. */
export function StoryEnd({ scene, card, option, isRead, events, onContinue }: EndProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(usesKeys() ? '[data-option]' : 'h1')?.focus({ preventScroll: true });
  }, []);
  const story = storyOf(language.value, card);
  const chosen = option === null ? undefined : story?.options?.[option];
  const isCity = explorationById(card)?.deck === 'city';
  return (
    <div class={`ow-story ended ${isCity ? 'city' : 'wilds'}`} data-question="story-end" ref={box}>
      <img class="scn" src={isCity ? city : wilds} alt="" />
      <section class="broad paper paper-wide ruled">
        <header>
          <p class="k">{chosen === undefined ? sayOldWorld('story.came') : chosen.label}</p>
          <h1 class="display" tabIndex={-1}>
            {titleOf(language.value, card)}
          </h1>
        </header>
        {story === null || isRead ? null : <Story text={chosen?.outcome ?? story.story} />}
        <Prizes scene={scene} events={events} />
        <ol class="follows">
          {events.map((event, index) => (
            <li key={index}>
              {eventWords(scene.session, scene.view, event)} <RuleLink rule={event.rule} />
            </li>
          ))}
        </ol>
        <div class="acts">
          <Button look="ink-red" option="continue" onPress={onContinue}>
            {sayOldWorld('moment.on')}
          </Button>
        </div>
      </section>
    </div>
  );
}
