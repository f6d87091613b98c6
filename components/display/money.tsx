import { cn } from '@/lib/class-names';
import { type DisplayCurrency, formatMoney } from '@/lib/format/money';

/** An amount with its currency sign: digits by threes, two decimals, figures of one width. `amount` a decimal string. */
export function Money({
  amount,
  currency,
  whole = false,
  signed = false,
  className,
}: {
  amount: string;
  currency: DisplayCurrency;
  /** Floored, without decimals: bonus amounts (spec §5). */
  whole?: boolean;
  /** With a plus before what is not negative. */
  signed?: boolean;
  className?: string;
}) {
  return (
    <span className={cn('whitespace-nowrap tabular', className)}>
      {formatMoney(amount, { currency, whole, signed })}
    </span>
  );
}
