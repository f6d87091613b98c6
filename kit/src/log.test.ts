import fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { serverOptions } from './http-server';
import { openLog } from './log';
import { type LogLine, logLineSchema, withoutPersonal } from './log-line';
import type { LogFormat } from './log-options';

/** A log and the lines that it has written. */
function written(format: LogFormat = 'json') {
  const lines: string[] = [];
  const log = openLog({ role: 'platform', level: 'info', format }, { write: (line: string) => void lines.push(line) });
  return { log, lines, parsed: (): LogLine[] => lines.map((line) => logLineSchema.parse(JSON.parse(line))) };
}

it('every line says when, how bad, who and what, and then its own fields', () => {
  const { log, lines, parsed } = written();
  log.warn({ players: 3, code: 'OVERLOADED' }, 'no room');
  log.debug('not wanted');
  expect(parsed()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warn',
      role: 'platform',
      message: 'no room',
      players: 3,
      code: 'OVERLOADED',
    },
  ]);
  expect(lines[0]).toMatch(/\n$/);
});

it('an error is told with its type, message and stack, and its code stands where all codes stand', () => {
  const { log, parsed } = written();
  const error = Object.assign(new RangeError('too long'), { code: 'E_LONG' });
  log.error({ err: error, job: 'sum' }, 'a job failed');
  log.error(error);
  const told = { type: 'RangeError', message: 'too long', stack: error.stack };
  expect(parsed()).toMatchObject([
    { level: 'error', message: 'a job failed', code: 'E_LONG', job: 'sum', error: told },
    { level: 'error', message: 'too long', code: 'E_LONG', error: told },
  ]);
});

it('what is logged for a request names the request that the front door named', async () => {
  const { log, parsed } = written();
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({ ...serverOptions({ bodyLimit: 1024, requestTimeoutMs: 1_000 }), loggerInstance });
  app.get('/', async (request) => {
    request.log.info({ req: request }, 'asked');
    return {};
  });
  await app.inject({ url: '/?token=secret', headers: { 'x-request-id': 'from-the-edge' } });
  await app.close();
  expect(parsed()).toMatchObject([{ message: 'asked', requestId: 'from-the-edge', req: { method: 'GET', path: '/' } }]);
});

it.each<LogFormat>(['json', 'text'])(
  'nothing that tells who a player is, or that opens something, is written as %s',
  (format) => {
    const { log, lines } = written(format);
    const error = new Error('Key (phone)=(380991234567) of olena@example.com, Bearer abcdefgh12345678');
    log.error(
      { err: error, phone: '+77011234567', refresh_token: 'opaque"word', nested: { email: 'a@b.example' } },
      'failed',
    );
    log.info(
      { url: 'https://x.example/play?token=launch-word&lang=ru', db: 'postgres://kozyr:pass-word@db/kozyr' },
      'asked',
    );
    log.info('card 4111 1111 1111 1111, eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl');
    expect(lines.join('')).not.toMatch(
      /380991234567|olena@|abcdefgh|77011234567|opaque|a@b|launch-word|pass-word|4111|eyJhbGci/,
    );
    expect(lines.join('')).toContain('lang=ru');
  },
);

it('amounts, times, ids and places in code are left as they are', () => {
  const line =
    '{"amount":70000000000,"sums":[380991234567,70123456789],"at":1764324000000,"id":"0b9f2c1e-7d10-4a6b-9f1e-380991234567","stack":"at node_modules/@fastify/x.js:38:1"}';
  expect(withoutPersonal(line)).toBe(line);
});

it('text says the same for people, a stack on lines of its own', () => {
  const { log, lines } = written('text');
  log.info({ games: 12 }, 'ready');
  log.error({ err: new Error('gone'), code: 'X' }, 'failed');
  expect(lines[0]).toMatch(/^\S+Z info {2}platform ready \{"games":12\}\n$/);
  expect(lines[1]).toMatch(/^\S+Z error platform failed \{"code":"X"\}\n {4}Error: gone\n {8}at /);
});
