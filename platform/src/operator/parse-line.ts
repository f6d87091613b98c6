import { parseArgs } from 'node:util';
import { UsageError } from '../errors';
import type { Command, Given } from './command';
import { usage } from './help';

/** Amounts may be below zero, which parseArgs takes for an option: "--amount -5" becomes "--amount=-5". */
function joinNegatives(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (/^-\d/.test(word) && last !== undefined && /^--[a-z-]+$/.test(last))
      joined[joined.length - 1] = `${last}=${word}`;
    else joined.push(word);
  }
  return joined;
}

export type Line = { kind: 'run'; command: Command; given: Given; json: boolean } | { kind: 'help'; about: string[] };

function findCommand(commands: readonly Command[], words: readonly string[]): Command | undefined {
  const [one = '', two = ''] = words;
  return commands.find(({ name }) => name === `${one} ${two}`) ?? commands.find(({ name }) => name === one);
}

/** Reads a line. @throws UsageError */
export function parseLine(commands: readonly Command[], argv: readonly string[]): Line {
  const words = joinNegatives(argv);
  const asksHelp = words.some((word) => word === '--help' || word === '-h') || words[0] === 'help';
  const named = words.filter((word) => !word.startsWith('-') && word !== 'help');
  if (words.length === 0 || asksHelp) return { kind: 'help', about: named };
  const command = findCommand(commands, words);
  if (!command) throw new UsageError(`There is no command "${named.slice(0, 2).join(' ')}".`);
  const options = command.options ?? {};
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      args: words.slice(command.name.split(' ').length),
      allowPositionals: true,
      strict: true,
      options: {
        json: { type: 'boolean' },
        ...Object.fromEntries(
          Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' } as const]),
        ),
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), usage(command));
  }
  const wanted = command.args ?? [];
  if (parsed.positionals.length < wanted.length)
    throw new UsageError(`<${wanted[parsed.positionals.length]}> is missing.`, usage(command));
  const allowed = wanted.length + (command.mayName ? 1 : 0);
  if (parsed.positionals.length > allowed)
    throw new UsageError(`"${parsed.positionals[allowed]}" is one word too many.`, usage(command));
  const text = (name: string) => {
    const value = parsed.values[name];
    return typeof value === 'string' ? value : undefined;
  };
  for (const [name, option] of Object.entries(options))
    if (option.required && text(name) === undefined) throw new UsageError(`--${name} is missing.`, usage(command));
  const must = (name: string) => {
    const value = text(name);
    if (value === undefined) throw new UsageError(`--${name} is missing.`, usage(command));
    return value;
  };
  const given = { args: parsed.positionals, text, must, has: (name: string) => parsed.values[name] === true };
  return { kind: 'run', command, given, json: parsed.values.json === true };
}
