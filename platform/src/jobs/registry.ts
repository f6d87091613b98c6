import type { Context } from '../context';
import { expireHolds } from '../ledger/holds';
import { rollUpHouse } from '../ledger/house';
import { reconcileMissingDays } from '../services/admin/reconciliation/reconcile-missing-days';
import { reconcileDeposits } from '../services/money/payments/reconcile-deposits';
import { reconcileWithdrawals } from '../services/money/withdrawals/reconcile-withdrawals';
import { finishBattles } from '../services/rewards/battles/finish-battles';
import { scheduleBattles } from '../services/rewards/battles/schedule-battles';
import { burnExpired } from '../services/rewards/bonuses/burn-expired';
import { runEndedWeeks } from '../services/rewards/cashback/run-weeks';
import { cleanAccounts } from './clean-accounts';
import { cleanBattlePoints } from './clean-battle-points';
import { cleanContactRequests } from './clean-contact-requests';
import { cleanJackpots } from './clean-jackpots';
import { cleanPlayerEvents } from './clean-player-events';
import { cleanPublicEvents } from './clean-public-events';

/** Work that repeats by the clock, once over all processes. */
export type Job = {
  /** Name in the queue, snake_case. */
  name: string;
  /** Crontab pattern, UTC. */
  every: string;
  /** What it answers goes into the log. Safe to run twice: a process may die in the middle. */
  run: (ctx: Context) => Promise<unknown>;
};

export const JOBS: readonly Job[] = [
  { name: 'reconcile_deposits', every: '* * * * *', run: reconcileDeposits },
  { name: 'reconcile_withdrawals', every: '* * * * *', run: reconcileWithdrawals },
  { name: 'burn_expired_bonuses', every: '* * * * *', run: burnExpired },
  { name: 'expire_holds', every: '* * * * *', run: (ctx) => expireHolds(ctx.db, ctx.now()) },
  { name: 'schedule_battles', every: '*/10 * * * *', run: scheduleBattles },
  { name: 'finish_battles', every: '* * * * *', run: finishBattles },
  { name: 'roll_up_house', every: '*/5 * * * *', run: (ctx) => rollUpHouse(ctx.db) },
  { name: 'reconcile_days', every: '20 * * * *', run: reconcileMissingDays },
  // A minute after midnight of either zone the first time, and each five minutes: a week that is counted is not counted again.
  { name: 'pay_cashback', every: '1,6,11,16,21,26,31,36,41,46,51,56 * * * *', run: runEndedWeeks },
  { name: 'clean_player_events', every: '17 * * * *', run: cleanPlayerEvents },
  { name: 'clean_public_events', every: '*/10 * * * *', run: cleanPublicEvents },
  { name: 'clean_accounts', every: '37 * * * *', run: cleanAccounts },
  { name: 'clean_jackpots', every: '41 2 * * *', run: cleanJackpots },
  { name: 'clean_battle_points', every: '47 2 * * *', run: cleanBattlePoints },
  { name: 'clean_contact_requests', every: '53 2 * * *', run: cleanContactRequests },
];
