import { HISTORY_KINDS, type HistoryGroup, type HistoryKind } from '@kozyr/contracts/history';
import type { PlayerWallet } from '../../../ledger/accounts';

const GROUPS: Record<HistoryKind, HistoryGroup> = {
  deposit: 'deposits',
  withdrawal_hold: 'withdrawals',
  withdrawal_paid: 'withdrawals',
  withdrawal_returned: 'withdrawals',
  bet: 'games',
  win: 'games',
  bet_refund: 'games',
  bet_rollback: 'games',
  win_rollback: 'games',
  prize: 'games',
  wheel_prize: 'bonuses',
  task_reward: 'bonuses',
  jackpot: 'games',
  battle_prize: 'games',
  bonus_credit: 'bonuses',
  bonus_release: 'bonuses',
  bonus_burn: 'bonuses',
  cashback_credit: 'cashback',
  cashback_claim: 'cashback',
  chargeback: 'corrections',
  chargeback_collected: 'corrections',
  adjustment: 'corrections',
};

/** The kinds of ledger postings that a group shows; undefined for all. */
export function kindsOf(group: HistoryGroup | undefined): HistoryKind[] | undefined {
  return group && HISTORY_KINDS.filter((kind) => GROUPS[kind] === group);
}

/** What moved the money, by the ledger's own name of it; whatever has no name of its own was put right by somebody. */
export function kindOf(posting: string): HistoryKind {
  return HISTORY_KINDS.find((kind) => kind === posting) ?? 'adjustment';
}

/** What the player reads as gained or spent, minor units: all wallets but the money set aside, which is gone for them already. */
export function amountOf(changes: Record<PlayerWallet, bigint>): bigint {
  return changes.game + changes.electronic + changes.bonus + changes.cashback;
}

/** A field of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula is kept from being one. */
export function csvField(value: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`;
