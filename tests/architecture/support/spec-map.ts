import { titledTests } from './syntax';

export type Row = { line: number; section: string; id: string; what: string; code: string; test: string };

export const OPEN = 'open';
export const NOTHING = 'nothing to build';

/** Splits a table line at its bars; `\|` is a bar of the text. */
function cells(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** Reads the map. What looks like a table row and is not one of five cells comes back in `malformed`. */
export function parseSpecMap(markdown: string): { rows: Row[]; malformed: string[] } {
  const rows: Row[] = [];
  const malformed: string[] = [];
  let heading = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    const section = /^## (\d+)\. /.exec(line)?.[1];
    if (section !== undefined) heading = section;
    const title = /^\|\s*§\s*\|/.test(line) || /^\|(\s*-+\s*\|)+$/.test(line);
    if (!line.startsWith('|') || title) continue;
    const [own = '', id = '', what = '', code = '', test = '', ...more] = cells(line);
    const complete = [own, id, what, code, test].every((cell) => cell !== '') && more.length === 0;
    const inPlace = own === heading && new RegExp(`^${own}\\.[1-9]\\d*$`).test(id);
    if (complete && inPlace) rows.push({ line: index + 1, section: own, id, what, code, test });
    else malformed.push(`line ${index + 1} is not "| § | id | what | code | test |" of section ${heading}: ${line}`);
  }
  return { rows, malformed };
}

/** Ids that are missing, doubled or out of order, and sections whose number of rows is not the expected one. */
export function wrongNumbers(rows: readonly Row[], expected: Readonly<Record<string, number>>): string[] {
  const inOrder = Object.entries(expected).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const given = rows.map((row) => row.id);
  const missing = inOrder.filter((id) => !given.includes(id)).map((id) => `${id} is missing`);
  const unknown = given.filter((id) => !inOrder.includes(id)).map((id) => `${id} is not in the specification's count`);
  const doubled = given.filter((id, index) => given.indexOf(id) !== index).map((id) => `${id} is there twice`);
  const known = given.filter((id) => inOrder.includes(id));
  const misplaced = known.filter(
    (id, index) => index > 0 && inOrder.indexOf(id) < inOrder.indexOf(known[index - 1] ?? ''),
  );
  return [...missing, ...unknown, ...doubled, ...misplaced.map((id) => `${id} stands after a later id`)];
}

export type Disk = { exists: (path: string) => boolean; read: (path: string) => string };

type Titled = ReturnType<typeof titledTests>;
/** A file is named by many rows and read once. */
const parsed = new WeakMap<Disk, Map<string, Titled>>();

function testsOf(file: string, disk: Disk): Titled {
  const known = parsed.get(disk) ?? new Map<string, Titled>();
  parsed.set(disk, known);
  const titled = known.get(file) ?? titledTests(disk.read(file), file);
  known.set(file, titled);
  return titled;
}

function wrongTest(entry: string, disk: Disk): string | undefined {
  const [file = '', ...titles] = entry.split(' › ').map((part) => part.trim());
  if (titles.length === 0) return `"${entry}" is not "path › title"`;
  if (!/\.test\.(ts|tsx|mts|mjs)$|\.spec\.ts$/.test(file)) return `${file} is not a test file`;
  if (!disk.exists(file)) return `${file} does not exist`;
  const wanted = titles.join(' › ');
  const named = testsOf(file, disk).filter((one) => endsWith(one.path.join(' › '), wanted));
  if (named.length === 0) return `${file} has no test titled "${wanted}"`;
  const idle = named.find((one) => one.marks.length > 0);
  return idle && `"${wanted}" in ${file} is marked ${idle.marks.join(', ')} and proves nothing`;
}

function endsWith(path: string, wanted: string): boolean {
  return path === wanted || path.endsWith(` › ${wanted}`);
}

/** Everything wrong with what a row says about code and tests; an open row says nothing. */
export function wrongEvidence(row: Row, scopeOnly: ReadonlySet<string>, disk: Disk): string[] {
  if (row.code === NOTHING || row.test === NOTHING) {
    if (!scopeOnly.has(row.id)) return [`${row.id} may not say "${NOTHING}": the specification asks for something`];
    return row.code === row.test ? [] : [`${row.id} says "${NOTHING}" in one column only`];
  }
  if (row.code === OPEN && row.test === OPEN) return [];
  if (row.test === OPEN) return [`${row.id} names code but no test: what no test shows is open`];
  if (row.code === OPEN) return [`${row.id} names a test but no code`];
  const paths = row.code.split(',').map((path) => path.trim());
  const gone = paths.filter((path) => path === '' || !disk.exists(path)).map((path) => `code ${path} does not exist`);
  const tests = row.test.split('<br>').map((entry) => wrongTest(entry, disk));
  return [...gone, ...tests.filter((problem) => problem !== undefined)].map((problem) => `${row.id}: ${problem}`);
}
