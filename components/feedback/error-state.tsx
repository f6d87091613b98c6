'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AsyncButton } from '../controls/async-button';
import { FrameIcon } from '../display/frame-icon';

/** Something could not be loaded. Says so, and offers to try again when `onRetry` is given. */
export function ErrorState({
  title,
  children,
  onRetry,
}: {
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: () => Promise<unknown> | unknown;
}) {
  const t = useTranslations('ui');
  return (
    <div role="alert" className="flex flex-col items-center gap-3 rounded-card bg-surface-1 px-5 py-10 text-center">
      <FrameIcon name="warning" size={36} className="text-pending" />
      <p className="font-display font-semibold text-lg">{title ?? t('errorTitle')}</p>
      <div className="max-w-md text-muted">{children ?? t('errorText')}</div>
      {onRetry && <AsyncButton onClick={onRetry}>{t('retry')}</AsyncButton>}
    </div>
  );
}
