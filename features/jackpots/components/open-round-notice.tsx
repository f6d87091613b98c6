'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { Card } from '@/components/display/card';
import { jackpotRoundQuery } from '../queries';
import { jackpotRoundResumed } from '../store';

/** Says that a jackpot round waits for the player, and goes on with it. Nothing while there is none. */
export function OpenRoundNotice() {
  const t = useTranslations('jackpots');
  const { data: round } = useQuery(jackpotRoundQuery);
  if (!round) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="font-display font-semibold text-lg">{t('open.title')}</h2>
        <p className="text-muted text-sm">{t('open.text', { count: round.turned.length })}</p>
      </div>
      <Button tone="gold" onClick={() => jackpotRoundResumed(round)}>
        {t('open.action')}
      </Button>
    </Card>
  );
}
