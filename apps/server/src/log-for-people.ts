import { Writable } from 'node:stream';

const LEVELS: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'error: ' };
/** Said of every line, and of no use to whoever reads along. */
const USUAL = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'reqId']);

/** A line of the log as a person reads it: the time of day, what happened, and what it was about. */
export function lineForPeople(json: string): string {
  try {
    const entry: Readonly<Record<string, unknown>> = JSON.parse(json);
    const time = new Date(Number(entry.time)).toTimeString().slice(0, 8);
    const about = Object.entries(entry)
      .filter(([key]) => !USUAL.has(key))
      .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
    const { err } = entry;
    const stack = typeof err === 'object' && err !== null && 'stack' in err ? `\n${String(err.stack)}` : '';
    const aside = about.length === 0 ? '' : ` (${about.join(', ')})`;
    return `${time}  ${LEVELS[Number(entry.level)] ?? ''}${String(entry.msg ?? '')}${aside}${stack}\n`;
  } catch {
    return json;
  }
}

/** For a terminal. Whatever gathers logs gets them as they are, one JSON object a line. */
export function logForPeople(out: { write(text: string): unknown }): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      for (const line of String(chunk).split('\n')) if (line !== '') out.write(lineForPeople(line));
      done();
    },
  });
}
