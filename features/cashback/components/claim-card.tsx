'use client';

import type { Currency } from '@kozyr/contracts/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Card } from '@/components/display/card';
import { Money } from '@/components/display/money';
import { SuitMotif } from '@/components/display/suit-motif';
import { notify } from '@/components/overlay/notify';
import { apiErrorCodeOf, stopOf } from '@/lib/api/api-error';
import { formatMoney } from '@/lib/format/money';
import { keys } from '@/lib/query/keys';
import { claimCashbackMutation } from '../mutations';

/** The cashback balance and the button that moves all of it to game. A claim whose answer was lost is sent again as itself. */
export function ClaimCard({ balance, currency }: { balance: string; currency: Currency }) {
  const t = useTranslations('cashback');
  const client = useQueryClient();
  const claim = useMutation(claimCashbackMutation);
  const intent = useRef<string | null>(null);
  const nothing = balance === '0.00';

  const take = async () => {
    intent.current ??= crypto.randomUUID();
    try {
      const { claimed } = await claim.mutateAsync(intent.current);
      intent.current = null;
      notify({
        kind: 'success',
        message: t('claimed', { amount: formatMoney(claimed, { currency }) }),
        id: 'cashback',
      });
    } catch (error) {
      const code = apiErrorCodeOf(error);
      const gone = code === 'NOTHING_TO_CLAIM';
      if (gone) {
        intent.current = null;
        await client.invalidateQueries({ queryKey: keys.cashback() });
      }
      const told = gone ? 'nothing' : (stopOf(code) ?? 'claimFailed');
      notify({ kind: gone ? 'info' : 'error', message: t(told), id: 'cashback' });
    }
  };

  return (
    <Card className="relative flex flex-col items-center justify-center gap-4 overflow-hidden text-center">
      <SuitMotif suit="clubs" corner="top-right" size={140} className="opacity-10" />
      <h2 className="relative font-display font-semibold text-lg">{t('balanceTitle')}</h2>
      <p data-testid="cashback-balance" className="relative font-bold font-display text-3xl text-gold">
        <Money amount={balance} currency={currency} />
      </p>
      <AsyncButton tone={nothing ? 'quiet' : 'gold'} onClick={take} disabled={nothing} className="relative">
        {nothing ? t('nothing') : t('claim')}
      </AsyncButton>
      <p className="relative max-w-md text-muted text-sm">
        {nothing ? t('nothingText', { zone: currency }) : t('claimText')}
      </p>
    </Card>
  );
}
