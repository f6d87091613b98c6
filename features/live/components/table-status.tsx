'use client';

import type { LiveTable } from '@kozyr/contracts/live';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/feedback/skeleton';
import { StatusMark } from '@/components/feedback/status-mark';
import { browserTimeZone, formatTime } from '@/lib/format/dates';
import { momentOf, secondsUntil } from '../rules';

/** Open or closed, and what the table does this second. `ahead`: how far the table's clock is ahead of this one, ms. */
export function TableStatus({ table, fresh, ahead }: { table: LiveTable; fresh: boolean; ahead: number }) {
  const t = useTranslations('live');
  const [now, setNow] = useState(0);
  useEffect(() => {
    const look = () => setNow(Date.now() + ahead);
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [ahead]);
  const moment = momentOf(table, now, fresh && now > 0);
  const clock = (at: string) => formatTime(at, browserTimeZone());
  switch (moment.kind) {
    case 'unknown':
      return <Skeleton className="h-5 w-32" />;
    case 'closed':
      return (
        <StatusMark tone="neutral">
          {moment.opensAt === null ? t('closed') : t('closedUntil', { time: clock(moment.opensAt) })}
        </StatusMark>
      );
    case 'closing':
      return <StatusMark tone="pending">{t('closesAt', { time: clock(moment.closesAt) })}</StatusMark>;
    case 'bets':
      return (
        <StatusMark tone="active">
          <span className="tabular">{t('bets', { seconds: secondsUntil(moment.endsAt, now) })}</span>
        </StatusMark>
      );
    case 'spin':
      return <StatusMark tone="active">{t('spin')}</StatusMark>;
    case 'pause':
      return <StatusMark tone="active">{t('open')}</StatusMark>;
  }
}
