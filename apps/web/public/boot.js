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
})();
