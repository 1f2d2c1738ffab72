import type { TableCore } from './table-core';
import type { LogLine } from './table-log';
import { moveFor, type TableViewer } from './viewer-state';

/** A line of the log on its way to its viewers. What all of them may see is put into words once. */
export class LogText {
  readonly #core: TableCore;
  readonly #line: LogLine;
  readonly #uncut: string[] = [];

  constructor(core: TableCore, line: LogLine) {
    this.#core = core;
    this.#line = line;
  }

  textFor(viewer: TableViewer): string {
    const { number, time, kind, seat, move, name } = this.#line;
    const named = move === null ? 'null' : JSON.stringify(moveFor(this.#core, move, viewer));
    const head = `{"number":${number},"time":${time},"kind":"${kind}","seat":${seat},"events":[`;
    return `${head}${this.#eventsFor(viewer)}],"move":${named},"name":${name === null ? 'null' : JSON.stringify(name)}}`;
  }

  #eventsFor(viewer: TableViewer): string {
    const { game } = this.#core.entry;
    const { events } = this.#line;
    let texts = '';
    for (let index = 0; index < events.length; index++) {
      const event = events[index];
      const cut = game.cut(event, viewer);
      if (cut === null) continue;
      const text = cut === event ? this.#textOf(index) : JSON.stringify(cut);
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
