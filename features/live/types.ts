import type { LiveTable } from '@kozyr/contracts/live';

/** Tables as they were at a moment of their own clock. */
export type Floor = { now: string; items: LiveTable[] };

/** What a card says of the moment: no more than is known. */
export type TableMoment =
  | { kind: 'unknown' }
  | { kind: 'closed'; opensAt: string | null }
  | { kind: 'closing'; closesAt: string }
  | { kind: 'bets'; endsAt: string }
  | { kind: 'spin' }
  | { kind: 'pause' };
