'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Icon } from '@/components/display/icon';

/** Says that there is no connection to a stream (spec §8), what happens next, and offers to try at once. */
export function NoConnection({ children, onRetry }: { children?: ReactNode; onRetry: () => unknown }) {
  const t = useTranslations('streams');
  return (
    <div className="flex size-full flex-col items-center justify-center gap-2 bg-black/80 p-4 text-center">
      <div role="alert">
        <Icon name="warning" size={28} className="mx-auto mb-1 text-pending" />
        <p className="font-display font-semibold">{t('noConnection')}</p>
        {children && <p className="mt-1 text-muted text-sm">{children}</p>}
      </div>
      <AsyncButton tone="gold" size="small" onClick={onRetry}>
        {t('retry')}
      </AsyncButton>
    </div>
  );
}
