'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** What went wrong by the one word of it that an address holds: a reason of a refusal, or its code. */
export function useExplainWhy(): (why: string) => string {
  const t = useTranslations('errors');
  return useCallback(
    (why: string) => (t.has(`why.${why}`) ? t(`why.${why}`) : t.has(`codes.${why}`) ? t(`codes.${why}`) : t('unknown')),
    [t],
  );
}
