import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counts in plain numbers, by two labels, and hands them over only when somebody reads them: it is asked very often. */
class CommandCounter {
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(registry: Registry) {
    const counts = this.#counts;
    new Counter({
      name: 'medallion_commands_total',
      help: 'Commands by type and what came of them',
      labelNames: ['type', 'code'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [type, codes] of counts) for (const [code, count] of codes) this.inc({ type, code }, count);
      },
    });
  }

  count(type: string, code: string): void {
    const codes = this.#counts.get(type);
    if (codes === undefined) this.#counts.set(type, new Map([[code, 1]]));
    else codes.set(code, (codes.get(code) ?? 0) + 1);
  }
}

/** What the server counts. One registry per server, so that tests can run several. */
export class Metrics {
  readonly registry = new Registry();
  readonly commands = new CommandCounter(this.registry);
  readonly refusedMessages = new Counter({
    name: 'medallion_refused_messages_total',
    help: 'Messages refused before they became commands',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly commitSeconds = new Histogram({
    name: 'medallion_commit_seconds',
    help: 'Time of one transaction',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });
  readonly commitTables = new Histogram({
    name: 'medallion_commit_tables',
    help: 'Tables that share one transaction',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
    registers: [this.registry],
  });
  readonly botMoves = new Counter({
    name: 'medallion_bot_moves_total',
    help: 'Moves of bots by how they came about',
    labelNames: ['how'],
    registers: [this.registry],
  });
  readonly connections = new Gauge({
    name: 'medallion_connections',
    help: 'Open sockets',
    registers: [this.registry],
  });
  readonly liveTables = new Gauge({
    name: 'medallion_live_tables',
    help: 'Tables in memory',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
