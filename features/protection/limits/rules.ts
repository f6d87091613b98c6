import { type Currency, toMinor } from '@kozyr/contracts/money';
import { type LimitKind, type LimitPeriod, MAX_LIMIT_MINUTES, type PlayerLimit } from '@kozyr/contracts/player-limits';
import { formatMoney } from '@/lib/format/money';
import { parseAmount } from '@/lib/format/typed-amount';

/** The limit of a kind and a period, if the player has set it. */
export const limitOf = (limits: readonly PlayerLimit[], kind: LimitKind, period: LimitPeriod): PlayerLimit | null =>
  limits.find((limit) => limit.kind === kind && limit.period === period) ?? null;

/** A limit's amount as a number that can be compared: money in minor units, time in minutes. */
const unitsOf = (kind: LimitKind, amount: string): bigint => (kind === 'time' ? BigInt(amount) : toMinor(amount));

/** How much of a limit is used, percent from 0 to 100; what is over it counts as all of it. */
export function usedPercent({ kind, amount, used }: Pick<PlayerLimit, 'kind' | 'amount' | 'used'>): number {
  const [whole, part] = [unitsOf(kind, amount), unitsOf(kind, used)];
  if (whole === 0n || part >= whole) return 100;
  return Number((part * 100n) / whole);
}

/** What was typed as a limit, as the platform writes it; null when it is none. Time is typed in minutes. */
export function parseLimit(kind: LimitKind, text: string): string | null {
  if (kind !== 'time') return parseAmount(text);
  const typed = text.replaceAll(/\s/g, '');
  return /^\d{1,5}$/.test(typed) && Number(typed) <= MAX_LIMIT_MINUTES ? String(Number(typed)) : null;
}

/** What is wrong with what was typed as a limit; null: nothing. Keys of `protection.limits.problem`. */
export function limitProblem(kind: LimitKind, text: string): 'required' | 'invalid' | 'invalidTime' | null {
  const amount = parseLimit(kind, text);
  if (amount !== null && unitsOf(kind, amount) > 0n) return null;
  if (kind === 'time') return 'invalidTime';
  return text.trim() === '' ? 'required' : 'invalid';
}

/** What asking for this amount leads to: it holds at once, it waits, or it changes nothing. */
export function effectOf(
  limit: Pick<PlayerLimit, 'kind' | 'amount'> | null,
  amount: string,
): 'holds' | 'waits' | 'same' {
  if (limit === null) return 'holds';
  const [asked, held] = [unitsOf(limit.kind, amount), unitsOf(limit.kind, limit.amount)];
  if (asked === held) return 'same';
  return asked < held ? 'holds' : 'waits';
}

/** The words of a duration: keys of `protection.limits.duration`. */
type DurationWords = (key: 'minutes' | 'hours' | 'both', values: { hours: number; minutes: number }) => string;

/** How a limit's amount reads: "250.00 ₴", and of time, which is in minutes, "1 h 30 min". */
export function limitText(
  { kind, currency }: { kind: LimitKind; currency: Currency },
  amount: string,
  words: DurationWords,
): string {
  if (kind !== 'time') return formatMoney(amount, { currency });
  const [hours, minutes] = [Math.floor(Number(amount) / 60), Number(amount) % 60];
  if (hours === 0) return words('minutes', { hours, minutes });
  return words(minutes === 0 ? 'hours' : 'both', { hours, minutes });
}

/** Of the player's limits on deposits the one that leaves least; null: there is none. */
export const tightestDepositLimit = (limits: readonly PlayerLimit[]): PlayerLimit | null =>
  limits
    .filter(({ kind }) => kind === 'deposit')
    .reduce<PlayerLimit | null>(
      (least, limit) => (least === null || toMinor(limit.left) < toMinor(least.left) ? limit : least),
      null,
    );
