import * as contract from '@kozyr/contracts/live';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import type { Integrations } from '../gateways/providers/integrations';
import type { EventHub } from '../services/kernel/events/hub';
import type { LiveCatalogue } from '../services/play/games/live-catalogue';
import { liveTables } from '../services/play/live/live-tables';
import { watchTables } from '../services/play/live/watch-tables';
import { serve } from './serve';

const CACHE_CONTROL = 'public, max-age=2';

/** Live tables as they are now, the same for everybody: for whoever asks, and told to streams that listen. */
export function liveRoutes(
  app: FastifyInstance,
  ctx: Context,
  { catalogue, integrations, streams }: { catalogue: LiveCatalogue; integrations: Integrations; streams: EventHub },
): void {
  const tables = liveTables(ctx, catalogue, integrations);
  serve(app, ctx, contract.listLiveTables, async ({ reply }) => {
    reply.header('cache-control', CACHE_CONTROL);
    return { status: 200, body: await tables() };
  });
  let stop = () => {};
  app.addHook('onReady', async () => {
    stop = watchTables(ctx, streams, tables);
  });
  app.addHook('preClose', async () => stop());
}
