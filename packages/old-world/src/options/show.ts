import { cardId } from '../core/cards/components';
import { potionFacts } from '../core/cards-of';
import { rulesOf } from '../core/rules-of';
import { ATTRIBUTES, type Attribute, type Card, type OldWorldState, TERRAINS, type Terrain } from '../core/state';
import type { OldWorldOption } from './prompts';

type Kind<Name extends OldWorldOption['kind']> = Extract<OldWorldOption, { kind: Name }>;

export const showCard = (card: Card): Kind<'card'> => ({ kind: 'card', card: cardId(card) });
export const showFightCard = (card: number, state: OldWorldState): Kind<'fight-card'> => ({
  kind: 'fight-card',
  card: rulesOf(state).fightCards[card]?.id ?? '',
});
export const showPotion = (potion: number, state: OldWorldState): Kind<'potion'> => ({
  kind: 'potion',
  potion: potionFacts(state, potion).id,
});
export const showAttribute = (attribute: Attribute): Kind<'attribute'> => ({
  kind: 'attribute',
  attribute: ATTRIBUTES[attribute],
});
export const showTerrain = (terrain: Terrain): Kind<'terrain'> => ({ kind: 'terrain', terrain: TERRAINS[terrain] });
