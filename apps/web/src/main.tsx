import './styles/index.css';
import { render } from 'preact';
import { App } from './app';
import { loadShellSheet } from './art/art-sheet';
import { startOffline } from './offline/offline';
import { keepTitle } from './pieces/page-title';
import { startRouter } from './router/router';
import { applySettings } from './settings/settings';
import { unlockSound } from './sound/sound';

applySettings();
void loadShellSheet();
startRouter();
keepTitle();
unlockSound();
const root = document.getElementById('app');
if (root) render(<App />, root);
addEventListener('load', startOffline);
