import type { Deposit } from '@kozyr/contracts/payments';
import { create } from 'zustand';
import { isJustFirst } from './rules';

/** A player's first deposit that has arrived and is to be told of. */
export const useFirstDeposit = create<{ moment: Deposit | null }>(() => ({ moment: null }));

const toldKey = (depositId: string) => `kozyr:first-deposit-told:${depositId}`;

/** Whether this browser is the first to tell of it; it keeps that it was. Where nothing can be kept it is. */
function isFirstTold(depositId: string): boolean {
  try {
    if (localStorage.getItem(toldKey(depositId)) !== null) return false;
    localStorage.setItem(toldKey(depositId), 'true');
  } catch {
    // Nothing is kept in this browser.
  }
  return true;
}

/** Asks for the moment of a first deposit that has just arrived, once; of any other deposit nothing is told. */
export function tellFirstDeposit(deposit: Deposit, now: Date): void {
  if (isJustFirst(deposit, now) && isFirstTold(deposit.id)) useFirstDeposit.setState({ moment: deposit });
}

export function firstDepositClosed(): void {
  useFirstDeposit.setState({ moment: null });
}
