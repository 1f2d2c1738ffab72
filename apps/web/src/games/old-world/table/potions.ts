import { POTIONS } from '@medallion/old-world';

export const POTION_FACTS = new Map(POTIONS.map((potion) => [potion.id, potion]));
