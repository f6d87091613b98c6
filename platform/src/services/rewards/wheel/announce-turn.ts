import type { WheelTurn } from '@kozyr/contracts/wheel';
import { seedHash } from '@kozyr/contracts/wheel-draw';
import type { Caller, Context } from '../../../context';
import { nodeDigests } from '../../kernel/fairness/digests';
import { announceSeed } from './internal/seeds';
import { spinView } from './internal/spin-view';
import { readWheelState } from './internal/wheel-state';

/** Whether the player may spin today, what is missing, and the hash of the seed it would be drawn from (spec §4). */
export async function announceWheelTurn(ctx: Context, { userId }: Caller): Promise<WheelTurn> {
  const now = ctx.now();
  const { currency, nextAt, spin, sectors, needs } = await readWheelState(ctx.db, now, userId);
  return {
    currency,
    // Whoever has spun today sees the wheel they spun, though others are on it since.
    sectors: spin ? spin.sectors : sectors,
    needs,
    seed_hash: spin ? null : await seedHash(nodeDigests, await announceSeed(ctx.db, now, userId)),
    spin: spin && spinView(spin),
    next_at: nextAt.toISOString(),
  };
}
