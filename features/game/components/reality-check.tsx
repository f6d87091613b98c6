'use client';

import type { Currency } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/controls/button';
import { Money } from '@/components/display/money';
import { Dialog } from '@/components/overlay/dialog';
import { formatClock } from '@/lib/format/durations';

/** What came of the play so far. Amounts are decimal strings. */
type Figures = { staked: string; won: string; net: string; currency: Currency };

/** What a reality check says: how long, how much, what came of it; and the choice to go on or to leave. */
export function RealityCheck({
  figures,
  since,
  onShown,
  onGoOn,
  onLeave,
}: {
  /** Null in demo play. */
  figures: Figures | null;
  since: number;
  /** Whether it is there: it comes, and goes. */
  onShown: (shown: boolean) => void;
  onGoOn: () => void;
  onLeave: () => void;
}) {
  const t = useTranslations('game');
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    shown(true);
    return () => shown(false);
  }, []);
  const rows = figures && [
    { name: t('reality.staked'), amount: figures.staked, signed: false },
    { name: t('reality.won'), amount: figures.won, signed: false },
    { name: t('netResult'), amount: figures.net, signed: true },
  ];
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={(open) => !open && onGoOn()}
      title={t('reality.title')}
      description={t('reality.text', { time: formatClock(Date.now() - since) })}
      footer={
        <>
          <Button tone="gold" wide onClick={onLeave}>
            {t('reality.leave')}
          </Button>
          <Button tone="quiet" wide onClick={onGoOn}>
            {t('reality.goOn')}
          </Button>
        </>
      }
    >
      {rows && figures && (
        <dl data-needs="money" className="flex flex-col gap-2">
          {rows.map(({ name, amount, signed }) => (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">
                <Money amount={amount} currency={figures.currency} signed={signed} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
