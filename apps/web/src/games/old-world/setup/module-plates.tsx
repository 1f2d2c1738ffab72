import './module-plates.css';
import type { Manifest } from '@medallion/old-world';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../pieces/icon';
import { RuleLink } from '../../../pieces/links';
import { Figure } from '../../../table/cards/emblem';
import { useModules } from '../module-screens';
import { sayOldWorld } from '../text/say-old-world';
import { CHOICES, type Chosen, type Lock, lockOf, ticked, withOptions } from './module-plan';
import { lockWords, screenOf } from './module-words';
import type { ModulePlate } from './plate';

const FOLDERS = Object.fromEntries(CHOICES.map(({ id }) => [id, null]));
const STROKES = [1, 2, 3, 4, 5];
const MOST = 5;

/** The screens of every module that may be chosen; false until all are there. */
export const useAllModules = (): boolean => useModules(FOLDERS) !== null;

interface PlatesProps {
  readonly chosen: Chosen;
  readonly players: number;
  readonly change: (chosen: Chosen) => void;
}

interface PlateProps extends PlatesProps {
  readonly manifest: Manifest;
  readonly plate: ModulePlate;
}

const isIn = (chosen: Chosen, id: string): boolean => chosen.some((one) => one.id === id);

function Locked({ lock }: { readonly lock: Lock }) {
  return (
    <small class="lock">
      <Icon name="padlock" />
      <span>
        {lockWords(lock)} <RuleLink rule={lock.rule} />
      </span>
    </small>
  );
}

export function Difficulty({ strokes }: { readonly strokes: number }) {
  return (
    <span class="strokes" role="img" aria-label={sayOldWorld('setup.difficulty', { n: strokes })}>
      {STROKES.map((stroke) => (
        <i key={stroke} class={stroke <= strokes ? 'on' : ''} />
      ))}
    </span>
  );
}

/** For whom, how much longer, how hard. */
function Facts({ manifest, minutes, difficulty }: { manifest: Manifest; minutes: number; difficulty: number }) {
  const { least, most } = manifest.players ?? { least: 1, most: MOST };
  return (
    <span class="plate-facts">
      <em>
        <Icon name="three-friends" /> {sayOldWorld('setup.for', { least, most })}
      </em>
      <em>
        <Icon name="hourglass" />{' '}
        {minutes === 0 ? sayOldWorld('setup.no-longer') : sayOldWorld('setup.longer', { n: minutes })}
      </em>
      <Difficulty strokes={difficulty} />
    </span>
  );
}

interface SlabProps extends PlateProps {
  readonly isOn: boolean;
  readonly lock: Lock | null;
  readonly minutes: number;
  readonly onTick: () => void;
  /** What the checkbox stands for: one module, or a family. */
  readonly tick: { readonly 'data-module': string } | { readonly 'data-family': string };
  readonly children?: ComponentChildren;
}

function Slab({ manifest, plate, isOn, lock, minutes, onTick, tick, children, chosen, players, change }: SlabProps) {
  const Form = screenOf(manifest.id)?.setup;
  const options = chosen.find(({ id }) => id === manifest.id)?.options;
  const wide = children === undefined ? '' : ' wide';
  return (
    <div class={`paper module-plate${wide}${isOn ? ' sel' : ''}${lock === null ? '' : ' locked'}`}>
      <label class="figure-ticket">
        <input class="sr" type="checkbox" checked={isOn} disabled={lock !== null} {...tick} onChange={onTick} />
        <svg class="pt" viewBox="0 0 300 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <plate.art />
        </svg>
        <span class="plate-words">
          <b class="display">{plate.name()}</b>
          <small>{plate.note()}</small>
          <Facts manifest={manifest} minutes={minutes} difficulty={plate.difficulty ?? 1} />
        </span>
        {isOn ? (
          <span class="plate-seal" aria-hidden="true">
            <Icon name="check-mark" />
          </span>
        ) : null}
      </label>
      {children}
      {lock === null ? null : <Locked lock={lock} />}
      {Form === undefined || options === undefined || !isOn ? null : (
        <div class="plate-form">
          <Form options={options} players={players} change={(now) => change(withOptions(chosen, manifest.id, now))} />
        </div>
      )}
    </div>
  );
}

