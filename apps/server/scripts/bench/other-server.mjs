import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a server that is measured beside ours: a script of this folder that prints its port. */
export async function startOther(script, env = {}) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  const port = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const found = /listens on 127\.0\.0\.1:(\d+)/.exec(String(text))?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  return {
    port,
    pid: child.pid,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
