import type { Deposit } from '@kozyr/contracts/payments';

/** A deposit as the platform answers it: 500.00 UAH by Visa, credited a minute after it was begun. */
export const wireDeposit = (more: Partial<Deposit> = {}): Deposit => ({
  id: 'd1',
  method: 'visa',
  amount: '500.00',
  currency: 'uah',
  status: 'SUCCESS',
  decline_reason: null,
  payment_url: null,
  pay_until: null,
  created_at: '2026-11-20T10:00:00.000Z',
  settled_at: '2026-11-20T10:01:00.000Z',
  first: false,
  bonus: null,
  ...more,
});