/** A plate of one module. */
function Plate(props: PlateProps) {
  const { manifest, plate, chosen, players, change } = props;
  const { id } = manifest;
  const isOn = isIn(chosen, id);
  const lock = lockOf(manifest, chosen, players);
  const onTick = () => change(ticked(chosen, id, !isOn));
  const minutes = plate.minutes ?? 0;
  return (
    <Slab
      {...props}
      isOn={isOn && lock === null}
      lock={lock}
      minutes={minutes}
      onTick={onTick}
      tick={{ 'data-module': id }}
    />
  );
}

interface Part {
  readonly manifest: Manifest;
  readonly plate: ModulePlate;
}

/** A plate whose parts are ticked one by one, or all at once. */
function FamilyPlate({ parts, ...props }: PlateProps & { readonly parts: readonly Part[] }) {
  const { manifest, chosen, players, change } = props;
  const open = parts.filter((part) => lockOf(part.manifest, chosen, players) === null);
  const on = open.filter(({ manifest: { id } }) => isIn(chosen, id));
  const toggle = (ids: readonly string[], isOn: boolean) =>
    change(ids.reduce((now, id) => ticked(now, id, isOn), chosen));
  const all = open.map((part) => part.manifest.id);
  return (
    <Slab
      {...props}
      isOn={on.length > 0}
      lock={open.length === 0 ? lockOf(manifest, chosen, players) : null}
      minutes={(on.length === 0 ? open : on).reduce((sum, { plate }) => sum + (plate.minutes ?? 0), 0)}
      onTick={() => toggle(all, on.length === 0)}
      tick={{ 'data-family': manifest.id }}
    >
      <fieldset class="stamps">
        <legend class="sr">{props.plate.name()}</legend>
        {parts.map(({ manifest: { id }, plate: { name, note, stamp } }) => {
          const isOn = isIn(chosen, id);
          const words = stamp?.name() ?? name();
          return (
            <label key={id} class={isOn ? 'part-stamp on' : 'part-stamp'} title={note()}>
              <input
                class="sr"
                type="checkbox"
                checked={isOn}
                disabled={!all.includes(id)}
                data-module={id}
                onChange={() => toggle([id], !isOn)}
              />
              <svg viewBox="0 0 36 36" aria-hidden="true">
                <Figure class="stamp-figure" name={stamp?.icon ?? ''} x={6} y={6} size={24} />
              </svg>
              <span>{words}</span>
            </label>
          );
        })}
      </fieldset>
    </Slab>
  );
}

/** The expansions as plates to tick; one that a rule forbids beside another, or for so many, is locked and names the rule. */
export function ModulePlates(props: PlatesProps) {
  const isLoaded = useAllModules();
  const title = sayOldWorld('setup.modules');
  const parts = CHOICES.flatMap((manifest) => {
    const plate = isLoaded ? screenOf(manifest.id)?.plate : undefined;
    return plate === undefined ? [] : [{ manifest, plate }];
  });
  return (
    <section class="panel module-plates" aria-labelledby="modules-title" aria-busy={!isLoaded}>
      <h2 id="modules-title" class="display">
        {title}
      </h2>
      <div class="plates">
        {parts.map(({ manifest, plate }) => {
          const { id } = manifest;
          if (plate.stamp !== undefined && plate.stamp.on !== id) return null;
          const family = parts.filter((part) => part.plate.stamp?.on === id);
          const shared = { ...props, manifest, plate };
          return family.length === 0 ? (
            <Plate key={id} {...shared} />
          ) : (
            <FamilyPlate key={id} {...shared} parts={family} />
          );
        })}
      </div>
    </section>
  );
}
