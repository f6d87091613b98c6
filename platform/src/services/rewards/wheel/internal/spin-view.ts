import { fromMinor } from '@kozyr/contracts/money';
import type { WheelSpin } from '@kozyr/contracts/wheel';
import type { wheelSpins } from '../../../../db/schema/wheel';

/** A spin as its player reads it, with all that is needed to check it. */
export function spinView(row: typeof wheelSpins.$inferSelect): WheelSpin {
  return {
    id: row.id,
    day: row.day,
    sector_id: row.sectorId,
    amount: fromMinor(row.amount),
    currency: row.currency,
    spun_at: row.spunAt.toISOString(),
    seed_hash: row.seedHash,
    server_seed: row.serverSeed,
    client_seed: row.clientSeed,
    sectors: row.sectors,
  };
}
