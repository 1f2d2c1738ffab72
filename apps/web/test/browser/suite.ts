import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { builtApp } from '../built-app';
import { chromiumPath, openBrowser, SKIPPED, type Visit, type Visitor, visit } from './browser';
import { serveStatic } from './static-server';
import { serveTables, type TableServer } from './table-server';

/** The longest that a test with a whole game in it may take on a busy machine. */
export const LONG = 300_000;

if (chromiumPath === null) console.warn(SKIPPED);

/** Whatever gives a built app an address. */
interface AppServer {
  readonly origin: string;
  close(): Promise<void>;
}

export interface Suite<Server extends AppServer> {
  readonly browser: Browser;
  readonly server: Server;
  readonly origin: string;
  /** A person at the app with a fresh device. */
  visit(options?: Visit): Promise<Visitor>;
}

/** The app as it ships, a server for it and a browser: opened before the tests of this suite, closed after them. */
function suite<Server extends AppServer>(serve: (folder: string) => Promise<Server>): Suite<Server> {
  const open: { folder?: string; server?: Server; browser?: Browser } = {};
  beforeAll(async () => {
    open.folder = await builtApp();
    open.server = await serve(open.folder);
    open.browser = await openBrowser();
  }, LONG);
  afterAll(async () => {
    await open.browser?.close();
    await open.server?.close();
    if (open.folder !== undefined) rmSync(open.folder, { recursive: true, force: true });
  });
  const now = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('the suite has not begun');
    return thing;
  };
  return {
    get browser() {
      return now(open.browser);
    },
    get server() {
      return now(open.server);
    },
    get origin() {
      return now(open.server).origin;
    },
    visit: (options) => visit(now(open.browser), now(open.server).origin, options),
  };
}

/** Without a server to play at: whatever is played, is played on this device. */
export const onOneDevice = (): Suite<AppServer> => suite(serveStatic);

/** With the real server, behind a cable that the test can pull. */
export const withTables = (): Suite<TableServer> => suite(serveTables);
