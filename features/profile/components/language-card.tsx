'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { cn } from '@/lib/class-names';
import { LANGUAGES } from '@/lib/i18n/languages';
import { openInLocale } from '@/lib/i18n/switch-locale';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';
import { SettingsCard } from './settings-card';

/** The language of the site and of the messages we send, remembered for the next visit. */
export function LanguageCard() {
  const t = useTranslations('account.settings');
  const current = useLocale();

  return (
    <SettingsCard title={t('languageTitle')}>
      <ul className="grid grid-cols-2 gap-2">
        {LANGUAGES.map(({ locale, name }) => (
          <li key={locale}>
            <a
              href={localePath(locale, routes.profile())}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => openInLocale(event, locale)}
              className={cn(
                'flex min-h-12 items-center justify-between gap-2 rounded-control bg-surface-2 px-4 font-medium transition-colors hover:bg-surface-3',
                locale === current ? 'ring-2 ring-gold' : 'text-muted',
              )}
            >
              {name}
              {locale === current && <Icon name="check" size={20} className="text-gold" />}
            </a>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
