import { fromMinor } from '@kozyr/contracts/money';
import type { PlayerRecord } from '@kozyr/contracts/operator/player-record';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { sessions, users } from '../../../db/schema/accounts';
import { playerNotes } from '../../../db/schema/player-records';
import { playerLimits } from '../../../db/schema/protection';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { getPlayerProtection } from '../../identity/protection/suspend';
import { operatorPlayerView } from '../../kernel/players/player-view';
import { listedPlayers } from '../player-list/listed-players';
import { sumsOf } from '../withdrawal-admin/read-withdrawal-case';
import { requireLooked } from './internal/require-looked';

async function limitsOf(db: Queryable, userId: string): Promise<PlayerRecord['limits']> {
  const rows = await db
    .select()
    .from(playerLimits)
    .where(eq(playerLimits.userId, userId))
    .orderBy(playerLimits.kind, playerLimits.period);
  return rows.map(({ kind, period, amount, changeFrom }) => ({
    kind,
    period,
    amount: kind === 'time' ? String(amount / 60n) : fromMinor(amount),
    change_from: changeFrom?.toISOString() ?? null,
  }));
}

/** The head of a player's record. That the operator looked is in the audit log. @throws DomainError NOT_FOUND */
export async function readPlayerRecord(ctx: Context, operator: OperatorCaller, id: string): Promise<PlayerRecord> {
  const { db } = ctx;
  await requireLooked(ctx, operator, id);
  const [row] = await db.select().from(users).where(eq(users.id, id));
  const [listed] = await listedPlayers(db, ctx.now(), [id]);
  if (!row || !listed) throw new DomainError('NOT_FOUND', `There is no player ${id}.`);
  const { profiles, balances, second_factor, phone_verified_at, erased_at } = await operatorPlayerView(db, row);
  const open = db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.endedAt)));
  const waiting = db.$count(withdrawals, and(eq(withdrawals.userId, id), isNull(withdrawals.settledAt)));
  return {
    ...listed,
    phone_verified_at,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    profiles,
    locale: row.locale,
    erased_at,
    second_factor,
    balances,
    protection: await getPlayerProtection(ctx, id),
    limits: await limitsOf(db, id),
    sums: await sumsOf(db, id),
    counts: {
      sessions_open: await open,
      withdrawals_open: await waiting,
      notes: await db.$count(playerNotes, eq(playerNotes.userId, id)),
    },
  };
}
