import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./boardgame-io-server.cjs', import.meta.url));

export async function startBoardgameIo() {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`boardgame.io's server ended with ${code}`)));
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
