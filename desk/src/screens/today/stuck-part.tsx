'use client';
import { Ago } from '@desk/components/ago';
import { Part } from '@desk/components/record/part';
import { Link } from '@desk/lib/i18n/navigation';
import { routes } from '@desk/lib/routes';
import type { Today } from '@kozyr/contracts/operator/today';
import { useTranslations } from 'next-intl';

/** What does not move by itself, by kind, the oldest first. */
export function StuckPart({ stuck }: { stuck: Today['stuck'] }) {
  const t = useTranslations('today.stuck');
  const kinds = useTranslations('stuck.kinds');
  return (
    <Part
      title={t('title')}
      action={
        <Link href={routes.stuck} prefetch={false} className="text-link text-sm underline underline-offset-2">
          {t('open')}
        </Link>
      }
    >
      {stuck.length === 0 && <p className="text-muted text-sm">{t('none')}</p>}
      <ul className="text-sm">
        {stuck.map(({ kind, count, oldest }) => (
          <li key={kind} className="flex min-h-8 items-center gap-3 border-hairline border-b last:border-b-0">
            <span className="flex-1">{kinds(`${kind}.name`)}</span>
            <span className="text-muted">
              <Ago at={oldest} />
            </span>
            <span className="min-w-10 text-end font-semibold tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
