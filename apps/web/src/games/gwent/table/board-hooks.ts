import { followPointer } from './drag';
import { playsOf } from './options';
import type { Scene } from './scene';

/** Where the focus goes when it is lost: places before the hand. */
export const FOCUS_PLACES = [
  '.target-tag[data-option]',
  '.row [data-option]',
  '.tray [data-option]',
  '.hand [data-option]',
  '[data-option]',
  '.hand .card',
] as const;

export function useDragging(scene: Scene | null) {
  return (event: PointerEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('.hand [data-moves]') : null;
    if (card === null || scene === null) return;
    const key = card.dataset.moves ?? '';
    const id = scene.keyed.lying.find((lying) => lying.key === key)?.card;
    if (id === undefined) return;
    const plays = playsOf(scene.question, id);
    followPointer(event, card, {
      canDrag: plays.length > 0,
      lift: () => scene.act.lift({ card: id, key }),
      putBack: () => scene.act.lift(null),
      look: () => scene.act.preview({ card: id, unit: null }, true),
      drop: (under) => {
        const found = optionUnder(
          under,
          plays.map(({ option }) => option),
        );
        if (found !== null) scene.act.answer(found);
        return found !== null;
      },
    });
  };
}

/** The option of the place under the pointer; a card that needs no place may be let go anywhere on the field. */
function optionUnder(under: readonly Element[], options: readonly string[]): string | null {
  for (const element of under) {
    const own = element.closest<HTMLElement>('[data-option]')?.dataset.option;
    if (own !== undefined && options.includes(own) && element.closest('.hand') === null) return own;
    const row = element.closest('[data-drop]');
    const inside = [...(row?.querySelectorAll<HTMLElement>('[data-option]') ?? [])].map(
      ({ dataset }) => dataset.option,
    );
    const fitting = options.filter((option) => inside.includes(option));
    if (fitting.length === 1) return fitting[0] ?? null;
    if (element.closest('.gw-board') !== null && options.length === 1 && options[0]?.split(':').length === 2) {
      return options[0] ?? null;
    }
  }
  return null;
}

/** Where a card that was not to be seen comes from, and where one goes that is to be seen no more. */
export function pilesOf(scene: Scene) {
  const seatOf = (zone: string) => zone.split('-')[1] ?? '0';
  return {
    originOf: (zone: string) => {
      if (zone.startsWith('hand')) return `deck-${seatOf(zone)}`;
      const actor = scene.view.sides.find(({ hand, seat }) => hand.cards === null && String(seat) === seatOf(zone));
      return actor === undefined ? `deck-${seatOf(zone)}` : `hand-${seatOf(zone)}`;
    },
    graveOf: (zone: string) => (zone.startsWith('hand') ? `deck-${seatOf(zone)}` : `discard-${seatOf(zone)}`),
  };
}
