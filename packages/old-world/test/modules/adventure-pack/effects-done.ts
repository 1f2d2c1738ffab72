import { actionCardFacts } from '../../../src/core/cards/components';
import type { Said } from '../../../src/core/cards/said';
import type { OldWorldTable } from '../../old-world-table';

/** What was told, added up, in the words of the cards: what a raise and phase III bring by themselves is left out. */
const BESIDE = ['OW-ATTR-005', 'OW-ATTR-006', 'OW-LEVEL-002', 'OW-LEVEL-003', 'OW-DRAW-002'];

export interface Done {
  readonly gold: number;
  readonly potions: number;
  readonly trails: number;
  readonly rumours: number;
  readonly drawn: number;
  readonly phaseThree: number;
  readonly cards: readonly number[];
  readonly trashed: number;
  readonly discarded: number;
  readonly raised: readonly string[];
  readonly lowered: number;
  readonly training: number;
  readonly moves: number;
  readonly events: readonly number[];
  readonly secrets: readonly string[];
}

type Sum = { -readonly [Name in keyof Done]: Done[Name] };
const NOTHING: Done = {
  gold: 0,
  potions: 0,
  trails: 0,
  rumours: 0,
  drawn: 0,
  phaseThree: 0,
  cards: [],
  trashed: 0,
  discarded: 0,
  raised: [],
  lowered: 0,
  training: 0,
  moves: 0,
  events: [],
  secrets: [],
};

/** What the data says shall happen. Shields are judged by where they end. */
export function expected(effects: readonly Said[], pay: number, lowest: string): Done {
  const sum: Sum = { ...NOTHING, gold: 0 - pay };
  for (const effect of effects) {
    const n = Number(effect.n ?? 0);
    if (effect.do === 'gold') sum.gold += n;
    else if (effect.do === 'potion') sum.potions += n;
    else if (effect.do === 'trail') sum.trails += 1;
    else if (effect.do === 'rumour') sum.rumours += 1;
    else if (effect.do === 'draw') sum.drawn += n;
    else if (effect.do === 'phase-draw') sum.phaseThree += n;
    else if (effect.do === 'card') sum.cards = [...sum.cards, effect.cost === 'any' ? -1 : Number(effect.cost)];
    else if (effect.do === 'trash') sum.trashed += n;
    else if (effect.do === 'discard') sum.discarded += n;
    else if (effect.do === 'raise')
      sum.raised = [...sum.raised, effect.attribute === 'lowest' ? lowest : String(effect.attribute)];
    else if (effect.do === 'lower') sum.lowered += 1;
    else if (effect.do === 'cheaper-training') sum.training = n;
    else if (effect.do === 'free-move') sum.moves += 1;
    else if (effect.do === 'event') sum.events = [...sum.events, Number(effect.event)];
    else if (effect.do === 'secret') sum.secrets = [...sum.secrets, `EVENT${effect.event}`];
    else if (effect.do !== 'shield') throw new Error(`a word that this test does not know: ${effect.do}`);
  }
  return sum;
}

/** What happened, from the events told after the first `from` of them; a card that is read last of a chain does more, which is not counted. */
export function done(table: OldWorldTable, from: number, chained = 0): Done {
  const sum: Sum = { ...NOTHING };
  for (const event of table.scenario.told.slice(from)) {
    if (chained > 0 && sum.events.length === chained) break;
    if (BESIDE.includes(event.rule)) continue;
    if (event.type === 'gold-gained') sum.gold += event.n;
    else if (event.type === 'gold-paid') sum.gold -= event.n;
    else if (event.type === 'potion-gained') sum.potions += 1;
    else if (event.type === 'potion-lost') sum.potions -= 1;
    else if (event.type === 'trail-taken') sum.trails += 1;
    else if (event.type === 'trail-quest-taken') sum.rumours += 1;
    else if (event.type === 'cards-drawn') sum.drawn += event.n;
    else if (event.type === 'draw-changed') sum.phaseThree += event.by;
    else if (event.type === 'card-gained') sum.cards = [...sum.cards, actionCardFacts(event.card)?.cost ?? -1];
    else if (event.type === 'cards-trashed') sum.trashed += event.cards.length;
    else if (event.type === 'cards-discarded' && event.rule !== 'OW-TERM-001') sum.discarded += event.cards.length;
    else if (event.type === 'attribute-raised') sum.raised = [...sum.raised, event.attribute];
    else if (event.type === 'attribute-lowered') sum.lowered += 1;
    else if (event.type === 'training-cheapened') sum.training = event.gold;
    else if (event.type === 'free-move-gained') sum.moves += 1;
    else if (event.type === 'event-read') sum.events = [...sum.events, event.event];
    else if (event.type === 'module' && event.what === 'secret-taken') {
      sum.secrets = [...sum.secrets, (event.about as { card: string }).card];
    }
  }
  return sum;
}

/** Where a shield of so many ends. */
export function shieldAfter(effects: readonly Said[], start: number, most: number): number {
  let shield = start;
  for (const effect of effects) {
    if (effect.do === 'shield') {
      if (effect.to === 'maximum') shield = most;
      else shield = effect.to === 'zero' ? 0 : Math.max(0, shield + Number(effect.n));
    }
    if (effect.do === 'raise' && effect.attribute === 'defense') shield = Math.min(most + 1, shield + 1);
  }
  return shield;
}
