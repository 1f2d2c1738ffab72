import type { ModuleEvent, OldWorldEvent } from '@medallion/old-world';
import {
  type HuntEvent,
  LEGENDARY_HUNT,
  LEGENDS,
  type LegendaryHuntView,
  type LegendFacts,
} from '@medallion/old-world/modules/legendary-hunt';
import type { Scene } from '../../table/scene';

export const huntOf = ({ view }: Pick<Scene, 'view'>): LegendaryHuntView =>
  view.modules[LEGENDARY_HUNT] as unknown as LegendaryHuntView;

export const hunterOf = (scene: Scene, seat: number) => huntOf(scene).hunters.find((one) => one.seat === seat) ?? null;

export const factsOf = (monster: string): LegendFacts | null => LEGENDS.find(({ id }) => id === monster) ?? null;

/** What the hunt tells; null for any other event. */
export function toldOf(event: OldWorldEvent): HuntEvent | null {
  return event.type === 'module' && event.module === LEGENDARY_HUNT ? toldIn(event) : null;
}

export function toldIn({ what, seat, about, rule }: ModuleEvent): HuntEvent {
  return { ...(about as object), what, seat, rule } as HuntEvent;
}
