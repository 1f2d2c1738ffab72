import type { TableCore } from './table-core';
import type { LogLine } from './table-log';
import { moveFor, type TableViewer } from './viewer-state';

/** A line of the log on its way to its viewers. What all of them may see is put into words once. */
export class LogText {
  readonly #core: TableCore;
  readonly #line: LogLine;
  readonly #uncut: string[] = [];
  /** The line as it is for whoever may see all of it. */
  #whole: string | null = null;

  constructor(core: TableCore, line: LogLine) {
    this.#core = core;
    this.#line = line;
  }

  textFor(viewer: TableViewer): string {
    const { events, move } = this.#line;
    const { game } = this.#core.entry;
    const cut: unknown[] = [];
    let isWhole = move === null;
    for (let index = 0; index < events.length; index++) {
      const part = game.cut(events[index], viewer);
      isWhole &&= part === events[index];
      cut.push(part);
    }
    if (!isWhole) return this.#worded(cut, viewer);
    this.#whole ??= this.#worded(cut, viewer);
    return this.#whole;
  }

  #worded(cut: readonly unknown[], viewer: TableViewer): string {
    const { number, time, kind, seat, move, name } = this.#line;
    const named = move === null ? 'null' : JSON.stringify(moveFor(this.#core, move, viewer));
    const head = `{"number":${number},"time":${time},"kind":"${kind}","seat":${seat},"events":[`;
    return `${head}${this.#eventsOf(cut)}],"move":${named},"name":${name === null ? 'null' : JSON.stringify(name)}}`;
  }

  #eventsOf(cut: readonly unknown[]): string {
    let texts = '';
    for (let index = 0; index < cut.length; index++) {
      const event = cut[index];
      if (event === null) continue;
      const text = event === this.#line.events[index] ? this.#textOf(index) : JSON.stringify(event);
      texts += texts === '' ? text : `,${text}`;
    }
    return texts;
  }

  #textOf(index: number): string {
    const known = this.#uncut[index];
    if (known !== undefined) return known;
    const text = JSON.stringify(this.#line.events[index]);
    this.#uncut[index] = text;
    return text;
  }
}
