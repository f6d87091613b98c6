'use client';
import { SelectField } from '@desk/components/form/select-field';
import { TextArea } from '@desk/components/form/text-area';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { getToday } from '@kozyr/contracts/operator/today';
import {
  getQueuedWithdrawal,
  listWithdrawalQueue,
  type QueuedWithdrawalCase,
} from '@kozyr/contracts/operator/withdrawal-queue';
import { denyOperatorWithdrawal } from '@kozyr/contracts/operator/withdrawals';
import { operatorDenialSchema } from '@kozyr/contracts/withdrawals';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

type Props = { of: QueuedWithdrawalCase; open: boolean; onClose: () => void; onDone: () => void };

/** Denies a withdrawal by a reason that the player reads in their own words; the money is back at once. */
export function DenyDialog({ of, open, onClose, onDone }: Props) {
  const t = useTranslations('withdrawals');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [note, setNote] = useState('');
  const deny = useAct(denyOperatorWithdrawal, [listWithdrawalQueue, getQueuedWithdrawal, getToday]);
  const chosen = operatorDenialSchema.options.find((option) => option === reason);
  const { withdrawal } = of;
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={t('deny.title', { amount: formatMoney(withdrawal.amount, withdrawal.currency) })}
      description={t('deny.text')}
      words={{ close: d('close'), cancel: d('cancel'), submit: t('deny.submit') }}
      danger
      explain={(error) => (chosen ? explain(error) : t('deny.missing'))}
      focusAfter={() => document.getElementById('page')}
      onSubmit={async () => {
        setMissing(!chosen);
        if (!chosen) throw new Error('No reason is chosen.');
        const text = note.trim();
        const body = { reason: chosen, ...(text === '' ? {} : { note: text }) };
        await deny.mutateAsync({ params: { id: withdrawal.id }, body });
        onDone();
      }}
    >
      <SelectField
        label={t('deny.reason')}
        value={reason}
        required
        aria-invalid={(missing && !chosen) || undefined}
        options={[
          { value: '', label: t('deny.choose') },
          ...operatorDenialSchema.options.map((value) => ({ value, label: t(`reason.${value}`) })),
        ]}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextArea
        label={t('approve.note')}
        hint={t('approve.noteHint')}
        value={note}
        maxLength={500}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActDialog>
  );
}
