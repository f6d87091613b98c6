import { expect, test } from 'vitest';
import { notOffered } from './place';

const ALL = { bonuses: true, cashback: true, battles: true, wheel: true, jackpots: true };
const NONE = { bonuses: false, cashback: false, battles: false, wheel: false, jackpots: false };

test('where all is offered, credits alone are not', () => {
  expect(notOffered({ mode: 'real', promotions: ALL })).toEqual(['credits']);
  expect(notOffered({ mode: 'real', promotions: { ...ALL, cashback: false } })).toEqual(['credits', 'cashback']);
});

test('where nobody plays for money there are credits and no money, and where nothing is offered neither', () => {
  expect(notOffered({ mode: 'play', promotions: NONE })).toEqual([
    ...['money', 'promotions', 'bonuses', 'cashback', 'battles', 'wheel', 'jackpots'],
  ]);
  expect(notOffered({ mode: 'closed', promotions: ALL }).slice(0, 3)).toEqual(['money', 'credits', 'promotions']);
});
