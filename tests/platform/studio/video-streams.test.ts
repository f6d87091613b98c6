import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { streamListSchema } from '../../../contracts/src/streams';
import { DomainError } from '../../../studio/src/errors/domain-error';
import { SEGMENT_MS } from '../../../studio/src/streams/playlist';
import { streams } from '../../../studio/src/streams/streams';

const NOON_IN_KYIV = Date.UTC(2026, 5, 1, 9);
const SIX_IN_KYIV = Date.UTC(2026, 5, 1, 3);

let app: FastifyInstance;
let url = '';
let time = NOON_IN_KYIV;

/** The studio's streams alone, listening, by a clock the test moves. */
async function start(off: string[] = []): Promise<void> {
  time = NOON_IN_KYIV;
  app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) =>
    error instanceof DomainError
      ? reply.status(error.status).send({ errorCode: error.code })
      : reply.status(500).send({ errorCode: String(error) }),
  );
  await app.register(streams, { off: new Set(off), now: () => time });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}
afterEach(() => app.close());

const list = async () => streamListSchema.parse(await (await fetch(`${url}/streams`)).json()).items;
const filesOf = (playlist: string) => playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

it('the studio lists streams by the contract, each with a poster that is there', async () => {
  await start();
  const items = await list();
  expect(items.map(({ id, on_air, changes_at }) => [id, on_air, changes_at])).toEqual([
    ['deal', true, null],
    ['wheel', true, '2026-06-02T01:00:00.000Z'],
  ]);
  for (const { poster } of items) {
    const answer = await fetch(`${url}/streams/${poster}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

it('the studio plays live HLS: every segment of a sliding playlist is there, is MPEG-TS and never changes', async () => {
  await start();
  for (const { playlist } of await list()) {
    const seen = new Set<string>();
    for (let step = 0; step < 6; step += 1) {
      const answer = await fetch(`${url}/streams/${playlist}`);
      expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      for (const file of filesOf(await answer.text())) seen.add(new URL(file, `${url}/streams/${playlist}`).href);
      time += SEGMENT_MS;
    }
    expect(seen.size).toBe(6);
    for (const address of seen) {
      const answer = await fetch(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp2t']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(bytes.length % 188).toBe(0);
      for (let at = 0; at < bytes.length; at += 188) expect(bytes[at]).toBe(0x47);
    }
  }
});

it('the studio takes a stream off the air by its hours and puts it on again', async () => {
  await start();
  const wheel = `${url}/streams/wheel/live.m3u8`;
  expect((await fetch(wheel)).status).toBe(200);
  time = SIX_IN_KYIV;
  const off = await fetch(wheel);
  expect([off.status, await off.json()]).toEqual([503, { errorCode: 'STREAM_OFF_AIR' }]);
  const [deal, again] = await list();
  expect([deal?.on_air, again?.on_air, again?.changes_at]).toEqual([true, false, '2026-06-01T07:00:00.000Z']);
  time = Date.parse(again?.changes_at ?? '');
  expect((await fetch(wheel)).status).toBe(200);
});

it('the studio keeps off the air what the operator has taken off', async () => {
  await start(['deal']);
  expect((await list()).map(({ id, on_air }) => [id, on_air])).toEqual([
    ['deal', false],
    ['wheel', true],
  ]);
  expect((await fetch(`${url}/streams/deal/live.m3u8`)).status).toBe(503);
});

it.each([
  '/streams/none/live.m3u8',
  '/streams/deal/0.ts',
  '/streams/deal/..%2Fmake-streams.mjs',
  '/streams/deal/0.mpegts',
])('the studio has nothing at %s', async (path) => {
  await start();
  expect((await fetch(url + path)).status).toBe(404);
});

it('the studio does not start with the name of a stream there is not', async () => {
  await expect(start(['deel'])).rejects.toThrow('STREAMS_OFF: there is no stream deel');
});
