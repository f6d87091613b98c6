'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { cn } from '@/lib/class-names';
import { useReaderLocale } from '@/lib/i18n/page-words';
import { openInLocale } from '@/lib/i18n/switch-locale';
import { localePath } from '@/lib/routes/paths';

/**
 * The same page in each language. Path and query are kept; the choice is remembered. A whole page load: everything on the
 * page is in the other language.
 */
export function LanguageLinks({
  label,
  languages,
}: {
  label: string;
  languages: readonly { locale: string; name: string }[];
}) {
  const current = useReaderLocale();
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('('));

  return (
    <nav aria-label={label}>
      <ul className="-mx-2 flex flex-wrap">
        {languages.map(({ locale, name }) => (
          <li key={locale}>
            <a
              href={localePath(locale, `/${segments.join('/')}`)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => openInLocale(event, locale)}
              className={cn(
                'inline-flex min-h-11 items-center rounded-control px-2 font-medium',
                locale === current ? 'text-gold' : 'text-muted hover:text-ivory',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
