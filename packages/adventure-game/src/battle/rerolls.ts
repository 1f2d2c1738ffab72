import { type Face, type Pool, resultsOf } from '../components';
import { add, NO_RESULTS, type Reroll } from './results';

/** A die in the tables below: its different faces, and how likely each is. */
interface Die {
  readonly faces: readonly Face[];
  readonly chances: readonly number[];
  readonly stride: number;
  readonly mayBeRolled: boolean;
}

/** Dice to roll again, and what every throw is worth then. */
interface Choice {
  readonly table: Float64Array;
  readonly dice: readonly number[];
}

/** What results are worth once nothing is rolled any more. */
export type Worth = (pool: Readonly<Pool>) => number;

/** What is best with these dice: how much it is worth on average, and the card and dice to roll again, if any. */
export interface Plan {
  readonly worth: number;
  readonly reroll: { readonly option: string; readonly dice: readonly number[] } | null;
}

/**
 * Every throw of a set of dice at once: one number for each combination of faces. Rolling some dice again means the
 * average over these dice, so each choice of dice is one small table, and the best choice for every throw is read from
 * them. Nothing is sampled. Results are spent only when all rolling is over: waiting loses nothing, since a result can be
 * spent as well after the roll as before it, and more is known then.
 */
export class Throws {
  readonly #dice: readonly Die[];
  readonly #size: number;
  readonly #pools: readonly Pool[];
  readonly #rerolls: readonly Reroll[];
  readonly #worth: Worth;
  readonly #tables = new Map<string, Float64Array>();
  readonly #choices = new Map<number, readonly Choice[]>();

  constructor(
    dice: readonly (readonly Face[])[],
    start: Readonly<Pool>,
    rerolls: readonly Reroll[],
    worth: Worth,
    mayBeRolled: (die: number) => boolean = () => true,
  ) {
    let size = 1;
    this.#dice = dice.map((sides, die) => {
      const faces = [...new Set(sides)];
      const chances = faces.map((face) => sides.filter((side) => side === face).length / sides.length);
      const stride = size;
      size *= faces.length;
      return { faces, chances, stride, mayBeRolled: mayBeRolled(die) };
    });
    this.#size = size;
    this.#rerolls = rerolls;
    this.#worth = remembered(worth);
    this.#pools = Array.from({ length: size }, (_, index) => {
      const pool: Pool = [...start];
      for (const { faces, stride } of this.#dice) add(pool, resultsOf(this.#faceAt(faces, stride, index)), 1);
      return pool;
    });
  }

  #faceAt(faces: readonly Face[], stride: number, index: number): Face {
    return faces[Math.floor(index / stride) % faces.length] as Face;
  }

  /** On average over the first roll, with the best use of everything after it. */
  expected(): number {
    let table = this.#table(this.#rerolls.map(() => 0));
    for (const die of this.#dice) table = average(table, die);
    return table[0] as number;
  }

  /** The best thing to do when the dice show these faces. */
  plan(faces: readonly Face[]): Plan {
    let index = 0;
    for (const [place, { faces: sides, stride }] of this.#dice.entries()) {
      index += sides.indexOf(faces[place] as Face) * stride;
    }
    let best: Plan = { worth: this.#worthOf(this.#pools[index] as Pool, NO_RESULTS), reroll: null };
    for (const [which, reroll] of this.#rerolls.entries()) {
      if (reroll.uses === 0) continue;
      for (const { table, dice } of this.#firstChoices(which)) {
        const worth = table[index - this.#offset(dice, index)] as number;
        if (worth > best.worth + 1e-12) best = { worth, reroll: { option: reroll.option, dice } };
      }
    }
    return best;
  }

  /** The tables of the first reroll, kept for the next question about other faces. */
  #firstChoices(which: number): readonly Choice[] {
    const known = this.#choices.get(which);
    if (known !== undefined) return known;
    const used = this.#rerolls.map(() => 0);
    const choices: Choice[] = [];
    this.#eachChoice(this.#table(oneMore(used, which)), this.#rerolls[which]?.most ?? 0, (table, chosen) => {
      choices.push({ table, dice: [...chosen] });
    });
    this.#choices.set(which, choices);
    return choices;
  }

  /** What every throw is worth after so many uses of each card, the best further uses included. */
  #table(used: readonly number[]): Float64Array {
    const key = used.join();
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    const best = this.#still(used);
    for (const [which, reroll] of this.#rerolls.entries()) {
      if ((used[which] as number) >= reroll.uses) continue;
      this.#eachChoice(this.#table(oneMore(used, which)), reroll.most, (table, chosen) => {
        for (let index = 0; index < this.#size; index++) {
          const worth = table[index - this.#offset(chosen, index)] as number;
          if (worth > (best[index] as number)) best[index] = worth;
        }
      });
    }
    this.#tables.set(key, best);
    return best;
  }

  /** What every throw is worth if no die is rolled any more. */
  #still(used: readonly number[]): Float64Array {
    const bonus: Pool = [0, 0, 0, 0, 0];
    for (const [which, { gives }] of this.#rerolls.entries()) add(bonus, gives, used[which] as number);
    return Float64Array.from(this.#pools, (pool) => this.#worthOf(pool, bonus));
  }

  #worthOf(pool: Readonly<Pool>, bonus: Readonly<Pool>): number {
    const all: Pool = [...pool];
    add(all, bonus, 1);
    return this.#worth(all);
  }

  /** All choices of up to so many dice, none included, each with its table averaged over these dice. */
  #eachChoice(
    table: Float64Array,
    most: number,
    visit: (table: Float64Array, chosen: readonly number[]) => void,
  ): void {
    const dice = this.#dice;
    const chosen: number[] = [];
    const go = (now: Float64Array, from: number): void => {
      visit(now, chosen);
      if (chosen.length === most) return;
      for (let die = from; die < dice.length; die++) {
        if (!(dice[die] as Die).mayBeRolled) continue;
        chosen.push(die);
        go(average(now, dice[die] as Die), die + 1);
        chosen.pop();
      }
    };
    go(table, 0);
  }

  /** How far this throw is from the one that shows the first face on all chosen dice, where their average stands. */
  #offset(chosen: readonly number[], index: number): number {
    let offset = 0;
    for (const place of chosen) {
      const { faces, stride } = this.#dice[place] as Die;
      offset += (Math.floor(index / stride) % faces.length) * stride;
    }
    return offset;
  }
}

function oneMore(used: readonly number[], which: number): readonly number[] {
  return used.map((count, index) => (index === which ? count + 1 : count));
}

/** The average over one die, kept where that die shows its first face. */
function average(table: Float64Array, { chances, stride }: Die): Float64Array {
  const averaged = new Float64Array(table.length);
  const block = stride * chances.length;
  for (let start = 0; start < table.length; start += block) {
    for (let index = start; index < start + stride; index++) {
      let sum = 0;
      for (let face = 0; face < chances.length; face++) {
        sum += (chances[face] as number) * (table[index + face * stride] as number);
      }
      averaged[index] = sum;
    }
  }
  return averaged;
}

/** Few different totals come up, so that cards are tried once for each of them. */
function remembered(worth: Worth): Worth {
  const known = new Map<string, number>();
  return (pool) => {
    const key = pool.join();
    const there = known.get(key);
    if (there !== undefined) return there;
    const value = worth(pool);
    known.set(key, value);
    return value;
  };
}
