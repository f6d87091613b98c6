import { IDENTITY_CHECK_STATUSES } from '@kozyr/contracts/identity';
import { expect, it } from 'vitest';
import { actsOn, wantedChecks } from './check-rules';

const PLAYER = '6a0f3a2e-9d0c-4f43-8f0a-0d6f0c1f7a11';

it('the list of checks begins with those that wait for an operator', () => {
  expect(wantedChecks({})).toEqual({ waiting: 'operator' });
  expect(wantedChecks({ status: 'anything' })).toEqual({ waiting: 'operator' });
});

it('a chosen state, a player and the choice of all are asked for as they are', () => {
  expect(wantedChecks({ status: 'DENIED' })).toEqual({ status: 'DENIED' });
  expect(wantedChecks({ status: 'all' })).toEqual({});
  expect(wantedChecks({ player: PLAYER })).toEqual({ player: PLAYER });
  expect(wantedChecks({ player: PLAYER, status: 'APPROVED' })).toEqual({ player: PLAYER, status: 'APPROVED' });
});

it('what waits for a decision is approved or denied, and an approval can be taken back', () => {
  const acts = IDENTITY_CHECK_STATUSES.map((status) => [status, actsOn(status)]);
  expect(Object.fromEntries(acts)).toEqual({
    DRAFT: { approve: false, deny: false },
    SUBMITTED: { approve: true, deny: true },
    APPROVED: { approve: false, deny: true },
    DENIED: { approve: false, deny: false },
    EXPIRED: { approve: false, deny: true },
  });
});
