import { expect, it } from 'vitest';
import { logLineSchema, withoutPersonal } from '../kit/src/log-line';
import { logLine, withoutPersonal as sameWithoutPersonal } from './log-lines.mjs';

const HOW = { role: 'site', level: 'error', time: '2026-11-28T10:00:00.000Z' };
const lineOf = (written) => logLineSchema.parse(JSON.parse(logLine(written, HOW)));

it('what a program writes is a line of the log, as bad as it says itself', () => {
  expect(lineOf(' \u001b[33m⚠\u001b[39m The page is slow\n')).toEqual({
    ...HOW,
    level: 'warn',
    message: 'The page is slow',
  });
  expect(lineOf('   ▲ Next.js 16.4.6\n- Local: http://localhost:3001\n')).toMatchObject({
    level: 'info',
    message: 'Next.js 16.4.6',
    detail: '- Local: http://localhost:3001',
  });
  expect(logLine(' \n', HOW)).toBeNull();
});

it('an error that is written with its stack keeps both', () => {
  const { stack } = new TypeError('no such thing');
  expect(lineOf(` ⨯ ${stack}\n`)).toMatchObject({
    level: 'error',
    message: 'TypeError: no such thing',
    error: { type: 'TypeError', stack },
  });
});

it('a line of JSON keeps its fields, whichever name it has for its message and its level', () => {
  expect(lineOf('{"level":40,"msg":"service did not answer","url":"http://content"}')).toEqual({
    ...HOW,
    level: 'warn',
    message: 'service did not answer',
    url: 'http://content',
  });
  expect(lineOf('{"level":"fatal","msg":"held","code":"HELD"}')).toMatchObject({ level: 'fatal', code: 'HELD' });
});

it.each([
  '{"phone":"380991234567","new_email":"olena@example.com","access_token":"a\\"b","amount":70000000000}',
  '{"message":"no player +77011234567, 380991234567 or Olena.K+x@mail.example.com"}',
  '{"detail":"Key (phone)=(380991234567) exists; 4111 1111 1111 1111; Bearer abcdefgh1234"}',
  '{"url":"postgres://kozyr:word@db.example:5432/kozyr","asked":"/play?token=abc.def&lang=ru"}',
  '{"stack":"Error at node_modules/@fastify/x.js:380:12","id":"7f3c2a10-380991234567","sums":[70123456789,380991234567]}',
])('scripts and servers take the same out of %s', (line) => {
  const clean = withoutPersonal(line);
  expect(sameWithoutPersonal(line)).toBe(clean);
  expect(() => JSON.parse(clean)).not.toThrow();
});
