import { isMoney } from '@kozyr/contracts/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { userBonuses } from '../../../../db/schema/bonuses';
import { gameSessions, rounds, seamlessBlocks, seamlessCalls } from '../../../../db/schema/games';
import { gamingSessions } from '../../../../db/schema/protection';
import type { Balances } from '../../../../ledger/accounts';
import { manyBalances, NOTHING } from '../../../../ledger/balances';
import { type GamingNow, gamingOf } from '../../../kernel/protection/gaming-rules';
import { firstOf, limitColumns, limitsNow, type PlayerLimitsNow } from '../../../kernel/protection/read-limits';
import { dayIn } from '../../../kernel/time/days';
import type { UserBonusRow } from '../../../money/user-bonuses/bonus-view';
import { runs } from '../../../money/user-bonuses/running-bonus';
import type { RoundRow } from '../../rounds/view-round';
import type { OpenSession } from './session';

/** A provider's call that moves money, by its names. */
export type Call = {
  integration: string;
  action: 'bet' | 'win' | 'refund' | 'rollback';
  sessionId: string;
  roundId: string;
  transactionId: string;
  /** hashOf all of it: a repeat has the same. */
  bodyHash: string;
};

/** All that stands at the moment a call gets its player's turn. */
export type Situation = {
  /** The answer that the same transaction got before. */
  earlier: { bodyHash: string; answer: unknown } | null;
  /** A refund or rollback forbade the transaction before it came. */
  blocked: boolean;
  /** The player's round that the call names. */
  round: RoundRow | null;
  /** The player's PENDING or ACTIVE user bonus; its time may be over. Null in a session of credits. */
  running: UserBonusRow | null;
  balances: Balances;
  /** The player's gaming session, over all games. */
  gaming: GamingNow;
} & PlayerLimitsNow;

/** Reads it in one statement, of its own, after the player was locked: what others did before is seen. */
export async function readSituation(tx: Queryable, now: Date, call: Call, session: OpenSession): Promise<Situation> {
  const { integration, transactionId } = call;
  const [found] = await tx
    .select({
      earlier: { bodyHash: seamlessCalls.bodyHash, answer: seamlessCalls.answer },
      blocked: seamlessBlocks.action,
      round: rounds,
      running: userBonuses,
      gaming: gamingSessions,
      balances: manyBalances.columns,
      ...limitColumns(sql`${session.userId}::uuid`, firstOf(dayIn(now, session.money))),
    })
    .from(gameSessions)
    .leftJoin(
      seamlessCalls,
      and(
        eq(seamlessCalls.userId, session.userId),
        eq(seamlessCalls.integration, integration),
        eq(seamlessCalls.action, call.action),
        eq(seamlessCalls.transactionId, transactionId),
      ),
    )
    .leftJoin(
      seamlessBlocks,
      and(
        eq(seamlessBlocks.integration, integration),
        eq(seamlessBlocks.userId, session.userId),
        eq(seamlessBlocks.transactionId, transactionId),
        // Refunds and rollbacks are never forbidden themselves.
        sql`${seamlessBlocks.action} = ${call.action}`,
      ),
    )
    .leftJoin(
      rounds,
      and(
        eq(rounds.userId, session.userId),
        eq(rounds.integration, integration),
        eq(rounds.providerRound, call.roundId),
      ),
    )
    .leftJoin(userBonuses, runs(session.userId))
    .leftJoin(gamingSessions, eq(gamingSessions.userId, session.userId))
    .leftJoin(manyBalances.table, manyBalances.of(sql`${session.userId}::uuid`, gameSessions.currency))
    .where(and(eq(gameSessions.id, session.id), eq(gameSessions.userId, session.userId)));
  if (!found) throw new Error(`Session ${session.id} is gone.`);
  return {
    ...found,
    ...limitsNow(found),
    gaming: gamingOf(found.gaming),
    running: isMoney(session.currency) ? found.running : null,
    blocked: found.blocked !== null,
    balances: found.balances ?? { ...NOTHING },
  };
}
