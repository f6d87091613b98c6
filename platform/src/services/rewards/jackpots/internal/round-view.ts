import type { JackpotRound } from '@kozyr/contracts/jackpots';
import { fromMinor } from '@kozyr/contracts/money';
import type { jackpotPots, jackpotRounds } from '../../../../db/schema/jackpots';

export type RoundRow = typeof jackpotRounds.$inferSelect;
type Draw = Pick<typeof jackpotPots.$inferSelect, 'drawHash' | 'drawSeed'>;

/** A jackpot round as its player may see it: nothing of what lies face down, and what it pays only once it is paid. */
export function roundView(row: RoundRow, draw: Draw): JackpotRound {
  const paid = row.paidAt !== null;
  return {
    id: row.id,
    status: paid ? 'paid' : 'open',
    currency: row.currency,
    draw_hash: draw.drawHash,
    draw_seed: paid ? draw.drawSeed : null,
    turned: row.turned.flatMap((position, place) => {
      const suit = row.cards[place];
      return suit ? [{ position, suit }] : [];
    }),
    level: paid ? row.level : null,
    amount: paid ? fromMinor(row.amount) : null,
    stake: fromMinor(row.stake),
    game: row.game,
    begun_at: row.begunAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
  };
}
