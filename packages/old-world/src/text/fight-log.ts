import { type Language, listOf, type Params } from '@medallion/text';
import type { FightEvent } from '../base/fight/fight-events';
import type { AttackName } from '../base/fight/fight-state';
import type { FightCardFacts } from '../core/cards/card-pack';
import { FIGHT_CARDS, MONSTERS } from '../core/cards/components';
import type { OldWorldEvent } from '../core/events';
import { BASE_BOARD } from '../core/map';
import { SOURCE } from '../options';
import { playedCardLine } from './card-text';
import { attackText, monsterAbilityText } from './fight-text';
import { laidFightCard, laidFoe } from './laid-words';
import { type LogContext, playerName, type Said } from './log-context';
import { gameText } from './module-words';
import { cardName, nameOf, trophyName } from './names';
import { texts } from './texts';

const FIGHT_EVENTS: Readonly<Record<FightEvent['type'], true>> = {
  'fight-started': true,
  'monster-ability': true,
  wagered: true,
  'wager-settled': true,
  'fight-turn': true,
  'potion-used': true,
  'ability-used': true,
  'die-rolled': true,
  'combo-card': true,
  'card-beside': true,
  'no-combo': true,
  'combo-done': true,
  'monster-hit': true,
  'witcher-hit': true,
  'damage-lessened': true,
  'card-taken-back': true,
  'card-returned': true,
  'card-buried': true,
  'cards-looked-at': true,
  'pool-card-lost': true,
  'attack-announced': true,
  'attack-revealed': true,
  'attack-forced': true,
  'attack-changed': true,
  'knocked-out': true,
  'fight-ended': true,
  'trophy-gained': true,
  'no-trophy': true,
  advanced: true,
  fatigued: true,
  'monster-left': true,
  'no-monster-left': true,
  'tavern-closed': true,
};

export function isFightEvent(event: OldWorldEvent): event is FightEvent {
  return Object.hasOwn(FIGHT_EVENTS, event.type);
}

/** A trophy, a specialty or equipment, as an event or an option names it. */
export function sourceName(language: Language, source: string): string {
  const option = SOURCE.read(source);
  switch (option?.kind) {
    case 'trophy':
      return trophyName(language, option.trophy);
    case 'equipment':
      return nameOf(language, 'companion', option.equipment);
    case 'specialty':
      return texts.say(language, 'attribute.specialty');
    case undefined:
      return gameText(language, `source.${source}`) ?? source;
  }
}

export function fightMessage(event: FightEvent, context: LogContext): Said {
  const { language } = context;
  const id = `event.${event.type}`;
  const by: Params = 'seat' in event ? { player: playerName(context, event.seat) } : {};
  const monster = (of: string): string => nameOf(language, 'monster', of);
  switch (event.type) {
    case 'fight-started':
      return event.monster === null
        ? { id: `${id}.witcher`, params: { ...by, other: playerName(context, event.against) } }
        : foeStarted(id, by, event.monster, event.life, language);
    case 'monster-ability':
      return {
        id: isMonster(event.monster) ? id : `${id}.foe`,
        params: { monster: monster(event.monster), text: abilityOf(language, event.monster) },
      };
    case 'monster-left':
      return { id: `${id}.${event.how}`, params: { monster: monster(event.monster) } };
    case 'wagered':
      return { id: `${id}.${event.on ?? 'none'}`, params: by };
    case 'wager-settled':
      return { id: `${id}.${event.isWon ? 'won' : 'lost'}`, params: { ...by, gold: event.gold } };
    case 'fight-turn':
      return { id: `${id}.${event.seat === null ? 'monster' : 'witcher'}`, params: { ...by, turn: event.turn } };
    case 'potion-used':
      return { id, params: { ...by, potion: nameOf(language, 'potion', event.potion) } };
    case 'ability-used':
      return { id, params: { ...by, source: sourceName(language, event.source) } };
    case 'trophy-gained':
      return { id, params: { ...by, trophy: trophyName(language, event.trophy) } };
    case 'fight-ended':
      return endedText(event, context);
    case 'tavern-closed':
      return { id, params: { place: nameOf(language, 'location', BASE_BOARD.locations[event.at]?.id ?? '') } };
    default:
      return blowMessage(event, by, language);
  }
}

const isMonster = (id: string): boolean => MONSTERS.some((one) => one.id === id);
/** A foe that a module brings is called as it says in a sentence, by `foe.<id>` of its texts. */
function foeStarted(id: string, by: Params, foe: string, life: number, language: Language): Said {
  if (isMonster(foe))
    return { id: `${id}.monster`, params: { ...by, monster: nameOf(language, 'monster', foe), life } };
  const monster = gameText(language, `foe.${foe}`) ?? nameOf(language, 'monster', foe);
  return { id: `${id}.foe`, params: { ...by, monster, life } };
}

