import type { AskedQuestion, Json, Prompt, Seat } from '@medallion/kernel';
import type { OldWorldState } from '../core/state';
import type { Codec } from './codec';
import { type OldWorldOption, OPTIONS, type PromptAbout, type PromptId } from './prompts';

export { bare, behind, type Codec, codec, dice, type Field, form, oneOf, type Shown, seat, word } from './codec';
export type { Payment, PaymentAid } from './payment';
export {
  type FightSource,
  type OldWorldOption,
  OPTIONS,
  type PromptAbout,
  type PromptId,
  SOURCE,
  type UsePromptId,
} from './prompts';

export function isPrompt(prompt: string): prompt is PromptId {
  return Object.hasOwn(OPTIONS, prompt);
}

/** An option of a question as data; null for one that a module brought, which reads it itself. */
export function optionOf<Id extends PromptId>(prompt: Id, id: string): OldWorldOption<Id> | null;
export function optionOf(prompt: string, id: string): OldWorldOption | null;
export function optionOf(prompt: string, id: string): OldWorldOption | null {
  return isPrompt(prompt) ? OPTIONS[prompt].read(id) : null;
}

/** What a question is about, by its prompt; null for another question. */
export function aboutOf<Id extends keyof PromptAbout>(
  prompt: Id,
  question: Pick<AskedQuestion, 'prompt' | 'about'> | null,
): PromptAbout[Id] | null {
  return question?.prompt === prompt ? (question.about as PromptAbout[Id]) : null;
}

/** The id of an option, as it stands in questions, records and answers. */
export function optionId<Id extends PromptId>(prompt: Id, option: OldWorldOption<Id>): string {
  return (OPTIONS[prompt] as Codec<OldWorldOption<Id>>).write(option);
}

type Show<Value, Option> = (value: Value, state: OldWorldState, seat: Seat) => Option;
type Parts<Value> = Omit<Prompt<OldWorldState, Value>, 'id' | 'optionId' | 'about'>;
type AboutOf<Id> = Id extends keyof PromptAbout ? PromptAbout[Id] : null;
type MoreParts<Value> = Omit<Parts<Value>, 'answersLieOpen'>;

/** A question whose options are shown as data and written by this codec. */
export function promptOf<Value, Option extends { readonly kind: string }, About extends Json = null>(
  id: string,
  { write }: Codec<Option>,
  show: Show<Value, Option>,
  parts: Parts<Value>,
): Prompt<OldWorldState, Value, About> {
  return { ...parts, id, optionId: (value, state, seat) => write(show(value, state, seat)) };
}

/** A question of the base game whose answers everybody may read. */
export function openPrompt<Id extends PromptId, Value>(
  id: Id,
  show: Show<Value, OldWorldOption<Id>>,
  parts: MoreParts<Value> = {},
): Prompt<OldWorldState, Value, AboutOf<Id>> {
  return promptOf(id, OPTIONS[id] as Codec<OldWorldOption<Id>>, show, { ...parts, answersLieOpen: true });
}

/** A question of the base game whose answers are nobody else's: they name cards that stay hidden. */
export function closedPrompt<Id extends PromptId, Value>(
  id: Id,
  show: Show<Value, OldWorldOption<Id>>,
  parts: MoreParts<Value> = {},
): Prompt<OldWorldState, Value, AboutOf<Id>> {
  return promptOf(id, OPTIONS[id] as Codec<OldWorldOption<Id>>, show, { ...parts, answersLieOpen: false });
}
