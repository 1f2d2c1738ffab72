// Runs before the first paint so that the table never flashes in the wrong light. The app takes over afterwards.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('medallion.settings') ?? '{}');
  } catch {}
  const root = document.documentElement;
  const daylight = matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme = kept.theme === 'light' || (kept.theme === 'system' && daylight) ? 'light' : 'dark';
  if (kept.contrast === 'more') root.dataset.contrast = 'more';
  if (kept.textSize) root.dataset.text = kept.textSize;
  if (kept.language) root.lang = kept.language;

  // The words of one language are on their way before the script that asks for them.
  const known = { en: 1, de: 1, nl: 1 };
  const wishes = [kept.language, ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase()), 'en'];
  const language = wishes.find((wish) => known[wish]);
  const file = document.currentScript?.dataset.words?.split(' ').find((name) => name.includes(`.${language}-`));
  if (file) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }

  // Where the app's script does not come, nothing else can say so: the line broke, or the server is being renewed.
  const words = {
    en: ['The table could not be laid: a part of it did not arrive.', 'Try again'],
    de: ['Der Tisch ließ sich nicht decken: Ein Teil davon kam nicht an.', 'Noch einmal'],
    nl: ['De tafel kon niet worden gedekt: een deel ervan kwam niet aan.', 'Opnieuw proberen'],
  };
  const tellMissing = () => {
    const app = document.getElementById('app');
    if (app === null || app.childElementCount > 0) return;
    const [what, again] = words[language];
    const [line, button] = [document.createElement('p'), document.createElement('button')];
    line.textContent = what;
    line.role = 'alert';
    button.textContent = again;
    button.className = 'btn';
    button.onclick = () => location.reload();
    // The colours are the theme's, or the browser's own where the styles did not come either.
    app.style.cssText = 'display: grid; gap: 1rem; justify-items: start; width: min(30rem, 90vw); margin: 20vh auto';
    line.style.fontSize = '1.25rem';
    app.append(line, button);
  };
  const onError = ({ target }) => target instanceof HTMLScriptElement && tellMissing();
  addEventListener('error', onError, true);
  addEventListener('medallion-missing', tellMissing); // its script came, its words did not
})();
