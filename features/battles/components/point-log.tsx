'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { Button } from '@/components/controls/button';
import { cn } from '@/lib/class-names';
import { browserTimeZone, formatTime } from '@/lib/format/dates';
import { formatMoney, groupDigits } from '@/lib/format/money';
import { routes } from '@/lib/routes/routes';
import { useKeptFocus } from '@/lib/screen/use-kept-focus';
import { POINTS_SHOWN } from '../constants';
import type { Battle, BattlePoint } from '../types';

/** The rounds that counted for the player, newest first, and what each counted for. */
export function PointLog({ battle, points }: { battle: Battle; points: readonly BattlePoint[] }) {
  const t = useTranslations('battles');
  const [all, setAll] = useState(false);
  const box = useKeptFocus<HTMLDivElement>();
  if (points.length === 0) return <p className="text-muted text-sm">{t('logEmpty')}</p>;
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-2">
      <ul className="flex flex-col gap-1 text-sm">
        {points.slice(0, all ? undefined : POINTS_SHOWN).map((point) => (
          <li key={point.round_id}>
            <AppLink
              href={routes.round(point.round_id)}
              prefetch={false}
              className="flex min-h-11 items-center gap-3 rounded-control bg-surface-2 px-3 py-2 transition-colors hover:bg-surface-3"
            >
              <span className="shrink-0 text-muted text-xs tabular">
                {formatTime(point.settled_at, browserTimeZone())}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{point.game_title ?? point.game}</span>
                <span className="block truncate text-muted text-xs tabular">
                  {formatMoney(point.stake, { currency: battle.currency })} · {t(`counted.${point.counted}`)}
                </span>
              </span>
              <span
                className={cn(
                  'shrink-0 font-semibold tabular',
                  point.counted === 'scored' ? 'text-gold' : 'text-muted',
                )}
              >
                ×{groupDigits(point.multiplier)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {!all && points.length > POINTS_SHOWN && (
        <Button tone="ghost" size="small" onClick={() => setAll(true)}>
          {t('logMore', { count: points.length })}
        </Button>
      )}
    </div>
  );
}
