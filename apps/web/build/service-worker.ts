import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('./service-worker.js', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);
/** Fetched by other sites or by the system only, so no use offline. */
const NOT_OFFLINE = new Set(['og.jpg']);

/** Writes /sw.js with the list of everything the build made; its version changes when any file does. */
export function serviceWorker(): Plugin {
  return {
    name: 'medallion-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const version = createHash('sha256');
        const files: string[] = [];
        for (const [name, output] of Object.entries(bundle).sort(([a], [b]) => a.localeCompare(b))) {
          if (name.endsWith('.map') || name === 'index.html') continue;
          files.push(`/${name}`);
          version.update(name).update(output.type === 'chunk' ? output.code : output.source);
        }
        for (const name of readdirSync(PUBLIC).sort()) {
          if (NOT_OFFLINE.has(name)) continue;
          files.push(`/${name}`);
          version.update(readFileSync(new URL(name, PUBLIC)));
        }
        const page = bundle['index.html'];
        if (page?.type === 'asset') version.update(page.source);
        const source = readFileSync(SOURCE, 'utf8')
          .replace("'%VERSION%'", JSON.stringify(version.digest('base64url').slice(0, 12)))
          .replace('/* %FILES% */', ['/', ...files].map((file) => JSON.stringify(file)).join(', '));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
