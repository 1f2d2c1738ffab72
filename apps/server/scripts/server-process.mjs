import { spawn } from 'node:child_process';
import { once } from 'node:events';

const quiet = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  RATE_FACTOR: '100000',
  TABLES_PER_PERSON: '1000000',
  BOT_WORKERS: '1',
};

/** The server as a process of its own, which can be killed. */
export class ServerProcess {
  #child = null;
  port;

  constructor(main, dataDir, env = {}) {
    this.main = main;
    this.dataDir = dataDir;
    this.env = env;
    this.port = 0;
    this.errors = '';
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid() {
    return this.#child?.pid;
  }

  get isRunning() {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it, the first time on any free port and then on the same again. */
  async start() {
    const env = { ...process.env, ...quiet, ...this.env, PORT: String(this.port), DATA_DIR: this.dataDir };
    const child = spawn(process.execPath, [this.main], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (text) => {
      this.errors += text;
    });
    let said = '';
    await new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.errors}${said}`)));
      child.stdout.on('data', (text) => {
        said += text;
        const port = /listens on \S+:(\d+)/.exec(said)?.[1];
        if (port === undefined) return;
        this.port = Number(port);
        resolve();
      });
    });
    return this;
  }

  async #end(signal) {
    const child = this.#child;
    if (child === null || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  kill() {
    return this.#end('SIGKILL');
  }

  stop() {
    return this.#end('SIGTERM');
  }

  api(path, token, body) {
    return api(this.url, path, token, body);
  }
}

/** One request to the HTTP API; anything but success is thrown. */
export async function api(url, path, token, body) {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
