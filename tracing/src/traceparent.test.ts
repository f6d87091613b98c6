import { expect, it } from 'vitest';
import { readTraceparent, writeTraceparent } from './traceparent';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

it('a traceparent is read as it was written', () => {
  const place = { traceId: TRACE, spanId: SPAN, traceFlags: 1 };
  expect(writeTraceparent(place)).toBe(`00-${TRACE}-${SPAN}-01`);
  expect(readTraceparent(writeTraceparent(place))).toEqual({ ...place, isRemote: true });
  expect(readTraceparent(`00-${TRACE}-${SPAN}-02`)?.traceFlags).toBe(0);
});

it('of a later version what it begins with is read', () => {
  expect(readTraceparent(`cc-${TRACE}-${SPAN}-01-what-comes-later`)?.traceId).toBe(TRACE);
});

it.each([
  '',
  `00-${TRACE}-${SPAN}`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
])('%j is no traceparent', (header) => expect(readTraceparent(header)).toBeNull());
