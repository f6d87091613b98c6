import { expect, it } from 'vitest';
import { endingOf, errorLines, redOfPlaywright, redOfVitest } from './red.mjs';

it('errorLines takes from a tool the lines that say what is wrong', () => {
  const types =
    'node tsc -p . failed (2):\nlib/a.ts(3,7): error TS2322: Type string is no number.\n  const a: number = b;';
  expect(errorLines(types)).toEqual(['lib/a.ts(3,7): error TS2322: Type string is no number.']);
  const lint =
    '\u001b[31mlib/a.ts:1:8 lint/style/useConst\u001b[0m ━━━\n\n  × This let is never changed.\nChecked 3 files';
  expect(errorLines(lint)).toEqual(['lib/a.ts:1:8 lint/style/useConst ━━━', '× This let is never changed.']);
  expect(errorLines('what\nis\nthis')).toEqual(['what', 'is', 'this']);
});

it('redOfVitest names each red unit test with the first line of why, and a file that did not run', () => {
  const test = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });
  expect(
    redOfVitest({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [test('sums', 'failed', 'expected 1 to be 2\n at a.ts'), test('adds', 'passed')],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module ./b\nstack', assertionResults: [] },
      ],
    }),
  ).toEqual(['sums: expected 1 to be 2', 'b.test.ts: Cannot find module ./b']);
});

it('the report names each red browser test of any depth with what failed first', () => {
  const spec = (title, status, message) => ({
    title,
    tests: [{ status, projectName: 'phone', results: [{}, { error: { message } }] }],
  });
  const suites = [
    { suites: [{ specs: [spec('deposits', 'unexpected', 'Error: no\n  button'), spec('plays', 'expected', 'none')] }] },
  ];
  expect(redOfPlaywright(suites)).toEqual(['phone: deposits: Error: no button']);
});

it('the report ends within fifty lines, with every name in them, however much was red', () => {
  const many = (count, lines) =>
    Array.from({ length: count }, (_, at) => ({
      title: `Check ${at}`,
      lines: Array.from({ length: lines }, (_, l) => `line ${l}`),
    }));
  for (const count of [1, 2, 5, 9]) {
    const ending = endingOf(many(count, 200));
    expect(ending.length).toBeLessThanOrEqual(50);
    for (let at = 0; at < count; at += 1) expect(ending).toContain(`✗ Check ${at}`);
    expect(ending[1]).toBe('    line 0');
  }
  expect(endingOf([{ title: 'Lint', lines: ['a.ts:1:1 bad'] }])).toEqual(['✗ Lint', '    a.ts:1:1 bad']);
  expect(endingOf([])).toEqual([]);
});
