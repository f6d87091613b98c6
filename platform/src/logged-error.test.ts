import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';
import { expect, it } from 'vitest';
import { loggedError } from './logged-error';

/** What the log writes of an error. */
function written(error: Error): string {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line: string) => lines.push(line) });
  log.error({ err: error }, 'request failed');
  return lines.join('');
}

it('a logged error shows what failed and why, and no value of the query', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_phone"'), {
    code: '23505',
    detail: 'Key (phone)=(380991234567) already exists.',
  });
  const line = written(
    new DrizzleQueryError('insert into users values ($1, $2)', ['380991234567', 'code\n4711'], cause),
  );
  expect(line).toContain('insert into users');
  expect(line).toContain('users_phone');
  expect(line).toContain('23505');
  expect(line).toContain('logged-error.test.ts');
  expect(line).not.toMatch(/380991234567|4711/);
});

it('a logged error that is of no query stays as it is', () => {
  expect(written(new TypeError('no such thing'))).toContain('no such thing');
});
