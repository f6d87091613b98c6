import type { GameSession } from '@kozyr/contracts/rounds';

/** A session of a game that a player has open, as the platform answers it. */
export const OPEN_SESSION: GameSession = {
  id: 's1',
  game: { slug: 'x', title: 'Lucky Fox' },
  currency: 'uah',
  started_at: '2026-11-20T10:00:00.000Z',
  seconds: 65,
  open: true,
  close_reason: null,
  rounds: 4,
  staked: '40.00',
  won: '12.50',
  net: '-27.50',
};
