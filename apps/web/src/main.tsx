import './styles/index.css';
import { speak } from '@medallion/text';
import { render } from 'preact';
import { App, loadCurrentPage } from './app';
import { firstScreenReady } from './art/first-screen';
import { startOffline } from './offline/offline';
import { keepTitle } from './pieces/page-title';
import { startRouter } from './router/router';
import { applySettings, language } from './settings/settings';
import { unlockSound } from './sound/sound';
import { followLanguage } from './text/follow-language';

applySettings();
startRouter();
unlockSound();

function begin(): void {
  keepTitle();
  followLanguage();
  const root = document.getElementById('app');
  if (root) render(<App />, root);
}

/** Without the words nothing can be drawn: boot.js says it in the language of the browser. */
function tellMissing(problem: unknown): void {
  console.warn(problem);
  dispatchEvent(new Event('medallion-missing'));
}

const words = speak(language.value);
Promise.all([words, firstScreenReady(loadCurrentPage())]).then(begin, tellMissing);
addEventListener('load', () => void words.then(startOffline));
