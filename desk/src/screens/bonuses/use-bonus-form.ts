'use client';
import { CallError } from '@desk/lib/call';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { BonusValues } from './form-values';
import { fieldOf, readBonus } from './read-bonus';

const resolver: Resolver<BonusValues> = (values) => {
  const read = readBonus(values, new Date());
  if (read.ok) return { values, errors: {} };
  const errors = Object.entries(read.problems).map(([field, problem]) => [field, { type: problem }]);
  return { values: {}, errors: Object.fromEntries(errors) satisfies FieldErrors<BonusValues> };
};

/** The form of a bonus: what is wrong stands at its field, by this form's own reading or by what the platform refused. */
export function useBonusForm(defaultValues: BonusValues) {
  const t = useTranslations('bonuses');
  const form = useForm<BonusValues>({ defaultValues, resolver, mode: 'onTouched' });
  const { setError } = form;
  const refuse = useCallback(
    (error: unknown): boolean => {
      if (!(error instanceof CallError)) return false;
      const { errorCode, message, details, fields } = error.error;
      if (errorCode === 'STATE_CONFLICT') {
        setError('code', { type: 'taken' }, { shouldFocus: true });
        return true;
      }
      const named = details?.field ?? fields?.[0]?.path.split('.').at(-1);
      if (errorCode !== 'VALIDATION_ERROR' || named === undefined) return false;
      setError(fieldOf(named), { type: 'refused', message }, { shouldFocus: true });
      return true;
    },
    [setError],
  );
  const { errors } = form.formState;
  const problemOf = (field: keyof BonusValues): string | undefined => {
    const error = errors[field];
    if (!error) return undefined;
    const key = `problem.${String(error.type)}`;
    return t.has(key) ? t(key) : (error.message?.toString() ?? t('problem.wrong'));
  };
  return { form, refuse, problemOf };
}

export type BonusForm = ReturnType<typeof useBonusForm>;
