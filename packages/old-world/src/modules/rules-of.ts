import { InvariantError } from '@medallion/kernel';
import type { OldWorldState } from '../state';
import { baseRules } from './base';
import type { Module, Rules } from './rules';
import { solo } from './solo';

const registered = new Map<string, Module>();
const composed = new Map<string, Rules>();
let lastKey: string | null = null;
let lastRules: Rules | null = null;

/** Makes a module known, so that configurations may name it. */
export function registerModule(module: Module): void {
  registered.set(module.id, module);
  composed.clear();
  lastKey = null;
}

/** Looked up on demand: this file and the modules know each other. */
function moduleOf(id: string): Module | undefined {
  return id === solo.id ? solo : registered.get(id);
}
export function isModule(id: string): boolean {
  return moduleOf(id) !== undefined;
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
  let rules = baseRules();
  for (const id of key === '' ? [] : key.split('+')) {
    const module = moduleOf(id);
    if (module === undefined) throw new InvariantError('no such module', { id });
    rules = module.extend(rules);
  }
  composed.set(key, rules);
  return rules;
}
