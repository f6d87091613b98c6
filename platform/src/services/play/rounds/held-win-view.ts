import type { PlayerEvent } from '@kozyr/contracts/events';
import type { Round } from '@kozyr/contracts/games';
import { fromMinor } from '@kozyr/contracts/money';
import type { OperatorHeldWin } from '@kozyr/contracts/operator/held-wins';
import type { HeldWin } from '@kozyr/contracts/rounds';
import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database';
import { games } from '../../../db/schema/games';
import { type HeldWinStatus, heldWins } from '../../../db/schema/held-wins';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';

export type HeldWinRow = typeof heldWins.$inferSelect;

const STATUS: Record<HeldWinStatus, HeldWin['status']> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DENIED: 'denied',
  WITHDRAWN: 'withdrawn',
};

/** A held win as its player reads it. */
export function viewHeldWin(row: HeldWinRow): HeldWin {
  return {
    id: row.id,
    amount: fromMinor(row.amount),
    status: STATUS[row.status],
    held_at: row.heldAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    note: row.note,
  };
}

/** What its player is told when it is held, and when it is decided about. */
export function heldWinEvent(row: HeldWinRow, game: Round['game']): PlayerEvent {
  return { type: 'held-win', round: row.roundId, game, currency: row.currency, win: viewHeldWin(row) };
}

const proposer = alias(operators, 'proposer');
const decider = alias(operators, 'decider');

/** Held wins with their provider and the names of who proposed and decided; the caller orders and limits. */
export function selectHeldWins(db: Queryable, where?: SQL) {
  return db
    .select({ row: heldWins, provider: games.provider, proposedBy: proposer.name, decidedBy: decider.name })
    .from(heldWins)
    .innerJoin(games, eq(games.slug, heldWins.game))
    .leftJoin(proposer, eq(proposer.id, heldWins.proposedBy))
    .leftJoin(decider, eq(decider.id, heldWins.decidedBy))
    .where(where)
    .$dynamic();
}

type Named = { row: HeldWinRow; provider: string; proposedBy: string | null; decidedBy: string | null };

export function adminHeldWinView({ row, provider, proposedBy, decidedBy }: Named): OperatorHeldWin {
  return {
    id: row.id,
    player: row.userId,
    provider,
    game: row.game,
    round: row.roundId,
    transaction: row.transactionId,
    amount: fromMinor(row.amount),
    currency: row.currency,
    stake: fromMinor(row.stake),
    won_before: fromMinor(row.wonBefore),
    bound: row.bound === null ? null : fromMinor(row.bound),
    reason: row.reason,
    status: row.status,
    held_at: row.heldAt.toISOString(),
    proposed_by: proposedBy,
    decided_by: decidedBy,
    decided_at: row.decidedAt?.toISOString() ?? null,
    note: row.note,
  };
}

/** @throws DomainError NOT_FOUND */
export async function readHeldWin(db: Queryable, id: string): Promise<OperatorHeldWin> {
  const [found] = await selectHeldWins(db, eq(heldWins.id, id));
  if (!found) throw new DomainError('NOT_FOUND', `There is no held win ${id}.`);
  return adminHeldWinView(found);
}
