import { expect, it } from 'vitest';
import { adjustmentProblem } from './adjustment-problem';

it('an amount is a number that is not zero, with two decimals at most', () => {
  for (const amount of ['50', '-12.5', '0.01', '1250.50'])
    expect(adjustmentProblem(amount, 'A note'), amount).toBeNull();
  for (const amount of ['', '0', '-0.00', '1.234', '1 000', 'ten', '--5'])
    expect(adjustmentProblem(amount, 'A note'), amount).toBe('amountWrong');
});

it('what the player reads has three characters at least', () => {
  expect(adjustmentProblem('50', ' a ')).toBe('noteWrong');
});
