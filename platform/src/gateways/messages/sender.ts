import type { Context } from '../../context';
import { messageAdapter } from './adapter';
import { sendWaiting } from './send-waiting';

const PAUSE_MS = 1_000;

/** Keeps sending what waits until stopped; does nothing where the table is the delivery. The answer stops it and waits for the batch. */
export function startMessageSender(ctx: Context): () => Promise<void> {
  const adapter = messageAdapter(ctx.env);
  if (adapter.keepsInTable) {
    if (ctx.env.KOZYR_MODE === 'production')
      ctx.log.warn('MESSAGE_GATEWAY_URL and MESSAGE_GATEWAY_KEY are not set: messages stay in the database');
    return async () => undefined;
  }
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const work = async (): Promise<void> => {
    const sent = await sendWaiting(ctx, adapter).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'messages could not be sent');
      return 0;
    });
    if (!stopped)
      timer = setTimeout(
        () => {
          running = work();
        },
        sent > 0 ? 0 : PAUSE_MS,
      );
  };
  let running = work();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
