'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback } from 'react';
import { notify } from '@/components/overlay/notify';
import { QueryScope } from '@/lib/query/query-scope';

/** Put this around what asks the platform in the browser: a page's island, a header slot. */
export function ServerData({ children }: { children: ReactNode }) {
  const t = useTranslations('ui');
  // One id: ten queries failing together are one piece of news.
  const notifyStale = useCallback(() => notify({ kind: 'error', message: t('errorText'), id: 'query-error' }), [t]);
  return <QueryScope onStale={notifyStale}>{children}</QueryScope>;
}
