import type { Asked } from '@desk/lib/address/use-address';
import { isDay, utcDay } from '@desk/lib/format/utc-day';
import { STAKE_CURRENCIES } from '@kozyr/contracts/money';
import { STATEMENT_HOUSE_ACCOUNTS } from '@kozyr/contracts/operator/statements';

/** So many days are shown while the address names none. */
const DAYS_AT_FIRST = 7;

/** What of an account is looked at, by the address; what it does not name, or names wrongly, is the first account and the last days. */
export function spanAsked({ account, currency, from, to }: Asked, now: Date) {
  const last = isDay(to) ? to : utcDay(now);
  return {
    account: STATEMENT_HOUSE_ACCOUNTS.find((one) => one === account) ?? STATEMENT_HOUSE_ACCOUNTS[0],
    currency: STAKE_CURRENCIES.find((one) => one === currency) ?? STAKE_CURRENCIES[0],
    from: isDay(from) ? from : utcDay(new Date(`${last}T00:00:00Z`), 1 - DAYS_AT_FIRST),
    to: last,
  };
}
