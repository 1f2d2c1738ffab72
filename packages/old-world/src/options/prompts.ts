import { ATTACKS } from '../base/fight/fight-state';
import { COLORS } from '../core/cards/vocabulary';
import { ATTRIBUTES, TERRAINS } from '../core/state';
import { bare, behind, codec, dice, form, oneOf, type Shown, seat, word } from './codec';
import { payment } from './payment';

const card = codec({ card: bare({ card: word }) });
const cardOrDone = codec({ done: form('done'), card: bare({ card: word }) });
const fightCard = codec({ 'fight-card': bare({ card: word }) });
const potion = codec({ potion: bare({ potion: word }) });
const attribute = codec({ attribute: bare({ attribute: oneOf(ATTRIBUTES) }) });
const terrain = codec({ terrain: bare({ terrain: oneOf(TERRAINS) }) });
const attack = codec({ attack: bare({ attack: oneOf(ATTACKS) }) });
const story = codec({ way: bare({ way: oneOf(['first', 'second']) }) });
const reroll = codec({ keep: form('keep'), reroll: form('reroll', { dice }) });

/** What gives an ability in a fight. */
const sources = {
  specialty: form('specialty'),
  trophy: form('trophy', { trophy: word }),
  equipment: form('equipment', { equipment: word }),
} as const;
/** As events and views name it. */
export const SOURCE = codec(sources);
const use = codec({ pass: form('pass'), ...sources });

/**
 * Every prompt of the base game with what its options are: their ids as data, and back. Ids are what records, the wire and
 * tests hold; whoever words, weighs or draws an option reads it here. A module keeps a table like this for its own prompts.
 */
export const OPTIONS = {
  'choose-board': codec({ school: bare({ school: word }) }),
  'strong-monster': terrain,
  journey: codec({
    end: form('end'),
    move: form('move', { to: word, pay: payment }),
    act: form('act', { action: word }),
    poker: form('poker', { with: seat }),
    quest: form('quest', { card: word }),
  }),
  deed: codec({
    duel: form('fight', { with: seat }),
    monster: form('fight', { monster: word }),
    meditate: form('meditate', { attribute: oneOf(ATTRIBUTES) }),
    explore: form('explore', { deck: oneOf(['city', 'wilds', 'nothing']) }),
  }),
  'entry-order': codec({ entry: bare({ entry: word }) }),
  discard: cardOrDone,
  'gain-card': card,
  'exploration-option': story,
  'event-option': story,
  'quest-terrain': terrain,
  'trail-terrain': terrain,
  train: attribute,
  'raise-attribute': attribute,
  'lower-attribute': attribute,
  'discard-potion': potion,
  'discard-card': card,
  'trash-card': card,
  'take-card': card,
  'trade-in': card,
  'trade-for': card,
  'clear-pool': cardOrDone,
  reroll,
  'reroll-locals': reroll,
  'reroll-answer': reroll,
  'lucky-die': reroll,
  'lucky-die-answer': reroll,
  'short-fight': codec({ stop: form('stop'), play: form('play', { card: word }) }),
  fatigue: card,
  wager: codec({ wager: bare({ on: oneOf(['none', 'attacker', 'defender']) }) }),
  'fight-before': use,
  'fight-throw-card': card,
  'fight-use': codec({ 'go-on': form('go-on'), drink: form('potion', { potion: word }), ...sources }),
  'fight-combo': codec({
    stop: form('stop'),
    play: form('play', { card: word }),
    'play-by': form('play', { card: word, by: oneOf(['trophy', 'specialty']) }),
    'play-as': form('play', { card: word, color: behind('as-', COLORS) }),
  }),
  'fight-beside': codec({ pass: form('pass'), card: bare({ card: word }) }),
  'fight-with-combo': use,
  'fight-after-hit': use,
  'fight-draw-step': use,
  'fight-reveal': use,
  'fight-attacked': use,
  'fight-battered': use,
  'fight-trash': use,
  'fight-after-pool': use,
  'fight-special': use,
  'fight-passive': use,
  'fight-random-discard': use,
  'fight-lowered': use,
  'fight-effect-order': codec({ take: form('take'), return: form('return', { card: word }) }),
  'fight-lose-card': card,
  'fight-take-card': card,
  'fight-bury-card': card,
  'fight-keep-card': card,
  'fight-arrange-cards': card,
  'fight-arrange-pool': fightCard,
  'fight-drop-card': card,
  'fight-drop-pool-card': fightCard,
  'fight-refresh-potion': potion,
  'monster-attack': attack,
  'fight-attack-type': attack,
} as const;

export type PromptId = keyof typeof OPTIONS;
/** An option of this prompt, or of any. */
export type OldWorldOption<Id extends PromptId = PromptId> = Shown<(typeof OPTIONS)[Id]>;
export type FightSource = Shown<typeof SOURCE>;
/** Prompts that ask what to use at a moment of a fight. */
export type UsePromptId = { [Id in PromptId]: (typeof OPTIONS)[Id] extends typeof use ? Id : never }[PromptId];

/** What some questions are about, beside their options. */
export type PromptAbout = {
  /** The card given in exchange. */
  'trade-for': string;
  /** The cards chosen so far. */
  'clear-pool': readonly string[];
  /** The card that is paid for; null where nothing is bought. */
  'discard-card': string | null;
};
