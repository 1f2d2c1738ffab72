import type { Question, Seat } from '@medallion/kernel';
import { COMPANIONS, type Color, investigationFacts } from '../components';
import type { Effect } from '../effect';
import { placeOfQuest, routesBetween, type Way, waysFrom } from '../map';
import type { Token } from '../monsters';
import { type AdventureState, type Battle, heroOf, regionOfHero, type Trade, type Wound, zoneOf } from '../state';
import { modifyValues, rerollValue } from './battle-choices';
import { battleGain, strengthOf, tokenWorth } from './battle-worth';
import { DEVELOPMENT_WORTHS } from './card-worths';
import { deckWorth, effectsWorth, MEAN_FATE } from './effect-worth';
import { Look } from './look';
import { leadLoss, nextWound, questWorth, woundOn } from './prices';
import { answerValue, offerValue } from './trade-worth';
import { turnValue } from './turn-worth';

type Values = readonly number[];

/** What each option of a question promises, about in VP. Kinds of question that matter little are all alike. */
export function optionValues(state: AdventureState, question: Question): Values {
  const { seat, prompt, options } = question;
  const each = <T>(value: (option: T) => number): Values => (options as readonly T[]).map(value);
  switch (prompt.id) {
    case 'turn': {
      const look = new Look(state, seat);
      return each<number>((option) => turnValue(look, option));
    }
    case 'route':
      return routeValues(state, seat, options as readonly number[]);
    case 'trade-offer':
      return each<number>((option) => offerValue(state, state.trade as Trade, option));
    case 'trade-answer':
      return each<string>((answer) => answerValue(state, state.trade as Trade, answer));
    case 'keep-quest':
    case 'quest-deck':
    case 'keep-development':
    case 'choose-investigation':
    case 'next-from-the-top':
    case 'top-or-bottom':
    case 'investigation-deck':
      return cardValues(state, question, each);
    case 'obstacle':
      return obstacleValues(state, seat, options as readonly number[]);
    case 'modify-results':
      return modifyValues(state, question);
    case 'reroll':
      return each<number>((die) => rerollValue(state.battle as Battle, die));
    default:
      return sheetValues(state, question, each);
  }
}

/** What an investigation card brings on average. */
const MEAN_CARD = 0.9;

type Each = <T>(value: (option: T) => number) => Values;

function cardValues(state: AdventureState, { seat, prompt }: Question, each: Each): Values {
  const hero = heroOf(state, seat);
  const prices = () => new Look(state, seat).prices;
  switch (prompt.id) {
    case 'keep-quest':
      return each<number>((quest) => 0.5 * questWorth(state, hero, quest, routesBetween(hero.at, placeOfQuest(quest))));
    case 'quest-deck':
      return each<Color>((color) => hero.leads[color] * 0.3 + (color === 0 ? 0.1 : 0));
    case 'keep-development':
      return each<number | null>((card) => (card === null ? 0 : developmentWorth(card)));
    case 'investigation-deck': {
      const known = prices();
      return each<Color>((deck) => deckWorth(deck, known));
    }
    case 'top-or-bottom': {
      const known = prices();
      const [card] = hero.drawn;
      const worth = card === undefined ? 0 : effectsWorth(investigationFacts(card).effects, known) - MEAN_CARD;
      return each<string>((where) => (where === 'top' ? worth : 0));
    }
    default: {
      const known = prices();
      return each<number>((card) => effectsWorth(investigationFacts(card).effects, known));
    }
  }
}

function developmentWorth(card: number): number {
  return battleGain(card) + (DEVELOPMENT_WORTHS[card] as number);
}

const STOP = -1;
const EXTRA = 100;

/** Each way on by the best that can come of it. */
function routeValues(state: AdventureState, seat: Seat, options: readonly number[]): Values {
  const look = new Look(state, seat);
  const { hero } = look;
  const { journey } = state;
  if (journey === null || !journey.isTravel) return moveValues(look, options);
  return options.map((option) => {
    if (option === STOP) {
      const isLong = journey.left === 0;
      return look.arrival(hero.at) + look.end(hero.at) + (isLong ? MEAN_FATE : 0);
    }
    const { to, fare, route } = waysFrom(hero.at)[option % EXTRA] as Way;
    const cost = option >= EXTRA ? 0.35 : fare * look.prices.gold;
    const left = option >= EXTRA ? journey.left : journey.left - 1;
    const after = { used: journey.used | (1 << route), left, isFree: false, isTravel: true };
    const onward = left === 0 ? look.arrival(to) + look.end(to) + MEAN_FATE : look.journey(to, after);
    return onward - cost;
  });
}

/** A movement that brings no leads: only where it ends counts. */
function moveValues(look: Look, options: readonly number[]): Values {
  return options.map((option) => {
    if (option === STOP) return look.end(look.hero.at);
    return look.end((waysFrom(look.hero.at)[option % EXTRA] as Way).to);
  });
}

