import { repeat } from '@kozyr/kit/repeat';
import { subHours } from 'date-fns';
import { expireCards } from './cards';
import type { Context } from './context';
import { startDispatcher } from './dispatcher';
import { settleDuePayments } from './payments';
import { settleDuePayouts } from './payouts';

const TICK_MS = 500;
const TOKENS_LIVE_HOURS = 2;
/** How long the payer waits for the merchant to get the event first. */
const DELIVER_FIRST_MS = 2_500;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

export type Scheduler = {
  /** Sends the merchant the due events of a payment, card or payout, and waits a little for the answer; the payer waits meanwhile. */
  deliverDue: (subjectId: string) => Promise<void>;
  /** Stops the loop and waits for what is under way. */
  stop: () => Promise<void>;
};

/** Runs twice a second for late answers, expiries and webhooks. All state is in the database: a killed process loses nothing. */
export function startScheduler(ctx: Context): Scheduler {
  const dispatcher = startDispatcher(ctx);
  const loop = repeat({
    step: async () => {
      await settleDuePayments(ctx);
      await settleDuePayouts(ctx);
      await expireCards(ctx);
      await dispatcher.dispatchDue();
      await ctx.db.query('delete from page_tokens where made_at < $1', [subHours(ctx.now(), TOKENS_LIVE_HOURS)]);
      return TICK_MS;
    },
    firstAfterMs: TICK_MS,
    failed: (error) => {
      ctx.log.error({ err: error }, 'a run of the scheduler failed');
      return TICK_MS;
    },
  });
  return {
    deliverDue: async (subjectId) => {
      await dispatcher.dispatchDue();
      await Promise.race([dispatcher.waitForAnswers(subjectId), wait(DELIVER_FIRST_MS)]);
    },
    stop: async () => {
      await loop.stop();
      await dispatcher.stop();
    },
  };
}
