import type { PlayerEvent } from '@kozyr/contracts/events';
import type { Caller, Context } from '../../context';
import { isSessionAlive } from '../accounts/session-alive';
import type { EventHub } from './hub';
import { EVENTS_AT_ONCE, readEvents } from './read-events';

/** A comment line keeps proxies from closing a silent stream. */
export const HEARTBEAT_MS = 15_000;
/** A client that does not take what it was sent for this long is dropped; it resumes by id when it comes back. */
export const SLOW_CLIENT_MS = 10_000;

/** Where a stream writes to: an HTTP answer, or a test. */
export type Outlet = {
  /** False: wait for drained() before more is written. */
  write: (text: string) => boolean;
  drained: () => Promise<void>;
  /** Ends in good order. */
  end: () => void;
  /** Cuts the connection. */
  destroy: () => void;
  /** Called once when the other side is gone. */
  onGone: (gone: () => void) => void;
};

export function message(id: bigint, event: PlayerEvent): string {
  return `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
}

type StreamInput = {
  caller: Caller;
  /** Events after this id are sent. */
  after: bigint;
  /** The wallet as it is now; read after `after` was fixed, so nothing falls between. */
  wallet: PlayerEvent;
  /** When the caller's access token ends, and the stream with it. */
  expiresAt: Date;
};

/** Sends a player's events until the client leaves, lags, its token or session ends or the process stops. Resolves at the end. */
export async function streamEvents(ctx: Context, hub: EventHub, input: StreamInput, out: Outlet): Promise<void> {
  let open = true;
  let waiting: (() => void) | null = null;
  let pending = true;
  let beat = false;
  const { userId, sessionId } = input.caller;
  const wake = () => {
    pending = true;
    waiting?.();
  };
  const stop = (close: () => void) => {
    if (!open) return;
    open = false;
    close();
    wake();
  };
  const subscription = hub.join(userId, { sessionId, wake, stop: () => stop(out.end) });
  out.onGone(() => stop(() => {}));
  const expiry = setTimeout(() => stop(out.end), Math.max(0, input.expiresAt.getTime() - ctx.now().getTime()));
  // A beat also looks into the tables, so a lost notice delays an event, or a session's end, by seconds and never loses it.
  const heartbeat = setInterval(() => {
    if (waiting) out.write(': heartbeat\n\n');
    beat = true;
    wake();
  }, HEARTBEAT_MS);

  async function send(text: string): Promise<void> {
    if (!open || out.write(text)) return;
    let late: NodeJS.Timeout | undefined;
    const deadline = new Promise<'late'>((resolve) => {
      late = setTimeout(() => resolve('late'), SLOW_CLIENT_MS);
    });
    if ((await Promise.race([out.drained(), deadline])) === 'late') stop(out.destroy);
    clearTimeout(late);
  }

  try {
    let { after } = input;
    await send(message(after, input.wallet));
    while (open) {
      pending = false;
      if (beat && !(await isSessionAlive(ctx.db, input.caller))) stop(out.end);
      if (!open) break;
      beat = false;
      const events = await readEvents(ctx, userId, after);
      for (const { id, payload } of events) {
        await send(message(id, payload));
        after = id;
      }
      if (events.length === EVENTS_AT_ONCE || pending || !open) continue;
      await new Promise<void>((resolve) => {
        waiting = resolve;
      });
      waiting = null;
    }
  } catch (error) {
    ctx.log.error({ err: error }, 'a stream of events failed');
    stop(out.destroy);
  } finally {
    clearTimeout(expiry);
    clearInterval(heartbeat);
    subscription.close();
  }
}
