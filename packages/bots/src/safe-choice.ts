import { type GameState, InvariantError, nextWord, type RngState } from '@medallion/kernel';
import type { Bot, Budget, Choice } from './bot';
import { chancesOf, questionFor } from './playing-knowledge';
import type { Sight } from './sight';

/** What went wrong with a bot. The game goes on with a safe answer either way. */
export interface BotFault {
  readonly code: 'threw' | 'illegal' | 'late';
  readonly message: string;
}

/** How far over its time a bot may be before it counts as late: one look ahead may be in flight. */
const GRACE = 250;

/** A bot that never fails to answer: where this one throws or names no option on offer, the safe answer is given. */
export function safely(bot: Bot, onFault: (fault: BotFault) => void): Bot {
  return (sight, rng, budget) => {
    const start = budget.now?.() ?? 0;
    const choice = attempt(bot, sight, rng, budget, onFault);
    const took = (budget.now?.() ?? 0) - start;
    if (took > budget.milliseconds + GRACE) onFault({ code: 'late', message: `took ${Math.round(took)} ms` });
    return choice;
  };
}

function attempt<Config, State extends GameState, View, Event>(
  bot: Bot,
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
  budget: Budget,
  onFault: (fault: BotFault) => void,
): Choice {
  try {
    const choice = bot(sight, rng, budget);
    const { option } = choice;
    if (Number.isInteger(option) && option >= 0 && option < sight.question.options.length) return choice;
    onFault({ code: 'illegal', message: `option ${option} of ${sight.question.options.length}` });
  } catch (error) {
    onFault({ code: 'threw', message: error instanceof Error ? error.message : String(error) });
  }
  return { option: safeOption(sight, rng), thoughts: [] };
}

/** The answer that the game's rules of thumb find most promising; should even they fail, the first option. */
export function safeOption<Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
): number {
  try {
    const world = sight.fork(nextWord(rng));
    const question = world.questions[questionFor(world, sight.seat)];
    if (question === undefined || question.options.length !== sight.question.options.length) {
      throw new InvariantError('a fork asks another question than the table', { seat: sight.seat });
    }
    const chances = chancesOf(sight.knowledge, world.state, question);
    return chances.indexOf(Math.max(...chances));
  } catch {
    return 0;
  }
}
