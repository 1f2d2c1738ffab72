/** A bucket that fills by itself: `burst` at once, `perSecond` in the long run. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #level: number;
  #at: number;

  constructor(burst: number, perSecond: number, now: number = performance.now()) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#level = burst;
    this.#at = now;
  }

  #fill(now: number): void {
    this.#level = Math.min(this.#burst, this.#level + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
  }

  /** Something dear takes more than one. */
  take(now: number = performance.now(), points = 1): boolean {
    this.#fill(now);
    if (this.#level < Math.min(points, this.#burst)) return false;
    this.#level -= points;
    return true;
  }

  isFull(now: number = performance.now()): boolean {
    this.#fill(now);
    return this.#level >= this.#burst;
  }
}

/** One bucket per address; addresses that have been quiet are forgotten. */
export class AddressLimit {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(burst: number, perSecond: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  take(address: string, now: number = performance.now(), points = 1): boolean {
    const known = this.#buckets.get(address);
    if (known !== undefined) return known.take(now, points);
    const bucket = new TokenBucket(this.#burst, this.#perSecond, now);
    this.#buckets.set(address, bucket);
    return bucket.take(now, points);
  }

  tidy(now: number = performance.now()): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
  }

  get size(): number {
    return this.#buckets.size;
  }
}

/** Every limit of the server in one place. */
export class Limits {
  readonly #factor: number;
  readonly requests: AddressLimit;
  readonly guests: AddressLimit;
  readonly recoveries: AddressLimit;
  readonly messages: AddressLimit;
  /** Lines of chat of one person, at all tables together. */
  readonly chat: AddressLimit;
  /** New names of one person. */
  readonly names: AddressLimit;
  readonly connectionsPerAddress: number;

  constructor(factor: number) {
    this.#factor = factor;
    this.requests = new AddressLimit(120 * factor, 20 * factor);
    this.guests = new AddressLimit(30 * factor, 0.1 * factor);
    this.recoveries = new AddressLimit(10 * factor, factor / 30);
    this.messages = new AddressLimit(600 * factor, 200 * factor);
    this.chat = new AddressLimit(5 * factor, factor);
    this.names = new AddressLimit(5 * factor, factor / 20);
    this.connectionsPerAddress = 100 * factor;
  }

  connectionBucket(): TokenBucket {
    return new TokenBucket(60 * this.#factor, 20 * this.#factor);
  }

  tidy(): void {
    for (const limit of [this.requests, this.guests, this.recoveries, this.messages, this.chat, this.names])
      limit.tidy();
  }
}
