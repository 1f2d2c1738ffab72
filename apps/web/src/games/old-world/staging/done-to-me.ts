import { type OldWorldEvent, type OldWorldView, trophyName, type WitcherView } from '@medallion/old-world';
import { listOf } from '@medallion/text';
import { language } from '../../../settings/settings';
import { causeIn } from '../../../table/staging/cause';
import {
  count,
  type DoneToMe,
  isSame,
  type Teller,
  type Tellers,
  tellChanges,
  things,
  toneOf,
  untold,
} from '../../../table/staging/changes';
import type { Since } from '../../../table/staging/memory';
import { ATTRIBUTE_ICONS, GOODS_ICONS } from '../art/emblems';
import { roman } from '../table/pieces';
import { capital, named, speak } from '../text/say-old-world';
import { reachesOthers, type Shown } from './deeds';
import { sayStaging } from './say-staging';

export type OldWorldSince = Since<OldWorldView, OldWorldEvent, Shown>;

const list = (words: readonly string[]) => ({ n: words.length, what: listOf(language.value, words) });

const attributes: Teller<WitcherView> = (before, after) => {
  const changed = after.attributes.filter((one, index) => one.level !== before.attributes[index]?.level);
  if (changed.length === 0) return null;
  const words = changed.map(({ attribute, level }) =>
    sayStaging('me.attribute', { attribute: capital(speak(`attribute.${attribute}`)), level: roman(level) }),
  );
  const sum = (witcher: WitcherView) => witcher.attributes.reduce((all, { level }) => all + level, 0);
  const icon = ATTRIBUTE_ICONS[changed[0]?.attribute ?? 'combat'];
  return { icon, tone: toneOf(sum(after) - sum(before)), words: words.join(' ') };
};

const hand: Teller<WitcherView> = ({ hand: before }, { hand: after }) => {
  if (isSame(before, after)) return null;
  const by = after.count - before.count;
  const words = by === 0 ? sayStaging('me.hand-same') : sayStaging('me.hand', { n: after.count });
  return { icon: GOODS_ICONS.hand, tone: toneOf(by), words };
};

const discard: Teller<WitcherView> = ({ discard: before }, { discard: after }) => {
  if (isSame(before, after)) return null;
  const by = after.count - before.count;
  const sign = by < 0 ? 'less' : 'more';
  const words = by === 0 ? sayStaging('me.discard-same') : sayStaging('me.discard', { sign, n: after.count, by });
  return { icon: GOODS_ICONS.discard, tone: 'plain', words };
};

/** Every part of a witcher's board. */
const TELLERS: Tellers<WitcherView> = {
  seat: untold,
  school: untold,
  at: (before, after) =>
    before.at === after.at || after.at === null
      ? null
      : { icon: 'walking-boot', tone: 'plain', words: sayStaging('me.at', { place: named('location', after.at) }) },
  spot: count(
    GOODS_ICONS.trophy,
    ({ spot }) => spot,
    (n) => sayStaging('me.spot', { n }),
  ),
  progress: untold,
  gold: count(
    GOODS_ICONS.gold,
    ({ gold }) => gold,
    (_, by) => sayStaging('me.gold', { sign: by < 0 ? 'less' : 'more', n: Math.abs(by) }),
  ),
  level: count(
    GOODS_ICONS.level,
    ({ level }) => level,
    (n) => sayStaging('me.level', { level: roman(n) }),
  ),
  attributes,
  shield: count(
    ATTRIBUTE_ICONS.defense,
    ({ shield }) => shield,
    (n) => sayStaging('me.shield', { n }),
  ),
  shieldMaximum: untold,
  combatDraw: untold,
  potionLimit: untold,
  hand,
  deck: count(
    GOODS_ICONS.deck,
    ({ deck }) => deck.count,
    (n) => sayStaging('me.deck', { n }),
  ),
  discard,
  potions: things({
    icon: GOODS_ICONS.potion,
    of: ({ potions }) => potions.map((potion) => named('potion', potion)),
    gone: (potions) => sayStaging('me.potion-lost', list(potions)),
    come: (potions) => sayStaging('me.potion-gained', list(potions)),
  }),
  trophies: things({
    icon: GOODS_ICONS.trophy,
    of: ({ trophies }) => trophies.map((trophy) => trophyName(language.value, trophy)),
    gone: (trophies) => sayStaging('me.trophy-lost', list(trophies)),
    come: (trophies) => sayStaging('me.trophy-gained', list(trophies)),
  }),
  ownTrophies: count(
    GOODS_ICONS.trophy,
    ({ ownTrophies }) => ownTrophies,
    (n) => sayStaging('me.own-trophies', { n }),
  ),
  quests: things({
    icon: GOODS_ICONS.quest,
    of: ({ quests }) => quests,
    gone: ({ length }) => sayStaging('me.quest-lost', { n: length }),
    come: ({ length }) => sayStaging('me.quest-gained', { n: length }),
  }),
  trails: things({
    icon: GOODS_ICONS.trail,
    of: ({ trails }) => trails,
    gone: (trails) => sayStaging('me.trail-lost', list(trails.map(({ terrain }) => speak(`terrain.${terrain}`)))),
    come: (trails) => sayStaging('me.trail-gained', list(trails.map(({ terrain }) => speak(`terrain.${terrain}`)))),
  }),
  companions: things({
    icon: GOODS_ICONS.companion,
    of: ({ companions }) =>
      companions.map(({ companion }) => (companion === null ? '' : named('companion', companion))),
    gone: (companions) => sayStaging('me.companion-lost', list(companions)),
    come: (companions) => sayStaging('me.companion-gained', list(companions)),
  }),
  cheaperTraining: count(
    GOODS_ICONS.level,
    ({ cheaperTraining }) => cheaperTraining,
    (n) => (n === 0 ? sayStaging('me.training-none') : sayStaging('me.training', { n })),
  ),
  freeMoves: count(
    'walking-boot',
    ({ freeMoves }) => freeMoves,
    (n) => sayStaging('me.free-moves', { n }),
  ),
};

type Types = readonly OldWorldEvent['type'][];
const CARDS: Types = ['cards-discarded', 'cards-drawn', 'cards-trashed', 'witcher-hit', 'fatigued', 'reshuffled'];
/** Which events change which part. */
const CAUSES: Readonly<Partial<Record<keyof WitcherView, Types>>> = {
  at: ['moved'],
  spot: ['advanced', 'trophy-gained'],
  gold: ['gold-gained', 'gold-paid', 'wager-settled', 'poker-won', 'poker-paid'],
  level: ['level-gained'],
  attributes: ['attribute-raised', 'attribute-lowered'],
  shield: ['shield-changed', 'witcher-hit'],
  hand: CARDS,
  deck: CARDS,
  discard: CARDS,
  potions: ['potion-gained', 'potion-lost', 'potion-used'],
  trophies: ['trophy-gained'],
  trails: ['trail-returned', 'trail-taken', 'trail-found'],
  quests: ['quest-lost', 'quest-taken', 'quest-resolved'],
  companions: ['companion-gained', 'companion-used'],
};

/** What is other on the viewer's own board than at the end of their turn. */
export function doneToMe(since: OldWorldSince, wordsOf: (event: OldWorldEvent) => string): readonly DoneToMe[] {
  const { lines, seat: me } = since;
  const [before, after] = [since.before.witchers[me], since.after.witchers[me]];
  if (before === undefined || after === undefined) return [];
  return tellChanges(TELLERS, before, after, (field) => {
    const cause = causeIn(lines, { me, types: CAUSES[field] ?? [], isDeed: reachesOthers });
    return cause === null ? null : wordsOf(cause);
  });
}
