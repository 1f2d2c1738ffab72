import './since-scene.css';
import './since-narrow.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { playSound } from '../../sound/sound';
import { Emblem } from '../cards/emblem';
import { usesKeys } from '../keys/focus';
import { sayTable } from '../text/say-table';
import type { DoneToMe } from './changes';
import type { Stage, Staged } from './stage';
import type { DeedFace } from './stage-bar';

export interface NetChange {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** What one of the others did. */
export interface SinceRow<View, Shown> {
  readonly seat: number;
  readonly crest: ComponentChildren;
  readonly name: string;
  /** Half a sentence: where they are, what they are about. */
  readonly note: string;
  readonly deeds: readonly Staged<View, Shown>[];
  readonly net: NetChange | null;
}

export interface Standing {
  readonly icon: string;
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

export interface SinceSheet<View, Shown> {
  readonly title: string;
  readonly rows: readonly SinceRow<View, Shown>[];
  readonly done: readonly DoneToMe[];
  readonly standing: readonly Standing[];
  /** Where everybody stands on the way to the end, drawn above the numbers. */
  readonly race?: ComponentChildren;
}

interface SceneProps<View, Shown> {
  readonly sheet: SinceSheet<View, Shown>;
  readonly stage: Stage<View, Shown>;
  readonly faceOf: (deed: Staged<View, Shown>) => DeedFace;
  readonly onContinue: () => void;
}

/** So many deeds of each stand on the sheet: those that weigh most, in the order in which they were done. */
const STAMPS = 5;

function stampsOf<View, Shown>(
  deeds: readonly Staged<View, Shown>[],
  faceOf: (deed: Staged<View, Shown>) => DeedFace,
): readonly Staged<View, Shown>[] {
  const rank = (deed: Staged<View, Shown>) => {
    const { tone } = faceOf(deed);
    return (tone === 'hits' ? 4 : tone === 'counts' ? 3 : 0) + (deed.weight === 'small' ? 0 : 1);
  };
  const kept = new Set(deeds.toSorted((one, other) => rank(other) - rank(one)).slice(0, STAMPS));
  return deeds.filter((deed) => kept.has(deed));
}

function Row<View, Shown>({
  row,
  stage,
  faceOf,
}: { readonly row: SinceRow<View, Shown> } & Pick<SceneProps<View, Shown>, 'stage' | 'faceOf'>) {
  const { crest, name, note, deeds, net } = row;
  return (
    <li class="since-row">
      {crest}
      <p class="since-who">
        <b>{name}</b>
        <em>{note}</em>
      </p>
      <ol class="since-stamps">
        {stampsOf(deeds, faceOf).map((deed) => {
          const { icon, label, tone } = faceOf(deed);
          return (
            <li key={deed.key}>
              <button
                type="button"
                class={`since-stamp is-${tone}`}
                aria-label={sayTable('stage.again', { deed: label })}
                onClick={() => stage.again([deed])}
              >
                <span class="since-mark">
                  <Emblem name={icon} />
                </span>
                <span class="since-label">{label}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {net === null ? (
        <p class="since-net" />
      ) : (
        <p class="since-net">
          <s>{net.from} →</s> <b>{net.to}</b> <small>{net.words}</small>
        </p>
      )}
      {deeds.length === 0 ? (
        <span />
      ) : (
        <button
          type="button"
          class="inkbtn line since-watch"
          aria-label={sayTable('since.watch-one', { player: name })}
          onClick={() => stage.again(deeds)}
        >
          ▶ <span class="wide-only">{sayTable('since.watch')}</span>
        </button>
      )}
    </li>
  );
}

function Done({ done }: { readonly done: readonly DoneToMe[] }) {
  if (done.length === 0) return null;
  return (
    <section class="since-done panel">
      <h2 class="display">{sayTable('since.done')}</h2>
      <ul>
        {done.map(({ field, icon, tone, words, cause }) => (
          <li key={field} data-field={field} class={`is-${tone}`}>
            <span class="since-sign">
              <Emblem name={icon} />
            </span>
            <p>
              <b>{words}</b>
              {cause === null ? null : <small>{cause}</small>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stand({ standing, race }: Pick<SinceSheet<unknown, unknown>, 'standing' | 'race'>) {
  return (
    <section class="since-stand panel">
      <h2 class="display">{sayTable('since.stand')}</h2>
      {race}
      <dl>
        {standing.map(({ icon, words, from, to }) => (
          <div key={words}>
            <dt>
              <Emblem name={icon} /> {words}
            </dt>
            <dd class={to < from ? 'fell' : to > from ? 'rose' : ''}>
              {to === from ? null : <s>{from} →</s>} <b>{to}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Escape closes the sheet wherever the focus is, and Enter unless it presses something else. */
function useClosingKeys(onContinue: () => void): void {
  // At once: a key may come before the frame is painted.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('button, a, input') !== null;
      const closes = event.key === 'Escape' || (event.key === 'Enter' && !isElsewhere);
      if (!closes || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      onContinue();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });
}

/** Before one's own turn: what the others did, what was done to the viewer, and how they stand now. */
export function SinceScene<View, Shown>({ sheet, stage, faceOf, onContinue }: SceneProps<View, Shown>) {
  const box = useRef<HTMLDivElement>(null);
  const all = sheet.rows.flatMap(({ deeds }) => deeds).toSorted((one, other) => one.key - other.key);
  useClosingKeys(onContinue);
  useEffect(() => {
    playSound('card');
    box.current?.querySelector<HTMLElement>(usesKeys() ? '[data-option]' : 'h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="since" data-question="since-your-turn" ref={box}>
      <section class="since-sheet paper paper-wide ruled">
        <header>
          <h1 class="display" tabIndex={-1}>
            {sayTable('since.title')}
          </h1>
          {all.length === 0 ? null : (
            <button type="button" class="inkbtn line" onClick={() => stage.again(all)}>
              ▶ {sayTable('since.watch-all')}
            </button>
          )}
        </header>
        <ol class="since-rows">
          {sheet.rows.map((row) => (
            <Row key={row.seat} row={row} stage={stage} faceOf={faceOf} />
          ))}
        </ol>
      </section>
      <aside class="since-me">
        <Done done={sheet.done} />
        <Stand standing={sheet.standing} race={sheet.race} />
      </aside>
      <footer class="since-foot">
        <p class="ask">{sheet.title}</p>
        <p class="since-waits">{sayTable('since.waits')}</p>
        <button type="button" class="pbtn" data-option="continue" onClick={onContinue}>
          {sayTable('since.on')}
        </button>
      </footer>
    </div>
  );
}
