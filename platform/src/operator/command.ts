import { parseArgs } from 'node:util';
import type { PlatformAccess } from './env';

export type Option = {
  /** What stands for its value in the help; absent: a switch. */
  value?: string;
  help: string;
  required?: true;
};

export type Given = {
  /** The positional arguments, as many as the command names. */
  args: readonly string[];
  /** The value of an option, undefined when it is not given. */
  text: (name: string) => string | undefined;
  /** The value of an option that is required. */
  must: (name: string) => string;
  has: (name: string) => boolean;
};

/** What a command answers: data for --json, text for people, and 4 where something was found that a script should mind. */
export type Outcome = { data: unknown; text: string; exit?: 0 | 4 };

/** For a command that goes on until it is stopped. */
export type Live = {
  say: (text: string) => void;
  /** Aborts when whoever typed the command stops it. */
  signal: AbortSignal;
};

export type Command = {
  /** One or two words: "withdrawals approve". */
  name: string;
  /** Names of positional arguments: ["id"]. */
  args?: readonly string[];
  /** Name of one more positional argument, which may be left out. */
  mayName?: string;
  options?: Readonly<Record<string, Option>>;
  summary: string;
  run: (
    access: PlatformAccess,
    given: Given,
    live: Live & {
      /** Calls back with every line that is typed, until the signal. */
      onLine: (onTyped: (line: string) => Promise<void>, until: AbortSignal) => void;
    },
  ) => Promise<Outcome>;
};

/** The line was typed wrongly. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly command?: Command,
  ) {
    super(message);
  }
}

export const PAGING = {
  page: { value: 'n', help: 'which page; counts from 1' },
  'page-size': { value: 'n', help: 'rows on a page, 100 at most' },
} as const satisfies Record<string, Option>;

/** The query of a page, from PAGING. */
export function pageOf({ text }: Given): { page?: string; pageSize?: string } {
  const [page, pageSize] = [text('page'), text('page-size')];
  return { ...(page === undefined ? {} : { page }), ...(pageSize === undefined ? {} : { pageSize }) };
}

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
    throw new UsageError(error instanceof Error ? error.message : String(error), command);
  }
  const wanted = command.args ?? [];
  if (parsed.positionals.length < wanted.length)
    throw new UsageError(`<${wanted[parsed.positionals.length]}> is missing.`, command);
  const allowed = wanted.length + (command.mayName ? 1 : 0);
  if (parsed.positionals.length > allowed)
    throw new UsageError(`"${parsed.positionals[allowed]}" is one word too many.`, command);
  const text = (name: string) => {
    const value = parsed.values[name];
    return typeof value === 'string' ? value : undefined;
  };
  for (const [name, option] of Object.entries(options))
    if (option.required && text(name) === undefined) throw new UsageError(`--${name} is missing.`, command);
  const must = (name: string) => {
    const value = text(name);
    if (value === undefined) throw new UsageError(`--${name} is missing.`, command);
    return value;
  };
  const given = { args: parsed.positionals, text, must, has: (name: string) => parsed.values[name] === true };
  return { kind: 'run', command, given, json: parsed.values.json === true };
}
