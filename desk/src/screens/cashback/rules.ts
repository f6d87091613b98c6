import type { Asked } from '@desk/lib/address/use-address';
import { isDay, mondayOf, utcDay } from '@desk/lib/format/utc-day';
import { CURRENCIES } from '@kozyr/contracts/money';

/** Which week is looked at, by the address: any day of it names it. While it names none, the last week that has ended. */
export function weekAsked({ currency, monday }: Asked, now: Date) {
  return {
    currency: CURRENCIES.find((one) => one === currency) ?? CURRENCIES[0],
    monday: mondayOf(isDay(monday) ? monday : utcDay(now, -7)),
  };
}
