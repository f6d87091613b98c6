import { expect, it } from 'vitest';
import { weekAsked } from './rules';

const WEDNESDAY = new Date('2026-03-04T10:00:00Z');

it('the page of cashback shows the last week that has ended while none is asked', () => {
  expect(weekAsked({}, WEDNESDAY)).toEqual({ currency: 'uah', monday: '2026-02-23' });
});

it('the page of cashback takes any day of a week for its Monday, and passes over what is no day or currency', () => {
  expect(weekAsked({ currency: 'kzt', monday: '2026-03-08' }, WEDNESDAY)).toEqual({
    currency: 'kzt',
    monday: '2026-03-02',
  });
  expect(weekAsked({ currency: 'usd', monday: 'soon' }, WEDNESDAY)).toEqual(weekAsked({}, WEDNESDAY));
});
