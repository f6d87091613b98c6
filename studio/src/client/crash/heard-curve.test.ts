import { expect, test } from 'vitest';
import { multiplierAt, timeOf } from '../../maths/crash/curve';
import { createHeardCurve } from './heard-curve';

/** Everything that is said of a curve that is looked at ten times a second until it breaks. */
function heardUntil(point: number, from = 0): string[] {
  const heard = createHeardCurve();
  const said: string[] = [];
  const tell = (moment: Parameters<typeof heard>[0]) => {
    const words = heard(moment);
    if (words) said.push('at' in words ? `${words.kind} ${words.at}` : words.kind);
  };
  for (let ms = from; ms < timeOf(point); ms += 100) tell({ round: 'a', kind: 'rises', at: multiplierAt(ms) });
  for (let again = 0; again < 30; again += 1) tell({ round: 'a', kind: 'broke', at: point });
  return said;
}

test('a curve is heard as it begins, as it comes past a few whole multipliers, and where it broke, each once', () => {
  expect(heardUntil(643)).toEqual(['rises', 'passed 200', 'passed 300', 'passed 500', 'broke 643']);
  expect(heardUntil(120)).toEqual(['rises', 'broke 120']);
});

test('the longest curve says no more than nine things', () => {
  expect(heardUntil(100_000)).toHaveLength(9);
});

test('who comes in the middle hears that it rises, and nothing that was passed before', () => {
  expect(heardUntil(600, timeOf(320))).toEqual(['rises', 'passed 500', 'broke 600']);
});

test('a curve that broke at once is told by its end, and the next one by its beginning', () => {
  const heard = createHeardCurve();
  expect(heard({ round: 'a', kind: 'broke', at: 100 })).toEqual({ kind: 'broke', at: 100 });
  expect(heard({ round: 'b', kind: 'rises', at: 100 })).toEqual({ kind: 'rises' });
});
