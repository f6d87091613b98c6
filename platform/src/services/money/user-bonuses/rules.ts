import type { UserBonusStatus } from '@kozyr/contracts/bonuses';

/** Whether a user bonus is the one that its player has now, money given or not. */
export const isRunning = ({ status }: { status: UserBonusStatus }): boolean =>
  status === 'PENDING' || status === 'ACTIVE';

/** Whether the time of a running user bonus is over. */
export const isOver = ({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** What of bonus money may still reach digital, and what is over the cap. Minor units. */
export function splitAtCap(
  money: bigint,
  { cap, released }: { cap: bigint | null; released: bigint },
): { released: bigint; forfeited: bigint } {
  const room = cap === null ? money : cap - released;
  const paid = money < room ? money : room;
  return { released: paid, forfeited: money - paid };
}

/** What money of a bonus that has ended comes to: a wagered one releases it within its cap, any other has lost it. Minor units. */
export const splitAfterEnd = (
  money: bigint,
  row: { status: UserBonusStatus; cap: bigint | null; released: bigint },
): { released: bigint; forfeited: bigint } =>
  row.status === 'COMPLETED' ? splitAtCap(money, row) : { released: 0n, forfeited: money };

/** What a settled stake counts for wagering; contribution in percent. Minor units, rounded down. */
export const countedStake = (stake: bigint, contribution: number): bigint => (stake * BigInt(contribution)) / 100n;

/** Whether a bonus wallet holds nothing, or less than the terms keep alive. Minor units. */
export const isSpent = (wallet: bigint, { burningAmount }: { burningAmount: bigint }): boolean =>
  wallet === 0n || wallet < burningAmount;

/** Percent wagered, 0 to 100, two decimals. Nothing to wager is all wagered. */
export function progressOf({ wagerTotal, wagerDone }: { wagerTotal: bigint; wagerDone: bigint }): number {
  if (wagerTotal === 0n || wagerDone >= wagerTotal) return 100;
  return Number((wagerDone * 10_000n) / wagerTotal) / 100;
}
