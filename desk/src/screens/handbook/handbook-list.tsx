'use client';
import { Badge } from '@desk/components/feedback/badge';
import { PageHead } from '@desk/components/record/page-head';
import { Link } from '@desk/lib/i18n/navigation';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useTranslations } from 'next-intl';
import { BOOKS, bookAddress, bookOf } from './books';

/** Every handbook, the operator's own marked. */
export function HandbookList() {
  const t = useTranslations('handbook');
  const own = bookOf(useOperator().role);
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <ul className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3">
        {BOOKS.map((name) => (
          <li key={name} className="flex flex-col gap-1 rounded-card border border-hairline bg-surface p-3">
            <h2 className="flex items-center gap-2 font-semibold">
              <Link className="text-link underline underline-offset-2 hover:no-underline" href={bookAddress(name)}>
                {t(`role.${name}`)}
              </Link>
              {name === own && <Badge tone="note">{t('own')}</Badge>}
            </h2>
            <p className="text-muted text-sm">{t(`book.${name}.about`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
