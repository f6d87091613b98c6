import type { JackpotLevel } from '@kozyr/contracts/jackpots';
import { CURRENCIES, type Currency, fromMinor, toMinor } from '@kozyr/contracts/money';
import { countUp } from '@/lib/format/count-up';
import { formatMoney } from '@/lib/format/money';
import { useLiveJackpots } from './live-store';
import { watchJackpots } from './watch-jackpots';

/** A value as the page was made with it: the currency that the page puts first, and whether this is the other one beside it. */
export type ShownValue = { currency: Currency; beside: boolean; amount: string };

const other = (currency: Currency): Currency => CURRENCIES.find((one) => one !== currency) ?? currency;

/**
 * Tells a jackpot's value, as text, from now on. A player reads their own currency first and the other one beside it, whatever
 * the page was made with. @returns how to stop
 */
export function watchValue(
  { level, currency, beside, amount }: ShownValue & { level: JackpotLevel },
  show: (text: string) => void,
): () => void {
  let shown = { currency: beside ? other(currency) : currency, minor: Number(toMinor(amount)) };
  let stopCounting: () => void = () => undefined;
  function showValue(): void {
    const { items, own } = useLiveJackpots.getState();
    const first = own ?? currency;
    const wanted = beside ? other(first) : first;
    const live = items.find((one) => one.level === level && one.currency === wanted);
    if (!live) return;
    const minor = Number(toMinor(live.value));
    if (wanted === shown.currency && minor === shown.minor) return;
    stopCounting();
    const from = wanted === shown.currency ? shown.minor : minor;
    stopCounting = countUp(from, minor, (now) => {
      shown = { currency: wanted, minor: now };
      show(formatMoney(fromMinor(BigInt(now)), { currency: wanted }));
    });
  }
  const unwatch = watchJackpots();
  const unsubscribe = useLiveJackpots.subscribe(showValue);
  showValue();
  return () => {
    stopCounting();
    unsubscribe();
    unwatch();
  };
}
