import { InvariantError } from '@medallion/kernel';
import { CardPackError, checkComponents, checkFightData } from './cards/card-pack';
import { HOOK_NAMES, type HookName, type Hooks, type Listeners } from './hooks';
import type { ModuleId } from './manifest';
import { type Board, makeBoard } from './map';
import type { AnyModule, Changes } from './module';
import { checkStoryCards } from './pack';
import type { AllLists, Change, ListName, OwnedSetup, Phase, Rules, SetupPart } from './rules';
import { type BaseWords, besideOf, type NewWords, type Words } from './words';

/** What the base game lays in. */
export interface BaseRules {
  readonly lists: AllLists;
  readonly hooks: readonly Partial<Hooks>[];
  readonly words: BaseWords;
}

interface Draft {
  lists: { [Name in ListName]: readonly unknown[] };
  listeners: { [Name in HookName]: unknown[] };
  owners: Map<unknown, ModuleId>;
  words: Words;
  brought: NewWords[];
}

/** The rules of a table, made once for each set of modules. */
export function compose(base: BaseRules, modules: readonly AnyModule[]): Rules {
  const listeners = Object.fromEntries(HOOK_NAMES.map((name) => [name, []])) as unknown as Draft['listeners'];
  const draft: Draft = { lists: { ...base.lists }, listeners, owners: new Map(), words: base.words, brought: [] };
  for (const hooks of base.hooks) listen(draft, hooks);
  const ids = modules.map(({ manifest }) => manifest.id);
  for (const module of modules) {
    change(draft, module, module.manifest.id);
    for (const [other, changes] of Object.entries(module.with ?? {})) {
      if (ids.includes(other)) change(draft, changes, module.manifest.id);
    }
    for (const [other, changes] of Object.entries(module.without ?? {})) {
      if (!ids.includes(other)) change(draft, changes, module.manifest.id);
    }
  }
  checkData(base, draft);
  return finish(draft);
}

function change(draft: Draft, { lists, hooks, words }: Changes, owner: ModuleId): void {
  for (const name of Object.keys(lists ?? {}) as ListName[]) {
    const changed = lists?.[name] as Change<unknown> | undefined;
    if (changed === undefined) continue;
    draft.lists[name] = changeList(name, draft.lists[name], changed);
    for (const item of itemsOf(changed)) draft.owners.set(item, owner);
  }
  if (hooks !== undefined) listen(draft, hooks);
  if (words !== undefined) learn(draft, words);
}

function listen(draft: Draft, hooks: Partial<Hooks>): void {
  for (const name of HOOK_NAMES) if (hooks[name] !== undefined) draft.listeners[name].push(hooks[name]);
}

/** A word means one thing at a table. */
function learn(draft: Draft, brought: NewWords): void {
  const words: Record<string, Readonly<Record<string, unknown>>> = { ...draft.words };
  for (const [vocabulary, table] of Object.entries(brought)) {
    if (table === undefined) continue;
    const twice = Object.keys(table).find((word) => words[vocabulary]?.[word] !== undefined);
    if (twice !== undefined) throw new InvariantError('a word is there twice', { vocabulary, word: twice });
    words[vocabulary] = { ...words[vocabulary], ...table };
  }
  draft.words = words as unknown as Words;
  draft.brought.push(brought);
}

function itemsOf({ add = [], before = {}, after = {}, replace = [] }: Change<unknown>): readonly unknown[] {
  return [...add, ...Object.values(before).flat(), ...Object.values(after).flat(), ...replace];
}

function idOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const { id, between } = item as { readonly id?: string; readonly between?: readonly string[] };
  return id ?? (between ?? []).join('~');
}

