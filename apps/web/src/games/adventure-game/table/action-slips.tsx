import './action-slips.css';
import { DEVELOPMENT, type HeroView } from '@medallion/adventure-game';
import { listOf } from '@medallion/text';
import { language } from '../../../settings/settings';
import { ACTION_ICONS } from '../art/emblems';
import { blockedWords, sayAdventure, speak } from '../text/say-adventure';
import { Marks } from './hero-sheet';
import { Emblem } from './pieces';
import { answerProps, blockOf, heroOf, type Scene } from './scene';
import { missingWords, placeName, questRoads } from './words';

type Space = HeroView['spaces'][number];
type ActionId = 'travel' | 'investigate' | 'develop' | 'rest' | 'brew' | 'prepare' | 'sing' | 'command';

const MOST_MARKERS = 3;

/** Cards of a trait that an own action would fill. */
function fillable({ development }: HeroView, trait: string): number {
  return development.filter(
    ({ card, markers }) =>
      markers < MOST_MARKERS && DEVELOPMENT.some((facts) => facts.id === card && facts.trait === trait),
  ).length;
}

function woundWords({ spaces }: HeroView): string {
  const hurt = spaces.filter(({ wound }) => wound !== null);
  if (hurt.length === 0) return sayAdventure('why.no-wound');
  const places = hurt.map(({ action, space }) =>
    action === null ? speak(`space.${space}`) : speak(`action.${action}`),
  );
  return sayAdventure('why.wounds', { places: listOf(language.value, places) });
}

/** What the action is good for just now. */
function useWords(scene: Scene, hero: HeroView, action: ActionId): string {
  switch (action) {
    case 'travel': {
      const way = questRoads(scene.view, hero.seat);
      return way === null || way.routes === 0
        ? ''
        : sayAdventure('quest.way', { place: placeName(way.place), routes: way.routes });
    }
    case 'investigate':
      return missingWords(scene.view, hero.seat);
    case 'develop':
      return sayAdventure('why.develop', { count: hero.deck });
    case 'rest':
      return woundWords(hero);
    case 'brew':
      return sayAdventure('why.brew', { count: fillable(hero, 'potion') });
    case 'prepare':
      return sayAdventure('why.prepare', { count: fillable(hero, 'spell') });
    case 'sing':
      return sayAdventure('why.sing', { gold: hero.gold });
    case 'command':
      return '';
  }
}

/** Why it cannot be taken, what it brings along, or what it is good for: one of these, the most pressing. */
function whyWords(scene: Scene, hero: HeroView, space: Space, action: ActionId, rule: string | null): string {
  if (space.hasToken) return sayAdventure('why.used');
  if (space.wound !== null) return sayAdventure('why.wounded');
  if (rule !== null) return blockedWords(rule);
  if (space.hasFoulFate) return sayAdventure('why.cursed');
  return useWords(scene, hero, action);
}

function ActionSlip({ scene, hero, space }: { readonly scene: Scene; readonly hero: HeroView; readonly space: Space }) {
  const action = space.action as ActionId;
  const answer = answerProps(scene, action);
  const rule = answer === null ? blockOf(scene, action) : null;
  const look = [
    'action-slip',
    space.wound === null ? '' : 'hurt',
    space.hasToken ? 'used' : '',
    answer === null ? 'is-off' : 'is-can',
  ];
  return (
    <li>
      <button
        type="button"
        class={look.filter(Boolean).join(' ')}
        data-note={`${speak(`action.${action}`)}\n${sayAdventure(`act.${action}`)}`}
        {...(answer ?? (rule === null ? { 'aria-disabled': true } : { onClick: () => scene.act.explain(rule) }))}
      >
        <span class="action-name">
          <Emblem name={ACTION_ICONS[action]} />
          <b class="display">{speak(`action.${action}`)}</b>
        </span>
        <span class="action-what">{sayAdventure(`act.${action}`)}</span>
        <span class="action-why">{whyWords(scene, hero, space, action, rule)}</span>
        <Marks space={space} />
      </button>
    </li>
  );
}

/** The five actions as slips: what each does, and why it matters now. */
export function ActionSlips({ scene }: { readonly scene: Scene }) {
  const hero = heroOf(scene, scene.me);
  return (
    <ol class="action-slips" aria-label={sayAdventure('help.actions')}>
      {hero.spaces.map((space) =>
        space.action === null ? null : <ActionSlip key={space.space} scene={scene} hero={hero} space={space} />,
      )}
    </ol>
  );
}
