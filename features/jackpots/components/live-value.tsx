'use client';

import { useEffect, useState } from 'react';
import type { ShownValue } from '@/lib/jackpots/watch-value';
import { whenCalm } from '@/lib/screen/calm';
import type { JackpotWin } from '../store';

/**
 * What a jackpot is worth: as the page was made, then, once it is calm, as it is.
 * @param text the amount as the server wrote it
 */
export function LiveValue({
  level,
  currency,
  beside,
  amount,
  text,
  className,
}: ShownValue & { level: JackpotWin['suit']; text: string; className?: string }) {
  const [shown, setShown] = useState(text);
  useEffect(() => {
    let gone = false;
    let stop: () => void = () => undefined;
    whenCalm()
      .then(() => import('@/lib/jackpots/watch-value'))
      .then(
        ({ watchValue }) => {
          if (!gone) stop = watchValue({ level, currency, beside, amount }, setShown);
        },
        // Without it the page's own value stays.
        () => undefined,
      );
    return () => {
      gone = true;
      stop();
    };
  }, [level, currency, beside, amount]);
  return <span className={className}>{shown}</span>;
}
