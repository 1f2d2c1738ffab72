import { randomInt } from 'node:crypto';
import type { BotPool, Thought } from '../bots/pool';
import { happens, refused, refusedBy } from './decision';
import type { Hall } from './hall';
import { personAt } from './holder';
import type { LiveTable } from './live-table';
import type { TableCore } from './table-core';

const SEEDS = 2 ** 31;

/** The bots that answer now. Where a seat may wait, bots let the people go first, and go one after the other. */
export function botsToMove(core: TableCore): readonly { readonly seat: number; readonly level: string }[] {
  const asked = core.asked();
  const bots = asked.flatMap((seat) => {
    const holder = core.seats[seat];
    return holder?.kind === 'bot' ? [{ seat, level: holder.level }] : [];
  });
  const pressed = bots.filter(({ seat }) => !core.mayWait(seat));
  const isPersonAsked = asked.some((seat) => personAt(core.seats[seat]) !== null);
  return isPersonAsked || pressed.length > 0 ? pressed : bots.slice(0, 1);
}

/** Sees to it that every bot that is asked answers: after each change, and after a restart. */
export class BotPlayers {
  readonly #hall: Hall;
  readonly #pool: BotPool;
  readonly #milliseconds: number;

  constructor(hall: Hall, pool: BotPool, milliseconds: number) {
    this.#hall = hall;
    this.#pool = pool;
    this.#milliseconds = milliseconds;
    hall.onChange((live) => this.attend(live));
  }

  attend(live: LiveTable): void {
    if (!live.core.hasBots) return;
    for (const { seat, level } of botsToMove(live.core)) {
      if (!live.thinking.has(seat)) void this.#play(live, seat, level);
    }
  }

  async #play(live: LiveTable, seat: number, level: string): Promise<void> {
    const { core } = live;
    const at = core.number;
    if (core.table === null) return;
    live.thinking.set(seat, at);
    const thought = await this.#pool.think({
      owner: core.stored.host,
      isQuick: core.entry.quickLevels.includes(level),
      errand: () => {
        if (live.core !== core || core.number !== at || core.table === null) return null;
        const { game } = core.stored;
        return {
          game,
          saved: core.table.save(),
          seat,
          level,
          seed: randomInt(SEEDS),
          milliseconds: this.#milliseconds,
        };
      },
    });
    live.thinking.delete(seat);
    if ('failed' in thought && thought.failed === 'stale') return this.attend(live);
    // The server stops in the midst of a thought: after the restart the bot thinks again.
    if ('failed' in thought && thought.failed === 'stopped') return;
    this.#count(live, seat, level, thought);
    const reply = await this.#answer(live, seat, at, thought).catch((error: unknown) => {
      this.#hall.parts.log.error({ err: error, table: live.id, seat }, 'a bot could not answer');
      return { ok: false as const, code: 'server-error' };
    });
    // Somebody else came first: the question may have changed, so the bot thinks again.
    if (!reply.ok && reply.code === 'stale') this.attend(live);
  }

  #answer(live: LiveTable, seat: number, at: number, thought: Thought) {
    return this.#hall.change(live, null, (core) => {
      if (core.number !== at || core.table === null) return refused('stale');
      if (core.seats[seat]?.kind !== 'bot') return refused('not-your-seat');
      const options = core.table.questions.find((open) => open.seat === seat)?.options.length ?? 0;
      if (options === 0) return refused('not-asked');
      const thoughtOf = 'option' in thought ? core.table.codeAt(seat, thought.option) : null;
      const code = thoughtOf?.ok === true ? thoughtOf : core.table.codeAt(seat, randomInt(options));
      if (!code.ok) return refusedBy(code.refusal);
      return happens({ kind: 'answered', seat, code: code.value, bank: null });
    });
  }

  #count(live: LiveTable, seat: number, level: string, thought: Thought): void {
    const { metrics, log } = this.#hall.parts;
    if ('option' in thought) {
      metrics.botMoves.inc({ how: 'thought' });
      return;
    }
    metrics.botMoves.inc({ how: thought.failed });
    log.warn({ table: live.id, seat, level, why: thought.why }, 'a bot gave no answer; a random one was taken');
  }
}
