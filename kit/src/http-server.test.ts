import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { clientStatusOf, serverOptions } from './http-server';
import { takeRawBodies } from './raw-bodies';

const app = fastify(serverOptions({ bodyLimit: 16, requestTimeoutMs: 1_000 }));
app.setErrorHandler((error, _request, reply) => reply.code(500).send({ status: clientStatusOf(error) }));
app.get('/id', async (request) => request.id);
app.post('/json', async ({ body }) => body);
app.get('/fault', async () => {
  throw new Error('a fault of ours');
});
app.register(async (scope) => {
  takeRawBodies(scope, 'application/json');
  scope.post('/raw', async ({ body }) => (Buffer.isBuffer(body) ? body.toString('hex') : 'none'));
});
afterEach(() => app.close());

it('requests keep their names, get one where they have none, and are told what they caused', async () => {
  const idOf = async (id?: string) =>
    (await app.inject({ url: '/id', headers: id ? { 'x-request-id': id } : {} })).body;
  expect(await idOf('edge-1_a')).toBe('edge-1_a');
  for (const given of [undefined, 'a b', 'x'.repeat(65), 'id\\n']) expect(await idOf(given)).toMatch(/^[\da-f-]{36}$/);

  const json = { 'content-type': 'application/json' };
  const post = async (payload: string, headers = json) =>
    (await app.inject({ method: 'POST', url: '/json', headers, payload })).json();
  expect(await post('{"a":1}')).toEqual({ a: 1 });
  expect(await post('{"a":')).toEqual({ status: 400 });
  expect(await post('{"a":"much too long"}')).toEqual({ status: 413 });
  expect(await post('a', { 'content-type': 'text/xml' })).toEqual({ status: 415 });
  expect((await app.inject('/fault')).json()).toEqual({ status: null });

  const raw = await app.inject({ method: 'POST', url: '/raw', headers: json, payload: '{"a": 1}' });
  expect(raw.body).toBe(Buffer.from('{"a": 1}').toString('hex'));
});
