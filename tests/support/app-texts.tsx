import type { AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { PageWordsProvider } from '@/lib/i18n/page-words';
import { Texts } from '@/lib/i18n/texts';

/** What a component of a page reads texts from, as the site's layout and its islands put it there. */
export function AppTexts({
  locale,
  messages,
  children,
}: {
  locale: string;
  messages: AbstractIntlMessages;
  children: ReactNode;
}) {
  return (
    <PageWordsProvider locale={locale} messages={messages}>
      <Texts>{children}</Texts>
    </PageWordsProvider>
  );
}
