'use client';

import type { JackpotPayment } from '@kozyr/contracts/jackpots';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/controls/button';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { StatusMark } from '@/components/feedback/status-mark';
import { isAtLeast } from '@/lib/format/amounts';
import { keys } from '@/lib/query/keys';

/** Checks a paid jackpot in the player's own browser, by nothing but what its record says. */
export function PaymentCheck({ paid }: { paid: JackpotPayment }) {
  const t = useTranslations('jackpots.check');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery({
    queryKey: keys.jackpotCheck({ id: paid.id }),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { handlesError: true },
    queryFn: async () => {
      const [{ checkJackpot }, { browserDigests }] = await Promise.all([
        import('@kozyr/contracts/jackpot-draw'),
        import('@/lib/fairness/browser-digests'),
      ]);
      return checkJackpot(browserDigests, paid);
    },
  });
  return (
    <span className="flex flex-col items-end gap-2 tablet:items-start">
      <Button tone="quiet" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('action')}
      </Button>
      {open && (
        <span id={id} className="flex max-w-72 flex-col gap-1.5 text-left text-xs">
          {isError && <span className="text-danger">{t('failed')}</span>}
          {data && (
            <>
              <StatusMark tone={data.seed ? 'active' : 'danger'}>{t(data.seed ? 'seedRight' : 'seedWrong')}</StatusMark>
              <StatusMark tone={data.amount ? 'active' : 'danger'}>
                {t(data.amount ? 'amountRight' : 'amountWrong')}
              </StatusMark>
              <span>
                {t('trigger')} <Money amount={data.trigger} currency={paid.currency} />
              </span>
              {isAtLeast(paid.topped_up, '0.01') && (
                <span>
                  {t('toppedUp')} <Money amount={paid.topped_up} currency={paid.currency} />
                </span>
              )}
              <span className="flex flex-wrap items-center gap-1">
                {t('cards')}
                {data.cards.map((suit, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
                  <Icon key={place} name={suit} size={16} label={t(`suit.${suit}`)} />
                ))}
              </span>
            </>
          )}
          <span className="break-all text-muted">{t('hash', { hash: paid.draw_hash })}</span>
          <span className="break-all text-muted">{t('seed', { seed: paid.draw_seed })}</span>
        </span>
      )}
    </span>
  );
}
