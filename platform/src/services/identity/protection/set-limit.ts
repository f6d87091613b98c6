import { toMinor } from '@kozyr/contracts/money';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type MoneyLimitKind,
  type PlayerLimits,
} from '@kozyr/contracts/player-limits';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { playerLimits } from '../../../db/schema/protection';
import { DomainError } from '../../../errors';
import { jurisdictionOf } from '../../kernel/jurisdictions/places';
import { playedFor } from '../../kernel/jurisdictions/rules';
import { currencyOf } from '../../kernel/players/currency-of';
import { lockPlayer } from '../../kernel/players/lock-player';
import { leftText, limitText } from '../../kernel/protection/limit-rules';
import { type PlayerLimitRow, readPlayerLimits, withUsage } from '../../kernel/protection/limit-usage';
import { recordLimitChange } from '../../kernel/protection/record-limit-change';
import { limitsAsked, missingLimits } from '../../kernel/protection/require-limits-set';
import { periodAt } from '../../kernel/time/periods';
import { type Asked, afterRemoval, afterRequest, changeOf, NO_CHANGE } from './limit-changes';

type Named = { kind: LimitKind; period: LimitPeriod };
type MoneyNamed = { kind: MoneyLimitKind; period: LimitPeriod };

const placeOf = ({ kind, period }: Named) =>
  LIMIT_KINDS.indexOf(kind) * LIMIT_PERIODS.length + LIMIT_PERIODS.indexOf(period);

async function viewOf(ctx: Context, db: Queryable, userId: string): Promise<PlayerLimits> {
  const now = ctx.now();
  const currency = await currencyOf(db, userId);
  const rows = (await readPlayerLimits(db, userId)).toSorted((one, other) => placeOf(one) - placeOf(other));
  const counted = await withUsage(db, now, { userId, currency }, rows);
  const items = counted.map(({ limit, used }) => {
    const left = limit.amount - used;
    const change = changeOf(limit, now);
    return {
      kind: limit.kind,
      period: limit.period,
      amount: limitText(limit.kind, limit.amount),
      used: limitText(limit.kind, used > 0n ? used : 0n),
      left: leftText(limit.kind, left > 0n ? left : 0n),
      frees_at: periodAt(now, currency, limit.period).to.toISOString(),
      since: limit.since.toISOString(),
      change: change && {
        amount: change.amount === null ? null : limitText(limit.kind, change.amount),
        confirm_from: change.from.toISOString(),
        confirm_until: change.until.toISOString(),
      },
    };
  });
  const place = await jurisdictionOf(ctx, db, userId);
  const missing = missingLimits(limitsAsked(place, playedFor(place, currency)), rows);
  return { currency, items, missing, raise_wait_hours: place.limits.raise_wait_hours };
}

/** The caller's limits, with what is used of each. */
export const listLimits = (ctx: Context, { userId }: Caller): Promise<PlayerLimits> => viewOf(ctx, ctx.db, userId);

const one = (userId: string, { kind, period }: Named) =>
  and(eq(playerLimits.userId, userId), eq(playerLimits.kind, kind), eq(playerLimits.period, period));

type Columns = Pick<PlayerLimitRow, 'amount' | 'since' | 'changeAmount' | 'changeFrom' | 'changeUntil'>;

/**
 * Refuses that a limit goes which the law of the player's country asks for, unless another of its kind stays.
 * @throws DomainError LIMITS_NEEDED
 */
async function requireAnother(
  tx: Queryable,
  now: Date,
  { userId, kind, period }: Named & { userId: string },
  required: readonly LimitKind[],
) {
  if (!required.includes(kind)) return;
  const others = await readPlayerLimits(tx, userId, kind);
  // One that is to be raised stays; one whose own removal waits does not count.
  if (others.some((limit) => limit.period !== period && changeOf(limit, now)?.amount !== null)) return;
  throw new DomainError('LIMITS_NEEDED', `In this country a player has a limit of this kind: ${kind}.`, {
    kinds: kind,
  });
}

/** Changes one limit, with the player locked. decide: null takes it away; the row before it as it is changes nothing. */
async function changeLimit(
  ctx: Context,
  { userId }: Caller,
  named: Named,
  decide: (before: PlayerLimitRow | null, asked: Asked) => Columns | null,
): Promise<PlayerLimits> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const now = ctx.now();
    const [before] = await tx.select().from(playerLimits).where(one(userId, named));
    const rules = (await jurisdictionOf(ctx, tx, userId)).limits;
    const after = decide(before ?? null, { now, waitHours: rules.raise_wait_hours });
    if (after === null || (after.changeAmount === null && after.changeFrom !== null))
      await requireAnother(tx, now, { userId, ...named }, rules.required);
    if (after === null) await tx.delete(playerLimits).where(one(userId, named));
    else {
      const { amount, since, changeAmount, changeFrom, changeUntil } = after;
      const set = { amount, since, changeAmount, changeFrom, changeUntil };
      await tx
        .insert(playerLimits)
        .values({ userId, ...named, ...set })
        .onConflictDoUpdate({ target: [playerLimits.userId, playerLimits.kind, playerLimits.period], set });
    }
    if (after !== (before ?? null))
      await recordLimitChange(tx, now, { userId, ...named }, { before: before ?? null, after });
    return viewOf(ctx, tx, userId);
  });
}

/** Sets a limit: a first or a lower one at once, a higher one after its wait and the player's confirmation. */
export const setLimit = (ctx: Context, caller: Caller, { amount, ...named }: MoneyNamed & { amount: string }) =>
  changeLimit(ctx, caller, named, (before, asked) => afterRequest(before, toMinor(amount), asked));

/** Sets a limit of time, whole minutes: a first or a shorter one at once, as setLimit does. */
export const setTimeLimit = (
  ctx: Context,
  caller: Caller,
  { minutes, period }: { minutes: number; period: LimitPeriod },
) =>
  changeLimit(ctx, caller, { kind: 'time', period }, (before, asked) =>
    afterRequest(before, BigInt(minutes) * 60n, asked),
  );

/** Asks for a limit to be taken away; it waits as a raise does. @throws DomainError NOT_FOUND; LIMITS_NEEDED for one that the law asks for */
export const removeLimit = (ctx: Context, caller: Caller, named: Named) =>
  changeLimit(ctx, caller, named, (before, asked) => {
    if (!before) throw new DomainError('NOT_FOUND', 'There is no such limit.');
    return afterRemoval(before, asked);
  });

/** Confirms what has waited long enough. @throws DomainError NOT_FOUND; LIMIT_CHANGE_WAITS with `confirm_from`; LIMITS_NEEDED */
export const confirmLimit = (ctx: Context, caller: Caller, named: Named) =>
  changeLimit(ctx, caller, named, (before, { now }) => {
    const change = before && changeOf(before, now);
    if (!before || !change) throw new DomainError('NOT_FOUND', 'No change of this limit waits.');
    if (now < change.from)
      throw new DomainError('LIMIT_CHANGE_WAITS', 'This change can be confirmed later.', {
        confirm_from: change.from.toISOString(),
      });
    return change.amount === null ? null : { amount: change.amount, since: now, ...NO_CHANGE };
  });

/** Forgets a change that waits; the limit stays. Safe to repeat. */
export async function dropLimitChange(ctx: Context, caller: Caller, named: Named): Promise<PlayerLimits> {
  const [row] = await ctx.db.select().from(playerLimits).where(one(caller.userId, named));
  if (!row?.changeFrom) return listLimits(ctx, caller);
  return changeLimit(ctx, caller, named, (before) => before && { ...before, ...NO_CHANGE });
}
