import { expect, it } from 'vitest';
import { wantedCases, weightTone } from './case-rules';

const PLAYER = '6a0f3a2e-9d0c-4f43-8f0a-0d6f0c1f7a11';

it('the list of cases begins with open ones', () => {
  expect(wantedCases({})).toEqual({ status: 'OPEN' });
  expect(wantedCases({ status: 'anything' })).toEqual({ status: 'OPEN' });
});

it('closed cases, all of them, and those of a player are asked for as they are', () => {
  expect(wantedCases({ status: 'CLOSED' })).toEqual({ status: 'CLOSED' });
  expect(wantedCases({ status: 'all' })).toEqual({});
  expect(wantedCases({ player: PLAYER })).toEqual({ player: PLAYER });
  expect(wantedCases({ player: PLAYER, status: 'OPEN' })).toEqual({ player: PLAYER, status: 'OPEN' });
});

it('a signal is marked the more the more it weighs', () => {
  expect([1, 2, 3].map(weightTone)).toEqual(['plain', 'warn', 'bad']);
});
