// @vitest-environment jsdom
import type { ModalRecord } from '@kozyr/contracts/content';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client';
import { type Answer, answerCalls, noAnswer, type Sent, signIn, signOut } from '@/tests/support/api-wire';
import { modalTextsQuery } from './queries';

const fetched = vi.fn<typeof fetch>();

const body = (text: string): ModalRecord[] => [{ key: 'a-body', text, image: null, type: null }];
const serve = (text: string) => fetched.mockImplementation(async () => Response.json({ items: body(text) }));
/** What the platform answers where it is asked to personalise. */
let answer: () => Answer;
let sent: Sent[];

let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  answer = noAnswer;
  sent = answerCalls(() => answer());
  client = createQueryClient({ onQueryError: () => undefined });
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  signOut();
  client.clear();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const read = (variables?: Record<string, string>) => client.fetchQuery(modalTextsQuery('a', 'ua', variables));

describe('the texts of a modal (§7)', () => {
  it('the texts of a modal are personalised by the platform for a player', async () => {
    signIn();
    serve('<p>{{amount}} {{rating}}</p>');
    answer = () => [200, { texts: ['<p>5 3</p>'], defaulted: [] }];
    expect(await read({ amount: '5' })).toMatchObject({ body: '<p>5 3</p>', missing: [] });
    expect(sent).toMatchObject([
      {
        call: 'POST /texts/personalise',
        body: { texts: ['<p>{{amount}} {{rating}}</p>'], variables: { amount: '5' } },
      },
    ]);
  });

  it('a text that a default stands in for is missing, so that nobody is told by it that their rating is low', async () => {
    signIn();
    serve('{{payout_min_rating_old}} {{rating}}');
    answer = () => [200, { texts: ['4 3'], defaulted: ['payout_min_rating_old'] }];
    expect(await read()).toMatchObject({ body: '4 3', missing: ['payout_min_rating_old'] });
  });

  it('the texts of a guest are filled with the caller’s variables alone, as text and never as markup', async () => {
    serve('<p>{{amount}} {{rating}}</p>');
    expect(await read({ amount: '<b onclick="x">5</b>' })).toMatchObject({
      body: '<p>&lt;b onclick="x"&gt;5&lt;/b&gt; </p>',
      missing: ['rating'],
    });
    expect(sent).toEqual([]);
  });

  it('a text without a placeholder needs nobody to fill it', async () => {
    signIn();
    serve('<p>plain</p>');
    expect(await read()).toMatchObject({ body: '<p>plain</p>' });
    expect(sent).toEqual([]);
  });

  it('texts do without the platform when the caller’s variables fill them whole, and reject when they do not', async () => {
    signIn();
    serve('{{amount}}');
    expect(await read({ amount: '5' })).toMatchObject({ body: '5' });
    serve('{{amount}} {{rating}}');
    await expect(read({ amount: '6' })).rejects.toThrow('no connection');
  });

  it('texts are asked for once more after a failure, and no third time', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    await expect(read()).rejects.toThrow('offline');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('texts come from the cache for the same key, language and variables', async () => {
    serve('text');
    await read();
    await read();
    expect(fetched).toHaveBeenCalledTimes(1);
    await client.fetchQuery(modalTextsQuery('a', 'kz'));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      '/content-texts/modals/a/ua',
      '/content-texts/modals/a/kz',
    ]);
  });

  it('texts are not asked for again when the window gets the focus, however old they are', async () => {
    serve('text');
    const observer = new QueryObserver(client, { ...modalTextsQuery('a', 'ua'), staleTime: 0 });
    const stop = observer.subscribe(() => undefined);
    client.mount();
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), { timeout: 10_000 });
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await Promise.resolve();
    expect(observer.getCurrentResult().isFetching).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(1);
    focusManager.setFocused(undefined);
    client.unmount();
    stop();
  });
});
