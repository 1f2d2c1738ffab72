import { type RngState, type Seat, shuffleAnew } from '@medallion/kernel';
import { FIGHT_CARDS } from '../../core/cards/components';
import { NONE, type OldWorldState } from '../../core/state';
import type { MonsterTrailState, Tokens } from './state';

/** Deals anew what nobody can know: tokens face down, and which normal fight cards are out of the deck. */
export function scrambleTrail(
  own: MonsterTrailState,
  state: Readonly<OldWorldState>,
  seat: Seat,
  rng: RngState,
): MonsterTrailState {
  const tokens = own.tokens.map((one) => scrambleTokens(one, rng)) as unknown as MonsterTrailState['tokens'];
  return { ...own, tokens, ...scrambleDeck(own, state, seat, rng) };
}

function scrambleTokens(tokens: Tokens, rng: RngState): Tokens {
  const hidden = [...tokens.stack, ...(tokens.placed === NONE ? [] : [tokens.placed])];
  shuffleAnew(rng, hidden);
  const placed = tokens.placed === NONE ? NONE : (hidden.pop() as number);
  return { ...tokens, stack: hidden, placed };
}

/** In a fight the cards that are out could as well lie unseen in the pool or beside it. */
function scrambleDeck(
  { out, aside }: MonsterTrailState,
  state: Readonly<OldWorldState>,
  seat: Seat,
  rng: RngState,
): Pick<MonsterTrailState, 'out' | 'aside'> {
  const monster = state.fight?.monster ?? null;
  const hidden = [...out, ...aside];
  if (monster === null || monster.kind !== 'lair' || monster.life.length + monster.spent.length === 0) {
    const all = FIGHT_CARDS.map((_, card) => card);
    shuffleAnew(rng, all);
    return { out: all.slice(0, out.length), aside: all.slice(out.length, hidden.length) };
  }
  const isKnown = (monster.topKnownBy & (1 << seat)) !== 0;
  const unseen = monster.life.length - (isKnown ? Math.min(monster.topKnown, monster.life.length) : 0);
  const isNormal = (card: number): boolean => card < FIGHT_CARDS.length;
  const places = [
    ...monster.life.flatMap((card, at) => (at < unseen && isNormal(card) ? [{ pile: monster.life, at }] : [])),
    ...monster.aside.flatMap((card, at) => (isNormal(card) ? [{ pile: monster.aside, at }] : [])),
  ];
  const cards = [...hidden, ...places.map(({ pile, at }) => pile[at] as number)];
  shuffleAnew(rng, cards);
  for (const { pile, at } of places) pile[at] = cards.pop() as number;
  return { out: cards.slice(0, out.length), aside: cards.slice(out.length) };
}

/** Six tokens of each terrain, each in one place; eight fight cards at most out of the deck. */
export function trailInvariants({ tokens, out, aside }: MonsterTrailState, state: Readonly<OldWorldState>): string[] {
  const found: string[] = [];
  for (const [terrain, { stack, placed, owned, at }] of tokens.entries()) {
    const all = [...stack, ...owned.flat(), ...(placed === NONE ? [] : [placed])].toSorted((a, b) => a - b);
    if (all.join() !== '1,2,3,4,5,6') found.push(`weakness tokens of ${terrain}: ${all.join()}`);
    if ((placed === NONE) !== (at === NONE)) found.push('a weakness token that lies nowhere');
    if (state.lairs[terrain as 0].monster === NONE && all.length !== stack.length) found.push('weaknesses of nothing');
  }
  if (out.length !== 4 || (aside.length !== 4 && aside.length !== 0)) found.push('fight cards set aside');
  if (new Set([...out, ...aside]).size !== out.length + aside.length) found.push('a fight card twice');
  return found;
}
