import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRemedies } from './support/remedies';
import { type Row, wrongEvidence } from './support/spec-map';
import { ROOT, read } from './support/tree';

const disk = { exists: (file: string) => existsSync(path.join(ROOT, file)), read };
const { rows, malformed } = parseRemedies(read('docs/remedies.md'));

describe('docs/remedies.md', () => {
  it('the page of remedies has only rows of seven filled cells', () => {
    expect(malformed).toEqual([]);
    expect(rows.length).toBeGreaterThan(40);
  });

  it('every rule names only code and tests that exist', () => {
    const problems = rows.flatMap(({ line, rule, code, test }) => {
      const row: Row = { line, section: '', id: `line ${line}`, what: rule, code, test };
      return wrongEvidence(row, new Set(), disk);
    });
    expect(problems).toEqual([]);
  });

  it('every rule holds, was mended, is accepted with a reason, or is open with one', () => {
    const wrong = rows.filter(
      ({ verdict }) => !/^(holds\b|accepted: .|accepted$|\*\*(mended|open)\*\*: .)/.test(verdict),
    );
    expect(wrong.map(({ line, verdict }) => `line ${line}: ${verdict}`)).toEqual([]);
  });

  it('a rule is listed once', () => {
    const names = rows.map(({ rule }) => rule);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

describe('the reading of the page', () => {
  it('a row of seven cells is read, and a line that is none is named', () => {
    const page = [
      '| rule | code |',
      '| --- | --- |',
      '| a | b | c | d | e | f | g |',
      '| a | b | | d | e | f | g |',
      '| a |',
    ];
    const found = parseRemedies(page.join('\n'));
    expect(found.rows).toMatchObject([{ line: 3, rule: 'a', code: 'b', verdict: 'f', test: 'g' }]);
    expect(found.malformed).toEqual(['line 4', 'line 5']);
  });
});
