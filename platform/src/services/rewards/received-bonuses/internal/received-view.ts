import { fromMinor } from '@kozyr/contracts/money';
import type { ReceivedBonus } from '@kozyr/contracts/received-bonuses';
import type { receivedBonuses } from '../../../../db/schema/received-bonuses';

/** The received-bonus record of spec §3. */
export function receivedView(row: typeof receivedBonuses.$inferSelect): ReceivedBonus {
  return {
    id: row.id,
    user_id: row.userId,
    currency: row.currency,
    game_uuid: row.game,
    image: row.game ? `/art/${row.game}` : null,
    ...(row.game ? { game_slug: row.game } : {}),
    amount: fromMinor(row.amount),
    label: row.label,
    wallet: row.wallet,
    received_at: row.receivedAt.toISOString(),
  };
}
