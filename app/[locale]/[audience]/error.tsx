'use client';

import { useTranslations } from 'next-intl';
import { startTransition } from 'react';
import { ErrorState } from '@/components/feedback/error-state';

/** A page that broke while being shown. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('crash');
  return (
    <div className="mx-auto max-w-xl py-8">
      <ErrorState title={t('title')} onRetry={() => startTransition(reset)}>
        {t('text')}
      </ErrorState>
    </div>
  );
}
