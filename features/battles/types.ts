import type { DisplayCurrency } from '@/lib/format/money';

export type BattleTier = 'bronze' | 'silver' | 'gold' | 'platinum' | 'brilliant';

/** A battle that ended with a prize for the player. `prize` a decimal string. */
export type BattleWin = { name: string; tier: BattleTier; place: number; prize: string; currency: DisplayCurrency };
