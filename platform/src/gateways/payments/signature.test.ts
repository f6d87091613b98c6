import { expect, it } from 'vitest';
import { isSigned, sign } from './signature';

const SECRET = 'a-secret-of-the-merchant';
const now = new Date('2026-03-02T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it('knows its own signature for five minutes either way', () => {
  const header = sign(SECRET, '{"a":1}', now);
  expect(header).toMatch(/^t=1772445600,v1=[0-9a-f]{64}$/);
  for (const seconds of [0, 300, -300]) expect(isSigned(SECRET, '{"a":1}', header, after(seconds))).toBe(true);
  for (const seconds of [301, -301]) expect(isSigned(SECRET, '{"a":1}', header, after(seconds))).toBe(false);
});

it('refuses another body, another secret, a moved stamp and nonsense', () => {
  const header = sign(SECRET, '{"a":1}', now);
  expect(isSigned(SECRET, '{"a":2}', header, now)).toBe(false);
  expect(isSigned('another-secret-entirely', '{"a":1}', header, now)).toBe(false);
  expect(isSigned(SECRET, '{"a":1}', header.replace('t=1772445600', 't=1772445601'), now)).toBe(false);
  for (const nonsense of [undefined, '', 't=1,v1=', `t=x,v1=${'0'.repeat(64)}`, `${header},v1=${'0'.repeat(64)}`])
    expect(isSigned(SECRET, '{"a":1}', nonsense, now)).toBe(false);
});
