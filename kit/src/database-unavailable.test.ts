import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable';

const coded = (code: string) => Object.assign(new Error('it failed'), { code });

it.each(['ECONNREFUSED', 'EAI_AGAIN', '08006', '53300', '57P01', '57014', '55P03', '25P03', '25006', '40001', '40P01'])(
  'an error of code %s says that the database does not serve',
  (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(true);
  },
);

it.each(['Query read timeout', 'Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'the driver’s "%s" says that the database does not serve',
  (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  },
);

it('a commit that was lost with one of several servers says that the database does not serve', () => {
  const lost = 'could not commit transaction for shard 102032 on at least one active node';
  expect(isDatabaseUnavailable(Object.assign(new Error(lost), { code: 'XX000' }))).toBe(true);
  expect(isDatabaseUnavailable(coded('XX000'))).toBe(false);
});

it('several tries at once say that the database does not serve when all of them do', () => {
  const refused = coded('ECONNREFUSED');
  expect(isDatabaseUnavailable(new AggregateError([refused, refused]))).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([refused, coded('23505')]))).toBe(false);
  expect(isDatabaseUnavailable(new AggregateError([]))).toBe(false);
});

it.each([coded('23505'), coded('42P01'), new Error('no such thing'), 'a text', null])(
  'an error of a wrong question says nothing of the database: %s',
  (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  },
);
