import { choose, type Flow, type Prompt } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { goOn } from '../../src/base/fight/characters';
import { dealDamage } from '../../src/base/fight/damage';
import { fighterOf, fightOf } from '../../src/base/fight/fighters';
import { actionCard, actionCardIndex, cardId } from '../../src/core/cards/components';
import { invariants } from '../../src/core/invariants';
import type { Module } from '../../src/core/module';
import { slice } from '../../src/core/slice';
import type { Card, OldWorldPlay, OldWorldState } from '../../src/core/state';
import { oldWorldWith } from '../../src/game';
import { oldWorldTable } from '../old-world-table';

interface Resolved {
  readonly cards: number;
}
const resolved = slice<Resolved>('card-by-card');
const boostPrompt: Prompt<OldWorldState, boolean, string> = {
  id: 'boost',
  answersLieOpen: true,
  optionId: (isBoosted) => (isBoosted ? 'boost' : 'plain'),
};

/** One card of the combo, each a step of its own, with a question between. @rule OW-MAGE-021 */
function* resolveCard(play: OldWorldPlay): Flow {
  const fight = fightOf(play.state);
  const fighter = fighterOf(fight, fight.turn);
  const { cards } = resolved.of(play.state);
  const card = fighter.combo[cards] as Card | undefined;
  if (card === undefined) {
    resolved.put(play, { cards: 0 });
    goOn(play.state, fight);
    return;
  }
  resolved.put(play, { cards: cards + 1 });
  const isBoosted = yield* choose(fighter.seat, boostPrompt, [false, true], cardId(card));
  const damage = actionCard(card).main.damage + (isBoosted ? 1 : 0);
  if (damage > 0) yield* dealDamage(play, fight, fight.turn, damage, 'combo', [card], 'OW-FIGHT-023');
}

/** Ada takes her fight turns card by card; nobody else does. */
const cardByCard: Module<Resolved> = {
  manifest: { id: 'card-by-card', comes: 'by-choice' },
  lay: () => ({ cards: 0 }),
  lists: {
    characters: {
      add: [
        {
          id: 'mage',
          turnOrder: ['turn', 'use', 'combo', 'beside', 'combo-use', 'module:card', 'after-hit', 'replenish'],
        },
      ],
    },
    fightStages: { add: [{ id: 'module:card', step: resolveCard }] },
  },
  hooks: { modifyCharacter: (character, _, seat) => (seat === 0 ? 'mage' : character) },
};
oldWorldWith([cardByCard]);

const HAND = ['wolf-quick-slash-2', 'wolf-cleave-1'];
function fighting(modules: readonly string[]) {
  const table = oldWorldTable({
    modules,
    phase: 'deed',
    lairs: { forest: { at: 'hengfors' } },
    ada: { at: 'hengfors', hand: HAND, trails: { forest: '?dhuwod' } },
  });
  table.ada.does('fight:arachas');
  return table;
}

/** Goes through what is asked before the combo, and plays one card: its id. */
function playOne(table: ReturnType<typeof fighting>): string {
  const isPlay = (option: string): boolean => option.startsWith('play:');
  while (!table.ada.offers().some(isPlay)) table.ada.does(table.ada.offers()[0] as string);
  const play = table.ada.offers().find(isPlay) as string;
  table.ada.does(play);
  if (table.ada.offers().includes('stop')) table.ada.does('stop');
  return play.slice('play:'.length);
}

describe('a fight turn card by card', () => {
  rule('OW-MAGE-021', 'resolves each card with its own question, beside witchers who add the combo up', () => {
    const table = fighting(['card-by-card']);
    const card = playOne(table);
    table.ada.isOffered('boost', ['plain', 'boost']);
    expect(invariants(table.state as OldWorldState).filter((what) => !what.includes('of the box'))).toEqual([]);
    expect(table.scenario.table.fork(0, 3).waitingFor()).toMatchObject([{ seat: 0, prompt: 'boost' }]);
    table.ada.does('boost');
    const { damage } = actionCard(actionCardIndex(card)).main;
    expect(table.told('monster-hit').map((hit) => hit.damage)).toEqual([damage + 1]);
  });
  rule('OW-FIGHT-013', 'is the order of nobody else', () => {
    const table = fighting([]);
    const card = playOne(table);
    const { damage } = actionCard(actionCardIndex(card)).main;
    expect(table.told('monster-hit').map((hit) => hit.damage)).toEqual([damage]);
  });
});
