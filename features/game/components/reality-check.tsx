'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/controls/button';
import { Money } from '@/components/display/money';
import { Dialog } from '@/components/overlay/dialog';
import { formatSessionTime } from '../rules';
import type { PlayedSession } from '../types';

/** What a reality check says: how long, how much, what came of it; and the choice to go on or to leave. */
export function RealityCheck({
  gameSession,
  since,
  onShown,
  onGoOn,
  onLeave,
}: {
  /** Null in demo play. */
  gameSession: PlayedSession | null;
  since: number;
  onShown: () => void;
  onGoOn: () => void;
  onLeave: () => void;
}) {
  const t = useTranslations('game');
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const figures = gameSession && [
    { name: t('reality.staked'), amount: gameSession.staked, signed: false },
    { name: t('reality.won'), amount: gameSession.won, signed: false },
    { name: t('netResult'), amount: gameSession.net, signed: true },
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
      {figures && gameSession && (
        <dl className="flex flex-col gap-2">
          {figures.map(({ name, amount, signed }) => (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">
                <Money amount={amount} currency={gameSession.currency} signed={signed} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
