import { useTranslations } from 'next-intl';
import { cn } from '@/lib/class-names';
import { AppLink } from '../controls/app-link';
import { Icon } from './icon';

const cell =
  'flex size-11 items-center justify-center rounded-control font-medium text-sm tabular transition-colors hover:bg-surface-2';

/** Page links: `hrefOf(page)` writes the address (without locale) of a page counted from 1. Nothing for one page. */
export function Pagination({
  page,
  pageSize,
  total,
  hrefOf,
}: {
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
}) {
  const t = useTranslations('ui');
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <AppLink href={hrefOf(page - 1)} aria-label={t('previousPage')} rel="prev" className={cell}>
              <Icon name="chevron-left" size={20} />
            </AppLink>
          </li>
        )}
        {getPageWindow(page, last).map((each) =>
          typeof each === 'string' ? (
            <li key={each} aria-hidden className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={each}>
              <AppLink
                href={hrefOf(each)}
                aria-label={t('page', { page: each })}
                aria-current={each === page ? 'page' : undefined}
                className={cn(cell, each === page ? 'bg-surface-3 text-ivory' : 'text-muted')}
              >
                {each}
              </AppLink>
            </li>
          ),
        )}
        {page < last && (
          <li>
            <AppLink href={hrefOf(page + 1)} aria-label={t('nextPage')} rel="next" className={cell}>
              <Icon name="chevron-right" size={20} />
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Pages worth a link: the first, the last, and those beside the current one; 'gap-…' stands for what is left out. */
export function getPageWindow(page: number, last: number): (number | `gap-${number}`)[] {
  const wanted = new Set([1, page - 1, page, page + 1, last]);
  const pages = [...wanted].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);
  return pages.flatMap((each, position) => {
    const before = pages[position - 1] ?? each - 1;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [`gap-${each}` as const, each] : [each];
  });
}
