import { expect, it } from 'vitest';
import { shift, symbolsFrom } from './strip';

const strip = ['A', 'B', 'C', 'W'] as const;

it('a strip is read from its stop on and wraps round at both ends', () => {
  expect(symbolsFrom(strip, 1, 3)).toEqual(['B', 'C', 'W']);
  expect(symbolsFrom(strip, 3, 3)).toEqual(['W', 'A', 'B']);
  expect(symbolsFrom(strip, 9, 2)).toEqual(['B', 'C']);
  expect(symbolsFrom(strip, -1, 2)).toEqual(['W', 'A']);
  expect(symbolsFrom(strip, 2, 6)).toEqual(['C', 'W', 'A', 'B', 'C', 'W']);
});

it('a strip moves by the share of its length that its symbols are', () => {
  expect(shift(0, 10)).toBe('translateY(0%)');
  expect(shift(7, 14)).toBe('translateY(-50%)');
  expect(shift(-0.5, 10)).toBe('translateY(5%)');
});
