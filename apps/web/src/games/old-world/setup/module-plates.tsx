import './module-plates.css';
import { manifests } from '@medallion/old-world';
import { RuleLink } from '../../../pieces/links';
import { useModules } from '../module-screens';
import { sayOldWorld } from '../text/say-old-world';

/** Modules that a table may choose. */
export const CHOICES = manifests().filter(({ comes }) => comes === 'by-choice');
const FOLDERS = Object.fromEntries(CHOICES.map(({ id }) => [id, null]));

/** The rule by which a module cannot join those that are chosen, or null. */
export function lockOf(id: string, chosen: readonly string[], players: number): string | null {
  const manifest = CHOICES.find((one) => one.id === id);
  if (manifest === undefined) return null;
  const { players: made, excludes = {} } = manifest;
  if (made !== undefined && (players < made.least || players > made.most)) return made.rule;
  for (const other of chosen) {
    const rule = excludes[other] ?? CHOICES.find((one) => one.id === other)?.excludes?.[id];
    if (rule !== undefined && other !== id) return rule;
  }
  return null;
}

interface PlatesProps {
  readonly chosen: readonly string[];
  readonly players: number;
  readonly change: (chosen: readonly string[]) => void;
}

/** The expansions as plates to tick; one that a rule forbids beside another is locked and names the rule. */
export function ModulePlates({ chosen, players, change }: PlatesProps) {
  const loaded = useModules(FOLDERS);
  const title = sayOldWorld('setup.modules');
  return (
    <section class="panel module-plates" aria-labelledby="modules-title" aria-busy={loaded === null}>
      <h2 id="modules-title" class="display">
        {title}
      </h2>
      <fieldset class="figure-tickets">
        <legend class="sr">{title}</legend>
        {CHOICES.map(({ id }, index) => {
          const plate = loaded?.[index]?.plate;
          if (plate === undefined) return null;
          const isChosen = chosen.includes(id);
          const lock = isChosen ? null : lockOf(id, chosen, players);
          return (
            <label key={id} class={`paper figure-ticket${isChosen ? ' sel' : ''}${lock === null ? '' : ' locked'}`}>
              <input
                class="sr"
                type="checkbox"
                checked={isChosen}
                disabled={lock !== null}
                data-module={id}
                onChange={() => change(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              <svg class="pt" viewBox="0 0 300 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <plate.art />
              </svg>
              <b class="display">{plate.name()}</b>
              <small>{plate.note()}</small>
              {lock === null ? null : (
                <small class="lock">
                  {sayOldWorld('setup.module-locked')} <RuleLink rule={lock} />
                </small>
              )}
            </label>
          );
        })}
      </fieldset>
    </section>
  );
}
