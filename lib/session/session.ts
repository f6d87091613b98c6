import * as z from 'zod/mini';
import { ApiError } from '../api/api-error';

/** What tabs tell each other, parsed: an older version of the site may be open in another tab. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('token'), token: z.string(), expiresAt: z.number() }),
  z.object({ kind: z.literal('ended') }),
  z.object({ kind: z.literal('started') }),
]);
export type Notice = z.infer<typeof noticeSchema>;

/** Spec §9: a token counts as expired if under 60 s remain. */
const MARGIN_MS = 60_000;

export type SessionChange = 'ended' | 'lost' | 'started';

export type SessionParts = {
  now: () => number;
  isMember: () => boolean;
  /** Trades the refresh cookie for an access token. @throws ApiError */
  refresh: () => Promise<string>;
  /** Runs one holder at a time over all tabs. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  publish: (notice: Notice) => void;
  /** The session is over, was lost (the platform ended it) or began: the page is loaded anew, for its other audience. */
  reload: (why: SessionChange) => void;
};

/**
 * When a token ends, by this machine's clock: from how long it lives, not from the date in it, since clocks of players are wrong.
 * 0 for what is no JWT.
 */
export function expiryOf(token: string, now: number): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims) || !('iat' in claims)) return 0;
    return now + (Number(claims.exp) - Number(claims.iat)) * 1000 || 0;
  } catch {
    return 0;
  }
}

/** The access token of this tab: in memory only, renewed when under 60 s remain, once for any number of callers and tabs. */
export function createSession(parts: SessionParts) {
  let held: { token: string; expiresAt: number } | null = null;
  let renewal: Promise<string | null> | null = null;
  let over = false;

  const fresh = () => (held && held.expiresAt - parts.now() >= MARGIN_MS ? held.token : null);

  function endSession(why: SessionChange, publishes: boolean): void {
    if (over) return;
    over = true;
    held = null;
    if (publishes) parts.publish({ kind: why === 'started' ? 'started' : 'ended' });
    parts.reload(why);
  }

  async function renewToken(): Promise<string | null> {
    // While this tab waited for its turn, another may have told it the new token.
    const told = fresh();
    if (told) return told;
    try {
      const token = await parts.refresh();
      held = { token, expiresAt: expiryOf(token, parts.now()) };
      parts.publish({ kind: 'token', ...held });
      return token;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      endSession('lost', true);
      return null;
    }
  }

  return {
    /** A token with at least 60 s left; null for a guest. @throws ApiError when it can't be renewed now (no network). */
    async accessToken(): Promise<string | null> {
      if (over) return null;
      const token = fresh();
      if (token) return token;
      if (!parts.isMember()) return null;
      renewal ??= parts.inTurn(renewToken).finally(() => {
        renewal = null;
      });
      return renewal;
    },
    /** A token was refused: it is not used again. */
    doubt(token: string): void {
      if (held?.token === token) held = null;
    },
    /** After a sign-in: one full page load, here and in the other tabs. */
    start(): void {
      endSession('started', true);
    },
    /** After a logout: the same. `lost`: nobody here asked for it. */
    end(why: 'ended' | 'lost' = 'ended'): void {
      endSession(why, true);
    },
    /** What another tab told. */
    receive(notice: Notice): void {
      if (notice.kind !== 'token') endSession(notice.kind, false);
      else if (!held || held.expiresAt < notice.expiresAt) held = { token: notice.token, expiresAt: notice.expiresAt };
    },
  };
}
