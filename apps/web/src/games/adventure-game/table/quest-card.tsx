import './quest-card.css';
import { type HeroView, QUESTS, questText, SUPPORT, sideText, storyOf } from '@medallion/adventure-game';
import { Icon } from '../../../pieces/icon';
import { language } from '../../../settings/settings';
import { QUEST_ICONS, TOKEN_ICONS } from '../art/emblems';
import { named, sayAdventure, speak } from '../text/say-adventure';
import { Emblem } from './pieces';
import { answerProps, blockOf, isMe, type Scene } from './scene';
import { placeName, progressWords, shortHero } from './words';

const COLORS = ['red', 'blue', 'purple'] as const;

/** `count` stands alone, `resource` is what somebody pays: not the same word everywhere. */
export function supportCost(type: keyof typeof SUPPORT.supportCosts, as: 'count' | 'resource'): string {
  const cost = SUPPORT.supportCosts[type];
  return 'gold' in cost ? speak(`${as}.gold`, { n: cost.gold }) : speak(`${as}.${cost.proof}-proof`, { n: cost.n });
}

/** What helping a hero costs and brings. */
export function supportWords({ hero }: HeroView, type: keyof typeof SUPPORT.supportCosts): string {
  const cost = supportCost(type, 'count');
  return sayAdventure('support.line', { player: shortHero(hero), cost, vp: SUPPORT.supportVp.supporter });
}

interface QuestCardProps {
  readonly scene: Scene;
  readonly quest: string;
  /** Whose it is, with how far it has come; null for a card that is only looked at. */
  readonly hero: HeroView | null;
  readonly hasStory?: boolean;
}

function Seals({ quest, hero }: Pick<QuestCardProps, 'quest' | 'hero'>) {
  const { proofs } = QUESTS.find(({ id }) => id === quest)?.main ?? { proofs: { red: 0, blue: 0, purple: 0 } };
  return (
    <span class="seals">
      {COLORS.map((color) =>
        Array.from({ length: proofs[color] }, (_, index) => (
          <span
            key={`${color}-${index}`}
            class={index < (hero?.proofs[color] ?? proofs[color]) ? `seal-${color}` : `seal-${color} need`}
          >
            <Emblem name={TOKEN_ICONS.proof} />
          </span>
        )),
      )}
      <span class="sr">
        {COLORS.filter((color) => proofs[color] > 0)
          .map((color) => speak(`count.${color}-proof`, { n: proofs[color] }))
          .join(', ')}
      </span>
    </span>
  );
}

/** What can be had now for a side quest that is met. */
export function claimWords(side: (typeof QUESTS)[number]['sides'][number]): string {
  const { kind, vp } = side;
  if (kind === 'go-to') return sayAdventure('claim.go-to', { place: placeName(side.location), vp });
  return sayAdventure('claim.spend', { what: sideText(language.value, side), vp });
}

function SideLine({ scene, quest, hero, side }: QuestCardProps & { readonly side: number }) {
  const facts = QUESTS.find(({ id }) => id === quest)?.sides[side];
  if (facts === undefined) return null;
  const isDone = hero?.quest?.isSideDone[side] === true;
  const option = `side-quest:${side + 1}`;
  const isOwn = hero !== null && isMe(scene, hero.seat);
  const answer = isOwn ? answerProps(scene, option) : null;
  const rule = isOwn && !isDone ? blockOf(scene, option) : null;
  const text = sideText(language.value, facts);
  return (
    <li class={isDone ? 'done' : ''}>
      <i>{isDone ? <Icon name="check-mark" /> : null}</i>
      {answer !== null ? (
        <button type="button" class="inkbtn red" {...answer}>
          {claimWords(facts)}
        </button>
      ) : rule !== null ? (
        <button type="button" class="why-btn" onClick={() => scene.act.explain(rule)}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      <b>
        <span class="sr">{sayAdventure('quest.worth')} </span>
        {facts.vp}
      </b>
    </li>
  );
}

/** A quest as a ruled broadsheet: side quests to tick off, who may support it, and what the main quest asks. */
export function QuestCard(props: QuestCardProps) {
  const { scene, quest, hero, hasStory = false } = props;
  const facts = QUESTS.find(({ id }) => id === quest);
  if (facts === undefined) return null;
  const words = questText(language.value, facts);
  const isOwn = hero !== null && isMe(scene, hero.seat);
  const main = isOwn ? answerProps(scene, 'main-quest') : null;
  const story = storyOf(language.value, 'quest', quest);
  const isSupported = hero?.quest?.isSupported === true;
  return (
    <section class="quest paper ruled" aria-label={named('quest', quest)}>
      <p class="q-k">
        <Emblem name={QUEST_ICONS[facts.deck]} /> {sayAdventure(`quest.deck.${facts.deck}`)}
        {hero === null ? null : (
          <span class="q-count">
            {sayAdventure('quest.count', {
              round: Math.max(1, scene.view.round),
              done: hero.completed.count,
              of: scene.view.questsToEnd,
            })}
          </span>
        )}
      </p>
      <h2 class="display">{named('quest', quest)}</h2>
      {/* Above the rest: a window need not be high enough to show the whole card. */}
      {main === null ? null : (
        <button type="button" class="inkbtn red" {...main}>
          {speak('option.main-quest')}
        </button>
      )}
      {hasStory && story !== null ? <p class="ag-story">{story}</p> : null}
      <ul>
        <SideLine {...props} side={0} />
        <SideLine {...props} side={1} />
        <li class={isSupported ? 'sup done' : 'sup'}>
          <i>
            <Emblem name={TOKEN_ICONS.support} />
          </i>
          <span>
            {sayAdventure('quest.support', {
              cost: supportCost(facts.support, 'resource'),
              theirs: SUPPORT.supportVp.supporter,
              mine: SUPPORT.supportVp.owner,
            })}
          </span>
        </li>
      </ul>
      <div class="main-q">
        <p>
          {sayAdventure('quest.main', { place: placeName(facts.location) })} <Seals quest={quest} hero={hero} />
        </p>
        {facts.main.enemy === null ? null : (
          <p class="q-foe">
            {sayAdventure('quest.enemy', { enemy: hasStory ? words.enemy.join('. ') : (words.enemy[0] ?? '') })}
          </p>
        )}
        <b class="vp">
          <span class="sr">{sayAdventure('quest.worth')} </span>
          {facts.main.vp}
        </b>
      </div>
      {words.consequences === '' || !hasStory ? null : <p class="q-after">{words.consequences}</p>}
      {isOwn ? (
        <ul class="q-next">
          {progressWords(scene.view, hero.seat).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
