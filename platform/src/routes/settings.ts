import { getGlobalSettings, getSettings } from '@kozyr/contracts/settings';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { getSettings as readSettings } from '../services/kernel/settings/get-settings';
import { globalSettings } from '../services/kernel/settings/global-settings';
import { serve } from './serve';

export function settingsRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, getGlobalSettings, async () => ({ status: 200, body: globalSettings(ctx) }));
  serve(app, ctx, getSettings, async ({ query }) => ({ status: 200, body: await readSettings(ctx, query.tag) }));
}
