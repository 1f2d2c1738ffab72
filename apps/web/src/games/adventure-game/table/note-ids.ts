import type { AdventureTextId } from '../text/say-adventure';

/** What a question means, where its own words do not say it: one line beside each. */
export const ASK_NOTES: Readonly<Record<string, AdventureTextId>> = {
  'quest-deck': 'note.quest-deck',
  route: 'note.route',
  'move-another': 'note.move-another',
  'investigation-deck': 'note.investigation-deck',
  'choose-investigation': 'note.choose-investigation',
  'keep-development': 'note.keep-development',
  'discard-trait-card': 'note.discard-trait-card',
  'suffer-wound': 'note.suffer-wound',
  heal: 'note.heal',
  rest: 'note.heal',
  worsen: 'note.worsen',
  'place-foul-fate': 'note.place-foul-fate',
  'clear-foul-fate': 'note.clear-foul-fate',
  'place-marker': 'note.place-marker',
  companion: 'note.companion',
  'look-at-monster': 'note.look-at-monster',
  'push-monster': 'note.push-monster',
  'remove-obstacle': 'note.remove-obstacle',
  'place-monster': 'note.place-monster',
  'top-or-bottom': 'note.deck-top',
  'next-from-the-top': 'note.deck-top',
  'most-vp': 'note.most-vp',
  'free-action-space': 'note.free-action-space',
  obstacle: 'note.obstacle',
  'moment-two-routes': 'note.moment',
  'moment-foul-fate': 'note.moment',
  'moment-investigate': 'note.moment',
  'moment-obstacle': 'note.moment',
  'moment-develop': 'note.moment',
  'moment-side-quest': 'note.moment',
  'moment-foul-fate-battle': 'note.moment',
};

/** Questions about leads: what the quest still needs of them says enough. */
export const LEAD_QUESTIONS: readonly string[] = [
  'lead-colour',
  'spend-lead',
  'buy-leads',
  'swap-leads',
  'proof-colour',
];