function abilityOf(language: Language, monster: string): string {
  const ability = MONSTERS.find(({ id }) => id === monster)?.ability ?? laidFoe(monster);
  return ability === undefined ? '' : monsterAbilityText(language, ability);
}

/** Won, driven away, lost; between witchers the names say who. @rule OW-OUT-013, OW-OUT-014, OW-OUT-015 */
function endedText(event: Extract<FightEvent, { type: 'fight-ended' }>, context: LogContext): Said {
  const { end, winner, seat, against } = event;
  const [player, other] = [playerName(context, seat), playerName(context, against)];
  if (against !== null) {
    const [first, second] = winner === 0 ? [player, other] : [other, player];
    return { id: 'event.fight-ended.duel', params: { winner: first, loser: second } };
  }
  const how = end === 'driven-away' ? 'driven-away' : end === 'attacker-won' ? 'defeated' : 'lost';
  return { id: `event.fight-ended.${how}`, params: { player } };
}

/** Cards played, blows struck and taken. */
function blowMessage(event: FightEvent, by: Params, language: Language): Said {
  const id = `event.${event.type}`;
  switch (event.type) {
    case 'combo-card':
      return { id: event.place > 1 ? `${id}.next` : id, params: { ...by, card: playedCardLine(language, event.card) } };
    case 'card-beside':
    case 'card-taken-back':
    case 'card-returned':
      return { id, params: { ...by, card: cardName(language, event.card) } };
    case 'card-buried':
      return event.card === null
        ? { id: `${id}.hidden`, params: by }
        : { id, params: { ...by, card: cardName(language, event.card) } };
    case 'combo-done':
      return { id, params: { ...by, n: event.cards.length, damage: event.damage } };
    case 'monster-hit':
      return { id, params: { ...by, damage: event.damage, left: event.left } };
    case 'witcher-hit': {
      const { damage, shield, deck, hand } = event;
      return { id, params: { ...by, damage, shield, deck, hand } };
    }
    case 'damage-lessened':
      return { id, params: { ...by, from: event.from, to: event.to } };
    case 'cards-looked-at':
      return lookedText(event, by, language);
    case 'pool-card-lost':
      return { id, params: { ...by, n: event.cards.length, left: event.left } };
    default:
      return attackMessage(event, by, language);
  }
}

function lookedText(event: Extract<FightEvent, { type: 'cards-looked-at' }>, by: Params, language: Language): Said {
  const seen = event.cards.filter((card) => card !== null);
  if (seen.length === 0) return { id: 'event.cards-looked-at.hidden', params: { ...by, n: event.cards.length } };
  const cards = listOf(
    language,
    seen.map((card) => fightCardLine(language, card) ?? cardName(language, card)),
  );
  return { id: 'event.cards-looked-at', params: { ...by, cards } };
}

const halvesOf = (card: string): FightCardFacts | undefined =>
  FIGHT_CARDS.find(({ id }) => id === card) ?? laidFightCard(card);

/** Both halves of a monster fight card, or what a module calls its own; null for any other card. */
export function fightCardLine(language: Language, card: string): string | null {
  const facts = halvesOf(card);
  if (facts === undefined) return gameText(language, `fight-card.${card}`);
  const halves = { charge: attackText(language, facts.charge), bite: attackText(language, facts.bite) };
  return texts.say(language, 'option.fight-card', halves);
}

/** The name of an attack, and what the card makes of it. */
function attackParams(language: Language, card: string, attack: AttackName): Params {
  const facts = halvesOf(card);
  const text = facts === undefined ? (fightCardLine(language, card) ?? '') : attackText(language, facts[attack]);
  return { attack: texts.say(language, `attack.${attack}`), text };
}

function attackMessage(event: FightEvent, by: Params, language: Language): Said {
  const id = `event.${event.type}`;
  switch (event.type) {
    case 'attack-announced':
      return {
        id: event.seat === null ? `${id}.die` : id,
        params: { ...by, attack: texts.say(language, `attack.${event.attack}`) },
      };
    case 'attack-changed':
    case 'attack-forced':
      return { id, params: { ...by, ...attackParams(language, event.card, event.attack) } };
    case 'attack-revealed': {
      const { card, attack, left } = event;
      if (attack === null) return { id: `${id}.blind`, params: { text: fightCardLine(language, card) ?? '', left } };
      return { id, params: { ...attackParams(language, card, attack), left } };
    }
    case 'advanced':
      return { id, params: { ...by, spot: event.spot } };
    case 'fatigued':
      return { id, params: { ...by, n: event.n } };
    case 'no-monster-left':
      return { id, params: { level: event.level } };
    case 'die-rolled':
      return { id, params: { ...by, die: event.die } };
    default:
      return { id, params: by };
  }
}
