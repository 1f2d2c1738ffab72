import {
  type AdventureState,
  type AdventureView,
  DEVELOPMENT,
  ENEMIES,
  FACES,
  FOUL_FATE,
  GOOD_FORTUNE,
  HERO_IDS,
  type HeroView,
  LOCATIONS,
  QUESTS,
  RESULTS,
} from '@medallion/adventure-game';
import type { Seat } from '@medallion/kernel';

const MARKER = 256;
/** A used card counts as used in each way its limit may name. */
const USED = 1024 + 2048 + 4096;

const indexOf = (list: readonly { readonly id: string }[], id: string | null): number =>
  list.findIndex((one) => one.id === id);

function heroOf(hero: HeroView) {
  return {
    hero: HERO_IDS.indexOf(hero.hero),
    at: indexOf(LOCATIONS, hero.at),
    gold: hero.gold,
    leads: [hero.leads.red, hero.leads.blue, hero.leads.purple],
    proofs: [hero.proofs.red, hero.proofs.blue, hero.proofs.purple],
    quest: hero.quest === null ? null : indexOf(QUESTS, hero.quest.quest),
    developed: hero.development.map(
      ({ card, markers, isUsedUp }) => indexOf(DEVELOPMENT, card) + MARKER * markers + (isUsedUp ? USED : 0),
    ),
    fortunes: (hero.fortunes.cards ?? []).map((card) => indexOf(GOOD_FORTUNE, card)),
    fates: hero.fates.map((card) => indexOf(FOUL_FATE, card)),
  };
}

/**
 * As much of a state as the game's counsel reads (odds, suggestions, quest progress, risk), made from what a viewer
 * sees: a screen never has the state itself. A test holds that counsel says the same from both.
 */
export function counselState(view: AdventureView): AdventureState {
  const { battle } = view;
  const fates = view.decks.find(({ deck }) => deck === 'foul-fate');
  const state = {
    heroes: view.heroes.map(heroOf),
    discards: [[], [], [], (fates?.discard ?? []).map((card) => indexOf(FOUL_FATE, card))],
    battle:
      battle === null
        ? null
        : {
            seat: battle.seat,
            enemy: indexOf(ENEMIES, battle.enemy),
            faces: battle.faces.map((face) => FACES.indexOf(face)),
            pool: RESULTS.map((result) => battle.pool[result]),
          },
  };
  return state as unknown as AdventureState;
}

export function enemyNumber(id: string): number {
  return indexOf(ENEMIES, id);
}

export interface CounselRequest {
  readonly view: AdventureView;
  readonly seat: Seat;
  readonly enemies: readonly string[];
}
