import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import en from '@/messages/en.json' with { type: 'json' };
import kk from '@/messages/kk.json' with { type: 'json' };
import ru from '@/messages/ru.json' with { type: 'json' };
import uk from '@/messages/uk.json' with { type: 'json' };
import { buildLeavingWorker, buildWorker } from './build-worker';
import { offlineFont } from './fonts';

const texts = { uk: uk.offline, ru: ru.offline, en: en.offline, kk: kk.offline };
const ORIGIN = 'https://kozyr.example';
type Answered = Promise<Response> | undefined;

/** A worker as a browser runs it: with a store, a network that fails when told so, and events. */
function run(script: string, { connected = true, languages = ['de-DE'] } = {}) {
  const handlers = new Map<string, (event: object) => void>();
  const stores = new Map<string, Map<string, string>>([['offline-old', new Map()]]);
  const asked: string[] = [];
  const registration = {
    showNotification: vi.fn(async (_title: string, _options: object) => undefined),
    unregister: vi.fn(async () => true),
    navigationPreload: { enable: vi.fn(async () => undefined) },
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async (address: string) => store.get(address),
      add: async (address: string) => void store.set(address, address),
    };
  };
  const fetch = async ({ url }: { url: string }) => {
    asked.push(url);
    if (!connected) throw new TypeError('Failed to fetch');
    return new Response('the page');
  };
  const windows: { url: string; focus: () => Promise<void> }[] = [];
  const openWindow = vi.fn(async (_address: string) => null);
  runInNewContext(script, {
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    ...{ fetch, registration, Response, URL, Object, navigator: { languages }, location: { origin: ORIGIN } },
    skipWaiting: () => undefined,
    caches: {
      open,
      match: async () => undefined,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
  });
  const send = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    let answer: Answered;
    handlers.get(name)?.({
      ...event,
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (given: Answered) => {
        answer = given;
      },
    });
    await Promise.all(waits);
    return answer;
  };
  const ask = (path: string, { mode = 'navigate', method = 'GET' } = {}) =>
    send('fetch', { request: { url: ORIGIN + path, mode, method } });
  return { send, ask, asked, stores, registration, windows, openWindow };
}

test('a page that can not be had is answered by ours, in the language of the address', async () => {
  const worker = run(buildWorker(texts), { connected: false });
  for (const [locale, { title, text, again }] of Object.entries(texts)) {
    const answer = await worker.ask(`/${locale}/games?tag=crash`);
    expect(answer?.status).toBe(503);
    const page = (await answer?.text()) ?? '';
    expect(page).toContain(`<html lang="${locale}">`);
    for (const said of [title, text, again]) expect(page).toContain(said);
    const policy = answer?.headers.get('content-security-policy') ?? '';
    for (const tag of ['style', 'script']) {
      const [, inline = ''] = new RegExp(`<${tag}>([\\s\\S]*)</${tag}>`).exec(page) ?? [];
      expect(policy).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
    }
  }
});

test('an address without a language is answered in one that the reader speaks, else in Russian', async () => {
  const spoken = run(buildWorker(texts), { connected: false, languages: ['de-DE', 'kk-KZ'] });
  expect(await (await spoken.ask('/'))?.text()).toContain(kk.offline.title);
  const foreign = run(buildWorker(texts), { connected: false });
  expect(await (await foreign.ask('/'))?.text()).toContain(ru.offline.title);
});

test('pages come from the network while it is there, and nothing but pages is touched', async () => {
  const worker = run(buildWorker(texts));
  expect(await (await worker.ask('/uk/games'))?.text()).toBe('the page');
  for (const path of ['/api/wallets', '/api/dev/outbox', '/art/x/384.webp', '/_next/static/a.js'])
    expect(await worker.ask(path)).toBeUndefined();
  expect(await worker.ask('/uk/games', { mode: 'cors' })).toBeUndefined();
  expect(await worker.ask('/uk/cashbox', { method: 'POST' })).toBeUndefined();
});

test('a browser that can be told so asks the worker for pages and fonts of ours only', async () => {
  const worker = run(buildWorker(texts));
  await worker.send('install', {});
  const addRoutes = vi.fn();
  await worker.send('install', { addRoutes });
  const [rules] = addRoutes.mock.calls[0] ?? [];
  expect(rules).toEqual([
    { condition: { urlPattern: '/offline/*' }, source: 'fetch-event' },
    ...['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ condition: { requestMode }, source: 'network' })),
  ]);
});

test('only the fonts of a language in use are kept, under names that are served, and nothing of an earlier worker', async () => {
  const worker = run(buildWorker(texts));
  await worker.send('activate', {});
  await worker.send('message', { data: { keep: 'kk' } });
  await worker.send('message', { data: { keep: 'toString' } });
  await worker.send('message', { data: 'kk' });
  expect([...worker.stores.keys()]).not.toContain('offline-old');
  const kept = [...worker.stores.values()].flatMap((store) => [...store.keys()]);
  expect(kept).toHaveLength(4);
  for (const address of kept) expect(offlineFont(address.replace('/offline/', ''))?.byteLength).toBeGreaterThan(1000);
  expect(offlineFont('../../package.json')).toBeUndefined();
});

test('another text makes another worker', () => {
  const changed = { ...texts, kk: { ...texts.kk, title: 'Желі жоқ' } };
  expect(buildWorker(changed)).not.toBe(buildWorker(texts));
  expect(buildWorker(texts)).toBe(buildWorker(texts));
});

test('a worker where there is to be none lets go of what it kept and of itself', async () => {
  const worker = run(buildLeavingWorker());
  await worker.send('activate', {});
  expect(worker.stores.size).toBe(0);
  expect(worker.registration.unregister).toHaveBeenCalledOnce();
  expect(await worker.ask('/uk')).toBeUndefined();
});

const PUSH = { id: 'p1', kind: 'battle', locale: 'kk', title: 'Шайқас аяқталды', body: 'Нәтижелері' };

test('a push is shown in its language, and so is one that an open page heard of; whatever else comes is shown by the name of the site', async () => {
  const { send, registration } = run(buildWorker(texts), { languages: ['en-GB'] });
  const shown = {
    body: PUSH.body,
    tag: 'p1',
    lang: 'kk',
    icon: '/icons/192.png',
    data: { place: '/kk/battles?battleTab=last' },
  };
  await send('push', { data: { json: () => PUSH } });
  await send('message', { data: { show: PUSH } });
  await send('push', { data: null });
  await send('push', { data: { json: () => ({ kind: 'toString', locale: 'constructor', title: 7 }) } });
  const bare = { lang: 'en', icon: '/icons/192.png', data: { place: '/en' } };
  expect(registration.showNotification.mock.calls).toEqual([
    [PUSH.title, shown],
    [PUSH.title, shown],
    ['Kozyr', bare],
    ['Kozyr', bare],
  ]);
});

test('a click on a push leads to its page: to the window that has it open, else to a new one', async () => {
  const { send, windows, openWindow } = run(buildWorker(texts));
  const close = vi.fn();
  const notification = { close, data: { place: '/uk/wheel' } };
  await send('notificationclick', { notification });
  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/uk/wheel`);
  const focus = vi.fn(async () => undefined);
  windows.push({ url: `${ORIGIN}/uk`, focus: vi.fn() }, { url: `${ORIGIN}/uk/wheel`, focus });
  await send('notificationclick', { notification });
  expect([close.mock.calls.length, focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([2, 1, 1]);
});
