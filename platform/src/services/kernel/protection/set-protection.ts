import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { playerProtection } from '../../../db/schema/protection';
import { type Actor, recordAudit } from '../audit/record-audit';
import { endSessions } from '../players/end-sessions';
import { lockPlayer } from '../players/lock-player';
import { lockMarks, marksOf } from './marks';
import { readProtection } from './require-may';
import { type ProtectionRow, stateAt } from './rules';

export type Columns = Omit<ProtectionRow, 'userId'>;

const NEVER: Columns = {
  timedOutUntil: null,
  selfExcludedFrom: null,
  selfExcludedUntil: null,
  suspendedAt: null,
  suspendedFor: null,
  closedAt: null,
  barredFrom: null,
  barredUntil: null,
  barredBy: null,
};

export type Change = {
  userId: string;
  actor: Actor;
  /** For the audit log: player_timed_out, player_suspended. */
  action: string;
  details: Record<string, string>;
  /** The new columns by those before; null: nothing changes. @throws DomainError when it may not be changed so */
  decide: (before: Columns, now: Date) => Partial<Columns> | null;
};

/**
 * Changes what keeps a player from playing. Where they may not play from then on, all that is open ends in the same transaction: sign-ins,
 * streams, launch addresses and game sessions. @returns the row as it is then
 */
export async function setProtection(ctx: Context, tx: Queryable, change: Change): Promise<ProtectionRow> {
  const { userId, actor, action, details } = change;
  await lockPlayer(tx, userId);
  await lockMarks(tx, await marksOf(tx, userId));
  const now = ctx.now();
  const before = (await readProtection(tx, userId)) ?? { userId, ...NEVER };
  const changed = change.decide(before, now);
  if (!changed) return before;
  const after = { ...before, ...changed };
  await tx.insert(playerProtection).values(after).onConflictDoUpdate({ target: playerProtection.userId, set: changed });
  const [was, is] = [stateAt(before, now).state, stateAt(after, now).state];
  await recordAudit(tx, now, {
    actor,
    action,
    subject: { kind: 'player', id: userId },
    details: { ...details, before: was, after: is },
  });
  if (is !== 'active') {
    await endSessions(tx, userId, { reason: 'protection', now });
    await ctx.listeners.playerStopped(tx, now, userId);
  }
  return after;
}
