import { CREDITS, type StakeCurrency } from '@kozyr/contracts/money';
import type { AccountRef } from './accounts';

type Moving = {
  currency: StakeCurrency;
  legs: readonly { from: AccountRef | readonly AccountRef[]; to: AccountRef }[];
};

/** Where credits of play money may be: with a player, and on our side with the games and where they are given from. */
const ofCredits = (account: AccountRef): boolean =>
  'house' in account
    ? account.house === 'credits' || account.house === 'game_providers'
    : account.wallet === 'game' || account.wallet === 'electronic';

const ofMoney = (account: AccountRef): boolean => !('house' in account && account.house === 'credits');

/**
 * Keeps credits and money apart: no posting of credits touches an account by which money comes in, goes out or is given, and none of
 * money the one that credits are given from.
 * @throws Error
 */
export function keepApart({ currency, legs }: Moving): void {
  const belongs = currency === CREDITS ? ofCredits : ofMoney;
  if (legs.every(({ from, to }) => [from, to].flat().every(belongs))) return;
  throw new Error(`A posting of ${currency} names an account that is not of it.`);
}
