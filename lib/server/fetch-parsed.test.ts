import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

const { fetchParsed } = await import('./fetch-parsed');

const schema = z.object({ title: z.string() });
const options = { seconds: 600, tags: ['content'] };
const fetching = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.stubGlobal('fetch', fetching.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('an answer is asked for with the cache life and tags that were given, and parsed', async () => {
  fetching.mockResolvedValueOnce(answer({ title: 'Terms', extra: 1 }));
  expect(await fetchParsed(schema, 'http://content/a', options)).toEqual({ title: 'Terms' });
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ next: { revalidate: 600, tags: ['content'] } });
});

test('the last good answer is gone on with when the service is down or answers nonsense', async () => {
  fetching.mockResolvedValueOnce(answer({ title: 'Terms' }));
  await fetchParsed(schema, 'http://content/b', options);
  fetching.mockRejectedValue(new Error('refused'));
  expect(await fetchParsed(schema, 'http://content/b', options)).toEqual({ title: 'Terms' });
  fetching.mockImplementation(async () => answer({ wrong: true }));
  expect(await fetchParsed(schema, 'http://content/b', options)).toEqual({ title: 'Terms' });
});

test('null is answered where there is nothing to go on with, and the page is made again soon', async () => {
  fetching.mockImplementation(async () => answer({}, 503));
  expect(await fetchParsed(schema, 'http://content/c', options)).toBeNull();
  expect(fetching.mock.calls.at(-1)?.[1]).toMatchObject({ next: { revalidate: 10 } });
});

test('a 404 is an answer: what is gone is not shown from memory', async () => {
  fetching.mockResolvedValueOnce(answer({ title: 'Old' }));
  await fetchParsed(schema, 'http://content/d', options);
  fetching.mockResolvedValueOnce(answer({}, 404));
  expect(await fetchParsed(schema, 'http://content/d', options)).toBeNull();
});

test('the body of a refusal that was named is read, once, and of no other', async () => {
  fetching.mockResolvedValueOnce(answer({ title: 'Gone for now' }, 409));
  const told = { ...options, readStatuses: [409] };
  expect(await fetchParsed(schema, 'http://content/e', told)).toEqual({ title: 'Gone for now' });
  expect(fetching).toHaveBeenCalledTimes(1);
  fetching.mockImplementation(async () => answer({ title: 'No' }, 409));
  expect(await fetchParsed(schema, 'http://content/f', options)).toBeNull();
});

const never = new Promise<never>(() => undefined);
test.each([
  ['the head', () => never],
  ['the body', async () => Object.assign(answer({}), { json: () => never })],
])('a call is over after four seconds when %s never comes, whatever the signal does, and says so', async (_, hang) => {
  vi.useFakeTimers();
  const warned = vi.mocked(console.warn).mockClear();
  fetching.mockImplementation(hang);
  const asked = fetchParsed(schema, 'http://content/g', options);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await asked).toBeNull();
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(warned.mock.calls.join()).toContain('no answer within 1000 ms');
  vi.useRealTimers();
});

test('bodies are asked for uncompressed: one that is cut while it is read would never end', async () => {
  fetching.mockImplementation(async () => answer({ title: 'Terms' }));
  await fetchParsed(schema, 'http://content/h', options);
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ headers: { 'accept-encoding': 'identity' } });
});
