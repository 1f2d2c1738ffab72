import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { openBook } from '../../pieces/open-book';
import { setYourTurn } from '../../pieces/page-title';
import { hideSlip, showSlip } from '../../pieces/slips';
import type { SessionReply } from '../../play/session';
import { refusalWords } from '../../play/text/say-play';
import { settings } from '../../settings/settings';
import { playSound } from '../../sound/sound';
import { letGo } from '../keys/focus';
import { type Act, oneAtATime } from './one-at-a-time';

function report(reply: SessionReply<unknown>): void {
  if (reply.ok || reply.refusal.code === 'stopped') return;
  showSlip({ id: 'refused', words: refusalWords(reply.refusal.code) });
}

/** Does things at the table and says so if one was refused. `before` puts away what the act makes stale. */
export function useActs(before: () => void, sight: () => unknown): (act: Act | undefined) => Promise<void> {
  const latest = useRef({ before, sight });
  latest.current = { before, sight };
  const run = useMemo(
    () =>
      oneAtATime(
        () => latest.current.sight(),
        async (act) => {
          letGo();
          latest.current.before();
          hideSlip('refused');
          report(await act());
        },
      ),
    [],
  );
  return async (act) => (act === undefined ? undefined : run(act));
}

/** Marks the tab, and knocks when the person may be looking elsewhere. */
export function useTurnMark(isMyTurn: boolean): void {
  useEffect(() => {
    setYourTurn(isMyTurn);
    if (isMyTurn && settings.value.callMyTurn && document.hidden) playSound('knock');
    return () => setYourTurn(false);
  }, [isMyTurn]);
}

interface Holding {
  readonly hold?: ((isHeld: boolean) => void) | undefined;
}

/** As long as the person reads a sheet of their own, the others do not play on behind it. */
export function useHeldBots(session: Holding, isHeld: boolean): void {
  const isReading = isHeld || openBook.value !== null;
  const holding = useRef(session);
  holding.current = session;
  // Before the next frame: a bot that answers at once would else be quicker than the sheet.
  useLayoutEffect(() => {
    holding.current.hold?.(isReading);
    return () => holding.current.hold?.(false);
  }, [isReading]);
}
