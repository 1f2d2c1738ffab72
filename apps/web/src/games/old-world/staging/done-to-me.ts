import type { Seat } from '@medallion/kernel';
import type { OldWorldView } from '@medallion/old-world';
import { type OldWorldEvent, trophyName, type WitcherView } from '@medallion/old-world';
import { listOf } from '@medallion/text';
import { language } from '../../../settings/settings';
import type { Since } from '../../../table/staging/memory';
import type { DoneToMe } from '../../../table/staging/since-scene';
import { ATTRIBUTE_ICONS, GOODS_ICONS } from '../art/emblems';
import { roman } from '../table/pieces';
import { capital, named, speak } from '../text/say-old-world';
import type { Shown } from './deeds';
import { type StagingTextId, sayStaging } from './say-staging';

export type OldWorldSince = Since<OldWorldView, OldWorldEvent, Shown>;

type Told = Pick<DoneToMe, 'icon' | 'tone' | 'words'>;
type Teller = (before: WitcherView, after: WitcherView) => Told | null;

const toneOf = (by: number): Told['tone'] => (by < 0 ? 'loss' : by > 0 ? 'gain' : 'plain');

/** What of a list is there only before, or only after: each thing as often as it was. */
function without<Thing>(all: readonly Thing[], others: readonly Thing[], key: (thing: Thing) => string): Thing[] {
  const left = others.map(key);
  return all.filter((thing) => {
    const at = left.indexOf(key(thing));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

interface Things<Thing> {
  readonly icon: string;
  of(witcher: WitcherView): readonly Thing[];
  name(thing: Thing): string;
  readonly lost: StagingTextId;
  readonly gained: StagingTextId;
  /** Where a thing changed without coming or going. */
  readonly other: StagingTextId;
}

const key = (thing: unknown): string => JSON.stringify(thing);

/** Things that came or went, by name. */
function things<Thing>({ icon, of, name, lost, gained, other }: Things<Thing>): Teller {
  return (before, after) => {
    const [gone, come] = [without(of(before), of(after), key), without(of(after), of(before), key)];
    if (gone.length + come.length === 0) return null;
    const say = (id: StagingTextId, list: readonly Thing[]) =>
      sayStaging(id, { n: list.length, what: listOf(language.value, list.map(name)) });
    if (gone.length > 0 && come.length > 0 && gone.map(name).join() === come.map(name).join())
      return { icon, tone: 'plain', words: sayStaging(other, {}) };
    const words = [gone.length > 0 ? say(lost, gone) : '', come.length > 0 ? say(gained, come) : ''];
    return { icon, tone: gone.length > 0 ? 'loss' : 'gain', words: words.filter(Boolean).join(' ') };
  };
}

const NEVER: Teller = () => null;

function attributes(before: WitcherView, after: WitcherView): Told | null {
  const changed = after.attributes.filter((one, index) => one.level !== before.attributes[index]?.level);
  if (changed.length === 0) return null;
  const words = changed.map(({ attribute, level }) =>
    sayStaging('me.attribute', { attribute: capital(speak(`attribute.${attribute}`)), level: roman(level) }),
  );
  const sum = (witcher: WitcherView) => witcher.attributes.reduce((all, { level }) => all + level, 0);
  const icon = ATTRIBUTE_ICONS[changed[0]?.attribute ?? 'combat'];
  return { icon, tone: toneOf(sum(after) - sum(before)), words: words.join(' ') };
}

function hand({ hand: before }: WitcherView, { hand: after }: WitcherView): Told | null {
  if (key(before) === key(after)) return null;
  const by = after.count - before.count;
  const words = by === 0 ? sayStaging('me.hand-same') : sayStaging('me.hand', { n: after.count });
  return { icon: GOODS_ICONS.hand, tone: toneOf(by), words };
}

function discard({ discard: before }: WitcherView, { discard: after }: WitcherView): Told | null {
  if (key(before) === key(after)) return null;
  const by = after.count - before.count;
  const sign = by < 0 ? 'less' : 'more';
  const words = by === 0 ? sayStaging('me.discard-same') : sayStaging('me.discard', { sign, n: after.count, by });
  return { icon: GOODS_ICONS.discard, tone: 'plain', words };
}

/** A number: what it is now, or by how much it changed. */
function count(icon: string, of: (witcher: WitcherView) => number, say: (to: number, by: number) => string): Teller {
  return (before, after) => {
    const by = of(after) - of(before);
    return by === 0 ? null : { icon, tone: toneOf(by), words: say(of(after), by) };
  };
}

/** Every part of a witcher's board, with what is said where others have changed it. What follows from another part has no words. */
const TELLERS: { readonly [Field in keyof WitcherView]-?: Teller } = {
  seat: NEVER,
  school: NEVER,
  at: (before, after) =>
    before.at === after.at || after.at === null
      ? null
      : { icon: 'walking-boot', tone: 'plain', words: sayStaging('me.at', { place: named('location', after.at) }) },
  spot: count(
    GOODS_ICONS.trophy,
    ({ spot }) => spot,
    (n) => sayStaging('me.spot', { n }),
  ),
  progress: NEVER,
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
  shieldMaximum: NEVER,
  combatDraw: NEVER,
  potionLimit: NEVER,
  hand,
  deck: count(
    GOODS_ICONS.deck,
    ({ deck }) => deck.count,
    (n) => sayStaging('me.deck', { n }),
  ),
  discard,
  potions: things({
    icon: GOODS_ICONS.potion,
    of: ({ potions }) => potions,
    name: (potion) => named('potion', potion),
    lost: 'me.potion-lost',
    gained: 'me.potion-gained',
    other: 'me.potion-gained',
  }),
  trophies: things({
    icon: GOODS_ICONS.trophy,
    of: ({ trophies }) => trophies,
    name: (trophy) => trophyName(language.value, trophy),
    lost: 'me.trophy-lost',
    gained: 'me.trophy-gained',
    other: 'me.trophy-gained',
  }),
  ownTrophies: count(
    GOODS_ICONS.trophy,
    ({ ownTrophies }) => ownTrophies,
    (n) => sayStaging('me.own-trophies', { n }),
  ),
  quests: things({
    icon: GOODS_ICONS.quest,
    of: ({ quests }) => quests,
    name: ({ at }) => named('location', at),
    lost: 'me.quest-lost',
    gained: 'me.quest-gained',
    other: 'me.quest-gained',
  }),
  trails: things({
    icon: GOODS_ICONS.trail,
    of: ({ trails }) => trails,
    name: ({ terrain }) => speak(`terrain.${terrain}`),
    lost: 'me.trail-lost',
    gained: 'me.trail-gained',
    other: 'me.trails',
  }),
  companions: things({
    icon: GOODS_ICONS.companion,
    of: ({ companions }) => companions,
    name: ({ companion }) => (companion === null ? '' : named('companion', companion)),
    lost: 'me.companion-lost',
    gained: 'me.companion-gained',
    other: 'me.companion-gained',
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

/** The last thing that was told of this part of the viewer's own board; a fight of theirs where nothing was. */
export function causeOf({ lines, seat: me }: OldWorldSince, field: keyof WitcherView): OldWorldEvent | null {
  const events = lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  const types = CAUSES[field] ?? [];
  const isMine = (event: OldWorldEvent) => 'seat' in event && event.seat === (me as Seat);
  const own = events.findLast((event) => types.includes(event.type) && isMine(event));
  const fight = events.findLast(({ type }) => type === 'fight-ended');
  const isMyFight = fight?.type === 'fight-ended' && (fight.seat === me || fight.against === me);
  return own ?? (isMyFight ? fight : null);
}

const ORDER = ['loss', 'gain', 'plain'] as const;

/** What is other on the viewer's own board than at the end of their turn: losses first, each with its cause. */
export function doneToMe(since: OldWorldSince, wordsOf: (event: OldWorldEvent) => string): readonly DoneToMe[] {
  const [before, after] = [since.before.witchers[since.seat], since.after.witchers[since.seat]];
  if (before === undefined || after === undefined) return [];
  const fields = Object.keys(TELLERS) as (keyof WitcherView)[];
  const told = fields.flatMap((field): readonly DoneToMe[] => {
    const words = TELLERS[field](before, after);
    if (words === null) return [];
    const cause = causeOf(since, field);
    return [{ field, ...words, cause: cause === null ? null : wordsOf(cause) }];
  });
  return told.toSorted((one, other) => ORDER.indexOf(one.tone) - ORDER.indexOf(other.tone));
}
