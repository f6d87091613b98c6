/** Fields of rules that name games or providers, a line for each: "lucky-fox 50", "lucky-fox KZ EU". */
export type LinesForm = 'percents' | 'closings';

export const isLines = (form: string): form is LinesForm => form === 'percents' || form === 'closings';

/** Whether a value has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Entries of rules as lines; null: they are no entries that name something. */
export function linesOf(entries: readonly unknown[]): string | null {
  if (entries.length === 0 || !entries.every(isRecord)) return null;
  return entries.map(({ slug, percent, areas }) => [slug, percent ?? areas].flat().join(' ')).join('\n');
}

/** What was typed line by line, as rules have it. What is none stays, and is refused later. */
export const entriesOf = (form: LinesForm, typed: string): unknown[] =>
  typed
    .split('\n')
    .map((line) => line.split(/[\s,;:%]+/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0)
    .map(([name = '', ...said]) => {
      const slug = name.toLowerCase();
      if (form === 'closings') return { slug, areas: said.map((code) => code.toUpperCase()) };
      return { slug, percent: said.length === 1 && /^\d{1,3}$/.test(said[0] ?? '') ? Number(said[0]) : said.join(' ') };
    });

/** The lines that only one of two texts has. */
export function differingLines(before: string, after: string): { before: string; after: string } {
  const [was, is] = [before.split('\n'), after.split('\n')];
  return {
    before: was.filter((line) => !is.includes(line)).join('\n'),
    after: is.filter((line) => !was.includes(line)).join('\n'),
  };
}
