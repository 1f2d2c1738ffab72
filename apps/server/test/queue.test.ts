import { describe, expect, it } from 'vitest';
import { Queue } from '../src/tables/queue';

describe('a queue', () => {
  it('begins at once when it is idle, and keeps the order', () => {
    const queue = new Queue();
    const begun: number[] = [];
    queue.enter(() => begun.push(1));
    queue.enter(() => begun.push(2));
    queue.enter(() => begun.push(3));
    expect(begun).toEqual([1]);
    queue.leave();
    expect(begun).toEqual([1, 2]);
    queue.leave();
    queue.leave();
    expect(begun).toEqual([1, 2, 3]);
    expect(queue.isIdle).toBe(true);
  });

  it('lets what a work asks for wait until it is over', () => {
    const queue = new Queue();
    const said: string[] = [];
    queue.enter(() => {
      queue.enter(() => said.push('second'));
      said.push('first');
      queue.leave();
    });
    expect(said).toEqual(['first', 'second']);
  });

  it('takes any number of works that are over at once', () => {
    const queue = new Queue();
    let count = 0;
    queue.enter(() => undefined);
    for (let index = 0; index < 100_000; index++) {
      queue.enter(() => {
        count += 1;
        queue.leave();
      });
    }
    queue.leave();
    expect(count).toBe(100_000);
    expect(queue.isIdle).toBe(true);
  });
});
