'use client';
import { tell } from '@desk/components/feedback/tell';
import { TextField } from '@desk/components/form/text-field';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import type { Jackpot } from '@kozyr/contracts/jackpots';
import { amountSchema } from '@kozyr/contracts/money';
import { listOperatorJackpots, topUpJackpot } from '@kozyr/contracts/operator/jackpots';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';

/** Adds money of the house to a jackpot, once for this dialog however often it is sent. */
export function TopUpDialog({ jackpot, onClose }: { jackpot: Jackpot; onClose: () => void }) {
  const t = useTranslations('jackpots');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(topUpJackpot, [listOperatorJackpots]);
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const typed = amount.trim();
  const right = z.safeParse(amountSchema, typed).success;
  const { level, currency, ceiling } = jackpot;
  const name = `${t(`level.${level}`)}, ${currency.toUpperCase()}`;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('topUp.title', { name })}
      description={t('topUp.text', { ceiling: formatMoney(ceiling, currency) })}
      reason={{ label: u('reason'), hint: u('reasonHint'), short: u('reasonShort') }}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('topUp.submit') }}
      explain={(error) => (right ? explain(error) : t('topUp.wrong'))}
      onSubmit={async (reason) => {
        if (!right) throw new Error('No amount.');
        const body = { amount: typed, reason, idempotency_key: key };
        const after = await act.mutateAsync({ params: { level, currency }, body });
        tell(t('topUp.told', { name, value: formatMoney(after.value, currency) }));
      }}
    >
      <TextField
        label={t('topUp.amount', { currency: currency.toUpperCase() })}
        value={amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => setAmount(target.value)}
      />
    </ReasonDialog>
  );
}
