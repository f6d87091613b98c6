import type { IdentityCheck } from '@kozyr/contracts/identity';

/** What the player is at: nothing, what they give of themselves, of their money, or the pictures of a check. */
export type IdentityStep =
  | { kind: 'rest' }
  | { kind: 'details' }
  | { kind: 'funds' }
  | { kind: 'pictures'; check: IdentityCheck };
