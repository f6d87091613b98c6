import * as z from 'zod/mini';

/** An amount of promotion rules: decimal string in major units with two decimals, zero or more, below a hundred million. */
export const ruleMoneySchema = z
  .string()
  .check(z.regex(/^(0|[1-9]\d{0,7})\.\d{2}$/), z.describe('Decimal string in major units, "1250.00"; not negative.'));

/** A percent of promotion rules with two decimals, "7.50"; from 0.00 to 100.00. */
export const rulePercentSchema = z
  .string()
  .check(z.regex(/^(100\.00|(0|[1-9]\d?)\.\d{2})$/), z.describe('Percent with two decimals, "7.50".'));

/** Hundredths of what rules write with two decimals: "7.50" is 750. Safe for what both schemas of this file let through. */
export const hundredthsOf = (decimal: string): number => Number(decimal.replace('.', ''));

/** Whether each number is above the one before it; atLeast: or the same. */
export function rises(decimals: readonly string[], atLeast: 'above' | 'same'): boolean {
  return decimals.every((decimal, place) => {
    const before = decimals[place - 1];
    if (before === undefined) return true;
    const step = hundredthsOf(decimal) - hundredthsOf(before);
    return atLeast === 'same' ? step >= 0 : step > 0;
  });
}
