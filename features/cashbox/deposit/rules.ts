import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { toMinor } from '@kozyr/contracts/money';
import type { Deposit, PaymentMethodKind } from '@kozyr/contracts/payments';
import { STATUS_MODAL_KEYS } from '@/features/status-modal/constants';

/** How a deposit stands, to the player: one whose time for paying is over while nobody has said what became of it is unknown. */
export function depositState({ status, pay_until: until }: Deposit, now: Date): Deposit['status'] | 'UNKNOWN' {
  return status === 'AWAITING_DEPOSIT' && until !== null && new Date(until) <= now ? 'UNKNOWN' : status;
}

/** Methods this device can pay with: Apple Pay and Google Pay need their own support, cards need none. */
export function isMethodOffered(kind: PaymentMethodKind, device: { applePay: boolean; googlePay: boolean }): boolean {
  if (kind === 'applepay') return device.applePay;
  if (kind === 'googlepay') return device.googlePay;
  return true;
}

/**
 * The status modal that stands before a deposit which would end the bonus that runs, by spec §4; null where none would be lost.
 * A bonus that waits for a deposit loses nothing by it.
 */
export function depositWarning(bonus: Pick<ActiveUserBonus, 'status' | 'bonus'> | null): string | null {
  if (bonus?.status !== 'ACTIVE' || !bonus.bonus.burning_on_deposit) return null;
  const { welcomeDepositCancellation, cancellationOnDeposit } = STATUS_MODAL_KEYS;
  return bonus.bonus.bonus_group.name === 'WelcomeDeposit' ? welcomeDepositCancellation : cancellationOnDeposit;
}

/** The amount of the last deposit where it can be paid in again, else empty: the cashbox proposes it. */
export function repeatedAmount(
  last: { amount: string } | null,
  { minimum, maximum }: { minimum: string; maximum: string },
): string {
  if (last === null) return '';
  const amount = toMinor(last.amount);
  return amount >= toMinor(minimum) && amount <= toMinor(maximum) ? last.amount : '';
}
