import type { Context } from '../context';
import { rollUpDays } from '../ledger/day-totals';
import { expireHolds } from '../ledger/holds';
import { rollUpHouse } from '../ledger/house';
import { lookForHarm } from '../services/admin/harm/look-for-harm';
import { JOB_NAMES, type JobName, TIMETABLE } from '../services/admin/job-runs/timetable';
import { keepBalances } from '../services/admin/player-list/keep-balances';
import { reconcileMissingDays } from '../services/admin/reconciliation/reconcile-missing-days';
import { decideByRules } from '../services/admin/withdrawal-rules/decide-by-rules';
import { remindOfLimits } from '../services/identity/protection/remind-of-limits';
import { sealAudit } from '../services/kernel/audit/seal-audit';
import { askSilentRegisters } from '../services/kernel/protection/ask-registers';
import { barReturners } from '../services/kernel/protection/bar-returners';
import { findChargebacks } from '../services/money/gateway-events/find-chargebacks';
import { reconcileDeposits } from '../services/money/payments/reconcile-deposits';
import { revokeForgottenCards } from '../services/money/saved-cards/revoke-forgotten';
import { reconcileWithdrawals } from '../services/money/withdrawals/reconcile-withdrawals';
import { cleanRecentWins } from '../services/play/big-wins/clean-recent-wins';
import { finishBattles } from '../services/rewards/battles/finish-battles';
import { scheduleBattles } from '../services/rewards/battles/schedule-battles';
import { burnExpired } from '../services/rewards/bonuses/burn-expired';
import { tellOfEndingBonuses } from '../services/rewards/bonuses/tell-of-ending';
import { runEndedWeeks } from '../services/rewards/cashback/run-weeks';
import { followStarRules } from '../services/rewards/rating/follow-star-rules';
import { tellOfWheelTurns } from '../services/rewards/wheel/tell-of-turns';
import { cleanAccounts } from './clean-accounts';
import { cleanBattlePoints } from './clean-battle-points';
import { cleanContactRequests } from './clean-contact-requests';
import { cleanJackpots } from './clean-jackpots';
import { cleanNotifications } from './clean-notifications';
import { cleanPlayerEvents } from './clean-player-events';
import { cleanPublicEvents } from './clean-public-events';
import { cleanTaskCounts } from './clean-task-counts';
import { keepLedgerPartitions } from './keep-ledger-partitions';
import { lookAfterIdentity } from './look-after-identity';

/** Work that repeats by the clock, once over all processes. */
export type Job = {
  /** Name in the queue, snake_case. */
  name: string;
  /** Crontab pattern, UTC. */
  every: string;
  /** What it answers goes into the log. Safe to run twice: a process may die in the middle. */
  run: (ctx: Context) => Promise<unknown>;
};

const WORK: Record<JobName, Job['run']> = {
  reconcile_deposits: reconcileDeposits,
  reconcile_withdrawals: reconcileWithdrawals,
  decide_withdrawals: decideByRules,
  revoke_forgotten_cards: (ctx) => revokeForgottenCards(ctx),
  burn_expired_bonuses: burnExpired,
  expire_holds: (ctx) => expireHolds(ctx.db, ctx.now()),
  schedule_battles: scheduleBattles,
  finish_battles: finishBattles,
  seal_audit: sealAudit,
  roll_up_house: (ctx) => rollUpHouse(ctx.db),
  roll_up_days: (ctx) => rollUpDays(ctx.db),
  keep_balances: keepBalances,
  reconcile_days: reconcileMissingDays,
  find_chargebacks: findChargebacks,
  look_for_harm: lookForHarm,
  look_after_identity: lookAfterIdentity,
  bar_returners: barReturners,
  ask_registers: (ctx) => askSilentRegisters(ctx),
  remind_of_limits: remindOfLimits,
  pay_cashback: runEndedWeeks,
  tell_of_ending_bonuses: tellOfEndingBonuses,
  tell_of_wheel_turns: tellOfWheelTurns,
  follow_star_rules: followStarRules,
  clean_player_events: cleanPlayerEvents,
  clean_public_events: cleanPublicEvents,
  clean_accounts: cleanAccounts,
  clean_jackpots: cleanJackpots,
  clean_battle_points: cleanBattlePoints,
  clean_contact_requests: cleanContactRequests,
  clean_notifications: cleanNotifications,
  clean_task_counts: cleanTaskCounts,
  clean_recent_wins: cleanRecentWins,
  keep_ledger_partitions: keepLedgerPartitions,
};

/** Every job of the timetable with its work. */
export const JOBS: readonly Job[] = JOB_NAMES.map((name) => ({ name, every: TIMETABLE[name], run: WORK[name] }));
