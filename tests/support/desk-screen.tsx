import { OperatorProvider } from '@desk/lib/own/operator-provider';
import type { OwnOperator } from '@kozyr/contracts/operator/operators';
import type { Rights } from '@kozyr/contracts/operator/permissions';
import { type OperatorRole, rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import errors from '../../desk/messages/en/errors.json';
import ui from '../../desk/messages/en/ui.json';
import words from '../../desk/messages/en/words.json';

/** What the desk's server answers to a call, or a file. */
export type DeskAnswer = { status: number; body: unknown } | Blob;
/** What was asked of the desk's server: "POST /operator/…", and with what. */
export type DeskCall = { call: string; query: string; body: unknown };

const PREFIX = '/api/call';
// A busy machine needs its time to draw a list.
configure({ asyncUtilTimeout: 10_000 });

/** What a router was told; it loads no page, tests look at where it was sent. */
const newRouter = () => ({
  push: vi.fn<(href: string, options?: object) => void>(),
  replace: vi.fn<(href: string, options?: object) => void>(),
  prefetch: vi.fn<(href: string) => void>(),
  back: vi.fn<() => void>(),
  forward: vi.fn<() => void>(),
  refresh: vi.fn<() => void>(),
  bfcacheId: 'the-page',
});

/**
 * Answers every call of the desk by a function, and tells what was asked. Take it back by vi.unstubAllGlobals().
 * @param answer takes "GET /operator/…" without its query; throws where nothing should be asked
 */
export function answerDesk(answer: (call: string, body: unknown) => DeskAnswer): DeskCall[] {
  const calls: DeskCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [path = '', query = ''] = url.slice(PREFIX.length).split('?');
    const call = `${init.method} ${path}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ call, query, body });
    const said = answer(call, body);
    if (said instanceof Blob) return new Response(said);
    return new Response(said.status === 204 ? null : JSON.stringify(said.body), { status: said.status });
  });
  return calls;
}

const operatorOf = (role: OperatorRole, rights: Rights): OwnOperator => ({
  id: '6a0f3a2e-9d0c-4f43-8f0a-0d6f0c1f7a11',
  name: 'olha',
  role,
  created_at: '2026-11-01T00:00:00.000Z',
  added_by: null,
  disabled_at: null,
  last_used_at: null,
  signs_in: 'desk',
  ...rights,
});

/** rights: of a role of their own, in place of the built-in one's. */
type Given = { role?: OperatorRole; rights?: Rights; search?: string; now?: Date };

/**
 * Draws a screen of the desk in English for somebody of a role, as a page of its address would.
 * @param texts the areas of texts that its page sends
 */
export function drawDesk(
  screen: ReactNode,
  texts: AbstractIntlMessages,
  { role = 'admin', rights = rightsOfBuiltIn(role), search, now }: Given = {},
) {
  const router = newRouter();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = render(
    <NextIntlClientProvider
      locale="en"
      timeZone="Europe/Kyiv"
      {...(now ? { now } : {})}
      messages={{ ui, errors, words, ...texts }}
    >
      <AppRouterContext value={router}>
        <PathnameContext value="/en/here">
          <SearchParamsContext value={new URLSearchParams(search)}>
            <QueryClientProvider client={client}>
              <OperatorProvider operator={operatorOf(role, rights)}>
                <main tabIndex={-1}>{screen}</main>
              </OperatorProvider>
            </QueryClientProvider>
          </SearchParamsContext>
        </PathnameContext>
      </AppRouterContext>
    </NextIntlClientProvider>,
  );
  return { ...drawn, router };
}
