'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import { SubmitButton } from '@/components/controls/submit-button';
import { TextField } from '@/components/controls/text-field';
import { fieldTextKey, showApiError } from '../../errors';
import { type FactorValues, factorSchema } from '../schema';

/**
 * The second step of whatever asks for it: a code of the app, or a recovery code. A refusal stands below the field, or as a toast, once.
 * @param onConfirm rejects with an ApiError; what it has done is the end of the form
 * @param appOnly while there are no recovery codes yet
 */
export function FactorForm({
  onConfirm,
  onBack,
  appOnly = false,
}: {
  onConfirm: (code: string) => Promise<unknown>;
  onBack: () => void;
  appOnly?: boolean;
}) {
  const t = useTranslations('account');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const form = useForm<FactorValues>({ resolver: zodResolver(factorSchema), defaultValues: { code: '' } });
  const problem = fieldTextKey(form.formState.errors.code?.message);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await onConfirm(code);
    } catch (error) {
      const refused = showApiError(error, t);
      if (refused) form.setError('code', { message: refused.message }, { shouldFocus: true });
    }
  });
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    form.setValue('code', '');
    form.clearErrors();
    form.setFocus('code');
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t(`factor.${kind}`)}
        hint={t(`factor.${kind}Hint`)}
        // A recovery code has letters; some keyboards show none otherwise.
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        className="tabular"
        error={problem && t(problem, { minutes: 1 })}
        {...form.register('code')}
      />
      <SubmitButton pending={form.formState.isSubmitting}>{t('confirm')}</SubmitButton>
      <div className="flex flex-col items-center gap-1">
        {!appOnly && (
          <Button tone="ghost" size="small" onClick={change}>
            {t(kind === 'app' ? 'factor.useRecovery' : 'factor.useApp')}
          </Button>
        )}
        <Button tone="ghost" size="small" onClick={onBack}>
          {t('factor.back')}
        </Button>
      </div>
    </form>
  );
}
