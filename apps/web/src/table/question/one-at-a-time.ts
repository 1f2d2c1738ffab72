import type { SessionReply } from '../../play/session';

export type Act = () => Promise<SessionReply<unknown>>;

/**
 * Does one thing at a time. What is asked for meanwhile is done next if the table has changed since (`sight`): it was
 * pressed at what the act brought, of which only the reply is still on its way. A second press at the same sight is none.
 */
export function oneAtATime(sight: () => unknown, perform: (act: Act) => Promise<void>): (act: Act) => Promise<void> {
  let running: { readonly sight: unknown; next: Act | null } | null = null;
  return async function run(act) {
    if (running !== null) {
      if (running.sight !== sight()) running.next = act;
      return;
    }
    const mine = { sight: sight(), next: null as Act | null };
    running = mine;
    try {
      await perform(act);
    } finally {
      running = null;
    }
    if (mine.next !== null) await run(mine.next);
  };
}
