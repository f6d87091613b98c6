import { randomUUID } from 'node:crypto';
import type { Currency } from '@kozyr/contracts/money';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { type HoldState, ledgerHolds, ledgerTransfers } from '../db/schema/ledger';
import type { AccountRef, PlayerWallet } from './accounts';
import type { Posted } from './answer';
import { IdempotencyConflict } from './errors';
import { move } from './post';
import { reverseTransfer } from './reverse';

export type HoldRequest = {
  key: string;
  kind: string;
  player: string;
  currency: Currency;
  /** Taken in this order until the amount is met. */
  from: readonly Exclude<PlayerWallet, 'holds'>[];
  amount: bigint;
  /** Left to expireHolds after this moment; absent: held until posted or voided. */
  expiresAt?: Date;
  memo?: Record<string, string>;
};

/** Sets money of a player aside. The same key answers the same hold. @throws InsufficientFunds, IdempotencyConflict */
export async function hold(db: Queryable, request: HoldRequest): Promise<Posted & { holdId: string }> {
  const { key, kind, player, currency, amount, memo, expiresAt } = request;
  return db.transaction(async (tx) => {
    const posted = await move(tx, {
      key,
      kind,
      currency,
      memo,
      legs: [{ from: request.from.map((wallet) => ({ player, wallet })), to: { player, wallet: 'holds' }, amount }],
    });
    const transferId = BigInt(posted.transferId);
    const row = { id: randomUUID(), transferId, player, currency, amount, expiresAt: expiresAt ?? null };
    const [made] = posted.replayed
      ? await tx
          .select({ id: ledgerHolds.id })
          .from(ledgerHolds)
          .where(and(eq(ledgerHolds.transferId, transferId), eq(ledgerHolds.player, player)))
      : await tx.insert(ledgerHolds).values(row).returning({ id: ledgerHolds.id });
    if (!made) throw new IdempotencyConflict('This key was used before for a posting that is not a hold.');
    return { ...posted, holdId: made.id };
  });
}

/** player: whose money is held. */
type Resolution = { key: string; holdId: string; player: string; kind?: string; memo?: Record<string, string> };
type Held = typeof ledgerHolds.$inferSelect;

/** Ends a pending hold once: the row is locked, and only its own key gets the first answer again. */
async function resolve(
  db: Queryable,
  resolution: Resolution,
  state: Exclude<HoldState, 'pending'>,
  settle: (tx: Queryable, held: Held) => Promise<Posted>,
): Promise<Posted> {
  return db.transaction(async (tx) => {
    const own = and(eq(ledgerHolds.id, resolution.holdId), eq(ledgerHolds.player, resolution.player));
    const [held] = await tx.select().from(ledgerHolds).where(own).for('update');
    if (!held) throw new Error(`Player ${resolution.player} has no hold ${resolution.holdId}.`);
    if (held.resolutionId !== null) {
      const [first] = await tx
        .select({ key: ledgerTransfers.key })
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.id, held.resolutionId));
      if (first?.key !== resolution.key || held.state !== state)
        throw new IdempotencyConflict(`This hold is ${held.state} already.`);
    }
    const posted = await settle(tx, held);
    if (held.state === 'pending') {
      await tx
        .update(ledgerHolds)
        .set({ state, resolutionId: BigInt(posted.transferId) })
        .where(own);
    }
    return posted;
  });
}

/** The held money leaves the player for good. @throws IdempotencyConflict when the hold ended otherwise */
export function postHold(db: Queryable, resolution: Resolution & { to: AccountRef }): Promise<Posted> {
  const { key, kind = 'hold_posted', memo, to } = resolution;
  return resolve(db, resolution, 'posted', (tx, { id, player, currency, amount }) =>
    move(tx, {
      key,
      kind,
      currency,
      memo: { ...memo, hold: id },
      legs: [{ from: { player, wallet: 'holds' }, to, amount }],
    }),
  );
}

/** The held money goes back to the wallets it came from. @throws IdempotencyConflict when the hold ended otherwise */
export function voidHold(db: Queryable, resolution: Resolution, state: 'voided' | 'expired' = 'voided') {
  const { key, kind = `hold_${state}`, memo } = resolution;
  return resolve(db, resolution, state, (tx, held) =>
    reverseTransfer(tx, { key, kind, memo, player: held.player, transferId: held.transferId.toString() }, true),
  );
}

/** Voids every pending hold past its time. @returns ids of the holds that this call ended */
export async function expireHolds(db: Queryable, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: ledgerHolds.id, player: ledgerHolds.player })
    .from(ledgerHolds)
    .where(and(eq(ledgerHolds.state, 'pending'), isNotNull(ledgerHolds.expiresAt), lte(ledgerHolds.expiresAt, now)));
  const ended: string[] = [];
  for (const { id, player } of due) {
    try {
      const { replayed } = await voidHold(db, { key: `hold-expired:${id}`, holdId: id, player }, 'expired');
      if (!replayed) ended.push(id);
    } catch (error) {
      // Posted or voided by somebody else since we looked: theirs stands.
      if (!(error instanceof IdempotencyConflict)) throw error;
    }
  }
  return ended;
}
