import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { listJobs } from '../../services/admin/job-runs/list-jobs';
import { listOperatorSettings, setOperatorSetting } from '../../services/kernel/settings/operator-settings';
import { listOperatedGames, listOperatedProviders } from '../../services/play/games/list-operated';
import {
  listMaintenance,
  operateGame,
  operateGameClosing,
  operateMaintenance,
  operateProvider,
  operateProviderClosing,
} from '../../services/play/games/operate-switches';
import { reopenTable } from '../../services/play/live/reopen-table';
import { serve } from '../serve';

/** What keeps the product running: settings, switches of games, jobs. */
export function operatorRunningRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listSettings, async () => ({ status: 200, body: await listOperatorSettings(ctx) }));
  serve(app, ctx, endpoints.setSetting, async ({ caller, params, body }) => ({
    status: 200,
    body: await setOperatorSetting(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.listOperatedGames, async ({ query }) => ({
    status: 200,
    body: await listOperatedGames(ctx, query),
  }));
  serve(app, ctx, endpoints.listOperatedProviders, async () => ({
    status: 200,
    body: await listOperatedProviders(ctx),
  }));
  serve(app, ctx, endpoints.switchGame, async ({ caller, params, body }) => ({
    status: 200,
    body: await operateGame(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.switchProvider, async ({ caller, params, body }) => ({
    status: 200,
    body: await operateProvider(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.closeGame, async ({ caller, params, body }) => ({
    status: 200,
    body: await operateGameClosing(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.closeProvider, async ({ caller, params, body }) => ({
    status: 200,
    body: await operateProviderClosing(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.reopenTable, async ({ caller, params }) => ({
    status: 200,
    body: await reopenTable(ctx, caller, params),
  }));
  serve(app, ctx, endpoints.listMaintenance, async () => ({ status: 200, body: await listMaintenance(ctx) }));
  serve(app, ctx, endpoints.setMaintenance, async ({ caller, body }) => ({
    status: 200,
    body: await operateMaintenance(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.listJobs, async () => ({ status: 200, body: { items: await listJobs(ctx) } }));
}
