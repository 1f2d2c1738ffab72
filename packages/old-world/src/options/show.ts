import { cardId, fightCardFacts, potionFacts } from '../core/cards/components';
import { ATTRIBUTES, type Attribute, type Card, TERRAINS, type Terrain } from '../core/state';
import type { OldWorldOption } from './prompts';

type Kind<Name extends OldWorldOption['kind']> = Extract<OldWorldOption, { kind: Name }>;

export const showCard = (card: Card): Kind<'card'> => ({ kind: 'card', card: cardId(card) });
export const showFightCard = (card: number): Kind<'fight-card'> => ({
  kind: 'fight-card',
  card: fightCardFacts(card).id,
});
export const showPotion = (potion: number): Kind<'potion'> => ({ kind: 'potion', potion: potionFacts(potion).id });
export const showAttribute = (attribute: Attribute): Kind<'attribute'> => ({
  kind: 'attribute',
  attribute: ATTRIBUTES[attribute],
});
export const showTerrain = (terrain: Terrain): Kind<'terrain'> => ({ kind: 'terrain', terrain: TERRAINS[terrain] });
