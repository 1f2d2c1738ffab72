import type { ModuleEvent } from '../../core/module';
import { abilityText } from '../../text/fight-text';
import type { ModuleWords } from '../../text/laid-words';
import { type LogContext, playerName } from '../../text/log-context';
import type { OptionContext } from '../../text/option-text';
import { MUTAGEN_FACTS } from './facts';
import { MUTAGEN_OPTIONS } from './prompts';
import { MUTAGENS } from './state';
import { mutagenTexts } from './texts';

function eventText({ what, seat, about }: ModuleEvent, context: LogContext): string {
  const { mutagen } = about as { readonly mutagen: string };
  const name = mutagenTexts.say(context.language, `source.mutagen:${mutagen}`);
  return mutagenTexts.say(context.language, `event.${what}`, { player: playerName(context, seat), mutagen: name });
}
/** Wherever it is offered: when it is chosen, and in fights. */
function optionText(id: string, { language }: OptionContext): string | null {
  const option = MUTAGEN_OPTIONS['mutagen-choice'].read(id);
  const facts = MUTAGEN_FACTS.find((one) => one.id === option?.mutagen);
  if (facts === undefined) return null;
  const name = mutagenTexts.say(language, `source.mutagen:${facts.id}`);
  return mutagenTexts.say(language, 'option.mutagen', { name, text: abilityText(language, facts.ability) });
}

export const mutagenWords: ModuleWords = { id: MUTAGENS, texts: mutagenTexts, eventText, optionText };
