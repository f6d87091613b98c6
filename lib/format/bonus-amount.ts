import { isAtLeast } from './amounts';
import { type DisplayCurrency, formatMoney } from './money';

/**
 * An amount of a bonus to read, floored (spec §5), but for less than one, which would be nothing.
 * @param amount decimal string in major units
 */
export const formatBonusAmount = (amount: string, currency: DisplayCurrency): string =>
  formatMoney(amount, { currency, whole: isAtLeast(amount, '1') });
