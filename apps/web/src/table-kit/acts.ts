import { useEffect, useRef } from 'preact/hooks';
import { setYourTurn } from '../pieces/page-title';
import { hideSlip, showSlip } from '../pieces/slips';
import type { SessionReply } from '../play/session';
import { refusalWords } from '../play/text/say-play';
import { settings } from '../settings/settings';
import { playSound } from '../sound/sound';
import { letGo } from './focus';

export type Act = () => Promise<SessionReply<unknown>>;

function report(reply: SessionReply<unknown>): void {
  if (reply.ok || reply.refusal.code === 'stopped') return;
  showSlip({ id: 'refused', words: refusalWords(reply.refusal.code) });
}

/** Does one thing at the table at a time and says so if it was refused. `before` puts away what the act makes stale. */
export function useActs(before: () => void): (act: Act | undefined) => Promise<void> {
  const isBusy = useRef(false);
  return async (act) => {
    if (isBusy.current || act === undefined) return;
    isBusy.current = true;
    letGo();
    before();
    hideSlip('refused');
    try {
      report(await act());
    } finally {
      isBusy.current = false;
    }
  };
}

/** Marks the tab, and knocks when the person may be looking elsewhere. */
export function useTurnMark(isMyTurn: boolean): void {
  useEffect(() => {
    setYourTurn(isMyTurn);
    if (isMyTurn && settings.value.callMyTurn && document.hidden) playSound('knock');
    return () => setYourTurn(false);
  }, [isMyTurn]);
}
