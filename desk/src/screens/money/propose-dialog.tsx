'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { TextArea } from '@desk/components/form/text-area';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { ADJUSTED_WALLETS, createAdjustment, listAdjustments } from '@kozyr/contracts/operator/adjustments';
import { getToday } from '@kozyr/contracts/operator/today';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { signedAmount } from './money-asked';

type Props = { player: string; open: boolean; onClose: () => void };
type Typed = {
  player: string;
  wallet: (typeof ADJUSTED_WALLETS)[number];
  amount: string;
  note: string;
  reason: string;
};

/** Proposes to put money right. One intent has one key, however often it is sent. */
export function ProposeDialog({ player, open, onClose }: Props) {
  const t = useTranslations('money.adjustment');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const empty: Typed = { player, wallet: 'game', amount: '', note: '', reason: '' };
  const [typed, setTyped] = useState(empty);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const propose = useAct(createAdjustment, [listAdjustments, getToday]);
  const amount = signedAmount(typed.amount);
  const set = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }));
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={t('proposeTitle')}
      description={t('proposeText')}
      words={{ close: d('close'), cancel: d('cancel'), submit: t('propose') }}
      explain={(error) => (amount === null ? t('amountWrong') : explain(error))}
      onSubmit={async () => {
        if (amount === null) throw new Error('This is no sum.');
        await propose.mutateAsync({ body: { ...typed, player: typed.player.trim(), amount, idempotency_key: key } });
        tell(t('done'));
        setTyped(empty);
        setKey(crypto.randomUUID());
      }}
    >
      <TextField
        label={t('player')}
        value={typed.player}
        required
        onChange={({ target }) => set({ player: target.value })}
      />
      <SelectField
        label={t('wallet')}
        value={typed.wallet}
        options={ADJUSTED_WALLETS.map((value) => ({ value, label: t(`wallets.${value}`) }))}
        onChange={({ target }) => set({ wallet: ADJUSTED_WALLETS.find((one) => one === target.value) ?? 'game' })}
      />
      <TextField
        label={t('amount')}
        hint={t('amountHint')}
        value={typed.amount}
        inputMode="decimal"
        required
        onChange={({ target }) => set({ amount: target.value })}
      />
      <TextField
        label={t('note')}
        value={typed.note}
        maxLength={200}
        required
        onChange={({ target }) => set({ note: target.value })}
      />
      <TextArea
        label={d('reason')}
        hint={d('reasonHint')}
        value={typed.reason}
        maxLength={500}
        required
        onChange={({ target }) => set({ reason: target.value })}
      />
    </ActDialog>
  );
}
