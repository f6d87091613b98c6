import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishBody } from '../finish/finish-body';
import { Cache, type Filled } from './cache';
import { type Entry, makeEntry } from './entry';

let waiting: { key: string; answer: (filled: Filled) => void; fail: (error: Error) => void }[];
let cache: Cache;
const onFailure = vi.fn();
const onSlow = vi.fn();

const filled = async (text: string, ...tags: string[]): Promise<Filled> => {
  const raw = { body: Buffer.from(text), contentEncoding: undefined, limit: 1000, compressible: false, quality: 1 };
  const body = finishBody({ ...raw, page: false });
  const entry = makeEntry({ status: 200, body, headers: [], cacheControl: '', vary: '', tags });
  return { kind: 'keep', entry, fresh: 600, stale: 0 };
};
const bodyOf = ({ variants }: Entry) => Buffer.from(variants[0].body).toString();
const textOf = (outcome: Awaited<ReturnType<Cache['fetch']>>) =>
  outcome.kind === 'own' ? 'own' : `${outcome.kind} ${bodyOf(outcome.entry)}`;
const keep = async (key: string, text: string, ...tags: string[]) => {
  const asked = cache.fetch(key);
  waiting.pop()?.answer(await filled(text, ...tags));
  await asked;
};
const served = (key: string) => {
  const entry = cache.usable(key);
  return entry && bodyOf(entry);
};

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
  onFailure.mockReset();
  onSlow.mockReset();
  cache = new Cache({
    maximumBytes: 1e7,
    now: () => Date.now(),
    fill: (key) => new Promise((answer, fail) => waiting.push({ key, answer, fail })),
    onFailure,
    onSlow,
  });
});
afterEach(() => void vi.useRealTimers());

it('the cache waits two seconds for the new answer, shows the old one until it comes, and says so once', async () => {
  await keep('/ru', 'old', 'main');
  cache.purge(['main']);
  const first = cache.fetch('/ru');
  await vi.advanceTimersByTimeAsync(1999);
  const second = cache.fetch('/ru');
  await vi.advanceTimersByTimeAsync(1);
  expect([textOf(await first), textOf(await second)]).toEqual(['old old', 'old old']);
  const third = cache.fetch('/ru');
  await vi.advanceTimersByTimeAsync(1);
  expect(textOf(await third)).toBe('old old');
  expect(waiting).toHaveLength(1);
  expect(onSlow.mock.calls).toEqual([['/ru']]);
  waiting[0]?.answer(await filled('new', 'main'));
  await vi.advanceTimersByTimeAsync(0);
  expect(served('/ru')).toBe('new');
});

it('the cache shows the new answer to whoever asks after a purge, when it comes in time', async () => {
  await keep('/ru', 'old', 'main');
  cache.purge(['main']);
  const asked = cache.fetch('/ru');
  await vi.advanceTimersByTimeAsync(1500);
  waiting[0]?.answer(await filled('new', 'main'));
  expect(textOf(await asked)).toBe('kept new');
});

it('the cache keeps the only copy through a purge and a site that fails', async () => {
  await keep('/ru', 'old', 'main');
  cache.purge(undefined);
  const asked = cache.fetch('/ru');
  waiting[0]?.fail(new Error('answered 500'));
  expect(textOf(await asked)).toBe('old old');
  expect(onFailure).toHaveBeenCalledWith('/ru', expect.any(Error));
});

it('the cache shows no page older than a day in place of a slow one', async () => {
  await keep('/ru', 'old', 'main');
  await vi.advanceTimersByTimeAsync(25 * 3_600_000);
  const asked = cache.fetch('/ru');
  await vi.advanceTimersByTimeAsync(3000);
  waiting[0]?.answer(await filled('new', 'main'));
  expect(textOf(await asked)).toBe('kept new');
});

it('the cache purges what holds a tag and nothing else, what is being made included', async () => {
  for (let place = 0; place < 648; place += 1) await keep(`/ru/${place}`, 'page', 'content', `content:page:${place}`);
  await keep('/ru/promo', 'old', 'content', 'content:page:promo');
  await keep('/kk/promo', 'old', 'content', 'content:page:promo');
  const other = cache.fetch('/ru/new');
  const mine = cache.fetch('/en/promo');
  expect(cache.purge(['content:page:promo'])).toBe(2);
  const [forOther, forMine] = waiting;
  forOther?.answer(await filled('page', 'content', 'content:page:new'));
  forMine?.answer(await filled('before the purge', 'content', 'content:page:promo'));
  await Promise.all([other, mine]);
  expect([served('/ru/5'), served('/ru/new')]).toEqual(['page', 'page']);
  expect([served('/ru/promo'), served('/kk/promo'), served('/en/promo')]).toEqual([undefined, undefined, undefined]);
});

it('the cache lets no answer from before a purge replace one from after it', async () => {
  const before = cache.fetch('/ru');
  cache.purge(['main']);
  const after = cache.fetch('/ru');
  waiting[1]?.answer(await filled('new', 'main'));
  await after;
  waiting[0]?.answer(await filled('old', 'main'));
  await before;
  expect(served('/ru')).toBe('new');
});