/** What is named must be there, and what is new must not: a slip of a module shows when it is first played. */
function changeList(name: ListName, list: readonly unknown[], changed: Change<unknown>): readonly unknown[] {
  const { add = [], before = {}, after = {}, replace = [], leaveOut = [] } = changed;
  const ids = list.map(idOf);
  for (const id of [...Object.keys(before), ...Object.keys(after), ...replace.map(idOf), ...leaveOut]) {
    if (!ids.includes(id)) throw new InvariantError('no such part of the rules', { list: name, id });
  }
  const next = list.flatMap((item) => {
    const id = idOf(item);
    const own = leaveOut.includes(id) ? [] : [replace.find((one) => idOf(one) === id) ?? item];
    return [...(before[id] ?? []), ...own, ...(after[id] ?? [])];
  });
  next.push(...add);
  const twice = next.map(idOf).find((id, index, all) => all.indexOf(id) !== index);
  if (twice !== undefined) throw new InvariantError('a part of the rules is there twice', { list: name, id: twice });
  return next;
}

type DataList =
  | 'fightCards'
  | 'potions'
  | 'exploration'
  | 'events'
  | 'schools'
  | 'actionCards'
  | 'trophies'
  | 'equipment';
/** What modules bring to the lists may speak the words of the base and of the modules that are played with them. */
function checkData(base: BaseRules, { lists, brought }: Draft): void {
  const all = lists as unknown as AllLists;
  const words = besideOf(brought);
  const added = <Name extends DataList>(name: Name): AllLists[Name] =>
    all[name].filter((item) => !(base.lists[name] as readonly unknown[]).includes(item)) as unknown as AllLists[Name];
  const [fightCards, potions, exploration, events] = [
    added('fightCards'),
    added('potions'),
    added('exploration'),
    added('events'),
  ];
  if (fightCards.length + potions.length > 0) checkFightData({ fightCards, potions }, words);
  checkComponents(
    {
      schools: added('schools'),
      actionCards: added('actionCards'),
      trophies: added('trophies'),
      equipment: added('equipment'),
    },
    words,
  );
  checkSchools(all);
  if (exploration.length + events.length === 0) return;
  checkStoryCards({ exploration, events, from: base.lists.events.length + 1 }, words);
}

/** @rule OW-SETUP-036 */
const FIRST_DECK = 10;
/** Who plays a board needs a deck to begin with, and something to be beaten for. @rule OW-SETUP-034, OW-SETUP-036 */
function checkSchools({ schools, actionCards, trophies }: AllLists): void {
  for (const { id } of schools) {
    const { length } = actionCards.filter(({ school }) => school === id);
    if (length < FIRST_DECK) {
      throw new CardPackError('schools of a module', id, `${length} cards to begin with, not ${FIRST_DECK}`);
    }
    if (!trophies.some(({ kind, of }) => kind === 'witcher' && of === id)) {
      throw new CardPackError('schools of a module', id, 'no trophy for beating it');
    }
  }
}

function finish({ lists, listeners, owners, words }: Draft): Rules {
  const all = lists as unknown as AllLists;
  const { locations, paths, locationActions, foes, fightStages, setup, ...rest } = all;
  return {
    ...rest,
    ...(listeners as unknown as Listeners),
    setup: setup.map((part: SetupPart): OwnedSetup => ({ ...part, owner: owners.get(part) ?? null })),
    board: boardOf(locations, paths),
    steps: stepsOf([...all.opening, ...all.phases, ...all.roundPhases, ...all.interludes]),
    fightSteps: stepsOf([...all.fightOpening, ...fightStages]),
    locationActions: Object.fromEntries(locationActions.map((action) => [action.id, action])),
    foes: Object.fromEntries(foes.map((foe) => [foe.id, foe])),
    words,
  };
}

/** Places and their numbers stand in masks and in packed steps. */
const MOST_PLACES = 32;
function boardOf(locations: AllLists['locations'], paths: AllLists['paths']): Board {
  if (locations.length > MOST_PLACES)
    throw new InvariantError('more places than a turn can remember', { most: MOST_PLACES });
  return makeBoard({ locations, paths });
}

function stepsOf(phases: readonly Pick<Phase, 'id' | 'step'>[]): Rules['steps'] {
  const steps: Record<string, Phase['step']> = {};
  for (const { id, step } of phases) {
    if (steps[id] !== undefined) throw new InvariantError('two phases of one name', { id });
    steps[id] = step;
  }
  return steps;
}
