export type {
  Battle,
  BattleLeader,
  BattlePoint,
  BattleStanding,
  BattleTier,
  BattleWin,
} from '@kozyr/contracts/battles';

/** Which list of battles is shown. Spec §2. */
export type BattleList = 'active' | 'last';
