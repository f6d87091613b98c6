'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { PageWordsProvider, usePageWords } from './page-words';

/**
 * Texts beside those of the page, for parts that come late and bring what reads them (`inPageTexts`). Where the page itself reads them at
 * its first paint: `Texts`.
 */
export function MoreWords({ more, children }: { more: AbstractIntlMessages; children: ReactNode }) {
  const { locale, messages } = usePageWords();
  const all = useMemo(() => ({ ...messages, ...more }), [messages, more]);
  return (
    <PageWordsProvider locale={locale} messages={all}>
      {children}
    </PageWordsProvider>
  );
}
