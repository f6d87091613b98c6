'use client';
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
import { approveOperatorWithdrawal } from '@kozyr/contracts/operator/withdrawals';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

type Props = { of: QueuedWithdrawalCase; open: boolean; onClose: () => void; onDone: () => void };

/** Approves a withdrawal, with a note where somebody wants to leave one. */
export function ApproveDialog({ of, open, onClose, onDone }: Props) {
  const t = useTranslations('withdrawals.approve');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const [note, setNote] = useState('');
  const approve = useAct(approveOperatorWithdrawal, [listWithdrawalQueue, getQueuedWithdrawal, getToday]);
  const { withdrawal, recipient_name: recipient, card } = of;
  const amount = formatMoney(withdrawal.amount, withdrawal.currency);
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={t('title', { amount })}
      description={t('text', { recipient, card: card?.mask ?? '' })}
      words={{ close: d('close'), cancel: d('cancel'), submit: t('submit') }}
      explain={explain}
      focusAfter={() => document.getElementById('page')}
      onSubmit={async () => {
        const text = note.trim();
        await approve.mutateAsync({ params: { id: withdrawal.id }, body: text === '' ? {} : { note: text } });
        onDone();
      }}
    >
      {withdrawal.hints.length > 0 && <p className="text-sm">{t('hints', { count: withdrawal.hints.length })}</p>}
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        value={note}
        maxLength={500}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActDialog>
  );
}
