import type { User } from '@kozyr/contracts/accounts';
import { describe, expect, it } from 'vitest';
import { maskLogin, mergeVariables, ownVariables } from './rules';

const user: User = {
  id: 'u',
  phone: '380991234567',
  phone_verified: false,
  protection: { state: 'active', until: null },
  may_promote: true,
  place: { mode: 'real', promotions: { bonuses: true, cashback: true, battles: true, wheel: true, jackpots: true } },
  email: null,
  currency: 'uah',
  country: 'UA',
  rating: 3,
  created_at: '2026-01-01T00:00:00.000Z',
};

describe('what a text may say of a player', () => {
  it.each([
    [{ phone: '380991234567', email: null }, '+380•••67'],
    [{ phone: '77011234567', email: null }, '+77•••67'],
    [{ phone: null, email: 'olena.k@example.com' }, 'o•••@example.com'],
  ])('a text shows enough of the login %j to know it, and no more', (login, masked) => {
    expect(maskLogin(login)).toBe(masked);
  });

  it('a text may name the login, the rating, the currency and the country, and the rating a payout needs', () => {
    const known = { login: '+380•••67', rating: '3', currency: 'UAH', country: 'UA' };
    expect(ownVariables(user, '1')).toEqual({ ...known, payout_min_rating_old: '1' });
    // Spec §6: while nothing is set it is the rating plus one.
    expect(ownVariables(user, undefined)).toEqual({ ...known, payout_min_rating_old: '4' });
  });
});

describe('variables of a caller', () => {
  it('variables of a caller stand beside the own ones and never in their place, also where there is no own one', () => {
    const given = { amount: '5', rating: '5', payout_min_rating_old: '0' };
    expect(mergeVariables(given, { rating: '1' })).toEqual({ amount: '5', rating: '1' });
  });
});
