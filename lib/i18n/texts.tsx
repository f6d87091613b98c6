'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { SITE_TIME_ZONE } from './languages';
import { PageWordsProvider, usePageWords } from './page-words';

/** Put this around what reads texts by useTranslations: those that travel with the page, and `more` beside them. */
export function Texts({ more, children }: { more?: AbstractIntlMessages; children: ReactNode }) {
  const { locale, messages } = usePageWords();
  const all = useMemo(() => (more ? { ...messages, ...more } : messages), [messages, more]);
  return (
    <PageWordsProvider locale={locale} messages={all}>
      <NextIntlClientProvider locale={locale} messages={all} timeZone={SITE_TIME_ZONE}>
        {children}
      </NextIntlClientProvider>
    </PageWordsProvider>
  );
}
