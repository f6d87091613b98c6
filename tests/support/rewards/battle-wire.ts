import type { Battle } from '@kozyr/contracts/battles';

/** A bronze battle that runs, as the API answers it. */
export const wireBattle = (more: Partial<Battle> = {}): Battle => ({
  id: '8a2ff0a4-9d0a-4a4c-8d4c-0b8f4f0f0c11',
  tier: 'bronze',
  currency: 'uah',
  status: 'active',
  starts_at: '2026-11-20T06:00:00.000Z',
  ends_at: '2026-11-20T12:00:00.000Z',
  finishes_at: '2026-11-20T12:01:00.000Z',
  min_stake: '5.00',
  max_stake: '20.00',
  qualifying_stakes: 20,
  scored_results: 10,
  prizes: ['500.00', '300.50', '99.50'],
  full_stakes: '45000.00',
  counted_stakes: '900.00',
  players: 3,
  sizing: null,
  ...more,
});
