import { type RngState, type Seat, shuffleAnew } from '@medallion/kernel';
import type { OldWorldState } from '../../core/state';
import { DESTRUCTION_TOKENS, MOVEMENT_CARDS } from './facts';
import type { LegendaryHuntState } from './state';

type State = Readonly<OldWorldState>;

/** Deals anew what nobody knows: movement cards face down or back in the box, and tokens face down. */
export function scrambleHunt(own: LegendaryHuntState, _: State, __: Seat, rng: RngState): LegendaryHuntState {
  const cards = [...own.deck, ...own.out];
  shuffleAnew(rng, cards);
  const tokens = [...own.pile, ...own.board.map(({ token }) => token)];
  shuffleAnew(rng, tokens);
  const board = own.board.map(({ at }) => ({ at, token: tokens.pop() as number }));
  return { ...own, deck: cards.splice(0, own.deck.length), out: cards, pile: tokens, board };
}

const isWhole = (found: readonly number[], box: number): boolean => found.length === box && new Set(found).size === box;

/** Every movement card and token is in one place, and no location holds two tokens. @rule OW-LH-053 */
export function huntInvariants(own: LegendaryHuntState, state: State): string[] {
  const { deck, discard, out, moving, pile, board, owned, at } = own;
  const found: string[] = [];
  const cards = [...deck, ...discard, ...out, ...(moving === null ? [] : [moving.card])];
  if (!isWhole(cards, MOVEMENT_CARDS.length)) found.push('movement cards');
  const tokens = [...pile, ...board.map(({ token }) => token), ...owned.flat()];
  if (!isWhole(tokens, DESTRUCTION_TOKENS.length)) found.push('destruction tokens');
  if (new Set(board.map((laid) => laid.at)).size !== board.length) found.push('two destruction tokens at one place');
  if (at < 0 || owned.length !== state.witchers.length) found.push('a legendary monster that is nowhere');
  if (own.regained > 0 && state.fight === null) found.push('regained outside of a fight');
  return found;
}
