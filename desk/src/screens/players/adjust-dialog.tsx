'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import type { Currency } from '@kozyr/contracts/money';
import { ADJUSTED_WALLETS, createAdjustment, listAdjustments } from '@kozyr/contracts/operator/adjustments';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { adjustmentProblem } from './adjustment-problem';

type Props = { id: string; currency: Currency; onClose: () => void };

/** Something that was typed has to be put right; the field says what. */
class UnreadForm extends Error {}

/** Proposes to put money right in one wallet of a player; another operator confirms it. */
export function AdjustDialog({ id, currency, onClose }: Props) {
  const t = useTranslations('players');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const propose = useAct(createAdjustment, [listAdjustments]);
  const [key] = useState(() => crypto.randomUUID());
  const [wallet, setWallet] = useState<(typeof ADJUSTED_WALLETS)[number]>('game');
  const [typed, setTyped] = useState({ amount: '', note: '' });
  const [asked, setAsked] = useState(false);
  const amount = typed.amount.trim().replace(',', '.').replace('\u2212', '-');
  const problem = adjustmentProblem(amount, typed.note);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('adjust.title')}
      description={t('adjust.text')}
      reason={{ label: t('act.reason'), hint: t('act.reasonHint'), short: t('act.reasonShort'), min: 5 }}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('adjust.submit') }}
      explain={(error) => (error instanceof UnreadForm && problem ? t(`adjust.${problem}`) : explain(error))}
      focusAfter={() => document.getElementById('page')}
      onSubmit={async (reason) => {
        setAsked(true);
        if (problem) throw new UnreadForm();
        const body = { player: id, wallet, amount, note: typed.note.trim(), reason, idempotency_key: key };
        await propose.mutateAsync({ body });
        tell(t('adjust.done'));
      }}
    >
      <SelectField
        label={t('adjust.wallet')}
        value={wallet}
        options={ADJUSTED_WALLETS.map((value) => ({ value, label: t(`wallet.${value}`) }))}
        onChange={({ target }) => setWallet(ADJUSTED_WALLETS.find((one) => one === target.value) ?? wallet)}
      />
      <TextField
        label={t('adjust.amount', { currency: currency.toUpperCase() })}
        hint={t('adjust.amountHint')}
        error={asked && problem === 'amountWrong' ? t('adjust.amountWrong') : undefined}
        value={typed.amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
      />
      <TextField
        label={t('adjust.note')}
        error={asked && problem === 'noteWrong' ? t('adjust.noteWrong') : undefined}
        value={typed.note}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, note: target.value })}
      />
    </ReasonDialog>
  );
}
