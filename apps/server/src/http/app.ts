import type { Writable } from 'node:stream';
import { LIMITS } from '@medallion/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Registry } from '../games';
import type { People } from '../identity/people';
import { isSameKey } from '../identity/token';
import type { Metrics } from '../metrics';
import type { Limits } from '../rate';
import type { Settings } from '../settings';
import type { Dispatcher } from '../socket/dispatcher';
import { StorageError, type Store } from '../storage/store';
import type { Lobby } from '../tables/lobby';
import { identityRoutes } from './identity-routes';
import { servePages } from './pages';
import { bodyOf, RefusedRequest, statusOf } from './refusal';
import { addressOf, isWelcomeOrigin, securityHeaders } from './security';
import { tableRoutes } from './table-routes';

export interface AppParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly people: People;
  readonly lobby: Lobby;
  readonly dispatcher: Dispatcher;
  readonly games: Registry;
  readonly limits: Limits;
  readonly metrics: Metrics;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The bare application with its log: the parts that need the log are made with it, the routes come after. */
export function makeApp(settings: Settings, logTo?: Writable): FastifyInstance {
  return Fastify({
    bodyLimit: LIMITS.bodyBytes,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // Silent connections are looked for often: each holds a place that somebody else could have.
    http: { connectionsCheckingInterval: 5_000 },
    // What the router itself cannot read is answered like everything else that makes no sense.
    frameworkErrors: (_, request, reply) => {
      request.log.debug('a path that cannot be read');
      const headers = {
        ...securityHeaders(settings.publicUrl),
        'cache-control': 'no-store',
        'content-type': JSON_TYPE,
      };
      reply.hijack();
      reply.raw.writeHead(400, headers).end(JSON.stringify(bodyOf('bad-message', { at: 'url' })));
    },
    logger: {
      level: settings.logLevel,
      ...(logTo === undefined ? {} : { stream: logTo }),
      // No query strings, headers or bodies: they hold keys, tokens and decks.
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] ?? '' }),
      },
    },
  });
}

export async function addRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { settings, limits } = parts;
  const headers = securityHeaders(settings.publicUrl);
  const address = (request: FastifyRequest) => addressOf(request.raw, settings.trustsProxy);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, detail } = refusalOf(error, request.log);
    return reply.code(statusOf(code)).send(bodyOf(code, detail));
  });
  await app.register(async (api) => {
    // On the routes themselves: a path can be written in many ways that all lead to them.
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isWelcomeOrigin(request.raw, settings.publicUrl)) throw new RefusedRequest('bad-origin');
      if (!limits.requests.take(address(request))) throw new RefusedRequest('too-fast');
    });
    identityRoutes(api, { ...parts, addressOf: address });
    tableRoutes(api, parts);
  });
  operatorRoutes(app, parts);
  await servePages(app, settings.webDir, settings.publicUrl);
}

function refusalOf(error: FastifyError | RefusedRequest | StorageError, log: FastifyBaseLogger) {
  if (error instanceof RefusedRequest) return { code: error.code, detail: error.detail };
  if (error instanceof StorageError) {
    log.error({ err: error }, 'a request was not committed');
    return { code: error.code, detail: {} };
  }
  if (error.statusCode === 413) return { code: 'too-big' as const, detail: { most: LIMITS.bodyBytes } };
  if (error.statusCode !== undefined && error.statusCode < 500) return { code: 'bad-message' as const, detail: {} };
  log.error({ err: error }, 'a request failed');
  return { code: 'server-error' as const, detail: {} };
}

/** Remembers an answer for a moment: however often anybody asks, it is worked out once a second. */
function oncePerSecond<T>(work: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null;
  let until = 0;
  return () => {
    if (known === null || performance.now() >= until) {
      known = work();
      until = performance.now() + 1_000;
    }
    return known;
  };
}

/** From the machine itself, and not through a proxy that speaks for others. */
function isFromHere({ headers, socket }: FastifyRequest['raw']): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

function operatorRoutes(app: FastifyInstance, { settings, store, metrics }: AppParts): void {
  const health = oncePerSecond(() => store.isWritable());
  const figures = oncePerSecond(() => metrics.registry.metrics());
  app.get('/healthz', async (_, reply) => {
    const isWritable = await health();
    reply.code(isWritable ? 200 : 503).header('cache-control', 'no-store');
    return { status: isWritable ? 'ok' : 'cannot-write' };
  });
  app.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /, '');
    const isKnown = settings.metricsToken !== null && isSameKey(given, settings.metricsToken);
    if (!isKnown && (settings.metricsToken !== null || !isFromHere(request.raw))) throw new RefusedRequest('bad-token');
    reply.type(metrics.registry.contentType);
    return figures();
  });
}
