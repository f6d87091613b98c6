import type { Context } from '../context';
import { expireHolds } from '../ledger/holds';
import { rollUpHouse } from '../ledger/house';
import { reconcileDeposits } from '../services/payments/reconcile-deposits';
import { cleanAccounts } from './clean-accounts';
import { cleanPlayerEvents } from './clean-player-events';

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
  { name: 'expire_holds', every: '* * * * *', run: (ctx) => expireHolds(ctx.db, ctx.now()) },
  { name: 'roll_up_house', every: '*/5 * * * *', run: (ctx) => rollUpHouse(ctx.db) },
  { name: 'clean_player_events', every: '17 * * * *', run: cleanPlayerEvents },
  { name: 'clean_accounts', every: '37 * * * *', run: cleanAccounts },
];
