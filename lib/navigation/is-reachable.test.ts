// @vitest-environment jsdom
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { isReachable } from './is-reachable';

afterEach(() => vi.unstubAllGlobals());

it('only the origin is asked, and any answer will do', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  expect(await isReachable(`${origin}/pay/secret?token=t`)).toBe(true);
  expect(asked).toEqual(['/health']);
  await new Promise((resolve) => server.close(resolve));
  expect(await isReachable(`${origin}/pay/secret`)).toBe(false);
});

it('a host that takes the call and says nothing is given up', async () => {
  const silent = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', silent);
  expect(await isReachable('https://pay.example/x', 5)).toBe(false);
});

it('nothing is forbidden where the page’s policy does not let it ask', async () => {
  vi.stubGlobal('fetch', async () => {
    const violation = Object.assign(new Event('securitypolicyviolation'), { blockedURI: 'https://pay.example/health' });
    setTimeout(() => document.dispatchEvent(violation), 0);
    throw new TypeError('Failed to fetch');
  });
  expect(await isReachable('https://pay.example/x')).toBe(true);
});
