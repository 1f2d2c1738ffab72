import { vi } from 'vitest';

/** What the settings and the keys of a page ask of the browser when they are loaded. */
export function stubPage(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { querySelector: () => null });
}
