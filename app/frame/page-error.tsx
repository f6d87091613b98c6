'use client';

import { useTranslations } from 'next-intl';
import { startTransition } from 'react';
import { ErrorState } from '@/components/feedback/error-state';

/** What stands in place of a page that broke while being shown. It comes with the frame's hosts, before anything can break. */
export function PageError({ reset }: { reset: () => void }) {
  const t = useTranslations('crash');
  return (
    <div className="mx-auto max-w-xl py-8">
      <ErrorState title={t('title')} onRetry={() => startTransition(reset)}>
        {t('text')}
      </ErrorState>
    </div>
  );
}
