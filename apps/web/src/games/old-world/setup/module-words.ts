import type { Json, Refusal } from '@medallion/kernel';
import { screensOf } from '../module-screens';
import { type OldWorldTextId, sayOldWorld } from '../text/say-old-world';
import type { Asked, Chosen, Lock } from './module-plan';

/** The screens of a module that are loaded; undefined until then and for one that has none. */
export const screenOf = (id: string) => screensOf({ [id]: null })[0];
export const moduleName = (id: string): string => screenOf(id)?.plate?.name() ?? id;
const optionWords = (id: string, options: Json): readonly string[] => screenOf(id)?.optionWords?.(options) ?? [];

/** Each module by its name, with what was chosen about it. */
export function agreedWords(chosen: Chosen): readonly string[] {
  return chosen.map(({ id, options }) => {
    const about = optionWords(id, options);
    return about.length === 0 ? moduleName(id) : `${moduleName(id)} (${about.join(', ')})`;
  });
}

/** Why a module is locked, before the number of the rule. */
export function lockWords(lock: Lock): string {
  return lock.why === 'players'
    ? sayOldWorld('setup.lock.players', { least: lock.least, most: lock.most })
    : sayOldWorld('setup.lock.beside', { modules: lock.others.map(moduleName).join(', ') });
}

const KNOWN: Readonly<Record<string, OldWorldTextId>> = {
  'unknown-module': 'setup.refused.unknown-module',
  'module-named-twice': 'setup.refused.module-named-twice',
  'module-for-other-numbers': 'setup.refused.module-for-other-numbers',
  'modules-exclude-each-other': 'setup.refused.modules-exclude-each-other',
  'option-out-of-range': 'setup.refused.option-out-of-range',
  'module-without-options': 'setup.refused.option-out-of-range',
};

/** What is wrong with the modules that were asked for: which, and where it stands. */
export function refusedWords({ refusal, written }: Asked): { readonly words: string; readonly rule: string | null } {
  const { problem, path, module, pairs, rule } = (refusal as Refusal).detail;
  const place = Number(/\[(\d+)\]/.exec(String(path))?.[1] ?? Number.NaN);
  const named = typeof module === 'string' ? module : (written[place] ?? '');
  const excluded = (Array.isArray(pairs) ? pairs : []) as readonly { readonly modules: readonly string[] }[];
  const words = sayOldWorld(KNOWN[String(problem)] ?? 'setup.refused.other', {
    module: moduleName(named),
    modules: (excluded[0]?.modules ?? []).map(moduleName).join(', '),
    path: String(path),
  });
  return { words, rule: typeof rule === 'string' ? rule : null };
}
