import type { AdventureEvent, AdventureView, HeroView } from '@medallion/adventure-game';
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
import { ACTION_ICONS, kindIcon, TOKEN_ICONS } from '../art/emblems';
import { placeName } from '../table/words';
import { named, speak } from '../text/say-adventure';
import { isDeed, type Shown } from './deeds';
import { type StagingTextId, sayStaging } from './say-staging';

export type AdventureSince = Since<AdventureView, AdventureEvent, Shown>;

const list = (words: readonly string[]) => ({ n: words.length, what: listOf(language.value, words) });
const signOf = (by: number) => ({ sign: by < 0 ? 'less' : 'more', n: Math.abs(by) });

const COLORS = ['red', 'blue', 'purple'] as const;

/** Leads or proofs of each colour. */
function goods(icon: string, of: (hero: HeroView) => HeroView['leads'], suffix: '' | '-proof'): Teller<HeroView> {
  return (before, after) => {
    const changes = COLORS.map((color) => ({ color, by: of(after)[color] - of(before)[color] }));
    const changed = changes.filter(({ by }) => by !== 0);
    if (changed.length === 0) return null;
    const words = changed.map(({ color, by }) => {
      const what = speak(`resource.${color}${suffix}`, { n: Math.abs(by) });
      return sayStaging(by < 0 ? 'me.lost' : 'me.gained', { what });
    });
    const sum = changes.reduce((all, { by }) => all + by, 0);
    return { icon, tone: toneOf(sum), words: words.join(' ') };
  };
}

type Space = HeroView['spaces'][number];

const nameOf = ({ space, action }: Space): string =>
  action === null ? speak(`space.${space}`) : speak(`action.${action}`);

/** Wounds and curses beside each action. */
const spaces: Teller<HeroView> = (before, after) => {
  const parts = after.spaces.flatMap((now, index): readonly { readonly id: StagingTextId; readonly space: Space }[] => {
    const was = before.spaces[index];
    if (was === undefined) return [];
    return [
      ...(was.wound === now.wound
        ? []
        : [{ id: now.wound === null ? 'me.healed' : 'me.wounded', space: now } as const]),
      ...(was.hasFoulFate === now.hasFoulFate
        ? []
        : [{ id: now.hasFoulFate ? 'me.cursed' : 'me.uncursed', space: now } as const]),
      ...(was.hasToken === now.hasToken ? [] : [{ id: now.hasToken ? 'me.used' : 'me.free', space: now } as const]),
    ];
  });
  // Tokens come back with each turn: they are told only where nothing else is.
  const heavy = parts.filter(({ id }) => id !== 'me.free');
  const told = heavy.length > 0 ? heavy : parts.slice(0, 1);
  if (told.length === 0) return null;
  const isBad = told.some(({ id }) => id === 'me.wounded' || id === 'me.cursed');
  const words = told.map(({ id, space }) =>
    id === 'me.free' ? sayStaging('me.all-free') : sayStaging(id, { space: nameOf(space) }),
  );
  const icon = told[0]?.id === 'me.cursed' ? TOKEN_ICONS['foul-fate'] : TOKEN_ICONS.minor;
  return { icon, tone: isBad ? 'loss' : 'plain', words: words.join(' ') };
};

const quest: Teller<HeroView> = ({ quest: before }, { quest: after }) => {
  if (isSame(before, after)) return null;
  const icon = kindIcon('quest');
  if (after === null) return { icon, tone: 'plain', words: sayStaging('me.quest-none') };
  if (before?.quest !== after.quest)
    return { icon, tone: 'plain', words: sayStaging('me.quest', { quest: named('quest', after.quest) }) };
  if (!before.isSupported && after.isSupported) return { icon, tone: 'gain', words: sayStaging('me.supported') };
  return { icon, tone: 'gain', words: sayStaging('me.quest-on') };
};

/** Cards that are named where they are known, and counted where they are not. */
function pile(icon: string, of: (hero: HeroView) => HeroView['fortunes'], id: StagingTextId): Teller<HeroView> {
  return (before, after) => {
    if (isSame(of(before), of(after))) return null;
    return { icon, tone: toneOf(of(after).count - of(before).count), words: sayStaging(id, { n: of(after).count }) };
  };
}

