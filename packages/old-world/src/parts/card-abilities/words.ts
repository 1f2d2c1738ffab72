import type { Language } from '@medallion/text';
import type { ActionCardFacts } from '../../core/cards/card-pack';
import type { ModuleEvent } from '../../core/module';
import { fightEffectsText } from '../../text/fight-text';
import type { ModuleWords } from '../../text/laid-words';
import { type LogContext, playerName } from '../../text/log-context';
import { cardName } from '../../text/names';
import { texts as gameTexts } from '../../text/texts';
import { wordText } from '../../text/wordings';
import { CARD_ABILITIES } from './card-abilities';
import { cardAbilityTexts } from './texts';

function eventText({ what, seat, about }: ModuleEvent, context: LogContext): string {
  const { card } = about as { readonly card: string };
  const { language } = context;
  const params = { player: playerName(context, seat), card: cardName(language, card) };
  return cardAbilityTexts.say(language, `event.${what}`, params);
}

/** What a card does beyond its icons, and what it costs where no number says it; null for a plain card. */
export function cardAbilityText(language: Language, { ability, die, trash }: ActionCardFacts): string | null {
  const parts: string[] = [];
  if (trash === true) parts.push(cardAbilityTexts.say(language, 'cost.trash'));
  if (die !== undefined) {
    const rows = die.map((row) => cardAbilityTexts.say(language, 'die.row', row));
    parts.push(cardAbilityTexts.say(language, 'die', { text: rows.join('; ') }));
  }
  if (ability !== undefined) {
    const where = ability.when === 'lost' ? `lost.${(ability.from ?? ['deck', 'hand']).join('-')}` : ability.when;
    const when = cardAbilityTexts.say(language, `moment.${where}`);
    const text = fightEffectsText(language, ability.effects);
    parts.push(
      ability.if === undefined
        ? gameTexts.say(language, 'card.when', { when, text })
        : gameTexts.say(language, 'card.if', { when, condition: wordText(language, 'conditions', ability.if), text }),
    );
  }
  return parts.length === 0 ? null : parts.join('. ');
}

export const cardAbilityWords: ModuleWords = { id: CARD_ABILITIES, texts: cardAbilityTexts, eventText };
