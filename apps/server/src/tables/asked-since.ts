import type { Question } from '@medallion/kernel';

interface Asked {
  readonly question: Question;
  /** How many answers the table had when the seat was first asked this. */
  readonly since: number;
}

/**
 * Since when each seat has been asked what it is asked now. An answer is late when it was meant for an older question,
 * not because somebody else was quicker: where several are asked at once, that would be most of the time.
 */
export class AskedSince {
  #asked = new Map<number, Asked>();
  #answers = 0;

  /** What is asked after an answer of that seat; its own question is new whatever it looks like. */
  see(questions: readonly Question[], answers: number, answered: number | null): void {
    const before = this.#asked;
    this.#answers = answers;
    this.#asked = new Map(
      questions.map((question) => {
        const known = question.seat === answered ? undefined : before.get(question.seat);
        const isSame = known !== undefined && asksTheSame(known.question, question);
        return [question.seat, { question, since: isSame ? known.since : answers }];
      }),
    );
  }

  /** After an undo everybody is asked anew. */
  forget(questions: readonly Question[], answers: number): void {
    this.#asked = new Map();
    this.see(questions, answers, null);
  }

  /** Whether the seat has been asked something else, or nothing more, since the table had so many answers. */
  isNewer(seat: number, answers: number): boolean {
    return answers < (this.#asked.get(seat)?.since ?? this.#answers);
  }
}

/** What a joint choice is about are the voices so far, and a seat that may wait is asked the same until it acts. */
function asksTheSame(one: Question, other: Question): boolean {
  if (one.prompt !== other.prompt) return false;
  if (other.prompt.mayWait === true || other.prompt.isOpenList === true) return true;
  return JSON.stringify(one.about ?? null) === JSON.stringify(other.about ?? null);
}
