import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { isInner, outsideFetch, refusalOfAddress } from './outside-fetch';

const TRIAL = { KOZYR_MODE: 'trial' } as const;
const PRODUCTION = { KOZYR_MODE: 'production' } as const;

/** Starts a server on this machine that ends with the test. @returns its address */
async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/feed?a=1`);
}

it('every way to write an address of a private network is known', () => {
  const inner = ['127.0.0.1', '10.9.8.7', '172.31.0.1', '::1', 'fd00::1', 'fe80::1', 'fec0::1'];
  // 10.0.0.1 within addresses of version 6.
  const within = ['::ffff:10.0.0.1', '::ffff:a00:1', '64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:a00:1::1'];
  for (const address of [...inner, ...within]) expect([address, isInner(address)]).toEqual([address, true]);
  for (const address of ['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1'])
    expect([address, isInner(address)]).toEqual([address, false]);
  expect(refusalOfAddress(PRODUCTION, 'https://[2002:a00:1::1]/x')).toBe('inner_address');
});

it('what is asked arrives as it is, and the answer comes back whole', async () => {
  const url = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url: path, headers } = request;
    response.writeHead(422, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ method, path, mark: headers['x-mark'], body: Buffer.concat(chunks).toString() }));
  });
  const answer = await outsideFetch(TRIAL, url, { method: 'POST', headers: { 'x-mark': 'one' }, body: 'ґ' });
  expect([answer.status, answer.ok]).toEqual([422, false]);
  expect(await answer.json()).toEqual({ method: 'POST', path: '/feed?a=1', mark: 'one', body: 'ґ' });
});

it('an answer without an end is cut off, and one that leads elsewhere is not followed', async () => {
  const ended: boolean[] = [];
  const endless = await serve((_, response) => {
    const chunk = Buffer.alloc(1024 * 1024);
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more).on('close', () => ended.push(true));
    more();
  });
  await expect(outsideFetch(TRIAL, endless, {})).rejects.toThrow('answered more than 16777216 bytes');
  await expect.poll(() => ended, { timeout: 10_000 }).toEqual([true]);
  const elsewhere = await serve((_, response) => response.writeHead(302, { location: endless.href }).end());
  await expect(outsideFetch(TRIAL, elsewhere, {})).rejects.toThrow('leads elsewhere');
  const zipped = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));
  await expect(outsideFetch(TRIAL, zipped, {})).rejects.toThrow('compressed');
});

it('an answer that never comes ends with the signal', async () => {
  const controller = new AbortController();
  const url = await serve((_, response) => {
    response.write('{');
    controller.abort(new Error('enough'));
  });
  await expect(outsideFetch(TRIAL, url, { signal: controller.signal })).rejects.toThrow();
});

it('in production a name that leads inside when it is connected to is not called', async () => {
  const called: string[] = [];
  const { port } = await serve(({ url }, response) => {
    called.push(`${url}`);
    response.end();
  });
  const url = new URL(`https://studio.example:${port}/feed`);
  const leads = (...addresses: string[]) =>
    outsideFetch(PRODUCTION, url, {}, async () => addresses.map((address) => ({ address, family: 4 })));
  await expect(leads('127.0.0.1')).rejects.toThrow('leads into a private network');
  await expect(leads('8.8.8.8', '127.0.0.1')).rejects.toThrow('leads into a private network');
  await expect(leads()).rejects.toThrow('leads into a private network');
  await expect(outsideFetch(PRODUCTION, new URL(`http://studio.example:${port}`), {})).rejects.toThrow('not_https');
  expect(called).toEqual([]);
});