const FOUL_FATE = -1;
function obstacleValues(state: AdventureState, seat: Seat, options: readonly number[]): Values {
  const hero = heroOf(state, seat);
  const strength = strengthOf(hero);
  const wound = nextWound(hero);
  const { monsters } = zoneOf(state, regionOfHero(hero));
  return options.map((place) =>
    place === FOUL_FATE ? MEAN_FATE : tokenWorth(state, seat, monsters[place] as Token, strength, wound),
  );
}

const SPACES = 8;
const woundOf = (option: number): Wound => (option < SPACES ? 1 : 2);

/** Choices about the hero's sheet and stock. */
function sheetValues(state: AdventureState, question: Question, each: Each): Values {
  const { seat, prompt } = question;
  const hero = heroOf(state, seat);
  switch (prompt.id) {
    case 'lead-colour':
    case 'buy-leads':
    case 'proof-colour': {
      const { prices } = new Look(state, seat);
      return each<Color | null>((color) => (color === null ? prices.gold : prices.leads[color]));
    }
    case 'spend-lead':
      return each<Color>((color) => -leadLoss(state, hero, color));
    case 'swap-leads': {
      const { prices } = new Look(state, seat);
      return each<number>((swap) =>
        swap < 0
          ? 0.1
          : (prices.leads[(swap % 3) as Color] as number) - leadLoss(state, hero, Math.floor(swap / 3) as Color),
      );
    }
    case 'suffer-wound':
      return each<number>((option) => -woundOn(hero, option % SPACES, woundOf(option)));
    case 'heal':
      return each<number>((space) => (space < 0 ? 0 : woundOn(hero, space, hero.wounds[space] as Wound)));
    case 'rest':
      return each<number>((option) => woundOn(hero, option % SPACES, woundOf(option)));
    case 'worsen':
      return each<number>((space) => -woundOn(hero, space, 1));
    case 'place-foul-fate':
      return each<number>((action) => FATE_SPACES[action] as number);
    case 'clear-foul-fate':
      return each<number>((action) => -(FATE_SPACES[action] as number));
    case 'free-action-space':
      return each<number>((action) => -(FATE_SPACES[action] as number));
    case 'place-marker':
      return each<number>((slot) => (slot < 0 ? 0 : 1));
    default:
      return oddValues(state, question, each);
  }
}

/** Beside which action a foul fate token does least harm: rest and own are left alone most easily. */
const FATE_SPACES: readonly number[] = [-1.5, -1, -0.3, -0.4, -0.2];

function oddValues(state: AdventureState, question: Question, each: Each): Values {
  const { seat, prompt } = question;
  const hero = heroOf(state, seat);
  switch (prompt.id) {
    case 'choose-one': {
      const { prices } = new Look(state, seat);
      return each<{ readonly effects: readonly Effect[] }>(({ effects }) => effectsWorth(effects, prices));
    }
    case 'may':
      return each<boolean>((yes) => (yes ? 0.6 : 0));
    case 'discard-trait-card':
      return each<number | null>((slot) => (slot === null ? 0 : 0.6));
    case 'companion': {
      const { prices } = new Look(state, seat);
      return each<number>((companion) => effectsWorth(COMPANIONS[companion]?.effects ?? [], prices));
    }
    case 'most-vp':
      return each<Seat>((other) => (other === seat ? -2 : 0));
    case 'place-monster':
      return each<number>((region) => (region === regionOfHero(hero) ? -1 : monstersWelcome(state, seat, region)));
    case 'move-another':
      return each<number>(() => 0);
    case 'battle-start':
      return each<number>((slot) => (slot < 0 ? 0 : 0.1));
    case 'reroll-hero-die':
      return each<number>((die) => (die < 0 ? 0.1 : 0));
    default:
      return prompt.id.startsWith('moment-') ? momentValues(state, question) : each<unknown>(() => 0);
  }
}

/** Other heroes near a region make a monster there somebody else's. */
function monstersWelcome(state: AdventureState, seat: Seat, region: number): number {
  return state.heroes.some((hero, other) => other !== seat && regionOfHero(hero) === region) ? 0.5 : 0;
}

const PASS = -1;
/** Cards for a moment: against foul fate and bad obstacles, for more cards; kept where there is little to gain. */
function momentValues(state: AdventureState, { seat, prompt, options }: Question): Values {
  const { drawn } = heroOf(state, seat);
  if (prompt.id === 'moment-investigate' && drawn.length > 0) {
    const { prices } = new Look(state, seat);
    const best = Math.max(...drawn.map((card) => effectsWorth(investigationFacts(card).effects, prices)));
    return (options as readonly number[]).map((option) => (option === PASS ? 0 : MEAN_CARD - best));
  }
  const isPressing =
    prompt.id !== 'moment-obstacle' || new Look(state, seat).zone(regionOfHero(heroOf(state, seat))) < -0.5;
  return (options as readonly number[]).map((option) => (option === PASS ? 0 : isPressing ? 0.5 : -1));
}
