import { everyLanguage } from '@medallion/text';
import { arena } from './arena';
import { balance } from './balance';
import { bench } from './bench';
import { CliError } from './cli-error';
import { type Command, helpOf, readFlags } from './flags';
import { ladder } from './ladder';
import { replay } from './replay';
import { sim } from './sim';
import { watch } from './watch';

const COMMANDS: readonly Command[] = [watch, sim, replay, arena, ladder, balance, bench];

const HELP = `medallion: a table for the Witcher's tabletop games

${COMMANDS.map((command) => `  ${`medallion ${command.usage}`.padEnd(52)} ${command.summary}`).join('\n')}

medallion <command> --help tells the flags of a command.
`;

/** Runs one call of the command line; the number is the exit code: 0 done, 1 found faults, 2 wrong call. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  try {
    const command = COMMANDS.find((known) => known.name === name);
    if (command === undefined) {
      const known = COMMANDS.map((one) => one.name).join(', ');
      throw new CliError('unknown-command', `There is no command "${name}". Known: ${known}.`);
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      process.stdout.write(helpOf(command));
      return 0;
    }
    const { words, flags } = readFlags(command, rest);
    await everyLanguage();
    return await command.run(words, flags);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    process.stderr.write(`${error.code}: ${error.message}\n`);
    return 2;
  }
}
