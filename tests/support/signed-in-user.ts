import type { User } from '@kozyr/contracts/accounts';
import { OPEN_PLACE } from './places';

/** A player as the platform tells of them: active, where everything is offered. */
export const SIGNED_IN: User = {
  id: 'u1',
  phone: '380991234567',
  phone_verified: true,
  protection: { state: 'active', until: null },
  may_promote: true,
  place: OPEN_PLACE,
  email: null,
  currency: 'uah',
  country: 'UA',
  rating: 0,
  created_at: '2026-03-02T10:00:00.000Z',
};
