import type { ModuleEvent } from '../../core/module';
import { abilityText } from '../../text/fight-text';
import type { ModuleWords } from '../../text/laid-words';
import { type LogContext, playerName } from '../../text/log-context';
import { nameOf } from '../../text/names';
import type { OptionContext } from '../../text/option-text';
import { BOMB_FACTS } from './facts';
import { BOMB_OPTIONS } from './prompts';
import { BOMBS } from './state';
import { bombTexts } from './texts';

function eventText({ what, seat, about }: ModuleEvent, context: LogContext): string {
  const { bomb } = about as { readonly bomb: string };
  const name = bombTexts.say(context.language, `source.bomb:${bomb}`);
  return bombTexts.say(context.language, `event.${what}`, { player: playerName(context, seat), bomb: name });
}
function optionText(id: string, { prompt, language }: OptionContext): string | null {
  const named = BOMB_OPTIONS['bomb-discard'].read(id);
  const facts = BOMB_FACTS.find((one) => one.id === named?.bomb);
  if (facts !== undefined) {
    const name = bombTexts.say(language, `source.bomb:${facts.id}`);
    return bombTexts.say(language, 'option.bomb', { name, text: abilityText(language, facts.ability) });
  }
  const option = prompt === 'bomb-instead' ? BOMB_OPTIONS['bomb-instead'].read(id) : null;
  if (option === null) return null;
  const potion = option.kind === 'potion' ? nameOf(language, 'potion', option.potion) : '';
  return bombTexts.say(language, `option.${option.kind}`, { potion });
}

export const bombWords: ModuleWords = { id: BOMBS, texts: bombTexts, eventText, optionText };
