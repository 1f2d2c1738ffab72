import { type BlockedOption, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { goodFortuneFacts } from '../components';
import type { FortuneTiming, GoodFortuneFacts, Timing } from '../pack';
import { type AdventurePlay, type AdventureState, heroOf } from '../state';
import { payFor, slotId, usableSlots } from './development';

const PASS = -1;
const FORTUNE = 100;

/** A moment comes up for the active hero only: nobody else draws, travels or fights. */
function promptFor(timing: Timing | FortuneTiming): Prompt<AdventureState, number, string | null> {
  const moment: Prompt<AdventureState, number, string | null> = {
    id: `moment-${timing}`,
    answersLieOpen: false,
    optionId,
    blocked,
  };
  function optionId(option: number, state: AdventureState): string {
    if (option === PASS) return 'pass';
    if (option >= FORTUNE) return `fortune:${goodFortuneFacts(option - FORTUNE).id}`;
    return `use:${slotId(heroOf(state, state.active), option)}`;
  }
  /** Cards in hand whose moment this is not. @rule AG-FORTUNE-002 */
  function blocked(state: AdventureState, seat: Seat): readonly BlockedOption[] {
    return heroOf(state, seat)
      .fortunes.filter((card) => goodFortuneFacts(card).timing !== timing)
      .map((card) => ({ id: `fortune:${goodFortuneFacts(card).id}`, rule: 'AG-FORTUNE-002' }));
  }
  return moment;
}

const prompts = {
  'two-routes': promptFor('two-routes'),
  'foul-fate': promptFor('foul-fate'),
  investigate: promptFor('investigate'),
  obstacle: promptFor('obstacle'),
  develop: promptFor('develop'),
  'side-quest': promptFor('side-quest'),
  'foul-fate-battle': promptFor('foul-fate-battle'),
} as const;

export function isFortuneFor(card: number, timing: FortuneTiming): boolean {
  return goodFortuneFacts(card).timing === timing;
}

/**
 * Asks whether a card is used now. Whoever holds good fortune cards is asked even when none of them fits, so that the
 * question gives none of them away. @rule AG-FORTUNE-002, AG-DEV-002
 */
export function* react(
  play: AdventurePlay,
  seat: Seat,
  timing: keyof typeof prompts,
  about: string | null = null,
): Flow<DevelopmentOrFortune | null> {
  const hero = heroOf(play.state, seat);
  const slots = timing === 'develop' || timing === 'side-quest' ? [] : usableSlots(hero, timing);
  const holdsFortunes = hero.fortunes.length > 0 && timing !== 'foul-fate-battle';
  if (slots.length === 0 && !holdsFortunes) return null;
  const options = [PASS, ...slots];
  if (timing !== 'foul-fate-battle') {
    for (const card of hero.fortunes) if (isFortuneFor(card, timing)) options.push(FORTUNE + card);
  }
  const option = yield* choose(seat, prompts[timing], options, about);
  if (option === PASS) return null;
  if (option < FORTUNE) return payFor(play, seat, option);
  return playFortune(play, seat, option - FORTUNE);
}

type DevelopmentOrFortune = Pick<GoodFortuneFacts, 'id' | 'grants' | 'effects'>;

/** Takes the card out of the hand; whoever calls this discards it when its effect is resolved. @rule AG-FORTUNE-004 */
export function takeFortune(play: AdventurePlay, seat: Seat, card: number): GoodFortuneFacts {
  const hero = heroOf(play.state, seat);
  hero.fortunes.splice(hero.fortunes.indexOf(card), 1);
  hero.played = card;
  const facts = goodFortuneFacts(card);
  play.reveal();
  if (play.isWatched) play.tell({ type: 'fortune-played', seat, card: facts.id, rule: 'AG-FORTUNE-002' });
  return facts;
}

/** @rule AG-FORTUNE-004, AG-DISC-005 */
export function discardPlayed(play: AdventurePlay, seat: Seat): void {
  const hero = heroOf(play.state, seat);
  if (hero.played === null) return;
  play.state.fortuneDiscard.push(hero.played);
  hero.played = null;
}

function playFortune(play: AdventurePlay, seat: Seat, card: number): GoodFortuneFacts {
  const facts = takeFortune(play, seat, card);
  discardPlayed(play, seat);
  return facts;
}
