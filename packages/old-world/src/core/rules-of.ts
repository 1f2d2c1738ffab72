import { InvariantError } from '@medallion/kernel';
import { layComponents } from './cards/components';
import { type BaseRules, compose } from './compose';
import type { Manifest, ModuleId } from './manifest';
import type { AnyModule } from './module';
import type { Rules } from './rules';
import type { OldWorldState } from './state';
import { layStoryCards } from './story-cards';

/** Knows no rule: `game.ts` lays in the base and its modules, so that flows may ask here without a circle of imports. */
let base: BaseRules | null = null;
const laid = new Map<ModuleId, AnyModule>();
const composed = new Map<string, Rules>();
const played = new Map<string, readonly AnyModule[]>();
let lastKey: string | null = null;
let lastRules: Rules | null = null;

/** The rules of the base game; without them there is nothing that a module could change. */
export function layBase(rules: BaseRules): void {
  if (base !== null) throw new InvariantError('the base is laid in already');
  base = rules;
}

/** Makes a module known, so that configurations may name it. The order of laying in is the order of composing. */
export function layModule(module: AnyModule): void {
  const { id } = module.manifest;
  if (laid.has(id)) throw new InvariantError('a module is laid in already', { id });
  const { with: beside = {}, without = {} } = module;
  for (const { lists } of [module, ...Object.values(beside), ...Object.values(without)]) {
    const { schools, actionCards, trophies, equipment, exploration, events } = lists ?? {};
    layComponents({
      schools: schools?.add,
      actionCards: actionCards?.add,
      trophies: trophies?.add,
      equipment: equipment?.add,
    });
    layStoryCards({ exploration: exploration?.add, events: events?.add });
  }
  laid.set(id, module);
}

export function moduleOf(id: ModuleId): AnyModule | null {
  return laid.get(id) ?? null;
}

/** What tables may know of every module, in the one order in which modules are composed. */
export function manifests(): readonly Manifest[] {
  return [...laid.values()].map(({ manifest }) => manifest);
}

/** Modules in their one order, whatever order they are named in, as a state names them. */
export function modulesKey(ids: readonly ModuleId[]): string {
  return [...laid.keys()].filter((id) => ids.includes(id)).join('+');
}

/** The modules of this table, in their order. */
export function modulesOf({ modules }: Pick<OldWorldState, 'modules'>): readonly AnyModule[] {
  if (modules === '') return NO_MODULES;
  const known = played.get(modules);
  if (known !== undefined) return known;
  const found = modules.split('+').map((id) => {
    const module = laid.get(id);
    if (module === undefined) throw new InvariantError('no such module', { id });
    return module;
  });
  played.set(modules, found);
  return found;
}
const NO_MODULES: readonly AnyModule[] = [];

/** The rules of this table: the base, changed by its modules in their order. */
export function rulesOf({ modules: key }: Pick<OldWorldState, 'modules'>): Rules {
  if (key === lastKey && lastRules !== null) return lastRules;
  const rules = rulesFor(key);
  lastKey = key;
  lastRules = rules;
  return rules;
}

export function rulesFor(key: string): Rules {
  const known = composed.get(key);
  if (known !== undefined) return known;
  if (base === null) throw new InvariantError('no rules are laid in');
  const rules = compose(base, modulesOf({ modules: key }));
  composed.set(key, rules);
  return rules;
}
