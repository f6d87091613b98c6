'use client';

import type { IdentityCheck } from '@kozyr/contracts/identity';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { StatusMark, type StatusTone } from '@/components/feedback/status-mark';
import { browserTimeZone, formatDate } from '@/lib/format/dates';

const TONES: Readonly<Record<IdentityCheck['status'], StatusTone>> = {
  DRAFT: 'neutral',
  SUBMITTED: 'pending',
  APPROVED: 'active',
  DENIED: 'danger',
  EXPIRED: 'pending',
};

/** How one proof stands, why, and what can be done about it. `check` undefined: it was never begun. */
export function CheckStatus({
  level,
  check,
  onBegin,
  onGoOn,
}: {
  level: 2 | 3;
  check: IdentityCheck | undefined;
  onBegin: () => void;
  onGoOn: (check: IdentityCheck) => void;
}) {
  const t = useTranslations('identity');
  const locale = useLocale();
  const day = (moment: string) => formatDate(moment, { locale, timeZone: browserTimeZone() });
  const status = check?.status;
  const action =
    check && status === 'DRAFT' ? (
      <Button className="self-start" onClick={() => onGoOn(check)}>
        {t('goOn')}
      </Button>
    ) : status === 'SUBMITTED' || status === 'APPROVED' ? null : (
      <Button className="self-start" onClick={onBegin}>
        {check ? t('tryAgain') : t('begin')}
      </Button>
    );
  return (
    <div
      className="flex flex-col gap-3 rounded-card bg-surface-2 p-4"
      data-level={level}
      data-status={status ?? 'NONE'}
    >
      <div>
        <h3 className="font-semibold">{t(`proofs.${level}.title`)}</h3>
        <p className="text-muted text-sm">{t(`proofs.${level}.lead`)}</p>
      </div>
      {check && status && (
        <div role="status">
          <StatusMark tone={TONES[status]}>{t(`status.${status}`)}</StatusMark>
          {check.reason && <p className="mt-1 text-sm">{t(`reasons.${check.reason}`)}</p>}
          {status === 'APPROVED' && check.expires_at && (
            <p className="mt-1 text-muted text-sm">{t('until', { day: day(check.expires_at) })}</p>
          )}
          {status === 'SUBMITTED' && <p className="mt-1 text-muted text-sm">{t('waiting')}</p>}
        </div>
      )}
      {action}
    </div>
  );
}
