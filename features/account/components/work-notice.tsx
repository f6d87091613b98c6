'use client';

import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/feedback/spinner';
import { useIsWorking } from '@/lib/api/work';

/** Says that the browser is being checked while it does the work of a challenge; also to who does not see it. */
export function WorkNotice() {
  const t = useTranslations('account');
  const isWorking = useIsWorking();
  return (
    <div role="status" className="text-muted text-sm">
      {isWorking && (
        <p className="flex min-h-11 items-center justify-center gap-2">
          <Spinner size={18} />
          {t('checking')}
        </p>
      )}
    </div>
  );
}
