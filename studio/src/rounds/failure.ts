import type { SeamlessError } from '@kozyr/contracts/seamless-wallet';

/** A limit of the player's own that took no such stake, as the wallet tells it. Amounts in major units. */
export type ReachedLimit = NonNullable<SeamlessError['limit']>;

/** Why a stake was not taken, as it is kept and sent to the game: the code of the wallet, and the limit that was reached. */
export const failureText = ({ error, limit }: { error: string; limit?: ReachedLimit | undefined }): string =>
  limit === undefined ? error : `${error} ${JSON.stringify(limit)}`;

const isLimit = (value: unknown): value is ReachedLimit =>
  typeof value === 'object' && value !== null && 'kind' in value && 'period' in value && 'frees_at' in value;

/** The same read again. What is no text of ours has no limit. */
export function readFailure(text: string): { code: string; limit: ReachedLimit | null } {
  const end = text.indexOf(' ');
  if (end < 0) return { code: text, limit: null };
  const code = text.slice(0, end);
  try {
    const limit: unknown = JSON.parse(text.slice(end + 1));
    return { code, limit: isLimit(limit) ? limit : null };
  } catch {
    return { code, limit: null };
  }
}
