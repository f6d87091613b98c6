'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { DOCUMENT_COUNTRIES, isDocumentCountry } from '@kozyr/contracts/document-countries';
import { IDENTITY_DOCUMENTS, type IdentityCheck } from '@kozyr/contracts/identity';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/controls/select-field';
import { TextField } from '@/components/controls/text-field';
import { notify } from '@/components/overlay/notify';
import { userQuery } from '@/features/account/queries';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { browserTimeZone, dayIn } from '@/lib/format/dates';
import { identityError } from '../errors';
import { startIdentityMutation } from '../mutations';
import { PICTURE_LIMITS } from '../rules';
import { type DetailsValues, detailsSchema, problemKey } from '../schema';
import { DocumentKinds } from './document-kinds';
import { StepButtons } from './step-buttons';

const countries = Object.keys(DOCUMENT_COUNTRIES).filter(isDocumentCountry);

/** Name, birth and document, as the document has them. `check`: what was given before. */
export function DetailsStep({
  check,
  onDone,
  onBack,
}: {
  check: IdentityCheck | undefined;
  onDone: (check: IdentityCheck) => void;
  onBack: () => void;
}) {
  const t = useTranslations('identity');
  const start = useMutation(startIdentityMutation);
  const { data: user } = useQuery(userQuery);
  const today = dayIn(new Date(), browserTimeZone());
  const kind = IDENTITY_DOCUMENTS.find((one) => one === check?.document_kind);
  const form = useForm<DetailsValues>({
    resolver: zodResolver(detailsSchema(today)),
    defaultValues: {
      full_name: check?.full_name ?? '',
      date_of_birth: check?.date_of_birth ?? '',
      document_kind: kind ?? 'passport',
      document_country: check?.document_country ?? user?.country ?? 'UA',
      document_number: '',
      document_expires_on: check?.document_expires_on ?? '',
    },
  });
  const problemOf = (field: keyof DetailsValues) => {
    const key = problemKey(form.formState.errors[field]?.message);
    return key && t(`problem.${key}`);
  };
  const submit = form.handleSubmit(async ({ document_expires_on: expires, ...given }) => {
    try {
      onDone(await start.mutateAsync({ ...given, document_expires_on: expires || null }));
    } catch (error) {
      const told = identityError(apiErrorCodeOf(error));
      if (told === 'underAge') form.setError('date_of_birth', { message: 'underAge' }, { shouldFocus: true });
      else notify({ kind: 'error', message: t(`error.${told}`, PICTURE_LIMITS), id: 'identity' });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{t('detailsLead')}</p>
      <TextField
        label={t('fullName')}
        hint={t('fullNameHint')}
        autoComplete="name"
        autoFocus
        error={problemOf('full_name')}
        {...form.register('full_name')}
      />
      <TextField
        label={t('dateOfBirth')}
        type="date"
        autoComplete="bday"
        max={today}
        error={problemOf('date_of_birth')}
        {...form.register('date_of_birth')}
      />
      <DocumentKinds
        kinds={IDENTITY_DOCUMENTS}
        value={form.watch('document_kind')}
        onChange={(value) => form.setValue('document_kind', value)}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <SelectField
          label={t('country')}
          error={problemOf('document_country')}
          options={countries.map((value) => ({ value, label: t(`countries.${value}`) }))}
          {...form.register('document_country')}
        />
        <TextField
          label={t('number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problemOf('document_number')}
          {...form.register('document_number')}
        />
      </div>
      <TextField
        label={t('expiresOn')}
        hint={t('expiresOnHint')}
        type="date"
        error={problemOf('document_expires_on')}
        {...form.register('document_expires_on')}
      />
      <StepButtons pending={form.formState.isSubmitting} onBack={onBack} />
    </form>
  );
}
