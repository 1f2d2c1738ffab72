import './moving-stage.css';
import { Component, type ComponentChildren, createRef } from 'preact';
import { pace } from '../../settings/settings';

interface StageProps {
  /** Changes when cards may have moved; between two changes nothing is measured. */
  readonly stamp: string;
  /** The keys of all cards that lie open now. */
  readonly alive: ReadonlySet<string>;
  /** The name of the pile that a card with no place before comes from, by where it lies now. */
  readonly originOf: (zone: string) => string | null;
  /** The name of the pile that a card goes to that lies open no longer. */
  readonly graveOf: (zone: string) => string | null;
  readonly children: ComponentChildren;
}

interface Before {
  readonly rect: DOMRect;
  /** What is left to see of a card that is gone. */
  readonly ghost: HTMLElement | null;
  readonly zone: string;
}
type Snapshot = ReadonlyMap<string, Before> | null;

/** Too small to be seen in a fall. */
const FINE_PRINT = '.card-marks, .mini .card-name';
/** What a card shows. */
const PRINT = '.card-marks, .card-name, .card-art, .card-str';
const MANY = 4;
const MOVE = 260;
const SET = 'cubic-bezier(0.2, 0.8, 0.25, 1)';
const FALL = 'cubic-bezier(0.55, 0, 0.85, 0.35)';

/** Cards are seen to move: measured before the change, played from there to where they are after it. */
export class MovingStage extends Component<StageProps> {
  readonly #box = createRef<HTMLDivElement>();
  #running: Animation[] = [];
  /** Where cards were before a change that has not been drawn yet. */
  #due: Snapshot = null;
  #frame = 0;

  override componentDidMount(): void {
    addEventListener('pointerdown', this.#skip, true);
    addEventListener('keydown', this.#skip, true);
  }

  override componentWillUnmount(): void {
    removeEventListener('pointerdown', this.#skip, true);
    removeEventListener('keydown', this.#skip, true);
    this.#skip();
  }

  /** A click or a key takes every card to where it goes. */
  readonly #skip = (): void => {
    this.#setOff();
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  };

  override getSnapshotBeforeUpdate(before: StageProps): Snapshot {
    if (before.stamp === this.props.stamp || pace.value === 0) return null;
    this.#setOff();
    const { alive } = this.props;
    const places = new Map<string, Before>();
    for (const card of this.#cards()) {
      const key = card.dataset.moves ?? '';
      const ghost = alive.has(key) ? null : (card.cloneNode(true) as HTMLElement);
      places.set(key, { rect: card.getBoundingClientRect(), ghost, zone: zoneOf(card) });
    }
    return places;
  }

  override componentDidUpdate(_props: StageProps, _state: object, places: Snapshot): void {
    if (places === null) return;
    this.#due = places;
    // With the next frame, for which the page is laid out anyway: the task that has drawn it is long enough without.
    this.#frame = requestAnimationFrame(this.#setOff);
  }

  readonly #setOff = (): void => {
    const places = this.#due;
    this.#due = null;
    cancelAnimationFrame(this.#frame);
    if (places !== null) this.#move(places);
  };

  #move(places: ReadonlyMap<string, Before>): void {
    // All is measured before anything moves: a look after a move would make the browser lay out the page again.
    const trips = this.#cards().map((card) => ({
      card,
      to: card.getBoundingClientRect(),
      from: places.get(card.dataset.moves ?? '')?.rect ?? this.#pile(this.props.originOf(zoneOf(card))),
    }));
    const gone = [...places.values()].filter(({ ghost, rect }) => ghost !== null && rect.width > 0);
    const graveOf = ({ zone }: Before) => this.props.graveOf(zone);
    const graves = [...new Set(gone.map(graveOf))].map((name) => ({
      grave: this.#pile(name),
      fallen: gone.filter((one) => graveOf(one) === name),
    }));
    let turn = 0;
    for (const { card, from, to } of trips) if (from !== null && this.#travel(card, from, to, turn)) turn += 1;
    for (const { grave, fallen } of graves) if (grave !== null) this.#bury(grave, fallen);
  }

  #cards(): readonly HTMLElement[] {
    return [...(this.#box.current?.querySelectorAll<HTMLElement>('[data-moves]') ?? [])];
  }

  #pile(name: string | null): DOMRect | null {
    if (name === null) return null;
    return this.#box.current?.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect() ?? null;
  }

  #travel(card: HTMLElement, from: DOMRect, to: DOMRect, turn: number): boolean {
    const [x, y] = [from.left - to.left, from.top - to.top];
    const scale = to.width === 0 ? 1 : from.width / to.width;
    if (Math.abs(x) + Math.abs(y) < 2 || from.width === 0) return false;
    const start = `translate(${x}px, ${y}px) scale(${Math.min(scale, 1.6)})`;
    this.#play(
      card,
      [
        { transform: start, transformOrigin: '0 0', zIndex: 9 },
        { transformOrigin: '0 0', zIndex: 9 },
      ],
      {
        duration: MOVE * pace.value,
        delay: Math.min(turn * 30, 240) * pace.value,
        easing: SET,
        fill: 'backwards',
      },
    );
    return true;
  }

  /** Lets cards fall that are gone. Many go as one heap, blank: nobody follows a single figure, and it is soon done. */
  #bury(grave: DOMRect, fallen: readonly Before[]): void {
    const ghosts = fallen.flatMap(({ ghost, rect }) => (ghost === null ? [] : { ghost: ghostly(ghost, rect), rect }));
    if (ghosts.length > MANY) {
      const heap = document.createElement('div');
      heap.className = 'moving-heap';
      for (const { ghost } of ghosts) {
        for (const part of ghost.querySelectorAll(PRINT)) part.remove();
        heap.append(ghost);
      }
      heap.style.transformOrigin = `${grave.left + grave.width / 2}px ${grave.top + grave.height / 2}px`;
      this.#fall(heap, 'scale(0.1)');
      return;
    }
    for (const { ghost, rect } of ghosts) {
      for (const part of ghost.querySelectorAll(FINE_PRINT)) part.remove();
      this.#fall(ghost, `translate(${grave.left - rect.left}px, ${grave.top - rect.top}px) rotate(6deg) scale(0.4)`);
    }
  }

  #fall(ghost: HTMLElement, end: string): void {
    this.#box.current?.append(ghost);
    const fall = this.#play(ghost, [{}, { transform: end, opacity: 0.2 }], {
      duration: MOVE * 1.3 * pace.value,
      easing: FALL,
      fill: 'forwards',
    });
    const remove = () => ghost.remove();
    fall.finished.then(remove, remove);
  }

  #play(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options);
    this.#running = [...this.#running.filter(({ playState }) => playState === 'running'), animation];
    return animation;
  }

  override render({ children }: StageProps) {
    return (
      <div class="moving-stage" ref={this.#box}>
        {children}
      </div>
    );
  }
}

/** The likeness of a card where it lay, which means nothing any more. */
function ghostly(ghost: HTMLElement, rect: DOMRect): HTMLElement {
  for (const name of ['data-moves', 'data-option', 'aria-label']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  ghost.classList.add('moving-ghost');
  ghost.classList.remove('is-playable', 'is-selected');
  Object.assign(ghost.style, { left: `${rect.left}px`, top: `${rect.top}px` });
  ghost.style.setProperty('--w', `${rect.width}px`);
  return ghost;
}

function zoneOf(card: HTMLElement): string {
  return card.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
}
