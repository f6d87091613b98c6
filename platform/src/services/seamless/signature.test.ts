import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedBy, signCall } from './signature';

const NOW = new Date('2026-03-02T10:00:00Z');
const body = Buffer.from('{"a":1}');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

it('knows the signature of the contract', () => {
  const stamp = NOW.getTime() / 1000;
  const v1 = createHmac('sha256', 'secret').update(`${stamp}.{"a":1}`).digest('hex');
  expect(signCall('secret', body, NOW)).toBe(`t=${stamp},v1=${v1}`);
  expect(isSignedBy('secret', `t=${stamp},v1=${v1}`, body, NOW)).toBe(true);
});

it.each([
  ['another body', 'secret', Buffer.from('{"a":2}'), 0],
  ['another secret', 'other', body, 0],
  ['an old stamp', 'secret', body, 301],
  ['a stamp from the future', 'secret', body, -301],
])('refuses %s', (_, secret, signed, later) => {
  expect(isSignedBy(secret, signCall('secret', body, NOW), signed, at(later))).toBe(false);
});

it.each([undefined, '', 'v1=00', 't=1', `t=x,v1=${'0'.repeat(64)}`, `t=1,v1=${'z'.repeat(64)}`])(
  'refuses the header %s',
  (header) => {
    expect(isSignedBy('secret', header, body, NOW)).toBe(false);
  },
);
