import { happens, refused } from './decision';
import type { Hall } from './hall';
import { personAt } from './holder';
import type { LiveTable } from './live-table';
import { timeOut } from './reactions';

const LONGEST = 2 ** 31 - 1;

/** Ends the time of seats that do not answer. */
export class Timekeeper {
  readonly #hall: Hall;

  constructor(hall: Hall) {
    this.#hall = hall;
    hall.onChange((live) => this.#set(live));
  }

  #set(live: LiveTable): void {
    if (live.timer !== null) clearTimeout(live.timer);
    live.timer = null;
    const deadline = live.core.clock.earliest();
    if (deadline === null) return;
    const wait = Math.min(LONGEST, Math.max(0, deadline - Date.now()) + 1);
    live.timer = setTimeout(() => this.#ring(live), wait);
    live.timer.unref();
  }

  #ring(live: LiveTable): void {
    const change = this.#hall.change(live, null, (core) => {
      const now = Date.now();
      const late = core.clock.deadlines().findIndex((deadline) => deadline !== null && deadline <= now);
      if (late < 0 || core.phase !== 'playing' || personAt(core.seats[late]) === null) return refused('stale');
      return happens(timeOut(core, late));
    });
    change
      .then((reply) => {
        if (!reply.ok) this.#set(live);
      })
      .catch((error: unknown) => this.#hall.parts.log.error({ err: error, table: live.id }, 'a clock failed'));
  }
}
