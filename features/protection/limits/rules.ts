import { toMinor } from '@kozyr/contracts/money';
import type { LimitKind, LimitPeriod, PlayerLimit } from '@kozyr/contracts/player-limits';
import { parseAmount } from '@/lib/format/typed-amount';

/** The limit of a kind and a period, if the player has set it. */
export const limitOf = (limits: readonly PlayerLimit[], kind: LimitKind, period: LimitPeriod): PlayerLimit | null =>
  limits.find((limit) => limit.kind === kind && limit.period === period) ?? null;

/** How much of a limit is used, percent from 0 to 100; what is over it counts as all of it. */
export function usedPercent({ amount, used }: Pick<PlayerLimit, 'amount' | 'used'>): number {
  const [whole, part] = [toMinor(amount), toMinor(used)];
  if (whole === 0n || part >= whole) return 100;
  return Number((part * 100n) / whole);
}

/** What is wrong with what was typed as a limit; null: nothing. Keys of `protection.limits.problem`. */
export function limitProblem(text: string): 'required' | 'invalid' | null {
  if (text.trim() === '') return 'required';
  const amount = parseAmount(text);
  return amount === null || toMinor(amount) === 0n ? 'invalid' : null;
}

/** What asking for this amount leads to: it holds at once, it waits, or it changes nothing. */
export function effectOf(limit: Pick<PlayerLimit, 'amount'> | null, amount: string): 'holds' | 'waits' | 'same' {
  if (limit === null || toMinor(amount) < toMinor(limit.amount)) return 'holds';
  return toMinor(amount) === toMinor(limit.amount) ? 'same' : 'waits';
}

/** Of the player's limits on deposits the one that leaves least; null: there is none. */
export const tightestDepositLimit = (limits: readonly PlayerLimit[]): PlayerLimit | null =>
  limits
    .filter(({ kind }) => kind === 'deposit')
    .reduce<PlayerLimit | null>(
      (least, limit) => (least === null || toMinor(limit.left) < toMinor(least.left) ? limit : least),
      null,
    );
