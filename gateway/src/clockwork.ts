import { expireCards } from './cards';
import type { Context } from './context';
import { startCourier } from './courier';
import { settleDue } from './payments';
import { settlePayouts } from './payouts';

const TICK_MS = 500;
const TOKENS_LIVE_HOURS = 2;
/** How long the payer is kept for the merchant to be told first. */
const TELL_FIRST_MS = 2_500;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

export type Clockwork = {
  /** Tells the merchant what is due about a payment, card or payout, and waits for the answer a little: the payer is kept meanwhile. */
  tell: (subjectId: string) => Promise<void>;
  /** Ends the ticking and waits for what is under way. */
  stop: () => Promise<void>;
};

/** Turns twice a second for late answers, expiries and webhooks. All state is in the database: a killed process loses nothing. */
export function startClockwork(ctx: Context): Clockwork {
  const courier = startCourier(ctx);
  let running: Promise<void> | undefined;
  const once = async () => {
    try {
      await settleDue(ctx);
      await settlePayouts(ctx);
      await expireCards(ctx);
      await courier.send();
      await ctx.db.query('delete from page_tokens where made_at < $1', [
        new Date(ctx.now().getTime() - TOKENS_LIVE_HOURS * 3_600_000),
      ]);
    } catch (error) {
      ctx.log.error({ err: error }, 'a turn of the clockwork failed');
    }
  };
  const timer = setInterval(() => {
    running ??= once().finally(() => {
      running = undefined;
    });
  }, TICK_MS);
  return {
    tell: async (subjectId) => {
      await courier.send();
      await Promise.race([courier.answered(subjectId), wait(TELL_FIRST_MS)]);
    },
    stop: async () => {
      clearInterval(timer);
      await running;
      await courier.stop();
    },
  };
}
