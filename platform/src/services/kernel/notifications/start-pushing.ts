import { repeat } from '@kozyr/kit/repeat';
import type { Context } from '../../../context';
import { vapidOf } from '../../../gateways/push/vapid';
import { webPushAdapter } from '../../../gateways/push/web-push-adapter';
import { pushWaiting } from './push-waiting';

const PAUSE_MS = 1_000;

/** Keeps pushing what waits until stopped. The answer stops it and waits for the batch. */
export function startPushing(ctx: Context): () => Promise<void> {
  const vapid = vapidOf(ctx.env);
  const web = vapid && webPushAdapter(vapid);
  return repeat({
    step: async () => ((await pushWaiting(ctx, web)) > 0 ? 0 : PAUSE_MS),
    failed: (error) => {
      ctx.log.error({ err: error }, 'pushes could not be made');
      return PAUSE_MS;
    },
  }).stop;
}
