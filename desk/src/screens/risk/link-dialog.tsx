'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { linkRiskCase, RISK_LINKS, riskLinkKindSchema } from '@kozyr/contracts/operator/risk-cases';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CASE_STALE } from './stale';

const isId = (text: string) => z.safeParse(z.uuid(), text).success;

/** Links a case to a payment or to another player, by the id that their pages show. */
export function LinkDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('risk');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const linking = useAct(linkRiskCase, CASE_STALE);
  const [kind, setKind] = useState<string>(RISK_LINKS[0]);
  const [subject, setSubject] = useState('');
  const typed = subject.trim();
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('link.title')}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('link.submit') }}
      explain={(error) => (isId(typed) ? explain(error) : t('link.noId'))}
      onSubmit={async () => {
        const body = { kind: z.parse(riskLinkKindSchema, kind), id: z.parse(z.uuid(), typed) };
        await linking.mutateAsync({ params: { id }, body });
        tell(t('link.done'));
      }}
    >
      <SelectField
        label={t('link.kind')}
        value={kind}
        options={RISK_LINKS.map((value) => ({ value, label: t(`links.${value}`) }))}
        onChange={({ target }) => setKind(target.value)}
      />
      <TextField
        label="ID"
        hint={t('link.hint')}
        value={subject}
        maxLength={36}
        required
        onChange={({ target }) => setSubject(target.value)}
      />
    </ActDialog>
  );
}
