import { hideSlip, showSlip } from '../pieces/slips';
import { say } from '../text/say';

function offerUpdate(waiting: ServiceWorker): void {
  showSlip({
    id: 'update',
    words: say('update.words'),
    act: {
      words: say('update.act'),
      run: () => {
        hideSlip('update');
        waiting.postMessage('take-over');
      },
    },
  });
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return; // the browser was told to keep no workers
  if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first visit: there is nothing older to replace.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(installing);
    });
  });
}

/** Keeps the app on the device. A newer build is offered, never forced into a running game. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadController) location.reload();
  });
  navigator.serviceWorker.register('/sw.js').then(watch, (problem: unknown) => {
    console.warn('The app will not work offline', problem);
  });
}
