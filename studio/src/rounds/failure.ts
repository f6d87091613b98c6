import type { SeamlessError } from '@kozyr/contracts/seamless-wallet';

/** A limit of the player's own that took no such stake, as the wallet tells it. Amounts in major units. */
export type ReachedLimit = NonNullable<SeamlessError['limit']>;

/** Why a stake was not taken, as the wallet says: its code, the limit that was reached, and until when a break lasts, ISO 8601. */
export type Refusal = Pick<SeamlessError, 'limit' | 'break_until'> & { error: string };

/** The same as it is kept and sent to the game: the code, and behind it what belongs to it. */
export const failureText = ({ error, limit, break_until: until }: Refusal): string =>
  limit ? `${error} ${JSON.stringify(limit)}` : until ? `${error} ${JSON.stringify({ until })}` : error;

const isLimit = (value: object): value is ReachedLimit => 'kind' in value && 'period' in value && 'frees_at' in value;

/** The same read again. What is no text of ours has neither limit nor end. */
export function readFailure(text: string): { code: string; limit: ReachedLimit | null; until: string | null } {
  const end = text.indexOf(' ');
  const alone = { code: end < 0 ? text : text.slice(0, end), limit: null, until: null };
  if (end < 0) return alone;
  try {
    const told: unknown = JSON.parse(text.slice(end + 1));
    if (typeof told !== 'object' || told === null) return alone;
    if (isLimit(told)) return { ...alone, limit: told };
    return 'until' in told && typeof told.until === 'string' ? { ...alone, until: told.until } : alone;
  } catch {
    return alone;
  }
}
