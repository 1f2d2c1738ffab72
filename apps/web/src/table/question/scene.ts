import type { AskedQuestion, Seat, Viewer } from '@medallion/kernel';

/** What every table's scene has: through whose eyes it is drawn, what they are asked, and how to answer. */
export interface AskedScene {
  readonly viewer: Viewer;
  readonly question: AskedQuestion | null;
  readonly act: { answer(option: string): void };
}

export function isMe({ viewer }: Pick<AskedScene, 'viewer'>, seat: Seat): boolean {
  return viewer === seat;
}

export function offers({ question }: Pick<AskedScene, 'question'>, option: string): boolean {
  return question?.options.includes(option) ?? false;
}

/** The attributes of an element that answers with this option; null where it is not on offer. */
export function answerProps(scene: AskedScene, option: string) {
  if (!offers(scene, option)) return null;
  return { 'data-option': option, onClick: () => scene.act.answer(option) };
}

/** The rule that blocks an option; null where none does. */
export function blockOf({ question }: Pick<AskedScene, 'question'>, option: string): string | null {
  return question?.blocked.find(({ id }) => id === option)?.rule ?? null;
}

/** Whose board lies before the viewer: their own, or for somebody who watches that of whoever is active. */
export function seatShown(viewer: Viewer, active: Seat): Seat {
  return typeof viewer === 'number' ? viewer : active;
}
