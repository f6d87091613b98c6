/** What a piece of code does to the rows of a table, as far as it says so in words. */
export type Write = { table: string; verb: 'insert' | 'update' | 'delete' };

/** Ways to write by the names of the schema: `.insert(users)`, and what tables are written through in many rows. */
const CALLS: readonly (readonly [Write['verb'], RegExp])[] = [
  ['insert', /\.insert\(\s*(\w+)\s*\)/g],
  ['insert', /\binsertionInto\(\s*(\w+)/g],
  ['update', /\.update\(\s*(\w+)\s*\)/g],
  ['update', /\bchangeOf\(\s*(\w+)/g],
  ['delete', /\.delete\(\s*(\w+)\s*\)/g],
  ['delete', /\bownRowsOf\(\s*(\w+)/g],
  ['delete', /\browsToContactsOf\(\s*(\w+)/g],
  ['update', /\.from\(\s*(\w+)\s*\)(?:(?!\.from\(|;\n)[\s\S])*?\.for\('(?:no key )?(?:update|share)'/g],
];

/** And in SQL, by a table's name or by that of the schema in its place. */
const WORDS: readonly (readonly [Write['verb'], RegExp])[] = [
  ['insert', /\binsert into "?(\w+|\$\{\w+\})"?/gi],
  ['update', /(?<!\b(?:for|key|do|before|or) )\bupdate "?(\w+|\$\{\w+\})"?/gi],
  ['delete', /\bdelete from "?(\w+|\$\{\w+\})"?/gi],
];

/**
 * @param source of a module, or of a migration
 * @param tables names of tables by their names in the schema; what is neither is no table
 */
export function writesOf(source: string, tables: ReadonlyMap<string, string>): Write[] {
  const names = new Set(tables.values());
  const aliases = new Map(
    [...source.matchAll(/\b(\w+) as (\w+)\b/g)].flatMap(([, name = '', alias = '']) => {
      const table = tables.get(name);
      return table === undefined ? [] : [[alias, table] as const];
    }),
  );
  const named = (name: string) => aliases.get(name) ?? tables.get(name);
  const found = (all: typeof CALLS, tableOf: (name: string) => string | undefined) =>
    all.flatMap(([verb, pattern]) =>
      [...source.matchAll(pattern)].flatMap(([, name = '']) => {
        const table = tableOf(name);
        return table === undefined ? [] : [{ table, verb }];
      }),
    );
  const inWords = (name: string) => (names.has(name) ? name : named(name.replace(/^\$\{(\w+)\}$/, '$1')));
  return [...found(CALLS, named), ...found(WORDS, inWords)];
}
