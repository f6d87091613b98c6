'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SITE_TIME_ZONE } from '@/lib/i18n/languages';

/** What every page shares in the browser: texts. Server data has its own scope, see server-data. */
export function SiteProviders({
  locale,
  messages,
  children,
}: {
  locale: string;
  messages: AbstractIntlMessages;
  children: ReactNode;
}) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={SITE_TIME_ZONE}>
      {children}
    </NextIntlClientProvider>
  );
}
