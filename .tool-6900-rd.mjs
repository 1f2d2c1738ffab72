import { rolldown } from 'rolldown';
const b = await rolldown({ input: '/tmp/hs/trail.ts', platform: 'node', external: [/^playwright-core/, /^vite/], resolve: { modules: ['/work/helpers/hunt-screens/node_modules'] } });
await b.write({ file: '/work/helpers/hunt-screens/.tool-6900-out.mjs', format: 'esm', codeSplitting: false });
