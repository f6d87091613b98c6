'use client';
import type { Ruling } from '@kozyr/contracts/operator/withdrawal-rules';
import { useTranslations } from 'next-intl';

/** What the rules said of a withdrawal, and why a rule that would have approved it did not. */
export function RulingNote({ ruling: { outcome, rule, guards } }: { ruling: Ruling }) {
  const t = useTranslations('withdrawals.ruling');
  return (
    <div className="mt-3 flex flex-col gap-1 border-hairline border-t pt-3 text-sm">
      <h3 className="font-medium text-muted">{t('title')}</h3>
      <p>{rule === null ? t('none') : t(outcome, { rule })}</p>
      {guards.length > 0 && (
        <>
          <p>{t('guarded')}</p>
          <ul className="list-disc ps-5">
            {guards.map((guard) => (
              <li key={guard}>{t(`guard.${guard}`)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
