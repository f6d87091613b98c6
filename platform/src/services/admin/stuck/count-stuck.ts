import type { StuckKind } from '@kozyr/contracts/operator/stuck';
import type { Context } from '../../../context';
import { readStuck, STUCK_IN_OUR_TABLES } from './list-stuck';

/** What is stuck by kind, the oldest first, of what our own tables tell at once: nobody else is asked. 200 of a kind at most. */
export async function countStuck(ctx: Context): Promise<{ kind: StuckKind; count: number; oldest: string }[]> {
  const counts = new Map<StuckKind, { kind: StuckKind; count: number; oldest: string }>();
  for (const { kind, since } of await readStuck(ctx, STUCK_IN_OUR_TABLES)) {
    const known = counts.get(kind);
    counts.set(kind, { kind, count: (known?.count ?? 0) + 1, oldest: known?.oldest ?? since });
  }
  return [...counts.values()];
}
