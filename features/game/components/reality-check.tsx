'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/controls/button';
import { Money } from '@/components/display/money';
import { Dialog } from '@/components/overlay/dialog';
import { formatSessionTime } from '../rules';
import type { Sitting } from '../types';

/** What a reality check says: how long, how much, what came of it; and the choice to go on or to leave. */
export function RealityCheck({
  sitting,
  since,
  onShown,
  onGoOn,
  onLeave,
}: {
  /** Null in demo play. */
  sitting: Sitting | null;
  since: number;
  onShown: () => void;
  onGoOn: () => void;
  onLeave: () => void;
}) {
  const t = useTranslations('game');
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const figures = sitting && [
    { name: t('reality.staked'), amount: sitting.staked, signed: false },
    { name: t('reality.won'), amount: sitting.won, signed: false },
    { name: t('netResult'), amount: sitting.net, signed: true },
  ];
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={(open) => !open && onGoOn()}
      title={t('reality.title')}
      description={t('reality.text', { time: formatSessionTime(Date.now() - since) })}
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
      {figures && sitting && (
        <dl className="flex flex-col gap-2">
          {figures.map(({ name, amount, signed }) => (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">
                <Money amount={amount} currency={sitting.currency} signed={signed} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
