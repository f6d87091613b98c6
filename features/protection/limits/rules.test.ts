import { expect, test } from 'vitest';
import { effectOf, limitProblem, usedPercent } from './rules';

test('a limit that is passed, or lets nothing through, is used wholly', () => {
  expect(usedPercent({ amount: '200.00', used: '50.01' })).toBe(25);
  expect(usedPercent({ amount: '200.00', used: '250.00' })).toBe(100);
  expect(usedPercent({ amount: '0.00', used: '0.00' })).toBe(100);
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['0', 'invalid'],
  ['0,00', 'invalid'],
  ['12.345', 'invalid'],
  ['-5', 'invalid'],
  ['1 250,5', null],
] as const)('of "%s" as a limit is said: %s', (text, problem) => {
  expect(limitProblem(text)).toBe(problem);
});

test('a first and a lower limit hold at once, a higher one waits', () => {
  expect(effectOf(null, '100.00')).toBe('holds');
  expect(effectOf({ amount: '100.00' }, '99.99')).toBe('holds');
  expect(effectOf({ amount: '100.00' }, '100.00')).toBe('same');
  expect(effectOf({ amount: '100.00' }, '100.01')).toBe('waits');
});
