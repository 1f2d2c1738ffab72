import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './security';

export interface CrowdLimits {
  /** Connections at once of everybody together. */
  readonly all: number;
  /** Connections at once of one address, before anything was asked; null behind a proxy, where all come from one. */
  readonly perAddress: number | null;
}

/** Hangs up on whoever opens more connections than anybody needs, before a word was said. */
export function limitCrowd(server: Server, { all, perAddress }: CrowdLimits): void {
  server.maxConnections = all;
  if (perAddress === null) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > perAddress) socket.destroy();
  });
}
