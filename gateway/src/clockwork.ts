import type { Context } from './context';
import { deliverDue } from './deliveries';
import { settleDue } from './payments';

const TICK_MS = 500;
const TOKENS_LIVE_HOURS = 2;

export type Clockwork = {
  /** Settles and tells what is due now; what comes due meanwhile waits for the next turn. */
  turn: () => Promise<void>;
  /** Ends the ticking and waits for the turn under way. */
  stop: () => Promise<void>;
};

/** Turns twice a second for late answers, expiries and webhooks. All state is in the database: a killed process loses nothing. */
export function startClockwork(ctx: Context): Clockwork {
  let running: Promise<void> | undefined;
  const once = async () => {
    try {
      await settleDue(ctx);
      while ((await deliverDue(ctx)) > 0);
      await ctx.db.query('delete from page_tokens where made_at < $1', [
        new Date(ctx.now().getTime() - TOKENS_LIVE_HOURS * 3_600_000),
      ]);
    } catch (error) {
      ctx.log.error({ err: error }, 'a turn of the clockwork failed');
    }
  };
  const turn = () => {
    running ??= once().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = setInterval(turn, TICK_MS);
  return {
    turn: async () => {
      await running;
      await turn();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
