import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { AbstractIntlMessages } from 'next-intl';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client';
import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { AppTexts } from './app-texts';

const MESSAGES = { en, kk, ru, uk };
export type AppLanguage = keyof typeof MESSAGES;

/** The product's query client. A second try comes at once; what it reports goes to nobody. */
export function newQueryClient(): QueryClient {
  const client = createQueryClient({ onQueryError: () => undefined });
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } });
  return client;
}

/** What a router was told; it loads no page, tests look at where it was sent. */
export const newRouter = () => ({
  push: vi.fn<(href: string, options?: object) => void>(),
  replace: vi.fn<(href: string, options?: object) => void>(),
  prefetch: vi.fn<(href: string) => void>(),
  back: vi.fn<() => void>(),
  forward: vi.fn<() => void>(),
  refresh: vi.fn<() => void>(),
  bfcacheId: 'the-page',
});
type Router = ReturnType<typeof newRouter>;

const MOVED = 'test:address';

/** Next's router hears of pushState and replaceState, which tell nobody by themselves. */
function watchAddress(listener: () => void): () => void {
  const { pushState, replaceState } = window.history;
  const telling =
    (move: History['pushState']): History['pushState'] =>
    (...given) => {
      move.apply(window.history, given);
      window.dispatchEvent(new Event(MOVED));
    };
  window.history.pushState = telling(pushState);
  window.history.replaceState = telling(replaceState);
  for (const name of [MOVED, 'popstate']) window.addEventListener(name, listener);
  return () => {
    for (const name of [MOVED, 'popstate']) window.removeEventListener(name, listener);
    window.history.pushState = pushState;
    window.history.replaceState = replaceState;
  };
}

const addressNow = () => `${window.location.pathname}${window.location.search}`;

/** The address of the page, as Next's own hooks read it. */
function Address({ router, children }: { router: Router; children: ReactNode }) {
  const address = useSyncExternalStore(watchAddress, addressNow);
  const { pathname, searchParams } = useMemo(() => new URL(address, window.location.origin), [address]);
  return (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={pathname}>
        <SearchParamsContext.Provider value={searchParams}>{children}</SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
}

type AppOptions = {
  language?: AppLanguage;
  /** In place of the language's own, for what is sent a part of them alone. */
  messages?: AbstractIntlMessages;
  client?: QueryClient;
};

/**
 * Draws a component as a page of the product has it: with the product's own query client and messages, and Next's contexts of
 * the address, which follows window.location. Its calls are answered by answerCalls(), its events by answerEvents().
 */
export function renderApp(
  node: ReactNode,
  { language = 'en', messages = MESSAGES[language], client = newQueryClient() }: AppOptions = {},
) {
  const router = newRouter();
  const page = (shown: ReactNode) => (
    <AppTexts locale={language} messages={messages}>
      <QueryClientProvider client={client}>
        <Address router={router}>{shown}</Address>
      </QueryClientProvider>
    </AppTexts>
  );
  const view = render(page(node));
  return { ...view, client, router, rerender: (shown: ReactNode) => view.rerender(page(shown)) };
}
