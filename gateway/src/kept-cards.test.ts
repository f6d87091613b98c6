import { expect, it } from 'vitest';
import { readCardNumber } from './card-number';
import { KEPT_TEST_CARDS, keptPlanOf, readGoodUntil } from './kept-cards';

const now = new Date('2026-11-20T10:00:00Z');
const plan = (last_four: string, good_until = '2030-04') => keptPlanOf({ last_four, good_until }, now);

it.each([
  ['04/30', '2030-04'],
  ['4/30', '2030-04'],
  [' 11 / 2026 ', '2026-11'],
  ['12-26', '2026-12'],
])('the last month of a card, typed as "%s", is read', (typed, month) => {
  expect(readGoodUntil(typed, now)).toBe(month);
});

it.each(['', '13/30', '00/30', '0430', '10/26', 'soon', '04/30/2030'])(
  'what is no month, or one that is over, is refused: "%s"',
  (typed) => {
    expect(readGoodUntil(typed, now)).toBeNull();
  },
);

it('every number that shows what happens to a kept card is one that a card could have', () => {
  for (const { number } of KEPT_TEST_CARDS) expect(readCardNumber(number)).toMatchObject({ ok: true, brand: 'visa' });
});

it('a kept card is charged, asked about, declined or expired by its last four digits', () => {
  expect(plan('4242')).toMatchObject({ status: 'approved', answerAfter: 0 });
  expect(plan('5556')).toMatchObject({ status: 'approved' });
  expect(plan('3220')).toBeNull();
  expect(plan('0341')).toMatchObject({ status: 'declined', reason: 'card_declined' });
  expect(plan('0069')).toMatchObject({ status: 'declined', reason: 'expired_card' });
});

it('a kept card is good to the end of its last month', () => {
  expect(plan('4242', '2026-11')).toMatchObject({ status: 'approved' });
  expect(plan('4242', '2026-10')).toMatchObject({ status: 'declined', reason: 'expired_card' });
});
