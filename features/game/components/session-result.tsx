'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Money } from '@/components/display/money';
import { sessionRoundsQuery } from '../queries';
import { netResult } from '../rules';

/** Wins less stakes of this session so far, from the platform's own rounds. */
export function SessionResult({ session }: { session: string }) {
  const t = useTranslations('game');
  const rounds = useQuery(sessionRoundsQuery(session));
  const [latest] = rounds.data?.items ?? [];
  return (
    <span className="whitespace-nowrap text-sm">
      <span className="text-muted max-tablet:sr-only">{t('netResult')} </span>
      {rounds.data && latest ? (
        <Money amount={netResult(rounds.data.items)} currency={latest.currency} signed className="font-semibold" />
      ) : (
        <span>—</span>
      )}
    </span>
  );
}
