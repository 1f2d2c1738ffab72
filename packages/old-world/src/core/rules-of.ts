import { InvariantError } from '@medallion/kernel';
import type { Module, Rules } from './rules';
import type { OldWorldState } from './state';

/** Knows no rule: `game.ts` lays in the base and its modules, so that flows may ask here without a circle of imports. */
let base: Rules | null = null;
const laid = new Map<string, Module>();
const composed = new Map<string, Rules>();
let lastKey: string | null = null;
let lastRules: Rules | null = null;

/** The rules of the base game; without them there is nothing that a module could change. */
export function layBase(rules: Rules): void {
  if (base !== null) throw new InvariantError('the base is laid in already');
  base = rules;
}

/** Makes a module known, so that configurations may name it. */
export function layModule(module: Module): void {
  if (laid.has(module.id)) throw new InvariantError('a module is laid in already', { id: module.id });
  laid.set(module.id, module);
}

export function isModule(id: string): boolean {
  return laid.has(id);
}

/** The rules of this table: the base, changed by its modules in their order. */
export function rulesOf(state: OldWorldState): Rules {
  const key = state.modules;
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
  let rules = base;
  for (const id of key === '' ? [] : key.split('+')) {
    const module = laid.get(id);
    if (module === undefined) throw new InvariantError('no such module', { id });
    rules = module.extend(rules);
  }
  composed.set(key, rules);
  return rules;
}
