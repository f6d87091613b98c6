'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { CallError } from '../call';

/**
 * What went wrong and what to do, in the operator's language: by the reason that a refusal names (`why`), else by its code. A code
 * without a sentence of its own is shown with the platform's English one, which is written for those who work here.
 */
export function useExplain(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof CallError)) return t('unknown');
      const { errorCode, message, fields, details } = error.error;
      if (errorCode === 'VALIDATION_ERROR' && fields?.[0])
        return t('field', { path: fields[0].path, message: fields[0].message });
      if (details?.why !== undefined && t.has(`why.${details.why}`)) return t(`why.${details.why}`);
      if (t.has(`codes.${errorCode}`)) return t(`codes.${errorCode}`, { message, ...details });
      return t('other', { code: errorCode, message });
    },
    [t],
  );
}
