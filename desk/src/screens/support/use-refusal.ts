'use client';
import { CallError } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** What went wrong, as useExplain says it; where somebody else was quicker, what they did. */
export function useRefusal(): (error: unknown) => string {
  const t = useTranslations('support.refused');
  const explain = useExplain();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof CallError) || error.error.errorCode !== 'STATE_CONFLICT') return explain(error);
      const { why, assigned_to: name } = error.error.details ?? {};
      if (name !== undefined) return name === '' ? t('assignedToNobody') : t('assigned', { name });
      return why !== undefined && t.has(why) ? t(why) : explain(error);
    },
    [t, explain],
  );
}
