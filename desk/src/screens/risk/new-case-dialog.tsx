'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import { listRiskCases, openRiskCase, RISK_CASE_KINDS, riskCaseKindSchema } from '@kozyr/contracts/operator/risk-cases';
import { getToday } from '@kozyr/contracts/operator/today';
import { getQueuedWithdrawal, listWithdrawalQueue } from '@kozyr/contracts/operator/withdrawal-queue';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useCaseReason } from './use-case-reason';

type Props = { about: { about: 'player' | 'withdrawal'; id: string }; onClose: () => void };

/** Opens a case about a player or a withdrawal, and shows it. */
export function NewCaseDialog({ about, onClose }: Props) {
  const t = useTranslations('risk');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const router = useRouter();
  const reason = useCaseReason();
  const [kind, setKind] = useState<string>(RISK_CASE_KINDS[0]);
  const opening = useAct(openRiskCase, [listRiskCases, listWithdrawalQueue, getQueuedWithdrawal, getToday]);
  // Whoever closes the form changes the address of the list, which would call off the move to the case.
  const leaving = useRef(false);
  return (
    <ReasonDialog
      open={!opening.isSuccess}
      onClose={() => {
        if (!leaving.current) onClose();
      }}
      title={t('new.title')}
      description={t(`new.${about.about}`)}
      reason={{ ...reason, label: t('new.reason') }}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('new.submit') }}
      explain={explain}
      onSubmit={async (written) => {
        const opened = await opening.mutateAsync({
          body: { ...about, kind: z.parse(riskCaseKindSchema, kind), reason: written },
        });
        tell(t('new.done'));
        leaving.current = true;
        // In place of the form: the way back leads to where it was opened, not to a second case.
        router.replace(routes.riskCase(opened.id));
      }}
    >
      <SelectField
        label={t('column.kind')}
        value={kind}
        options={RISK_CASE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ target }) => setKind(target.value)}
      />
    </ReasonDialog>
  );
}
