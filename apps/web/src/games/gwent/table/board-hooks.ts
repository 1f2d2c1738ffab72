import type { UnitView } from '@medallion/gwent';
import { followPointer } from './drag';
import { playsOf } from './options';
import { type Previewed, type Scene, sideOf } from './scene';

/** Where the focus goes when it is lost: places before the hand. */
export const FOCUS_PLACES = [
  '.target-tag[data-option]',
  '.row [data-option]',
  '.tray [data-option]',
  '.hand [data-option]',
  '[data-option]',
  '.hand .card',
] as const;

interface Pressed {
  readonly element: HTMLElement;
  readonly shown: Previewed;
  /** The key of a card of one's own hand, which may be carried; null for every other card. */
  readonly key: string | null;
}

/** The leader, the card of a pile laid out for a choice, or the card that lies under the pointer. */
function pressedCard(scene: Scene, target: EventTarget | null): Pressed | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('.card') : null;
  if (element === null) return null;
  if (element.matches('.leadercard')) {
    const seat = element.closest('.who.mine') === null ? scene.foe : scene.me;
    return { element, shown: { card: sideOf(scene, seat).leader.id, unit: null }, key: null };
  }
  const { moves, option } = element.dataset;
  if (option !== undefined && element.closest('.tray') !== null) {
    return { element, shown: { card: option, unit: null }, key: null };
  }
  const lying = scene.keyed.lying.find(({ key }) => key === moves);
  if (lying === undefined) return null;
  const { zone, card, key } = lying;
  const isInHand = element.closest('.hand') !== null;
  return { element, shown: { card, unit: unitAt(scene, zone, key) }, key: isInHand ? key : null };
}

function unitAt({ view, keyed }: Scene, zone: string, key: string): UnitView | null {
  const [kind, seat, row] = zone.split('-');
  if (kind !== 'row') return null;
  const cards = view.sides[seat === '0' ? 0 : 1].rows.find((one) => one.row === row)?.cards;
  return cards?.[keyed.keys.get(zone)?.indexOf(key) ?? -1] ?? null;
}

/** Any card is looked at when it is held; a card of the hand can be carried to its place. */
export function useDragging(scene: Scene | null) {
  return (event: PointerEvent) => {
    const pressed = scene === null ? null : pressedCard(scene, event.target);
    if (scene === null || pressed === null) return;
    const { element, shown, key } = pressed;
    const plays = key === null ? [] : playsOf(scene.question, shown.card);
    followPointer(event, element, {
      canDrag: plays.length > 0,
      lift: () => scene.act.lift({ card: shown.card, key: key ?? '' }),
      putBack: () => scene.act.lift(null),
      look: () => scene.act.preview(shown, true),
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
    if (element.closest('.gwent-field') !== null && options.length === 1 && options[0]?.split(':').length === 2) {
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
