'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SITE_TIME_ZONE } from './languages';
import { MoreWords } from './more-words';
import { usePageWords } from './page-words';

function PageReader({ children }: { children: ReactNode }) {
  const { locale, messages } = usePageWords();
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={SITE_TIME_ZONE}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Put this around what reads texts by useTranslations: those that travel with the page, and `more` beside them. */
export function Texts({ more, children }: { more?: AbstractIntlMessages; children: ReactNode }) {
  const reader = <PageReader>{children}</PageReader>;
  return more ? <MoreWords more={more}>{reader}</MoreWords> : reader;
}
