import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/database';
import { ledgerEntries, ledgerTransfers } from '../db/schema/ledger';
import { isPlayerWallet, PLAYER_WALLETS, type PlayerWallet } from './accounts';

export type PlayerTransfer = {
  id: string;
  /** The transfer that this one gave back. */
  reverses: string | null;
  at: Date;
  /** Signed minor units of this player's wallets. */
  changes: Record<PlayerWallet, bigint>;
  /** Minor units right after it. */
  balances: Record<PlayerWallet, bigint>;
};

const minor = z.coerce.bigint();
const heldSchema = z.record(z.string(), z.tuple([minor, minor, minor, minor, minor, z.unknown()]));
const NOTHING: Record<PlayerWallet, bigint> = { game: 0n, electronic: 0n, bonus: 0n, cashback: 0n, holds: 0n };

/** What these transfers, and those that gave them back, did to a player, in the order they were posted. */
export async function readTransfers(db: Queryable, player: string, ids: readonly string[]): Promise<PlayerTransfer[]> {
  if (ids.length === 0) return [];
  const wanted = ids.map(BigInt);
  const rows = await db
    .select({ transfer: ledgerTransfers, entry: ledgerEntries })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.transferId, ledgerTransfers.id), eq(ledgerEntries.owner, ledgerTransfers.owner)),
    )
    .where(or(inArray(ledgerTransfers.id, wanted), inArray(ledgerTransfers.reverses, wanted)))
    .orderBy(asc(ledgerTransfers.id));
  const found = new Map<string, PlayerTransfer>();
  for (const { transfer, entry } of rows) {
    const id = transfer.id.toString();
    const [game, electronic, bonus, cashback, holds] = heldSchema.parse(transfer.balances)[player] ?? [];
    if (game === undefined || electronic === undefined || bonus === undefined) continue;
    const known = found.get(id) ?? {
      id,
      reverses: transfer.reverses?.toString() ?? null,
      at: transfer.createdAt,
      changes: { ...NOTHING },
      balances: { game, electronic, bonus, cashback: cashback ?? 0n, holds: holds ?? 0n },
    };
    found.set(id, known);
    if (entry.player === player && isPlayerWallet(entry.account)) known.changes[entry.account] += entry.amount;
  }
  return [...found.values()];
}

/** A player's balances right before a transfer. */
export function balancesBefore({ changes, balances }: PlayerTransfer): Record<PlayerWallet, bigint> {
  const before = { ...NOTHING };
  for (const wallet of PLAYER_WALLETS) before[wallet] = balances[wallet] - changes[wallet];
  return before;
}
