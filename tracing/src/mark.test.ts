import { expect, it } from 'vitest';
import { isSealed, sealed } from './mark';

const [OLD, NEW] = ['the secret of before', 'the secret of today'];
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it('a trace is believed by the secret of whoever began it, also while that is exchanged', () => {
  const tracestate = sealed(OLD, traceparent);
  expect(isSealed([OLD], { traceparent, tracestate })).toBe(true);
  expect(isSealed([NEW, OLD], { traceparent, tracestate: `vendor=1,${tracestate}` })).toBe(true);
  expect(isSealed([NEW], { traceparent, tracestate })).toBe(false);
});

it('a trace without a mark, with that of another one, or where there is no secret, is not', () => {
  const tracestate = sealed(OLD, traceparent);
  expect(isSealed([OLD], { traceparent })).toBe(false);
  expect(isSealed([OLD], { traceparent, tracestate: 'kozyr=00' })).toBe(false);
  expect(isSealed([OLD], { traceparent: traceparent.replace('-01', '-00'), tracestate })).toBe(false);
  expect(isSealed([], { traceparent, tracestate })).toBe(false);
});
