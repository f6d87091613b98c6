import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSigned, pathOf, sign, signatureIn } from './signature';

const SECRET = 'a-secret-of-the-merchant';
const now = new Date('2026-03-02T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const call = { method: 'POST', path: '/seamless/house/win', body: '{"a":1}' } as const;
const header = sign(SECRET, call, now);

it('a signature is that of the contract', () => {
  const v1 = createHmac('sha256', SECRET).update('1772445600.POST /seamless/house/win.{"a":1}').digest('hex');
  expect(header).toBe(`t=1772445600,v1=${v1}`);
  expect(sign(SECRET, { ...call, body: Buffer.from(call.body) }, now)).toBe(header);
  const get = createHmac('sha256', SECRET).update('1772445600.GET /v1/payments/p%201.').digest('hex');
  expect(sign(SECRET, { method: 'GET', path: '/v1/payments/p%201', body: '' }, now)).toBe(`t=1772445600,v1=${get}`);
});

it('a signature is good for five minutes either way', () => {
  for (const seconds of [0, 300, -300]) expect(isSigned(SECRET, call, header, after(seconds))).toBe(true);
  for (const seconds of [301, -301]) expect(isSigned(SECRET, call, header, after(seconds))).toBe(false);
});

it.each([
  ['another body', { ...call, body: '{"a":2}' }],
  ['another action', { ...call, path: '/seamless/house/bet' }],
  ['another receiver', { ...call, path: '/seamless/other/win' }],
  ['another method', { ...call, method: 'GET' } as const],
])('a signature is of no use for %s', (_what, other) => {
  expect(isSigned(SECRET, other, header, now)).toBe(false);
});

it.each([
  undefined,
  '',
  't=1,v1=',
  `t=x,v1=${'0'.repeat(64)}`,
  `t=1,v1=${'z'.repeat(64)}`,
  `${header},v2=${'0'.repeat(64)}`,
  `${header}${`,v1=${'0'.repeat(64)}`.repeat(4)}`,
  header.replace('t=1772445600', 't=1772445601'),
  header.replace('t=1772445600,', ''),
  't=1772445600',
  `t=1772445600,v1=${createHmac('sha256', SECRET).update(call.body).digest('hex')}`,
])('a header is no signature of the call: %s', (nonsense) => {
  expect(isSigned(SECRET, call, nonsense, now)).toBe(false);
});

it('a signature is by each secret of an exchange, and good for who has any of them', () => {
  const [old, fresh] = [SECRET, 'the-secret-that-comes-next'];
  const both = sign([fresh, old], call, now);
  expect(both).toBe(`${sign(fresh, call, now)},${header.split(',')[1]}`);
  for (const known of [old, fresh, [old, fresh], [fresh]]) expect(isSigned(known, call, both, now)).toBe(true);
  expect(isSigned([fresh, old], call, header, now)).toBe(true);
  expect(isSigned([fresh], call, header, now)).toBe(false);
  expect(isSigned([fresh, old], { ...call, body: '{}' }, both, now)).toBe(false);
});

it('a signature is good beside one that is not', () => {
  const [stamp, right] = header.split(',');
  expect(isSigned(SECRET, call, `${stamp},v1=${'0'.repeat(64)},${right}`, now)).toBe(true);
});

it('a signature is one header, and not several', () => {
  expect(signatureIn({ 'x-signature': header })).toBe(header);
  expect(signatureIn({})).toBeUndefined();
  expect(signatureIn({ 'x-signature': [header, header] })).toBeUndefined();
});

it('a signature needs the secret', () => {
  expect(isSigned('another-secret-entirely', call, header, now)).toBe(false);
});

it('a signature is of the path as it was sent, without the query', () => {
  expect(pathOf('/v1/payments/a%2Fb?x=/y?z')).toBe('/v1/payments/a%2Fb');
  expect(pathOf('/v1/payments')).toBe('/v1/payments');
});
