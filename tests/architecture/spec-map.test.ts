import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOTHING, OPEN, parseSpecMap, type Row, wrongEvidence, wrongNumbers } from './support/spec-map';
import { ROOT, read } from './support/tree';

/** Sentences and bullets of each section, counted once by hand in the specification; it changes only when that does. */
const ROWS_OF_SECTION = { 0: 2, 1: 40, 2: 62, 3: 58, 4: 50, 5: 31, 6: 10, 7: 35, 8: 36, 9: 37 } as const;

/** Rows that only say what the specification covers or leaves out. */
const SCOPE_ONLY = new Set(['0.2', '6.10', '7.26', '7.35']);

const disk = { exists: (file: string) => existsSync(path.join(ROOT, file)), read };
const { rows, malformed } = parseSpecMap(read('docs/spec-map.md'));

describe('docs/spec-map.md', () => {
  it('the map has only rows of five filled cells in their own section', () => {
    expect(malformed).toEqual([]);
  });

  it('the map has a row for every sentence and bullet, once, in order', () => {
    expect(wrongNumbers(rows, ROWS_OF_SECTION)).toEqual([]);
  });

  it('the map names only code and tests that exist, and no code without a test', () => {
    expect(rows.flatMap((row) => wrongEvidence(row, SCOPE_ONLY, disk))).toEqual([]);
    console.info(
      `spec map: ${rows.filter((row) => row.code !== OPEN && row.code !== NOTHING).length} of ${rows.length} rows are built`,
    );
  });
});

describe('the checks of the map', () => {
  const line = (id: string, code = OPEN, test = OPEN) => `| 1 | ${id} | a rule | ${code} | ${test} |`;
  const table = (...lines: string[]) => parseSpecMap(['## 1. Title', '| § | id | what |', ...lines].join('\n'));
  const files: Record<string, string> = {
    'lib/a.ts': '',
    'lib/a.test.ts': [
      "// it('only a comment', () => {})",
      "describe('money', () => { it('has two decimals', () => {}); it.skip('waits', () => {}); });",
      'test.each([1, 2])("counts %s | pairs", () => {});',
      'it(`says \\`hello\\``, () => {});',
    ].join('\n'),
  };
  const fake = { exists: (file: string) => file in files, read: (file: string) => files[file] ?? '' };
  const evidence = (code: string, test: string, id = '1.1') => {
    const row: Row = { line: 1, section: '1', id, what: 'a rule', code, test };
    return wrongEvidence(row, new Set(['1.9']), fake);
  };

  it('a malformed row is refused', () => {
    expect(table('| 1 | 1.1 | a rule | open |').malformed).toHaveLength(1);
    expect(table('| 2 | 2.1 | other section | open | open |').malformed).toHaveLength(1);
    expect(table('| 1 | 1.1 |  | open | open |').malformed).toHaveLength(1);
    expect(table(line('1.1')).malformed).toEqual([]);
  });

  it('ids that are missing, doubled, misplaced or uncounted are refused', () => {
    const wrong = (...ids: string[]) => wrongNumbers(table(...ids.map((id) => line(id))).rows, { 1: 3 });
    expect(wrong('1.1', '1.2', '1.3')).toEqual([]);
    expect(wrong('1.1', '1.3')).toEqual(['1.2 is missing']);
    expect(wrong('1.1', '1.2', '1.2', '1.3')).toEqual(['1.2 is there twice']);
    expect(wrong('1.2', '1.1', '1.3')).toEqual(['1.1 stands after a later id']);
    expect(wrong('1.1', '1.2', '1.3', '1.4')).toEqual(["1.4 is not in the specification's count"]);
  });

  it('half-filled rows and paths that do not exist are refused', () => {
    expect(evidence('lib/a.ts', OPEN)).toEqual(['1.1 names code but no test: what no test shows is open']);
    expect(evidence(OPEN, 'lib/a.test.ts › has two decimals')).toEqual(['1.1 names a test but no code']);
    expect(evidence('lib/b.ts', 'lib/a.test.ts › has two decimals')).toEqual(['1.1: code lib/b.ts does not exist']);
    expect(evidence('nothing to build', 'nothing to build')).toHaveLength(1);
    expect(evidence('nothing to build', 'nothing to build', '1.9')).toEqual([]);
  });

  it('titles are found under describe, in any quotes, with bars and in each', () => {
    const titles = ['has two decimals', 'money › has two decimals', 'counts %s | pairs', 'says `hello`'];
    for (const title of titles) expect(evidence('lib/a.ts', `lib/a.test.ts › ${title}`)).toEqual([]);
  });

  it('titles that are gone, commented out or skipped are refused', () => {
    expect(evidence('lib/a.ts', 'lib/a.test.ts › decimals')).toHaveLength(1);
    expect(evidence('lib/a.ts', 'lib/a.test.ts › only a comment')).toHaveLength(1);
    expect(evidence('lib/a.ts', 'lib/a.test.ts › waits')).toEqual([
      '1.1: "waits" in lib/a.test.ts is marked skip and proves nothing',
    ]);
    expect(evidence('lib/a.ts', 'lib/a.test.ts')).toEqual(['1.1: "lib/a.test.ts" is not "path › title"']);
  });
});
