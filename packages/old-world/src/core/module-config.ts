import { type Json, ok, type Result, refuse } from '@medallion/kernel';
import * as v from 'valibot';
import type { ChosenModule, Manifest, ModuleId } from './manifest';
import { manifests, moduleOf, modulesKey } from './rules-of';

type Chosen = Result<readonly ChosenModule[]>;
const NO_OPTIONS = null;

/** Each module by its id, or with its options: `{ id, options }`. What may not be played is refused with its rule. @rule OW-COMBINE-001 to OW-COMBINE-013 */
export function parseModules(input: unknown, players: number): Chosen {
  if (!Array.isArray(input)) return refuse('bad-config', { path: 'modules', problem: 'not-a-list' });
  const chosen: ChosenModule[] = [];
  for (const [index, entry] of input.entries()) {
    const parsed = parseModule(entry, `modules[${index}]`, players);
    if (!parsed.ok) return parsed;
    if (chosen.some(({ id }) => id === parsed.value.id)) {
      return refuse('bad-config', {
        path: `modules[${index}]`,
        problem: 'module-named-twice',
        module: parsed.value.id,
      });
    }
    chosen.push(parsed.value);
  }
  const order = manifests().map(({ id }) => id);
  chosen.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return refuseForbidden(chosen.map(({ id }) => id)) ?? ok(chosen);
}

function parseModule(entry: unknown, path: string, players: number): Result<ChosenModule> {
  const { id, options, ...rest } = (typeof entry === 'object' && entry !== null ? entry : { id: entry }) as Record<
    string,
    unknown
  >;
  const [unknown] = Object.keys(rest);
  const module = typeof id === 'string' ? id : null;
  if (unknown !== undefined) {
    return refuse('bad-config', { path: `${path}.${unknown}`, problem: 'unknown-setting', module });
  }
  const manifest = module === null ? undefined : moduleOf(module)?.manifest;
  if (manifest === undefined || manifest.comes !== 'by-choice') {
    return refuse('bad-config', { path, problem: 'unknown-module', module, known: choosable() });
  }
  const { players: range } = manifest;
  if (range !== undefined && (players < range.least || players > range.most)) {
    return refuse('bad-config', { path, problem: 'module-for-other-numbers', module: manifest.id, rule: range.rule });
  }
  return parseOptions(manifest, options, `${path}.options`);
}

function choosable(): readonly ModuleId[] {
  return manifests().flatMap(({ id, comes }) => (comes === 'by-choice' ? [id] : []));
}

function parseOptions({ id, options: facts }: Manifest, input: unknown, path: string): Result<ChosenModule> {
  if (facts === undefined) {
    return input === undefined || input === null
      ? ok({ id, options: NO_OPTIONS })
      : refuse('bad-config', { path, problem: 'module-without-options', module: id });
  }
  const read = v.safeParse(facts.schema, input ?? facts.default);
  if (read.success) return ok({ id, options: read.output });
  const [issue] = read.issues;
  const below = v.getDotPath(issue);
  const at = below === null ? path : `${path}.${below}`;
  return refuse('bad-config', { path: at, problem: 'option-out-of-range', module: id, reason: issue.message });
}

/** Every pair that may not be played together, so that the table sees all of what stands in the way. */
function refuseForbidden(ids: readonly ModuleId[]): Chosen | null {
  const pairs = ids.flatMap((id, index) => {
    const forbids = moduleOf(id)?.manifest.excludes ?? {};
    return ids.flatMap((other, place) => {
      const rule = forbids[other] ?? moduleOf(other)?.manifest.excludes?.[id];
      return place > index && rule !== undefined ? [{ modules: [id, other], rule }] : [];
    });
  });
  const [first] = pairs;
  if (first === undefined) return null;
  return refuse('bad-config', { path: 'modules', problem: 'modules-exclude-each-other', rule: first.rule, pairs });
}

/** What a table plays: what it chose, what its number brings, and the parts that these require. @rule OW-SETUP-001, OW-SOLO-001 */
export function playedModules({
  players,
  modules,
}: {
  readonly players: number;
  readonly modules: readonly ChosenModule[];
}): string {
  const brought = manifests().flatMap(({ id, comes, players: range }) =>
    comes === 'by-players' && range !== undefined && players >= range.least && players <= range.most ? [id] : [],
  );
  const ids = new Set([...brought, ...modules.map(({ id }) => id)]);
  for (const id of ids) for (const part of moduleOf(id)?.manifest.requires ?? []) ids.add(part);
  return modulesKey([...ids]);
}

function isDefault({ id, options }: ChosenModule): boolean {
  const facts = moduleOf(id)?.manifest.options;
  return facts === undefined || JSON.stringify(options) === JSON.stringify(facts.default);
}

export function moduleJson(chosen: ChosenModule): Json {
  return isDefault(chosen) ? chosen.id : { id: chosen.id, options: chosen.options };
}

/** The id, and after `_` the short form of what differs from the usual. */
export function packModule(chosen: ChosenModule): string {
  const facts = moduleOf(chosen.id)?.manifest.options;
  if (facts === undefined || isDefault(chosen)) return chosen.id;
  return `${chosen.id}_${facts.pack(chosen.options)}`;
}

export function unpackModule(text: string): Json {
  const [id = '', short] = text.split('_');
  const facts = moduleOf(id)?.manifest.options;
  return short === undefined ? id : { id, options: (facts?.unpack(short) ?? short) as Json };
}
