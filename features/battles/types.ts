import type { BattleTier } from '@kozyr/contracts/battles';

export type {
  Battle,
  BattleLeader,
  BattlePoint,
  BattleStanding,
  BattleTier,
  BattleWin,
} from '@kozyr/contracts/battles';

/** How the player stands in a battle that runs, in a few words. `score` sums of multipliers, two decimals; `next`: the place above theirs. */
export type BattleInBrief = { id: string; tier: BattleTier } & (
  | { kind: 'qualification'; stakes: number; of: number }
  | { kind: 'place'; place: number; score: string; next: { place: number; score: string } | null }
);

/** Which list of battles is shown. Spec §2. */
export type BattleList = 'active' | 'last';
