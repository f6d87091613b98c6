import type { OperatorSetting } from '@kozyr/contracts/operator/running';
import { expect, it } from 'vitest';
import { fits, formOf, groupOf } from './rules';

const setting = (known: Partial<OperatorSetting>): OperatorSetting => ({
  code: 'PAYOUT_MINIMUM_UAH',
  value: '100.00',
  set: false,
  fallback: '100.00',
  hint: 'an amount above zero with two decimals, such as 100.00',
  pattern: '^(?!0+(\\.0+)?$)\\d{1,12}\\.\\d{2}$',
  ...known,
});

it('the page of settings takes a value by the pattern of the platform', () => {
  expect(fits(setting({}), '250.50')).toBe(true);
  for (const value of ['250', '0.00', '-1.00', '1,00', '']) expect(fits(setting({}), value), value).toBe(false);
});

it('the page of settings leaves a pattern that cannot be read to the platform', () => {
  expect(fits(setting({ pattern: '(' }), 'anything')).toBe(true);
});

it('the page of settings finds the form and the group of a setting', () => {
  expect(formOf(setting({}))).toBe('amount');
  expect(formOf(setting({ pattern: '^(yes|no)$' }))).toBe('answer');
  expect(formOf(setting({ pattern: '^x$' }))).toBeNull();
  expect(groupOf(setting({}))).toBe('payouts');
  expect(groupOf(setting({ code: 'BATTLES_TIERS_UAH' }))).toBe('battles');
  expect(groupOf(setting({ code: 'SOMETHING_NEW' }))).toBe('other');
});
