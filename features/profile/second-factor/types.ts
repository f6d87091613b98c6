import type { SecondFactorSetup } from '@kozyr/contracts/second-factor';

/** What the player is at: nothing, one of the steps of turning the factor on, new recovery codes, turning it off. */
export type FactorStep =
  | { kind: 'rest' }
  | { kind: 'password' }
  | { kind: 'scan'; setup: SecondFactorSetup }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'replace' }
  | { kind: 'disable'; password?: string };
