import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf } from './refusal';

const YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
/** In index.html, where a page must name itself in full (the preview that messengers show of a link). */
const URL_PLACEHOLDER = '__PUBLIC_URL__';

/** The built web app: hashed files for ever, everything else asks first, and every other path is the app's own. */
export async function servePages(app: FastifyInstance, webDir: string, publicUrl: string | null): Promise<void> {
  const indexFile = join(webDir, 'index.html');
  if (existsSync(indexFile)) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', path.includes('/assets/') ? YEAR : ASK_FIRST);
      },
    });
  }
  const index = async (reply: FastifyReply) => {
    reply.header('cache-control', ASK_FIRST);
    // Read anew each time: the app may be built again while this server runs, and then the files it names are gone.
    const page = await readFile(indexFile, 'utf8').catch(() => null);
    if (page === null) {
      return reply.code(503).type('text/plain; charset=utf-8').send('The web app is not built yet: run npm start.\n');
    }
    return reply.type('text/html; charset=utf-8').send(page.replaceAll(URL_PLACEHOLDER, publicUrl ?? ''));
  };
  app.get('/', (_, reply) => index(reply));
  app.get('/index.html', (_, reply) => index(reply));
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return index(reply);
    return reply.code(404).send(bodyOf('no-such-page'));
  });
}

/** A path that a person typed or followed, and that the app itself will make sense of. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '/';
  const isPlain = !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
  return (method === 'GET' || method === 'HEAD') && isPlain && (headers.accept ?? '').includes('text/html');
}
