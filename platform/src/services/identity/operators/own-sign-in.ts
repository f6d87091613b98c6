import { SESSION_IDLE_MINUTES, STEP_UP_MINUTES } from '@kozyr/contracts/operator/desk-service';
import type { OwnSignIn } from '@kozyr/contracts/operator/own-sign-in';
import { addMinutes } from 'date-fns';
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { operatorOidcAccounts } from '../../../db/schema/operator-oidc';
import { operatorCredentials, operatorPasskeys, operatorSessions } from '../../../db/schema/operator-sign-in';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { readFactors } from './internal/factors';
import { endOperatorSessions, requireDesk } from './internal/sessions';
import { isAlive } from './rules';
import { readOidc } from './sign-in-by-oidc';

/** How the caller signs in, and their sessions. @throws DomainError STATE_CONFLICT for a key */
export async function getOwnSignIn(ctx: Context, caller: OperatorCaller): Promise<OwnSignIn> {
  const { sessionId } = requireDesk(caller);
  const now = ctx.now();
  const factors = await readFactors(ctx.db, caller.operatorId);
  const passkeys = await ctx.db
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, caller.operatorId))
    .orderBy(asc(operatorPasskeys.createdAt), asc(operatorPasskeys.id));
  const mine = { password: operatorCredentials.operatorId, boundAt: operatorOidcAccounts.boundAt };
  const [ways] = await ctx.db
    .select(mine)
    .from(operators)
    .leftJoin(operatorCredentials, eq(operatorCredentials.operatorId, operators.id))
    .leftJoin(operatorOidcAccounts, eq(operatorOidcAccounts.operatorId, operators.id))
    .where(eq(operators.id, caller.operatorId));
  const { name } = readOidc(ctx);
  const open = and(
    eq(operatorSessions.operatorId, caller.operatorId),
    isNull(operatorSessions.endedAt),
    gt(operatorSessions.endsAt, now),
  );
  const rows = await ctx.db.select().from(operatorSessions).where(open).orderBy(desc(operatorSessions.lastUsedAt));
  const sessions = rows.filter((row) => isAlive(row, now));
  const own = sessions.find(({ id }) => id === sessionId);
  const until = own ? addMinutes(own.steppedUpAt, STEP_UP_MINUTES) : now;
  return {
    totp: factors.totp,
    passkeys: passkeys.map((row) => ({
      id: row.id,
      name: row.name,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: factors.recoveryCodes,
    password: ways?.password != null,
    provider: name === null ? null : { name, bound_at: ways?.boundAt?.toISOString() ?? null },
    sessions: sessions.map((row) => ({
      id: row.id,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      ends_at: new Date(
        Math.min(row.endsAt.getTime(), addMinutes(row.lastUsedAt, SESSION_IDLE_MINUTES).getTime()),
      ).toISOString(),
      ip: row.ip,
      user_agent: row.userAgent,
      current: row.id === sessionId,
    })),
    stepped_up_until: until > now ? until.toISOString() : null,
  };
}

/** Ends the session that calls. @throws DomainError STATE_CONFLICT for a key */
export async function signOut(ctx: Context, caller: OperatorCaller): Promise<void> {
  const { sessionId, address } = requireDesk(caller);
  await ctx.db.transaction(async (tx) => {
    const only = eq(operatorSessions.id, sessionId);
    await endOperatorSessions(tx, caller.operatorId, { now: ctx.now(), only });
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'operator_signed_out',
      subject: { kind: 'operator', id: caller.operatorId },
      details: { ip: address },
    });
  });
}

/** Ends one of the caller's sessions; again, does nothing. @throws DomainError NOT_FOUND for any other; STATE_CONFLICT for a key */
export async function endOwnSession(ctx: Context, caller: OperatorCaller, id: string): Promise<void> {
  requireDesk(caller);
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(operatorSessions.operatorId, caller.operatorId), eq(operatorSessions.id, id));
    const [known] = await tx.select({ id: operatorSessions.id }).from(operatorSessions).where(own);
    if (!known) throw new DomainError('NOT_FOUND', 'You have no such session.');
    const only = eq(operatorSessions.id, id);
    const ended = await endOperatorSessions(tx, caller.operatorId, { now: ctx.now(), only });
    if (ended === 0) return;
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'operator_session_ended',
      subject: { kind: 'operator', id: caller.operatorId },
      details: { session: id },
    });
  });
}
