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

export const PAGING = {
  page: { value: 'n', help: 'which page; counts from 1' },
  'page-size': { value: 'n', help: 'rows on a page, 100 at most' },
} as const satisfies Record<string, Option>;

/** The query of a page, from PAGING. */
export function pageOf({ text }: Given): { page?: string; pageSize?: string } {
  const [page, pageSize] = [text('page'), text('page-size')];
  return { ...(page === undefined ? {} : { page }), ...(pageSize === undefined ? {} : { pageSize }) };
}
