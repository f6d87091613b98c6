import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { MAX_EXPORTED_BONUSES } from '@kozyr/contracts/operator/bonuses';
import { TRUNCATED_HEADER } from '@kozyr/contracts/operator/desk-service';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { listBonusCodes, makeBonusCodes, withdrawBonusCodes } from '../../services/admin/bonus-admin/codes';
import { exportBonuses } from '../../services/admin/bonus-admin/export-bonuses';
import { forecastBonus } from '../../services/admin/bonus-admin/forecast';
import { listBonusTakers } from '../../services/admin/bonus-admin/list-takers';
import {
  changePlayerGroup,
  createPlayerGroup,
  listGroupedPlayers,
  listPlayerGroups,
} from '../../services/admin/bonus-admin/player-groups';
import { utcDayOf } from '../../services/kernel/time/days';
import { serve } from '../serve';

/** What is done around a bonus: its list as a file, its forecast, its takers, codes of one use, and the groups of players it is for. */
export function bonusWorkRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.exportBonuses, async ({ query, reply }) => {
    const { text, bonuses, stopped } = await exportBonuses(ctx, query, MAX_EXPORTED_BONUSES);
    if (stopped) reply.header(TRUNCATED_HEADER, String(bonuses));
    reply
      .header('content-disposition', `attachment; filename="kozyr-bonuses-${utcDayOf(ctx.now())}.csv"`)
      .type('text/csv; charset=utf-8');
    return { status: 200, body: text };
  });
  serve(app, ctx, endpoints.forecastBonus, async ({ body }) => ({
    status: 200,
    body: await forecastBonus(ctx, body.draft),
  }));
  serve(app, ctx, endpoints.listBonusTakers, async ({ params, query }) => ({
    status: 200,
    body: await listBonusTakers(ctx, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.listBonusCodes, async ({ params }) => ({
    status: 200,
    body: await listBonusCodes(ctx, params.id),
  }));
  serve(app, ctx, endpoints.makeBonusCodes, async ({ caller, params, body }) => ({
    status: 201,
    body: await makeBonusCodes(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.withdrawBonusCodes, async ({ caller, params }) => ({
    status: 200,
    body: await withdrawBonusCodes(ctx, caller, params),
  }));
  serve(app, ctx, endpoints.listPlayerGroups, async () => ({ status: 200, body: await listPlayerGroups(ctx) }));
  serve(app, ctx, endpoints.createPlayerGroup, async ({ caller, body }) => ({
    status: 201,
    body: await createPlayerGroup(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.listGroupedPlayers, async ({ params, query }) => ({
    status: 200,
    body: await listGroupedPlayers(ctx, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.addToPlayerGroup, async ({ caller, params, body }) => ({
    status: 200,
    body: await changePlayerGroup(ctx, caller, { ...params, ...body, act: 'add' }),
  }));
  serve(app, ctx, endpoints.takeFromPlayerGroup, async ({ caller, params, body }) => ({
    status: 200,
    body: await changePlayerGroup(ctx, caller, { ...params, ...body, act: 'remove' }),
  }));
}
