import type { OperatorProtection } from '@kozyr/contracts/operator/protection';
import type { SelfExclusionLength } from '@kozyr/contracts/protection';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import { operatorActor } from '../../kernel/audit/record-operator-deed';
import { barOtherAccounts, markAsShared } from '../../kernel/protection/remember-mark';
import { readProtection } from '../../kernel/protection/require-may';
import { type ProtectionRow, protectionView } from '../../kernel/protection/rules';
import { type Columns, setProtection } from '../../kernel/protection/set-protection';
import { excludePlayer } from './stop-playing';

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

function operatorView(userId: string, row: ProtectionRow | null, now: Date): OperatorProtection {
  return {
    player: userId,
    ...protectionView(row, now),
    timed_out_until: iso(row?.timedOutUntil),
    self_excluded_from: iso(row?.selfExcludedFrom),
    self_excluded_until: iso(row?.selfExcludedUntil),
    suspended_at: iso(row?.suspendedAt),
    suspended_for: row?.suspendedFor ?? null,
    closed_at: iso(row?.closedAt),
    barred_from: iso(row?.barredFrom),
    barred_until: iso(row?.barredUntil),
    barred_by: row?.barredBy ?? null,
  };
}

async function requirePlayer(ctx: Context, userId: string): Promise<void> {
  if ((await ctx.db.$count(users, eq(users.id, userId))) === 0)
    throw new DomainError('NOT_FOUND', `There is no player ${userId}.`);
}

/** Everything that keeps a player from playing. @throws DomainError NOT_FOUND */
export async function getPlayerProtection(ctx: Context, userId: string): Promise<OperatorProtection> {
  await requirePlayer(ctx, userId);
  return operatorView(userId, await readProtection(ctx.db, userId), ctx.now());
}

type Reasoned = { id: string; reason: string };

async function change(
  ctx: Context,
  operator: OperatorCaller,
  { id, reason }: Reasoned,
  { action, decide }: { action: string; decide: (before: Columns, now: Date) => Partial<Columns> },
): Promise<OperatorProtection> {
  await requirePlayer(ctx, id);
  const row = await ctx.db.transaction((tx) =>
    setProtection(ctx, tx, { userId: id, actor: operatorActor(operator), action, details: { reason }, decide }),
  );
  return operatorView(id, row, ctx.now());
}

/** Keeps a player out until it is lifted. @throws DomainError NOT_FOUND; STATE_CONFLICT when the player is suspended already */
export async function suspendPlayer(
  ctx: Context,
  operator: OperatorCaller,
  input: Reasoned,
): Promise<OperatorProtection> {
  const suspended = await change(ctx, operator, input, {
    action: 'player_suspended',
    decide: ({ suspendedAt }, now) => {
      if (suspendedAt)
        throw new DomainError('STATE_CONFLICT', 'The player is suspended already.', { why: 'suspended_already' });
      return { suspendedAt: now, suspendedFor: input.reason };
    },
  });
  await barOtherAccounts(ctx, input.id);
  return suspended;
}

/** Lifts a suspension, and nothing else: what the player chose goes on. @throws DomainError NOT_FOUND; STATE_CONFLICT when there is none */
export function liftSuspension(ctx: Context, operator: OperatorCaller, input: Reasoned): Promise<OperatorProtection> {
  return change(ctx, operator, input, {
    action: 'player_suspension_lifted',
    decide: ({ suspendedAt }) => {
      if (!suspendedAt)
        throw new DomainError('STATE_CONFLICT', 'The player is not suspended.', { why: 'not_suspended' });
      return { suspendedAt: null, suspendedFor: null };
    },
  });
}

/** Excludes a player who asked support for it, as the player would themselves. @throws DomainError NOT_FOUND */
export async function excludeForPlayer(
  ctx: Context,
  operator: OperatorCaller,
  { id, reason, length }: Reasoned & { length: SelfExclusionLength },
): Promise<OperatorProtection> {
  await requirePlayer(ctx, id);
  await excludePlayer(ctx, { userId: id, actor: operatorActor(operator), length, details: { reason } });
  return getPlayerProtection(ctx, id);
}

/**
 * Lets a player play again who was taken for an excluded person by what two people share. What the player chose themselves goes on.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT when they are not barred, or by a register: that entry is removed instead
 */
export async function liftBarring(
  ctx: Context,
  operator: OperatorCaller,
  { id, reason }: Reasoned,
): Promise<OperatorProtection> {
  await requirePlayer(ctx, id);
  const row = await ctx.db.transaction(async (tx) => {
    const after = await setProtection(ctx, tx, {
      userId: id,
      actor: operatorActor(operator),
      action: 'player_barring_lifted',
      details: { reason },
      decide: ({ barredBy }) => {
        if (!barredBy)
          throw new DomainError('STATE_CONFLICT', 'The player is not taken for an excluded person.', {
            why: 'not_barred',
          });
        if (barredBy === 'register')
          throw new DomainError('STATE_CONFLICT', 'The player stands in a register: remove the entry there.', {
            why: 'in_register',
          });
        return { barredFrom: null, barredUntil: null, barredBy: null };
      },
    });
    await markAsShared(ctx, tx, id);
    return after;
  });
  return operatorView(id, row, ctx.now());
}
