import type { FightView } from '@medallion/old-world';

export type Blow = FightView['blows'][number];

/** Cards that went beside the damage: a blow counts all that it took in one sum. */
export function cardsBeside({ damage, shield, deck, hand }: Blow): Pick<Blow, 'deck' | 'hand'> {
  const beside = Math.max(0, shield + deck + hand - damage);
  const ofHand = Math.min(beside, hand);
  return { hand: ofHand, deck: beside - ofHand };
}
