import { repeat } from '@kozyr/kit/repeat';
import type { Context } from '../../context';
import { carrierOf, messageAdapters } from './adapter';
import { sendWaiting } from './send-waiting';

const PAUSE_MS = 1_000;

/** Keeps sending what waits until stopped; does nothing where the table is the whole delivery. The answer stops it and waits for the batch. */
export function startMessageSender(ctx: Context): () => Promise<void> {
  const adapters = messageAdapters(ctx.env);
  const kept = (['sms', 'call', 'email'] as const).filter((channel) => carrierOf(ctx.env, channel) === 'table');
  if (kept.length > 0 && ctx.env.KOZYR_MODE === 'production')
    ctx.log.warn({ channels: kept }, 'no carrier is set for these messages: they stay in the database');
  if (kept.length === 3) return async () => undefined;
  return repeat({
    step: async () => ((await sendWaiting(ctx, adapters)) > 0 ? 0 : PAUSE_MS),
    failed: (error) => {
      ctx.log.error({ err: error }, 'messages could not be sent');
      return PAUSE_MS;
    },
  }).stop;
}
