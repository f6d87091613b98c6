'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Money } from '@/components/display/money';
import { formatClock } from '@/lib/format/durations';
import { useUnshown } from '@/lib/rounds/unshown-store';
import { gamingSessionQuery } from '../queries';

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long the player has been playing, over all games, and what came of it; nothing while they do not play. */
export function GamingClock({ className }: { className?: string }) {
  const t = useTranslations('wallet.playing');
  const { data } = useQuery(gamingSessionQuery);
  const now = useNow();
  // What a round wins is told by its game first.
  const waiting = useUnshown(({ turning, wins }) => turning.length > 0 || wins.length > 0);
  const [net, setNet] = useState<string>();
  if (data?.running && (net === undefined || !waiting) && net !== data.running.net) setNet(data.running.net);
  if (!data?.running || data.since === null) return null;
  return (
    <dl className={className}>
      <div className="flex items-baseline justify-between gap-3">
        <dt className="text-muted">{t('time')}</dt>
        <dd className="tabular">{formatClock(Math.max(0, now - data.since))}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <dt className="text-muted">{t('result')}</dt>
        <dd className="font-semibold">
          <Money amount={net ?? data.running.net} currency={data.currency} signed />
        </dd>
      </div>
    </dl>
  );
}
