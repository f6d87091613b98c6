'use client';

import { fromMinor, type StakeCurrency, toMinor } from '@kozyr/contracts/money';
import { useEffect, useRef, useState } from 'react';
import { Money } from '@/components/display/money';
import { countUp } from '@/lib/format/count-up';
import { formatMoney } from '@/lib/format/money';

/**
 * The total. It counts up to a win that a game has just shown; whatever else changes it is there at once. What is counted is for
 * the eye: a screen reader reads the exact amount. `waiting`: a win is paid and not shown yet.
 */
export function CountedTotal({
  amount,
  currency,
  waiting,
}: {
  amount: string;
  currency: StakeCurrency;
  waiting: boolean;
}) {
  const target = Number(toMinor(amount));
  const [shown, setShown] = useState(target);
  const before = useRef({ target, waiting });
  useEffect(() => {
    const was = before.current;
    before.current = { target, waiting };
    if (was.waiting && !waiting) return countUp(was.target, target, setShown);
    setShown(target);
    return;
  }, [target, waiting]);
  return (
    <>
      <span aria-hidden data-testid="balance-total" className="block truncate font-semibold text-sm leading-5">
        <Money amount={fromMinor(BigInt(shown))} currency={currency} />
      </span>
      <span className="sr-only">{formatMoney(amount, { currency })}</span>
    </>
  );
}
