import type { Seat } from '@medallion/kernel';
import { type OldWorldEvent, type OldWorldView, pokerNet, titleOf, trophyName } from '@medallion/old-world';
import type { Params } from '@medallion/text';
import { language } from '../../../settings/settings';
import type { DeedFace } from '../../../table/staging/stage-bar';
import {
  ATTRIBUTE_ICONS,
  companionIcon,
  DEED_ICONS,
  EFFECT_ICONS,
  GOODS_ICONS,
  monsterIcon,
  potionIcon,
  trophyIcon,
} from '../art/emblems';
import { deedOfModule } from '../module-screens';
import { roman } from '../table/pieces';
import type { OldWorldSession } from '../table/scene';
import { eventWords, witcherNames } from '../table/words';
import { capital, named, speak } from '../text/say-old-world';
import { deedNote } from './deed-notes';
import type { OldWorldDeed, Shown } from './deeds';
import { type StagingTextId, sayStaging } from './say-staging';

/** Who is called what. */
export interface Names {
  readonly session: OldWorldSession;
  readonly view: OldWorldView;
}

interface Wording {
  readonly id: StagingTextId;
  readonly label: StagingTextId;
  readonly params: Params;
  readonly icon: string;
  readonly counts?: boolean;
}

type EventOf<Type extends OldWorldEvent['type']> = Extract<OldWorldEvent, { type: Type }>;

function fightWording({ event, monster }: Shown, names: readonly string[]): Wording {
  const { against, end } = event as EventOf<'fight-ended'>;
  const foe = against === null ? named('monster', monster ?? '') : (names[against] ?? '');
  const icon = against === null ? monsterIcon(monster ?? '') : DEED_ICONS.fight;
  if (end === 'driven-away') return { id: 'driven', label: 'driven.label', params: { foe }, icon };
  if (end !== 'attacker-won') return { id: 'beaten', label: 'beaten.label', params: { foe }, icon };
  const [id, label] = against === null ? (['slain', 'slain.label'] as const) : (['won', 'won.label'] as const);
  return { id, label, params: { foe }, icon, counts: true };
}

function placed({ monster, at }: EventOf<'monster-placed'>): Wording {
  const params = { monster: named('monster', monster), place: named('location', at) };
  return { id: 'monster', label: 'monster.label', params, icon: monsterIcon(monster) };
}

/** Goods, cards and knowledge that somebody came by. */
function gainWording(event: OldWorldEvent): Wording | null {
  switch (event.type) {
    case 'attribute-raised': {
      const params = { attribute: capital(speak(`attribute.${event.attribute}`)), level: roman(event.to) };
      return { id: 'trained', label: 'trained.label', params, icon: ATTRIBUTE_ICONS[event.attribute] };
    }
    case 'potion-gained':
      return {
        id: 'got',
        label: 'thing',
        params: { thing: named('potion', event.potion) },
        icon: potionIcon(event.potion),
      };
    case 'card-gained':
      return { id: 'took', label: 'thing', params: { thing: named('card', event.card) }, icon: EFFECT_ICONS.take };
    case 'companion-gained': {
      const params = { thing: named('companion', event.companion) };
      return { id: 'got', label: 'thing', params, icon: companionIcon(event.companion) };
    }
    case 'trail-quest-taken':
      return {
        id: 'rumour',
        label: 'rumour.label',
        params: { place: named('location', event.at) },
        icon: GOODS_ICONS.trail,
      };
    case 'trail-found':
    case 'trail-taken': {
      const params = { terrain: speak(`terrain.${event.terrain}`) };
      return { id: 'trail', label: 'trail.label', params, icon: GOODS_ICONS.trail };
    }
    case 'quest-taken':
      return {
        id: 'quest',
        label: 'quest.label',
        params: { place: named('location', event.at) },
        icon: GOODS_ICONS.quest,
      };
    default:
      return null;
  }
}

function deedWording(shown: Shown, names: readonly string[]): Wording | null {
  const { event, monster } = shown;
  switch (event.type) {
    case 'moved':
      return {
        id: 'moved',
        label: 'moved.label',
        params: { place: named('location', event.to) },
        icon: 'walking-boot',
      };
    case 'poker-won': {
      const [id, label] = event.isLocals
        ? (['dice-lost', 'dice-lost.label'] as const)
        : (['dice', 'dice.label'] as const);
      return { id, label, params: { gold: pokerNet(event, event.seat) }, icon: GOODS_ICONS.dice };
    }
    case 'poker-paid':
      return { id: 'dice', label: 'dice.label', params: { gold: pokerNet(event, event.seat) }, icon: GOODS_ICONS.dice };
    case 'explored':
      return {
        id: 'explored',
        label: 'explored.label',
        params: { title: titleOf(language.value, event.card) },
        icon: DEED_ICONS.explore,
      };
    case 'quest-resolved':
      return { id: 'resolved', label: 'resolved.label', params: {}, icon: GOODS_ICONS.quest };
    case 'meditated':
      return { id: 'meditated', label: 'meditated.label', params: {}, icon: DEED_ICONS.meditate, counts: true };
    case 'level-gained':
      return { id: 'level', label: 'level.label', params: { level: roman(event.level) }, icon: GOODS_ICONS.level };
    case 'fight-started': {
      const foe = event.against === null ? named('monster', monster ?? '') : (names[event.against] ?? '');
      return { id: 'attacks', label: 'attacks.label', params: { foe }, icon: DEED_ICONS.fight };
    }
    case 'combo-done':
      return { id: 'blow', label: 'blow.label', params: { damage: event.damage }, icon: EFFECT_ICONS.damage };
    case 'fight-ended':
      return fightWording(shown, names);
    case 'trophy-gained': {
      const params = { thing: trophyName(language.value, event.trophy) };
      return { id: 'trophy', label: 'trophy.label', params, icon: trophyIcon(event.trophy), counts: true };
    }
    case 'fatigued':
      return { id: 'tired', label: 'tired.label', params: { n: event.n }, icon: 'campfire' };
    case 'monster-placed':
      return placed(event);
    default:
      return gainWording(event);
  }
}

const nameOf = (names: readonly string[], seat: Seat | null): string => (seat === null ? '' : (names[seat] ?? ''));

/** A deed in at most eight words. */
export function captionOf({ session, view }: Names, { seat, shown }: OldWorldDeed): string {
  const names = witcherNames(session, view);
  const wording = deedWording(shown, names);
  if (wording === null) return eventWords(session, view, shown.event);
  return sayStaging(wording.id, { ...wording.params, player: nameOf(names, seat) });
}

/** A deed as a stamp. */
export function faceOf({ session, view }: Names, { shown }: OldWorldDeed): DeedFace {
  const wording = deedWording(shown, witcherNames(session, view));
  const tone = shown.hitsMe ? 'hits' : wording?.counts === true ? 'counts' : 'plain';
  if (wording === null)
    return {
      icon: deedOfModule(shown.event)?.icon ?? GOODS_ICONS.quest,
      label: eventWords(session, view, shown.event),
      tone,
    };
  const label = sayStaging(wording.label, wording.params);
  return { icon: wording.icon, label, tone, note: deedNote(shown.event) };
}
