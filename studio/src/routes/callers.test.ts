import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { admit, createCallers } from './callers';

it('the studio counts a session by itself once its secret proved good, and a made-up one by its network', async () => {
  const app = Fastify();
  const callers = createCallers();
  const keys: string[] = [];
  app.addHook('onRequest', async (request) => void keys.push(callers.keyOf(request)));
  app.addHook('onResponse', async (request) => callers.learn(request));
  app.get('/', async (request) => {
    if (request.headers['x-game-session'] === 'good') admit(request);
    return null;
  });
  for (const secret of ['good', 'bad', 'good', 'bad'])
    await app.inject({ url: '/', headers: { 'x-game-session': secret }, remoteAddress: '192.0.2.1' });
  await app.inject({ url: '/', remoteAddress: '192.0.2.1' });
  const [first, second, third, ...rest] = keys;
  expect([first, second, ...rest]).toEqual(Array(4).fill('network:192.0.2.1'));
  expect(third).toMatch(/^session:/);
  expect(third).not.toContain('good');
  await app.close();
});
