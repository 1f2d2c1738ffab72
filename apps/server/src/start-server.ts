import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import { BotPool } from './bots/pool';
import type { Registry } from './games';
import { addRoutes, makeApp } from './http/app';
import { limitCrowd } from './http/crowd';
import { addressOf, isWelcomeOrigin } from './http/security';
import { People } from './identity/people';
import { readSecret } from './identity/secret';
import { Metrics } from './metrics';
import { Limits } from './rate';
import type { Settings } from './settings';
import { Dispatcher } from './socket/dispatcher';
import { Gateway } from './socket/gateway';
import { Committer } from './storage/committer';
import { SqliteStore } from './storage/sqlite-store';
import { Advisers } from './tables/advisers';
import { BotPlayers } from './tables/bot-players';
import { happens } from './tables/decision';
import { Hall } from './tables/hall';
import { Lobby } from './tables/lobby';
import { TableLimit } from './tables/table-limit';
import { Timekeeper } from './tables/timekeeper';
import { realTime, type Time } from './time';

export interface ServerOptions {
  readonly settings: Settings;
  readonly games: Registry;
  /** The script of the bot workers. */
  readonly botWorker: URL;
  /** What time it is; left out: as on any clock. */
  readonly time?: Time;
  /** Where the log goes; left out: to standard output. */
  readonly logTo?: Writable;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly hall: Hall;
  readonly store: SqliteStore;
  /** Lets go of idle tables now, instead of at the next round. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const ROUND = 15_000;
/** A table that never began is called off after this time. */
const DAY = 86_400_000;
const STALE_AFTER = 30 * DAY;
/** Tables that are looked at in one round: nobody waits long for it. */
const FORGET_AT_ONCE = 100;

/** Starts everything and resolves once the server listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, games, time = realTime } = options;
  const store = new SqliteStore(settings.dataDir);
  const secret = readSecret(settings.dataDir);
  const metrics = new Metrics();
  const app = makeApp(settings, options.logTo);
  const committer = new Committer(store, (tables, seconds) => {
    metrics.commitTables.observe(tables);
    metrics.commitSeconds.observe(seconds);
  });
  const hall = new Hall({
    store,
    committer,
    games,
    metrics,
    log: app.log,
    time,
    tableLimit: new TableLimit(store, settings.tablesPerPerson),
    answersPerTable: settings.answersPerTable,
    awayMilliseconds: settings.awaySeconds * 1_000,
  });
  const pool = new BotPool(options.botWorker, settings.botWorkers, time);
  new BotPlayers(hall, pool, settings.botMilliseconds);
  new Timekeeper(hall);
  const lobby = new Lobby(hall);
  const people = new People(store, secret, time);
  const limits = new Limits(settings.rateFactor);
  const dispatcher = new Dispatcher({ people, hall, lobby, limits, advisers: new Advisers(hall, pool) });
  await addRoutes(app, { settings, store, people, lobby, dispatcher, games, limits, metrics });
  await app.ready();
  const perAddress = settings.trustsProxy ? null : 2 * limits.connectionsPerAddress;
  limitCrowd(app.server, { all: settings.connections, perAddress });
  const gateway = new Gateway(app.server, {
    limits,
    metrics,
    log: app.log,
    dispatcher,
    addressOf: (request) => addressOf(request, settings.trustsProxy),
    isWelcomeOrigin: (request) => isWelcomeOrigin(request, settings.publicUrl),
  });
  const tidy = async (): Promise<void> => {
    const jump = time.settle();
    if (jump !== 0) {
      app.log.warn({ milliseconds: jump }, 'the clock of this machine was set; running games are not charged for it');
      hall.shift(jump);
    }
    await wake(hall);
    hall.evict(settings.idleSeconds * 1_000);
    limits.tidy();
    await store.forgetTables(time.now() - settings.keepDays * DAY, FORGET_AT_ONCE);
    metrics.liveTables.set(hall.size);
  };
  const round = setInterval(() => {
    tidy().catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  }, ROUND);
  round.unref();
  await app.listen({ port: settings.port, host: settings.host });
  await tidy();
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${port}`,
    port,
    hall,
    store,
    tidy,
    close: async () => {
      clearInterval(round);
      await gateway.close();
      await app.close();
      await pool.close();
      await committer.flush();
      hall.close();
      await store.close();
    },
  };
}

/** Brings back the tables at which something must happen by itself, and calls off those that never began. */
async function wake(hall: Hall): Promise<void> {
  const { store, time } = hall.parts;
  for (const id of await store.waking(time.now())) {
    const live = await hall.find(id);
    if (live !== null) hall.nudge(live);
  }
  for (const id of await store.stale(time.now() - STALE_AFTER)) {
    const live = await hall.find(id);
    if (live !== null) await hall.change(live, null, () => happens({ kind: 'closed' }));
  }
}
