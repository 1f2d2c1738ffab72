import { describe, expect, it } from 'vitest';
import { type Act, oneAtATime } from '../../src/table/question/one-at-a-time';

/** A table that shows a number of answers, and acts whose replies come when they are let go. */
function tableOfActs() {
  const table = { answers: 0 };
  const done: string[] = [];
  const replies = new Map<string, () => void>();
  const run = oneAtATime(
    () => table.answers,
    async (act) => {
      await act();
    },
  );
  const press = (name: string) => {
    const act: Act = () => {
      done.push(name);
      return new Promise((resolve) => replies.set(name, () => resolve({ ok: true, value: null })));
    };
    return run(act);
  };
  const reply = async (name: string) => {
    replies.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { table, done, press, reply };
}

describe('acts at a table', () => {
  it('takes two presses at one sight as one', async () => {
    const { done, press, reply } = tableOfActs();
    void press('strike');
    void press('strike again');
    await reply('strike');
    expect(done).toEqual(['strike']);
    void press('later');
    expect(done).toEqual(['strike', 'later']);
  });

  it('keeps a press at the next question until the reply to the one before has come', async () => {
    const { table, done, press, reply } = tableOfActs();
    void press('strike');
    table.answers = 1;
    void press('defend');
    expect(done).toEqual(['strike']);
    await reply('strike');
    expect(done).toEqual(['strike', 'defend']);
    await reply('defend');
    void press('end');
    expect(done).toEqual(['strike', 'defend', 'end']);
  });
});
