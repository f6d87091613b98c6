'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatClock } from '@/lib/format/durations';

/** How long this game has been open. `since` in milliseconds since the epoch. */
export function SessionClock({ since }: { since: number }) {
  const t = useTranslations('game');
  const [now, setNow] = useState(since);
  useEffect(() => {
    const look = () => setNow(Math.max(since, Date.now()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <span className="whitespace-nowrap text-sm">
      <span className="text-muted max-tablet:sr-only">{t('time')} </span>
      <span className="tabular">{formatClock(now - since)}</span>
    </span>
  );
}
