import type { AdventureView } from '@medallion/adventure-game';
import type { Seat } from '@medallion/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Counsel } from './counsel-worker';
import type { CounselRequest } from './view-state';

let worker: Worker | null = null;
let latest = 0;

/** Odds are counted in a worker: hundreds of rolls with every use of every card, for each enemy in sight. */
function ask(request: CounselRequest, take: (counsel: Counsel) => void): () => void {
  worker ??= new Worker(new URL('./counsel-worker.ts', import.meta.url), { type: 'module' });
  const open = worker;
  const id = ++latest;
  const hear = (message: MessageEvent<{ readonly id: number; readonly counsel: Counsel }>) => {
    if (message.data.id !== id) return;
    open.removeEventListener('message', hear);
    take(message.data.counsel);
  };
  open.addEventListener('message', hear);
  open.postMessage({ id, request });
  return () => open.removeEventListener('message', hear);
}

/** Enemies whose odds matter now: the one being fought, those of the hero's region, and that of the quest. */
export function useCounsel(view: AdventureView, seat: Seat, enemies: readonly string[]): Counsel | null {
  const [counsel, setCounsel] = useState<{ key: string; counsel: Counsel } | null>(null);
  const hero = view.heroes[seat];
  const { battle } = view;
  const key = JSON.stringify([
    seat,
    enemies,
    hero?.development,
    hero?.fortunes,
    hero?.gold,
    battle === null ? null : [battle.enemy, battle.pool, battle.faces],
  ]);
  useEffect(() => ask({ view, seat, enemies }, (found) => setCounsel({ key, counsel: found })), [key]);
  return counsel?.key === key ? counsel.counsel : null;
}
