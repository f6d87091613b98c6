import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';

vi.mock('server-only', () => ({}));
const { proxy } = await import('../../../proxy');

const PHONE = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};
const DESKTOP = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

const ask = (path: string, headers: Record<string, string>) =>
  proxy(new NextRequest(new URL(path, 'http://localhost:3001'), { headers }));
const target = (answer: Response) => answer.headers.get('x-middleware-rewrite');

it('the site without an edge lets an Android phone through to the streaming section, for itself alone', () => {
  const answer = ask('/uk/streams', PHONE);
  expect(answer.headers.get('x-middleware-next')).toBe('1');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('vary')).toContain('User-Agent');
});

it.each([
  ['a desktop', DESKTOP],
  ['a phone’s user agent whose hints say otherwise', { ...PHONE, 'sec-ch-ua-mobile': '?0' }],
  ['nobody', {}],
])('the site without an edge leads %s nowhere', (_, headers) => {
  const answer = ask('/kk/streams?x=1', headers);
  expect(target(answer)).toBe('http://localhost:3001/kk/hidden?x=1');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it('the site without an edge passes files of streams on to the studio, and the list to phones alone', () => {
  expect(target(ask('/stream-media/deal/live.m3u8', DESKTOP))).toBe('http://localhost:4200/streams/deal/live.m3u8');
  expect(target(ask('/stream-media/list', PHONE))).toBe('http://localhost:4200/streams');
  expect(ask('/stream-media/list', DESKTOP).status).toBe(404);
  expect(ask('/stream-media/deal/secret.txt', PHONE).status).toBe(400);
});
