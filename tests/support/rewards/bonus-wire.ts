import type { User } from '@kozyr/contracts/accounts';
import type { ActiveUserBonus, ListedBonus } from '@kozyr/contracts/bonuses';
import type { OwnBonus } from '@kozyr/contracts/own-bonuses';
import { OPEN_PLACE } from '../places';

/** A player as the API answers them. */
export const wireUser: User = {
  id: '00000000-0000-4000-8000-000000000001',
  phone: '380991234567',
  phone_verified: true,
  protection: { state: 'active', until: null },
  may_promote: true,
  place: OPEN_PLACE,
  email: null,
  currency: 'uah',
  country: 'UA',
  rating: 0,
  created_at: '2026-11-01T00:00:00.000Z',
};

/** A bonus on offer on every day: 20.00 at once, three times to be staked. */
export function wireOffer(more: Partial<ListedBonus & { type: 'GAME' }> = {}): ListedBonus & { type: 'GAME' } {
  return {
    id: '00000000-0000-4000-8000-0000000000b1',
    name: 'Evening Hand',
    currency: 'uah',
    start_date: '2026-11-01T00:00:00.000Z',
    end_date: null,
    status: 'ACTIVE',
    bonus_amount: '20.00',
    min_deposit_amount: '0.00',
    activations_offset: 24,
    is_daily_activation: false,
    wager_type: 'CLASSIC',
    wager: 3,
    max_daily_activations: 0,
    max_unique_activations: 0,
    active_on_days: [1, 2, 3, 4, 5, 6, 7],
    min_rating: 0,
    max_win_amount: '0.00',
    win_amount_type: 'ABSOLUTE',
    burning_on_withdrawal: false,
    burning_amount: '0.00',
    burning_on_timeout: true,
    burning_on_deposit: false,
    opt_in: true,
    is_public: true,
    is_repeated_activation: true,
    is_verification_required: false,
    bonus_group_id: 7,
    max_bet_amount: null,
    _count: { user_bonuses: 0 },
    type: 'GAME',
    bonus_group: { name: 'WheelFortune', enabled: true },
    ...more,
  };
}

/** The user bonus of it that runs: half of it wagered. */
export function wireActive(more: Partial<ActiveUserBonus> = {}): ActiveUserBonus {
  return {
    id: '00000000-0000-4000-8000-0000000000a1',
    user_id: wireUser.id,
    bonus_id: wireOffer().id,
    completed_at: null,
    activated_at: '2026-11-20T10:00:00.000Z',
    updated_at: null,
    subscribed_at: '2026-11-20T10:00:00.000Z',
    status: 'ACTIVE',
    bonus: wireOffer(),
    progress: 50,
    bonus_amount: '20.00',
    bonus_initial_amount: '20.00',
    wager_amount: '30.00',
    wager_total: '60.00',
    deposit_amount: null,
    expires_at: null,
    max_win: null,
    ...more,
  };
}

/** A user bonus in the player's own list. */
export function wireOwn(more: Partial<OwnBonus> = {}): OwnBonus {
  const { id, bonus_id, currency } = { ...wireActive(), currency: 'uah' as const };
  return {
    id,
    bonus_id,
    currency,
    name: 'Evening Hand',
    label: 'WheelFortune',
    status: 'ACTIVE',
    end_reason: null,
    initial_amount: '20.00',
    deposit_amount: null,
    wager: 3,
    hours: 24,
    released: '0.00',
    forfeited: '0.00',
    subscribed_at: '2026-11-20T10:00:00.000Z',
    activated_at: '2026-11-20T10:00:00.000Z',
    completed_at: null,
    events: [],
    ...more,
  };
}