/** Every part of a hero's play area. */
const TELLERS: Tellers<HeroView> = {
  seat: untold,
  hero: untold,
  at: (before, after) =>
    before.at === after.at
      ? null
      : { icon: ACTION_ICONS.travel, tone: 'plain', words: sayStaging('me.at', { place: placeName(after.at) }) },
  vp: count(
    TOKEN_ICONS.vp,
    ({ vp }) => vp,
    (_, by) => sayStaging('me.points', signOf(by)),
  ),
  vpSpace: untold,
  gold: count(
    TOKEN_ICONS.gold,
    ({ gold }) => gold,
    (_, by) => sayStaging('me.gold', signOf(by)),
  ),
  leads: goods(kindIcon('investigation'), ({ leads }) => leads, ''),
  proofs: goods(TOKEN_ICONS.proof, ({ proofs }) => proofs, '-proof'),
  rates: untold,
  wealth: untold,
  spaces,
  isDelayed: (before, after) =>
    before.isDelayed === after.isDelayed
      ? null
      : {
          icon: TOKEN_ICONS.delayed,
          tone: after.isDelayed ? 'loss' : 'gain',
          words: sayStaging(after.isDelayed ? 'me.delayed' : 'me.stands'),
        },
  quest,
  completed: pile(TOKEN_ICONS.done, ({ completed }) => completed, 'me.completed'),
  investigations: things({
    icon: kindIcon('task'),
    of: ({ investigations }) => investigations,
    gone: (cards) => sayStaging('me.cards-lost', list(cards.map(({ card }) => named('investigation', card)))),
    come: (cards) => sayStaging('me.cards-gained', list(cards.map(({ card }) => named('investigation', card)))),
  }),
  fates: things({
    icon: TOKEN_ICONS['foul-fate'],
    of: ({ fates }) => fates.map((card) => named('foul-fate', card)),
    gone: (cards) => sayStaging('me.cards-lost', list(cards)),
    come: (cards) => sayStaging('me.fate', list(cards)),
    isBad: true,
  }),
  fortunes: pile(TOKEN_ICONS.fortune, ({ fortunes }) => fortunes, 'me.fortunes'),
  played: (before, after) =>
    before.played === after.played
      ? null
      : { icon: TOKEN_ICONS.fortune, tone: 'plain', words: sayStaging('me.played') },
  deck: count(
    kindIcon('development'),
    ({ deck }) => deck,
    (n) => sayStaging('me.deck', { n }),
  ),
  development: (before, after) => {
    if (isSame(before.development, after.development)) return null;
    const sum = ({ development }: HeroView) => development.reduce((all, { markers }) => all + markers + 1, 0);
    const words = sayStaging('me.development');
    return { icon: kindIcon('development'), tone: toneOf(sum(after) - sum(before)), words };
  },
  companions: untold,
  drawn: (before, after) =>
    isSame(before.drawn, after.drawn)
      ? null
      : { icon: kindIcon('quest'), tone: 'plain', words: sayStaging('me.drawn', { n: after.drawn.count }) },
};

type Types = readonly AdventureEvent['type'][];
const MARKS: Types = ['wounded', 'healed', 'softened', 'worsened', 'foul-fate-on-sheet', 'foul-fate-cleared'];
/** Which events change which part. */
const CAUSES: Readonly<Partial<Record<keyof HeroView, Types>>> = {
  at: ['moved'],
  vp: ['vp-changed'],
  gold: ['gained', 'spent', 'traded'],
  leads: ['gained', 'spent', 'exchanged'],
  proofs: ['gained', 'spent', 'exchanged'],
  spaces: MARKS,
  isDelayed: ['delayed', 'stood-up'],
  quest: ['quest-kept', 'side-completed'],
  fates: ['foul-fate-drawn'],
  fortunes: ['fortune-drawn', 'fortune-played'],
  investigations: ['card-kept', 'card-discarded'],
  development: ['marker-placed', 'developed', 'card-used', 'card-discarded'],
};

/** Somebody dealt with the viewer: that tells more than what came of it. */
function dealing({ lines, seat: me }: AdventureSince, field: keyof HeroView): AdventureEvent | null {
  const events = lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  const isAbout = (event: AdventureEvent) =>
    (event.type === 'supported' && event.owner === me && (field === 'vp' || field === 'quest')) ||
    (event.type === 'traded' && event.to === me && (field === 'gold' || field === 'leads'));
  return events.findLast(isAbout) ?? null;
}

/** What is other in the viewer's own play area than at the end of their turn. */
export function doneToMe(since: AdventureSince, wordsOf: (event: AdventureEvent) => string): readonly DoneToMe[] {
  const { lines, seat: me } = since;
  const [before, after] = [since.before.heroes[me], since.after.heroes[me]];
  if (before === undefined || after === undefined) return [];
  return tellChanges(TELLERS, before, after, (field) => {
    const cause = dealing(since, field) ?? causeIn(lines, { me, types: CAUSES[field] ?? [], isDeed });
    return cause === null ? null : wordsOf(cause);
  });
}
