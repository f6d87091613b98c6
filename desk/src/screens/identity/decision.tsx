'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { IDENTITY_DENIALS, identityDenialSchema } from '@kozyr/contracts/identity';
import {
  approveIdentityCheck,
  denyIdentityCheck,
  getIdentityCheck,
  listIdentityChecks,
  type OperatorIdentityCheck,
} from '@kozyr/contracts/operator/identity';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { actsOn } from './check-rules';

const STALE = [listIdentityChecks, getIdentityCheck];
/** Letters of a note at least, as the contract has it. */
const MIN_NOTE = 5;

/** Approves a check or denies it, each with a note for the audit log; a denial also says why, as the player reads it. */
export function Decision({ check: { id, status } }: { check: Pick<OperatorIdentityCheck, 'id' | 'status'> }) {
  const t = useTranslations('identity');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const approval = useAct(approveIdentityCheck, STALE);
  const denial = useAct(denyIdentityCheck, STALE);
  const [open, setOpen] = useState<'approve' | 'deny' | null>(null);
  const [reason, setReason] = useState<string>('');
  const may = actsOn(status);
  const takesBack = status !== 'SUBMITTED';
  const close = () => setOpen(null);
  const note = { label: t('note'), short: t('noteShort'), min: MIN_NOTE };
  const words = { close: ui('close'), cancel: ui('cancel') };
  return (
    <>
      {may.approve && (
        <Button look="action" onClick={() => setOpen('approve')}>
          {t('approve.open')}
        </Button>
      )}
      {may.deny && (
        <Button look="danger" onClick={() => setOpen('deny')}>
          {t(takesBack ? 'deny.openApproved' : 'deny.open')}
        </Button>
      )}
      <ReasonDialog
        open={open === 'approve'}
        onClose={close}
        title={t('approve.title')}
        description={t('approve.text')}
        reason={{ ...note, hint: t('approve.noteHint') }}
        words={{ ...words, submit: t('approve.submit') }}
        explain={explain}
        onSubmit={async (written) => {
          await approval.mutateAsync({ params: { id }, body: { note: written } });
          tell(t('approve.done'));
        }}
      />
      <ReasonDialog
        open={open === 'deny'}
        onClose={close}
        title={t(takesBack ? 'deny.titleApproved' : 'deny.title')}
        description={t('deny.text')}
        danger
        reason={{ ...note, hint: t('deny.noteHint') }}
        words={{ ...words, submit: t('deny.submit') }}
        explain={(error) => (reason === '' ? t('deny.reasonMissing') : explain(error))}
        onSubmit={async (written) => {
          await denial.mutateAsync({
            params: { id },
            body: { reason: z.parse(identityDenialSchema, reason), note: written },
          });
          tell(t('deny.done'));
        }}
      >
        <SelectField
          label={t('deny.reason')}
          value={reason}
          required
          options={[
            { value: '', label: t('deny.choose') },
            ...IDENTITY_DENIALS.map((value) => ({ value, label: t(`end.${value}`) })),
          ]}
          onChange={({ target }) => setReason(target.value)}
        />
      </ReasonDialog>
    </>
  );
}
