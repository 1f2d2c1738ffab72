import './styles/index.css';
import { render } from 'preact';
import { App, loadCurrentPage } from './app';
import { firstScreenReady } from './art/first-screen';
import { startOffline } from './offline/offline';
import { keepTitle } from './pieces/page-title';
import { startRouter } from './router/router';
import { applySettings } from './settings/settings';
import { unlockSound } from './sound/sound';

applySettings();
startRouter();
keepTitle();
unlockSound();
void firstScreenReady(loadCurrentPage()).then(() => {
  const root = document.getElementById('app');
  if (root) render(<App />, root);
});
addEventListener('load', startOffline);
