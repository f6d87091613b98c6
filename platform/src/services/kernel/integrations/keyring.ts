import type { KeyUse } from '@kozyr/contracts/operator/integration-settings';

/** A key that somebody confirmed, with its secret or PEM. id null: it comes from the environment and is kept in no row. */
export type HeldKey = { id: string | null; use: KeyUse; secret: string; beginsAt: Date; endsAt: Date | null };

/** The keys of a use that hold at a moment, the one that began last first: several while they are exchanged. */
export function holding(keys: readonly HeldKey[], use: KeyUse, now: Date): HeldKey[] {
  return keys
    .filter((key) => key.use === use && key.beginsAt <= now && (key.endsAt === null || now < key.endsAt))
    .sort((one, other) => other.beginsAt.getTime() - one.beginsAt.getTime());
}
