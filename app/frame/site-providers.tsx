'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type AbstractIntlMessages, NextIntlClientProvider, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { notify } from '@/components/overlay/notify';
import { ToastHost } from '@/components/overlay/toast-host';
import { createQueryClient } from '@/lib/query/query-client';

/** What the whole site shares in the browser: texts, server data, toasts. */
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
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Kyiv">
      <ServerData>
        {children}
        <ToastHost />
      </ServerData>
    </NextIntlClientProvider>
  );
}

function ServerData({ children }: { children: ReactNode }) {
  const t = useTranslations('ui');
  const [client] = useState(() =>
    createQueryClient({
      // One id: ten queries failing together are one piece of news.
      onQueryError: () => notify({ kind: 'error', message: t('errorText'), id: 'query-error' }),
    }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
