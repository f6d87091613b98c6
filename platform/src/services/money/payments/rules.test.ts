import { expect, it } from 'vitest';
import { canDeposit, methodsFor, nextStatus, returnUrl } from './rules';

const uah = methodsFor('uah', { minimum: 5_000n, maximum: 5_000_000n });
const kzt = methodsFor('kzt', { minimum: 50_000n, maximum: 50_000_000n });

it('a deposit is taken from 50 UAH and from 500 KZT, to the maximum and no further', () => {
  expect(canDeposit(uah, 'visa', 4_999n)).toEqual({
    ok: false,
    code: 'DEPOSIT_BELOW_MINIMUM',
    details: { minimum: '50.00' },
  });
  expect(canDeposit(uah, 'visa', 5_000n)).toEqual({ ok: true });
  expect(canDeposit(kzt, 'applepay', 49_999n)).toMatchObject({ code: 'DEPOSIT_BELOW_MINIMUM' });
  expect(canDeposit(kzt, 'applepay', 50_000n)).toEqual({ ok: true });
  expect(canDeposit(uah, 'visa', 5_000_001n)).toMatchObject({
    code: 'DEPOSIT_ABOVE_MAXIMUM',
    details: { maximum: '50000.00' },
  });
  expect(canDeposit([], 'visa', 5_000n)).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
});

it('the cashbox offers all four kinds of the specification, with presets inside the limits', () => {
  for (const currency of ['uah', 'kzt'] as const) {
    const methods = { uah, kzt }[currency];
    expect(methods.map((method) => method.kind)).toEqual(['applepay', 'googlepay', 'visa', 'mastercard']);
    for (const { kind, presets } of methods)
      for (const preset of presets) expect(canDeposit(methods, kind, preset)).toEqual({ ok: true });
  }
});

it('money that arrived is credited whatever was thought before, and never taken back', () => {
  for (const status of ['AWAITING_DEPOSIT', 'DENIED', 'EXPIRED'] as const)
    expect(nextStatus(status, 'approved')).toBe('SUCCESS');
  expect(nextStatus('SUCCESS', 'approved')).toBe('nothing_new');
  expect(nextStatus('SUCCESS', 'declined')).toBe('contradiction');
  expect(nextStatus('SUCCESS', 'expired')).toBe('contradiction');
});

it('a deposit is denied or expires only while it is awaited', () => {
  expect(nextStatus('AWAITING_DEPOSIT', 'declined')).toBe('DENIED');
  expect(nextStatus('AWAITING_DEPOSIT', 'expired')).toBe('EXPIRED');
  expect(nextStatus('AWAITING_DEPOSIT', 'pending')).toBe('nothing_new');
  expect(nextStatus('EXPIRED', 'declined')).toBe('nothing_new');
  expect(nextStatus('DENIED', 'expired')).toBe('nothing_new');
});

it('a deposit returns to our own site, keeping the query of the path', () => {
  expect(returnUrl('https://kozyr.example', '/uk/cashbox?action=deposit', 'd1')).toBe(
    'https://kozyr.example/uk/cashbox?action=deposit&deposit=d1',
  );
  expect(returnUrl('http://localhost:3000', '/', 'd1')).toBe('http://localhost:3000/?deposit=d1');
});
