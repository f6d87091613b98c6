import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitAnswers } from './answer-deadline';

const log = vi.fn();
const onHeld = vi.fn();
let server: Server;
let origin = '';
let stop: () => void;

beforeEach(async () => {
  log.mockReset();
  onHeld.mockReset();
  stop = limitAnswers({ ms: 60, log, onHeld });
  server = createServer((request, response) => {
    if (request.url?.startsWith('/begun')) response.write('<html>');
    else if (!request.url?.startsWith('/held')) response.end('made');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterEach(async () => {
  stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const status = async (path: string) => (await fetch(origin + path)).status;

it('a page that is never made is answered with 503, and the log says which', async () => {
  const answer = await fetch(`${origin}/held?x=1`, { headers: { cookie: 'kozyr_audience=member' } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ page: '/held (member)', times: 1 }));
});

it('an answer that began and never ends is cut', async () => {
  await expect(fetch(`${origin}/begun`).then((answer) => answer.text())).rejects.toThrow();
});

it('a page is called held when it fails three times while others are answered, and no sooner', async () => {
  expect(await status('/held')).toBe(503);
  expect(await status('/made')).toBe(200);
  expect(await status('/held')).toBe(503);
  expect(onHeld).not.toHaveBeenCalled();
  expect(await status('/held')).toBe(503);
  expect(onHeld).toHaveBeenCalledWith('/held');
});

it('no page is called held in a process that answers nobody', async () => {
  for (let times = 0; times < 4; times += 1) expect(await status('/held')).toBe(503);
  expect(onHeld).not.toHaveBeenCalled();
});
