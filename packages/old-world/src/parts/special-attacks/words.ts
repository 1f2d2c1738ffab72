import { listOf } from '@medallion/text';
import type { ModuleEvent } from '../../core/module';
import { fightCardLine } from '../../text/fight-log';
import type { ModuleWords } from '../../text/laid-words';
import { type LogContext, playerName } from '../../text/log-context';
import { cardLine, cardName } from '../../text/names';
import type { OptionContext } from '../../text/option-text';
import { SPECIAL_ATTACK_OPTIONS } from './prompts';
import { SPECIAL_ATTACKS } from './state';
import { specialAttackTexts } from './texts';
import { SPECIAL_WORDINGS } from './wordings';

function eventText({ what, seat, about }: ModuleEvent, context: LogContext): string {
  const { language } = context;
  const { n = 0, card = '', cards = [] } = about as { n?: number; card?: string; cards?: readonly string[] };
  const named = cards.map((one) => cardName(language, one));
  return specialAttackTexts.say(language, `event.${what}`, {
    player: playerName(context, seat),
    n,
    card: card === '' ? '' : cardName(language, card),
    cards: listOf(language, named),
  });
}

function optionText(id: string, { prompt, language }: OptionContext): string | null {
  switch (prompt) {
    case 'special-way': {
      const option = SPECIAL_ATTACK_OPTIONS['special-way'].read(id);
      return option === null ? null : specialAttackTexts.say(language, `option.way.${option.way}`);
    }
    case 'special-pay': {
      const option = SPECIAL_ATTACK_OPTIONS['special-pay'].read(id);
      if (option === null) return null;
      const n = Number(option.potions);
      return specialAttackTexts.say(language, n === 0 ? 'option.pay.none' : 'option.pay', { n });
    }
    case 'special-discard':
    case 'special-combo':
    case 'special-trash':
      return cardLine(language, id);
    case 'special-pool-card':
      return fightCardLine(language, id);
    default:
      return null;
  }
}

export const specialAttackWords: ModuleWords = {
  id: SPECIAL_ATTACKS,
  texts: specialAttackTexts,
  eventText,
  optionText,
  wordings: { attackEffects: SPECIAL_WORDINGS },
};
