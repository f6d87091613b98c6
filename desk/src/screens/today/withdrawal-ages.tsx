'use client';
import { Part } from '@desk/components/record/part';
import { Link } from '@desk/lib/i18n/navigation';
import { routes } from '@desk/lib/routes';
import type { Today } from '@kozyr/contracts/operator/today';
import { useTranslations } from 'next-intl';

/** Withdrawals that wait for approval by how long they do, as bars that have their numbers in words. */
export function WithdrawalAges({ ages }: { ages: Today['withdrawals'] }) {
  const t = useTranslations('today.ages');
  const largest = Math.max(1, ...ages.map(({ count }) => count));
  return (
    <Part
      title={t('title')}
      action={
        <Link href={routes.withdrawals} prefetch={false} className="text-link text-sm underline underline-offset-2">
          {t('open')}
        </Link>
      }
    >
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 text-sm">
        {ages.map(({ age, count }) => (
          <div key={age} className="contents">
            <dt className="text-muted">{t(age)}</dt>
            <dd aria-hidden="true" className="h-2 rounded-sm bg-raised">
              <span
                className="block h-2 rounded-sm bg-action"
                style={{ width: `${Math.round((count * 100) / largest)}%` }}
              />
            </dd>
            <dd className="text-end tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
