import type { ReceivedBonus, ReceivedFlag } from '../types';

/** The received modal opens once the bonus is ACTIVE and the flag is missing, of another bonus, or not shown. Spec §4. */
export function isReceivedDue(
  active: { status: string; bonus_id: string } | null | undefined,
  flag: ReceivedFlag | null,
): boolean {
  if (active?.status !== 'ACTIVE') return false;
  return flag === null || flag.bonusId !== active.bonus_id || !flag.shown;
}

/**
 * How the button of a received bonus is called, by what kind of bonus it is (spec §2). It is there already: what is still to be
 * applied or activated says so before.
 */
export function receivedAction(label: string): ReceivedBonus['action'] {
  if (label === 'PercentDeposit') return 'good';
  return label === 'Cashback' || label === 'WeeklyCashback' ? 'ok' : 'play';
}
