import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CliError } from './cli-error';

export interface FlagSpec {
  readonly type: 'string' | 'boolean';
  /** What the value stands for, in the help. */
  readonly value?: string;
  readonly help: string;
}
export type FlagSpecs = Readonly<Record<string, FlagSpec>>;

export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly flags: FlagSpecs;
  run(words: readonly string[], flags: Flags): Promise<number>;
}

/** The flags of a call, read and checked. */
export class Flags {
  readonly #values: Readonly<Record<string, string | boolean | undefined>>;

  constructor(values: Readonly<Record<string, string | boolean | undefined>>) {
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | null {
    const value = this.#values[name];
    return typeof value === 'string' ? value : null;
  }

  list(name: string): readonly string[] | null {
    const value = this.text(name);
    return value === null ? null : value.split(',').map((part) => part.trim());
  }

  /** A whole number within limits, or the fallback. */
  number(name: string, fallback: number, least: number, most: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new CliError('bad-flag', `--${name} takes a whole number from ${least} to ${most}, not "${value}".`);
    }
    return number;
  }
}

/** Reads the words after a command; an unknown flag or a missing value names itself. */
export function readFlags(command: Command, args: readonly string[]): { words: readonly string[]; flags: Flags } {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [name, { type }] of Object.entries(command.flags)) options[name] = { type };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { words: positionals, flags: new Flags(values as Record<string, string | boolean | undefined>) };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new CliError('bad-flag', `${reason}. Try: medallion ${command.name} --help`);
  }
}

export function helpOf(command: Command): string {
  const flags = Object.entries({ ...command.flags, help: { type: 'boolean', help: 'this page' } as FlagSpec });
  const lines = flags.map(([name, { value, help }]) => {
    const flag = `--${name}${value === undefined ? '' : ` ${value}`}`;
    return `  ${flag.padEnd(24)} ${help}`;
  });
  return `medallion ${command.usage}\n\n${command.summary}\n\n${lines.join('\n')}\n`;
}
