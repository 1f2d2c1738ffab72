import type { ClockRule, SeatRequest, Visibility } from '@medallion/protocol';
import type { GameId } from '../../games/catalogue';
import { settings } from '../../settings/settings';
import { levelName } from '../text/say-play';
import { api, type Reply } from './api';
import { commandOnce } from './command-once';
import { ensureIdentity, me } from './identity';
import type { OnlineGame } from './online-games';
import { sayOnline } from './say-online';

export const KINDS = ['open', 'bot', 'local'] as const;
export type OtherKind = (typeof KINDS)[number];
export const CLOCKS = ['none', 'live', 'correspondence'] as const;
type ClockKind = (typeof CLOCKS)[number];

const CLOCK_RULES: Readonly<Record<ClockKind, ClockRule>> = {
  none: { kind: 'none' },
  live: { kind: 'live', move: 30, bank: 600 },
  correspondence: { kind: 'correspondence', days: 1 },
};

/** All that is settled before the table opens. */
export interface Plan {
  readonly game: GameId;
  readonly other: OtherKind;
  readonly level: string;
  readonly localName: string;
  readonly mine: string;
  readonly theirs: string;
  readonly options: Readonly<Record<string, string>>;
  readonly luck: string;
  readonly visibility: Visibility;
  readonly clock: ClockKind;
}

export const myName = () => me.value?.name ?? (settings.value.name || sayOnline('guest'));

export function otherName({ other, level, localName }: Plan): string {
  if (other === 'bot') return sayOnline('seat.bot', { level: levelName(level) });
  return other === 'local' ? localName || sayOnline('new.local-default') : sayOnline('seat.open');
}

function otherSeat(plan: Plan): SeatRequest {
  if (plan.other === 'bot') return { kind: 'bot', level: plan.level };
  if (plan.other === 'local') return { kind: 'local', name: plan.localName || sayOnline('new.local-default') };
  return { kind: 'open' };
}

/** Opens the table; whoever adds luck says "ready" only with it, so that no card is dealt before. */
export async function openTable(plan: Plan, game: OnlineGame, id: string): Promise<Reply<string>> {
  const identity = await ensureIdentity(sayOnline('guest'));
  if (!identity.ok) return identity;
  const luck = plan.luck.trim();
  const made = await api.create(
    {
      id,
      game: plan.game,
      config: game.config([plan.mine, plan.theirs], plan.options),
      seats: [{ kind: 'me' }, otherSeat(plan)],
      clock: CLOCK_RULES[plan.clock],
      visibility: plan.visibility,
      ready: luck === '',
    },
    identity.value.token,
  );
  if (!made.ok) return made;
  const { table } = made.value;
  for (const seat of luck === '' ? [] : plan.other === 'local' ? [1, 0] : [0]) {
    const addition = seat === 0 ? { addition: luck } : {};
    await commandOnce({ type: 'ready', table, seat, ready: true, ...addition });
  }
  return { ok: true, value: table };
}
