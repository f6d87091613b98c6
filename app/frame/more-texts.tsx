'use client';

import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { SITE_TIME_ZONE } from '@/lib/i18n/languages';

/** Texts beside those that every page carries, see page-texts. */
export function MoreTexts({ messages, children }: { messages: AbstractIntlMessages; children: ReactNode }) {
  const shared = useMessages();
  const all = useMemo(() => ({ ...shared, ...messages }), [shared, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all} timeZone={SITE_TIME_ZONE}>
      {children}
    </NextIntlClientProvider>
  );
}
