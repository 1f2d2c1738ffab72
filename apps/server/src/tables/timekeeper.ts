import { happens, refused } from './decision';
import type { Hall } from './hall';
import { personAt } from './holder';
import type { LiveTable } from './live-table';
import { timeOut } from './reactions';

/** Ends the time of seats that do not answer. */
export class Timekeeper {
  readonly #hall: Hall;

  constructor(hall: Hall) {
    this.#hall = hall;
    hall.onChange((live) => this.#set(live));
  }

  #set(live: LiveTable): void {
    live.stopTimer?.();
    live.stopTimer = null;
    const deadline = live.core.clock.earliest();
    if (deadline === null) return;
    const { time } = this.#hall.parts;
    live.stopTimer = time.after(Math.max(0, deadline - time.now()) + 1, () => this.#ring(live));
  }

  #ring(live: LiveTable): void {
    const change = this.#hall.change(live, null, (core) => {
      const now = this.#hall.parts.time.now();
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
