'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { NICKNAME_REASONS, nicknameReasonSchema } from '@kozyr/contracts/nicknames';
import { listReportedNicknames, type ReportedNickname, takeNickname } from '@kozyr/contracts/operator/nicknames';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { firstReason } from './report-rules';

/** Takes a reported nickname away, for a reason that its owner reads. */
export function TakeDialog({ reported, onClose }: { reported: ReportedNickname; onClose: () => void }) {
  const { player: id, nickname, reasons } = reported;
  const t = useTranslations('nicknames');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const taking = useAct(takeNickname, [listReportedNicknames]);
  const [reason, setReason] = useState<string>(firstReason(reasons));
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('take.title', { nickname })}
      description={t('take.text')}
      danger
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('take.submit') }}
      explain={explain}
      onSubmit={async () => {
        await taking.mutateAsync({ params: { id }, body: { nickname, reason: z.parse(nicknameReasonSchema, reason) } });
        tell(t('take.done', { nickname }));
      }}
    >
      <SelectField
        label={t('take.reason')}
        hint={t('take.reasonHint')}
        value={reason}
        options={NICKNAME_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  );
}
