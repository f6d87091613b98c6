import { expect, test, vi } from 'vitest';
import { effectOf, limitProblem, limitText, parseLimit, usedPercent } from './rules';

test('a limit that is passed, or lets nothing through, is used wholly', () => {
  expect(usedPercent({ kind: 'loss', amount: '200.00', used: '50.01' })).toBe(25);
  expect(usedPercent({ kind: 'loss', amount: '200.00', used: '250.00' })).toBe(100);
  expect(usedPercent({ kind: 'loss', amount: '0.00', used: '0.00' })).toBe(100);
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
  expect(limitProblem('loss', text)).toBe(problem);
});

test('a first and a lower limit hold at once, a higher one waits', () => {
  expect(effectOf(null, '100.00')).toBe('holds');
  expect(effectOf({ kind: 'loss', amount: '100.00' }, '99.99')).toBe('holds');
  expect(effectOf({ kind: 'loss', amount: '100.00' }, '100.00')).toBe('same');
  expect(effectOf({ kind: 'loss', amount: '100.00' }, '100.01')).toBe('waits');
});

test.each([
  ['90', '90', null],
  [' 1 440 ', '1440', null],
  ['0', '0', 'invalidTime'],
  ['1.5', null, 'invalidTime'],
  ['44641', null, 'invalidTime'],
  ['', null, 'invalidTime'],
] as const)('of "%s" minutes is read %s, and said: %s', (text, minutes, problem) => {
  expect(parseLimit('time', text)).toBe(minutes);
  expect(limitProblem('time', text)).toBe(problem);
});

test('a limit of time is compared and used by the minute', () => {
  expect(effectOf({ kind: 'time', amount: '90' }, '100')).toBe('waits');
  expect(usedPercent({ kind: 'time', amount: '90', used: '45' })).toBe(50);
});

test.each([
  ['45', 'minutes', { hours: 0, minutes: 45 }],
  ['120', 'hours', { hours: 2, minutes: 0 }],
  ['95', 'both', { hours: 1, minutes: 35 }],
] as const)('a limit of %s minutes reads in %s', (amount, key, values) => {
  const words = vi.fn(() => 'a while');
  expect(limitText({ kind: 'time', currency: 'uah' }, amount, words)).toBe('a while');
  expect(words).toHaveBeenCalledWith(key, values);
});
