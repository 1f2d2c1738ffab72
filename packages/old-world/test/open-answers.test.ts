import { Table } from '@medallion/kernel';
import { randomPicker } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, FIGHT_CARDS } from '../src/core/cards/components';
import type { OldWorldState } from '../src/core/state';
import { oldWorld } from '../src/game';
import { soakConfig } from './soak-config';

const CARDS = new Set([...ACTION_CARDS, ...FIGHT_CARDS].map(({ id }) => id));
const GAMES = 30;
const ANSWERS = 700;

/** Hidden only while a trophy may still make a discard of it. */
const SELDOM_HIDDEN = ['trash-card'];

/** Every prompt that was asked, and whether its answers are said to lie open. */
const asked = new Map<string, boolean>();
/** Prompts whose answer named a card that a spectator did not see right after it. */
const hidden = new Set<string>();

function playOpenly(seed: string, players: number): void {
  const table = Table.start(oldWorld, soakConfig(seed, players), seed);
  const pick = randomPicker(seed);
  for (let answers = 0; !table.isOver && answers < ANSWERS; answers++) {
    const [question] = table.questions;
    if (question === undefined) return;
    const option = pick(question.options.length);
    const id = question.prompt.optionId(question.options[option], table.state as OldWorldState, question.seat);
    table.take(0, option);
    asked.set(question.prompt.id, question.prompt.answersLieOpen);
    const told = table.takeEvents().map((event) => oldWorld.cut(event, 'spectator'));
    const named = id.split(/[:,+]/).filter((word) => CARDS.has(word));
    if (named.length === 0) continue;
    const seen = JSON.stringify([told, oldWorld.view(table.state as OldWorldState, 'spectator')]);
    if (named.some((card) => !seen.includes(`"${card}"`))) hidden.add(question.prompt.id);
  }
}

describe('answers that are named to everybody', () => {
  it('name no card that stays hidden, and are all that can be', () => {
    for (let game = 0; game < GAMES; game++) playOpenly(`public-${game}`, 2 + (game % 4));
    const [open, closed] = [true, false].map((liesOpen) =>
      [...asked].flatMap(([prompt, says]) => (says === liesOpen ? [prompt] : [])),
    );
    expect(open?.filter((prompt) => hidden.has(prompt))).toEqual([]);
    expect(closed?.filter((prompt) => !hidden.has(prompt) && !SELDOM_HIDDEN.includes(prompt))).toEqual([]);
    expect(asked.size).toBeGreaterThan(40);
  }, 60_000);
});
