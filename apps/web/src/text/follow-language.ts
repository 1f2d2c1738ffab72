import { type Language, speak } from '@medallion/text';
import { hideSlip, showSlip } from '../pieces/slips';
import { language, setSetting, settings } from '../settings/settings';
import { LANGUAGE_NAMES } from './language-names';
import { say } from './say';

const SLIP = 'language';
let isChanging = false;

async function change(wish: Language): Promise<void> {
  try {
    await speak(wish);
    language.value = wish;
    hideSlip(SLIP);
  } catch (problem) {
    console.warn(problem);
    showSlip({ id: SLIP, words: say('language.not-here', { language: LANGUAGE_NAMES[wish] }) });
    if (settings.peek().language === wish) setSetting('language', language.peek());
  }
}

function follow(): void {
  const wish = settings.peek().language;
  if (isChanging || wish === language.peek()) return;
  isChanging = true;
  void change(wish).finally(() => {
    isChanging = false;
    follow(); // another may have been wished for meanwhile
  });
}

/** Fetches the words of the language that was set and then speaks it. Where they do not come, all stays as it was. */
export function followLanguage(): void {
  settings.subscribe(follow);
}
