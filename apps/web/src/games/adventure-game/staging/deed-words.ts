import type { AdventureEvent, AdventureView } from '@medallion/adventure-game';
import type { Params } from '@medallion/text';
import type { DeedFace } from '../../../table/staging/stage-bar';
import { ACTION_ICONS, cardIcon, enemyIcon, kindIcon, TOKEN_ICONS } from '../art/emblems';
import { eventWords, heroNames, placeName, shortHero } from '../table/words';
import { named, speak } from '../text/say-adventure';
import type { AdventureDeed } from './deeds';
import { type StagingTextId, sayStaging } from './say-staging';

interface Wording {
  readonly label: string;
  readonly icon: string;
  readonly counts?: boolean;
}

const say = (icon: string, id: StagingTextId, params: Params = {}): Wording => ({
  icon,
  label: sayStaging(id, params),
});
const counting = (wording: Wording): Wording => ({ ...wording, counts: true });

/** Cards, with their names. */
function cardWording(event: AdventureEvent): Wording | null {
  switch (event.type) {
    case 'investigated':
      return { icon: kindIcon('investigation'), label: named('investigation', event.card) };
    case 'developed':
      return { icon: cardIcon(event.card, 'development'), label: named('development', event.card) };
    case 'foul-fate-drawn':
      return { icon: TOKEN_ICONS['foul-fate'], label: named('foul-fate', event.card) };
    case 'fortune-played':
      return { icon: TOKEN_ICONS.fortune, label: named('fortune', event.card) };
    case 'companion-used':
      return { icon: kindIcon('companion'), label: named('companion', event.card) };
    default:
      return null;
  }
}

function battleWording(event: AdventureEvent): Wording | null {
  switch (event.type) {
    case 'battle-started':
      return say(enemyIcon(event.enemy), 'battle', { enemy: named('enemy', event.enemy) });
    case 'battle-skipped':
      return say(enemyIcon(event.enemy), 'slipped');
    case 'battle-decided':
      return say('gladius', event.attack ? 'won' : 'lost');
    case 'hero-rolled':
      return say('gladius', event.isSuccess ? 'roll-won' : 'roll-lost');
    case 'monster-defeated':
      return say(enemyIcon(event.monster), 'slain', { enemy: named('enemy', event.monster) });
    case 'monster-placed':
    case 'monster-moved':
      return say('beast-eye', 'monster', { tier: speak(`tier.${event.tier}`) });
    case 'wounded':
      return { icon: TOKEN_ICONS[event.wound], label: speak(`wound.${event.wound}`) };
    case 'delayed':
      return say(TOKEN_ICONS.delayed, 'delayed');
    default:
      return cardWording(event);
  }
}

function wordingOf(event: AdventureEvent, names: readonly string[]): Wording | null {
  switch (event.type) {
    case 'moved':
      return say(ACTION_ICONS.travel, 'moved', { place: placeName(event.to) });
    case 'action-started': {
      const action = event.action as keyof typeof ACTION_ICONS;
      return { icon: ACTION_ICONS[action], label: speak(`action.${event.action}`) };
    }
    case 'task-completed':
      return say(TOKEN_ICONS.task, 'task');
    case 'side-completed':
      return counting(say(TOKEN_ICONS.done, 'side'));
    case 'main-completed':
      return counting(say('wax-seal', 'main'));
    case 'vp-changed':
      return say(TOKEN_ICONS.vp, 'points', { n: Math.abs(event.n) });
    case 'supported':
      return say(TOKEN_ICONS.support, 'supports', { other: names[event.owner] ?? '' });
    case 'traded':
      return say(TOKEN_ICONS.support, 'trades', { other: names[event.to] ?? '' });
    case 'exchanged':
      return say(TOKEN_ICONS.proof, 'proof', { color: speak(`color.${event.color}`) });
    case 'end-triggered':
      return counting(say(TOKEN_ICONS.vp, 'last'));
    default:
      return battleWording(event);
  }
}

/** A deed in a few words: mostly as the chronicle tells it. */
export function captionOf(view: AdventureView, { seat, shown: { event } }: AdventureDeed): string {
  const player = seat === null ? '' : shortHero(view.heroes[seat]?.hero ?? '');
  if (event.type === 'moved') return sayStaging('moved.caption', { player, place: placeName(event.to) });
  if (event.type === 'battle-decided') return sayStaging(event.attack ? 'won.caption' : 'lost.caption', { player });
  if (event.type === 'developed')
    return sayStaging('developed.caption', { player, card: named('development', event.card) });
  if (event.type === 'investigated')
    return sayStaging('investigated.caption', { player, card: named('investigation', event.card) });
  if (event.type === 'foul-fate-drawn')
    return sayStaging('fate.caption', { player, card: named('foul-fate', event.card) });
  return eventWords(view, event);
}

/** A deed as a stamp. */
export function faceOf(view: AdventureView, { shown }: AdventureDeed): DeedFace {
  const wording = wordingOf(shown.event, heroNames(view));
  const tone = shown.hitsMe ? 'hits' : wording?.counts === true ? 'counts' : 'plain';
  return { icon: wording?.icon ?? TOKEN_ICONS.task, label: wording?.label ?? eventWords(view, shown.event), tone };
}
