import { type Json, makeRecord } from '@medallion/kernel';
import { FIGHT_CARDS, oldWorld } from '@medallion/old-world';
import { SECRETS } from '@medallion/old-world/modules/adventure-pack';
import { BOMB_FACTS } from '@medallion/old-world/modules/bombs';
import { DESTRUCTION_TOKENS, MOVEMENT_CARDS } from '@medallion/old-world/modules/legendary-hunt';
import { MUTAGEN_FACTS } from '@medallion/old-world/modules/mutagens';
import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { heardBy, namedTooSoon } from '../browser/module-secrets';
import { saidTooMuch } from '../browser/module-shapes';

const MODULES = ['adventure-pack', 'bombs', 'legendary-hunt', 'lost-mount', 'monster-trail', 'mutagens'];
const ANSWERS = 60;

/** A table of two after some answers, which random play has brought about. */
function begun() {
  const agreed = oldWorld.parseConfig({ players: 2, modules: MODULES });
  if (!agreed.ok) throw new Error(agreed.refusal.code);
  const { table } = randomGame(oldWorld, agreed.value, 'net', { limit: ANSWERS });
  return { table, record: makeRecord(oldWorld, agreed.value, 'net', table.answers) };
}

describe('the net for secrets of modules', () => {
  const { table, record } = begun();
  const view = JSON.parse(JSON.stringify(table.view('spectator')));
  const frame = (text: Json) => ({ text: JSON.stringify(text), moves: ANSWERS, isOver: false });
  const sent = (modules: Json) => ({ state: { view: { modules }, question: null }, log: [] }) as never;
  const told = (module: string, what: string, about: Json) =>
    ({ state: null, log: [{ events: [{ type: 'module', module, what, seat: 0, about }] }] }) as never;

  it('lets what everybody may know through', () => {
    expect(namedTooSoon([frame(view)], heardBy(record, 'spectator'))).toEqual([]);
    expect(saidTooMuch([sent(view.modules)], 'spectator')).toEqual([]);
  });

  it.each([
    ['movement cards', MOVEMENT_CARDS],
    ['destruction tokens', DESTRUCTION_TOKENS],
    ['mutagens', MUTAGEN_FACTS],
    ['bombs', BOMB_FACTS],
    ['fight cards', FIGHT_CARDS],
    ['secret cards', SECRETS],
  ])('catches %s that are named too soon', (_, facts: readonly { readonly id: string }[]) => {
    const heard = heardBy(record, 'spectator');
    const hidden = facts.map(({ id }) => id).filter((id) => heard.at(-1)?.has(id) !== true);
    expect(hidden.length).toBeGreaterThan(0);
    for (const id of hidden) expect(namedTooSoon([frame({ next: [`option:${id}`] })], heard)).toHaveLength(1);
  });

  it('catches numbers of weaknesses, places of the mount, decks and secret cards of others by their fields', () => {
    const more = (id: string, field: string) => sent({ [id]: { ...view.modules[id], [field]: [1] } });
    for (const [id, field] of [
      ...[['monster-trail', 'placed'] as const, ['lost-mount', 'other'] as const, ['bombs', 'left'] as const],
      ...[['legendary-hunt', 'deck'] as const, ['mutagens', 'drawn'] as const],
    ]) {
      expect(saidTooMuch([more(id, field)], 0)).toEqual([`${id} ${field}[]`]);
    }
    const secrets = [0, 1].map(() => ({ count: 1, cards: ['EVENT130'] }));
    const pack = { 'adventure-pack': { ...view.modules['adventure-pack'], secrets } };
    expect(saidTooMuch([sent(pack)], 1)).toEqual(['secret cards of seat 0']);
    expect(saidTooMuch([told('adventure-pack', 'secret-taken', { card: 'EVENT130' })], 1)).toHaveLength(1);
    expect(saidTooMuch([told('lost-mount', 'placed', { at: 'novigrad', other: 'oxenfurt' })], 1)).toHaveLength(1);
    expect(saidTooMuch([told('monster-trail', 'placed', { terrain: 'forest', at: 'novigrad', token: 3 })], 1)).toEqual([
      'monster-trail:placed token',
    ]);
  });
});
