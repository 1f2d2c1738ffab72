/**
 * The options of a script, checked: what is wrong is named and the usage shown, instead of a stack of calls.
 *
 *   const { tables, json } = readFlags('kill-test', { tables: count(50, 'tables in play'), json: toggle('print JSON') });
 */
import { parseArgs } from 'node:util';

/** A number of something, from `least` on. */
export const count = (fallback, says, least = 1) => ({ fallback, says, read: (text) => countOf(text, least) });
export const counts = (fallback, says) => ({
  fallback,
  says,
  read: (text) => text.split(',').map((one) => countOf(one, 1)),
});
export const words = (fallback, says) => ({ fallback, says, read: (given) => given });
export const toggle = (says) => ({ fallback: false, says });
/** One of a few; null where nothing is chosen. */
export const choice = (fallback, options, says) => ({
  fallback,
  says: `${says}: ${options.join(', ')}`,
  read: (given) => oneOf(given, options),
});
/** Several of a few, with commas between them or the option given again. */
export const choices = (fallback, options, says) => ({
  fallback,
  says: `${says}: ${options.join(', ')}`,
  isMany: true,
  read: (given) => given.flatMap((one) => one.split(',')).map((one) => oneOf(one, options)),
});

function countOf(given, least) {
  const number = Number(given);
  if (!Number.isInteger(number) || given.trim() === '') throw new Error(`"${given}" is not a whole number`);
  if (number < least) throw new Error(`${number} is less than ${least}`);
  return number;
}

function oneOf(given, options) {
  if (!options.includes(given)) throw new Error(`"${given}" is none of ${options.join(', ')}`);
  return given;
}

export function readFlags(name, flags, args = process.argv.slice(2)) {
  try {
    const given = parseArgs({ args, options: { ...optionsOf(flags), help: { type: 'boolean' } } }).values;
    if (given.help) end(usageOf(name, flags), 0);
    return Object.fromEntries(Object.entries(flags).map(([flag, rule]) => [flag, readValue(flag, rule, given[flag])]));
  } catch (error) {
    return end(`${error.message}\n\n${usageOf(name, flags)}`, 2);
  }
}

const optionsOf = (flags) =>
  Object.fromEntries(
    Object.entries(flags).map(([flag, { read, isMany = false }]) => [
      flag,
      read ? { type: 'string', multiple: isMany } : { type: 'boolean' },
    ]),
  );

function readValue(flag, { fallback, read }, given) {
  if (given === undefined) return fallback;
  try {
    return read ? read(given) : given;
  } catch (error) {
    throw new Error(`--${flag}: ${error.message}`);
  }
}

function usageOf(name, flags) {
  const lines = Object.entries(flags).map(([flag, { fallback, says }]) => {
    const usual = fallback === null || fallback === false ? '' : ` (${[fallback].flat().join(',')})`;
    return `  --${flag.padEnd(12)} ${says}${usual}`;
  });
  return [`node scripts/${name}.mjs [options]`, '', ...lines].join('\n');
}

function end(message, code) {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}
