import './pan-zoom.css';
import './map.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { sayTable } from '../text/say-table';

type Size = readonly [width: number, height: number];
export type Point = readonly [x: number, y: number];

interface PanZoomProps {
  readonly size: Size;
  /** How wide a map may be for its height, so that all of it is in the window: a little pressed or pulled, no more. */
  readonly stretch?: readonly [least: number, most: number];
  /** What the eye goes to first and on "home", in the map's own units: the first before the others; its middle if none. */
  readonly sights: readonly Point[];
  /** What is shown for a moment, the first before the others: the eye goes there and then back home; none for nothing. */
  readonly focus?: readonly Point[];
  readonly children: ComponentChildren;
  /** Drawn over the window, not moving with the map. */
  readonly overlay?: ComponentChildren;
}

interface Placed {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const MOST = 4;
/** A map that is whole at this part of the size at which it covers the window opens whole. */
const WHOLE = 0.8;
/** Pixels of a unit of the map at which its names can just be read: no map opens smaller. */
const LEGIBLE = 0.66;
/** To have all that is to be seen in the window, a map is drawn so much smaller at most: it must still be pressed. */
const SMALLER = 0.75;
/** Room around what is to be seen, in units of the map. */
const AROUND = 50;
const STEP = 60;
/** So much larger than it opened a map is drawn for what is shown on it, at most. */
const CLOSER = 1.5;

interface Room {
  readonly width: number;
  readonly height: number;
  /** Pixels of one unit of the map when it just covers the window. */
  readonly cover: number;
  /** How much the map is pressed or pulled from top to bottom: 1 where it keeps its own shape. */
  readonly pull: number;
  /** The scale, relative to that, at which all of the map is in the window. */
  readonly least: number;
}

function roomOf([across, down]: Size, [width, height]: Size, stretch: PanZoomProps['stretch']): Room {
  const shape = across / Math.max(1, down);
  // A window that is wider still shows a map as wide as it may be pulled, and the sea beside it.
  const isPulled = stretch !== undefined && shape > stretch[0];
  const pull = isPulled ? Math.round(width / Math.min(shape, stretch[1])) / height : 1;
  const [byWidth, byHeight] = [across / width, down / (height * pull)];
  const cover = Math.max(byWidth, byHeight, 0.01);
  return { width: across, height: down, cover, pull, least: Math.min(byWidth, byHeight) / cover };
}

const openingScale = ({ least, cover }: Room): number =>
  Math.min(MOST, Math.max(least >= WHOLE ? least : 1, LEGIBLE / cover));

/** A map larger than the window covers it; beside a smaller one the sea goes on, which lies in the west of our maps. */
function fitted({ scale, x, y }: Placed, room: Room, [width, height]: Size): Placed {
  const kept = Math.min(MOST, Math.max(room.least, scale));
  const clamp = (value: number, window: number, map: number, beside: number) =>
    map <= window ? (window - map) * beside : Math.min(0, Math.max(window - map, value));
  return {
    scale: kept,
    x: clamp(x, room.width, width * room.cover * kept, 1),
    y: clamp(y, room.height, height * room.pull * room.cover * kept, 0.5),
  };
}

interface Aim {
  readonly scale: number;
  readonly middle: Point;
}

/** The middle of what is to be seen, and the scale, up to a given one, at which it is all in the window. */
function aimAt(first: Point, others: readonly Point[], { width, height, cover, pull }: Room, most: number): Aim {
  const spread = (at: 0 | 1) => {
    const all = [first[at], ...others.map((one) => one[at])];
    return [Math.min(...all) - AROUND, Math.max(...all) + AROUND] as const;
  };
  const [[left, right], [top, bottom]] = [spread(0), spread(1)];
  const whole = Math.min(width / (right - left), height / (bottom - top) / pull) / cover;
  if (whole < most * SMALLER) return { scale: most, middle: first };
  return { scale: Math.min(most, whole), middle: [(left + right) / 2, (top + bottom) / 2] };
}

/**
 * A window on a map that is dragged, pinched, wheeled and moved by keys; it opens on all of the map where that is large
 * enough to read, else just covered by the map, at home.
 * Only a transform changes when it moves or when the window does, so nothing is laid out again.
 */
export function PanZoom({ size, stretch, sights, focus = [], children, overlay }: PanZoomProps) {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const at = useRef<Placed>({ scale: 1, x: 0, y: 0 });
  /** Until someone zooms, the map follows the window's size. */
  const opened = useRef(1);
  /** The window as it was last reported: asking the element after a change would lay the whole page out at once. */
  const seen = useRef<Size>(size);
  const roomNow = () => roomOf(seen.current, size, stretch);
  const show = (next: Placed, isGlide = false) => {
    const room = roomNow();
    at.current = fitted(next, room, size);
    if (sheet.current === null) return;
    const { style, classList } = sheet.current;
    const across = room.cover * at.current.scale;
    classList.toggle('glides', isGlide);
    style.transform = `translate(${at.current.x}px, ${at.current.y}px) scale(${across}, ${across * room.pull})`;
  };
  const look = ({ scale, middle: [x, y] }: Aim, room: Room, isGlide: boolean) => {
    const across = room.cover * scale;
    show({ scale, x: room.width / 2 - x * across, y: room.height / 2 - y * across * room.pull }, isGlide);
  };
  const toHome = (isGlide: boolean) => {
    const room = roomNow();
    const isFree = at.current.scale === opened.current;
    const [first = [size[0] / 2, size[1] / 2], ...others] = sights;
    const { scale, middle } = isFree
      ? aimAt(first, others, room, openingScale(room))
      : { scale: at.current.scale, middle: first };
    look({ scale, middle }, room, isGlide);
    if (isFree) opened.current = at.current.scale;
  };
  const open = () => {
    opened.current = at.current.scale;
    toHome(true);
  };
  useLayoutEffect(() => {
    if (box.current !== null) seen.current = windowOf(box.current);
    toHome(false);
  }, []);
  const toFocus = () => {
    const [first, ...others] = focus;
    const room = roomNow();
    if (first === undefined) toHome(true);
    else look(aimAt(first, others, room, openingScale(room) * CLOSER), room, true);
    if (first !== undefined) opened.current = at.current.scale;
  };
  useEffect(toFocus, [sights.join(), focus.join()]);
  const fit = useRef(() => {});
  fit.current = () => toHome(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: size[0], height: size[1] };
      seen.current = [width, height];
      fit.current();
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  usePointers(box, at, show);
  const zoom = (by: number) => {
    const [width, height] = seen.current;
    show(zoomed(at.current, by, width / 2, height / 2), true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== box.current) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => show({ ...at.current, x: at.current.x + STEP }),
      ArrowRight: () => show({ ...at.current, x: at.current.x - STEP }),
      ArrowUp: () => show({ ...at.current, y: at.current.y + STEP }),
      ArrowDown: () => show({ ...at.current, y: at.current.y - STEP }),
      '+': () => zoom(1.25),
      '-': () => zoom(0.8),
      '0': open,
    };
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  // A browser scrolls what has the focus into view, buttons and all; the map moves instead.
  const onScroll = ({ currentTarget: { scrollLeft, scrollTop } }: { readonly currentTarget: HTMLElement }) => {
    if (scrollLeft === 0 && scrollTop === 0) return;
    box.current?.scrollTo(0, 0);
    show({ ...at.current, x: at.current.x - scrollLeft, y: at.current.y - scrollTop });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no set of fields
    <div
      ref={box}
      class="pan-zoom"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: and must be reachable for them
      tabIndex={0}
      role="group"
      aria-label={sayTable('map.label')}
      onKeyDown={onKey}
      onScroll={onScroll}
    >
      <div ref={sheet} class="pan-sheet" style={{ width: `${size[0]}px`, height: `${size[1]}px` }}>
        {children}
      </div>
      {overlay}
      <div class="pan-acts">
        <button type="button" class="map-btn" aria-label={sayTable('map.zoom-in')} onClick={() => zoom(1.25)}>
          +
        </button>
        <button type="button" class="map-btn" aria-label={sayTable('map.zoom-out')} onClick={() => zoom(0.8)}>
          −
        </button>
        <button
          type="button"
          class="map-btn"
          aria-label={sayTable('map.home')}
          onClick={() => (at.current.scale > opened.current ? toHome(true) : open())}
        >
          <svg class="gi" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path
              d="M10 3a7 7 0 1 0 0 14 7 7 0 1 0 0-14M10 0v6M10 14v6M0 10h6M14 10h6"
              fill="none"
              stroke="currentColor"
              stroke-width="2"
            />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** What the map has to itself: on a phone its buttons stand below it, where they cover no place. */
function windowOf(box: HTMLElement): Size {
  return [box.clientWidth, box.clientHeight - Number.parseFloat(getComputedStyle(box).paddingBottom)];
}

function zoomed({ scale, x, y }: Placed, by: number, middleX: number, middleY: number): Placed {
  const next = Math.min(MOST, Math.max(0.2, scale * by));
  const grown = next / scale;
  return { scale: next, x: middleX - (middleX - x) * grown, y: middleY - (middleY - y) * grown };
}

type Box = { readonly current: HTMLDivElement | null };

/** One pointer drags, two pinch, the wheel zooms where it stands. A drag swallows the click it would end in. */
function usePointers(box: Box, at: { readonly current: Placed }, show: (next: Placed) => void): void {
  useEffect(() => {
    const window = box.current;
    if (window === null) return undefined;
    const held = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    const placeIn = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = window.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (held.size === 0) travelled = 0;
      held.set(event.pointerId, placeIn(event));
    };
    const move = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (before === undefined) return;
      const now = placeIn(event);
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      travelled += Math.hypot(dx, dy);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      held.set(event.pointerId, now);
      if (other === undefined) {
        if (travelled <= 6) return;
        // Not `:active`: the cursor is handed down, and each press on the map would style all of it anew.
        window.classList.add('is-dragged');
        show({ ...at.current, x: at.current.x + dx, y: at.current.y + dy });
        return;
      }
      const span = (one: { x: number; y: number }) => Math.max(10, Math.hypot(one.x - other.x, one.y - other.y));
      show(zoomed(at.current, span(now) / span(before), (now.x + other.x) / 2, (now.y + other.y) / 2));
    };
    const up = (event: PointerEvent) => {
      held.delete(event.pointerId);
      if (travelled > 6) window.classList.remove('is-dragged');
    };
    const click = (event: Event) => {
      if (travelled <= 6) return;
      event.stopPropagation();
      event.preventDefault();
      travelled = 0;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = placeIn(event);
      show(zoomed(at.current, Math.exp(-event.deltaY / 400), x, y));
    };
    window.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    window.addEventListener('click', click, { capture: true });
    window.addEventListener('wheel', wheel, { passive: false });
    return () => {
      window.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      window.removeEventListener('click', click, { capture: true });
      window.removeEventListener('wheel', wheel);
    };
  });
}
