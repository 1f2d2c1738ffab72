import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { artSheets } from './build/art-sheets';
import { fontPreload } from './build/font-preload';
import { languageChunk, withoutWords, wordsPreload } from './build/language-chunks';
import { serverAddress } from './build/server-address';
import { serviceWorker } from './build/service-worker';

const SERVER = serverAddress(process.env);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false }), artSheets(), fontPreload(), wordsPreload(), serviceWorker()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0, // a data: address would need a hole in the content security policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: languageChunk, test: /\btext\/.*\.json$/ }] } },
    },
  },
  worker: { format: 'es', plugins: () => [withoutWords()] }, // tables run in module workers that load their game when it is opened
  server: {
    // The server checks that page and server share an address, so the address of the page must stay in the request.
    proxy: { '/api': { target: SERVER, changeOrigin: false }, '/ws': { target: SERVER, ws: true } },
  },
});
