'use client';

import { FUNDS_DOCUMENTS, type IdentityCheck } from '@kozyr/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlay/notify';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { identityError } from '../errors';
import { startFundsMutation } from '../mutations';
import { PICTURE_LIMITS } from '../rules';
import { DocumentKinds } from './document-kinds';
import { StepButtons } from './step-buttons';

type Values = { document_kind: (typeof FUNDS_DOCUMENTS)[number] };

/** Which document shows where the money comes from. */
export function FundsStep({ onDone, onBack }: { onDone: (check: IdentityCheck) => void; onBack: () => void }) {
  const t = useTranslations('identity');
  const start = useMutation(startFundsMutation);
  const form = useForm<Values>({ defaultValues: { document_kind: 'bank_statement' } });
  const submit = form.handleSubmit(async (given) => {
    try {
      onDone(await start.mutateAsync(given));
    } catch (error) {
      const told = identityError(apiErrorCodeOf(error));
      notify({ kind: 'error', message: t(`error.${told}`, PICTURE_LIMITS), id: 'identity' });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{t('fundsLead')}</p>
      <DocumentKinds
        kinds={FUNDS_DOCUMENTS}
        value={form.watch('document_kind')}
        onChange={(kind) => form.setValue('document_kind', kind)}
      />
      <StepButtons pending={form.formState.isSubmitting} onBack={onBack} />
    </form>
  );
}
