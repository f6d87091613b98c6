import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { listGroups, switchGroup } from '../../services/admin/bonus-admin/groups';
import { listBonusesForAdmin, readBonusForAdmin } from '../../services/admin/bonus-admin/list-bonuses-for-admin';
import { changeBonus, createBonus } from '../../services/admin/bonus-admin/offer-bonus';
import { listBonusSettings, readBonusSetting } from '../../services/admin/bonus-admin/read-settings';
import { setBonusSetting } from '../../services/admin/bonus-admin/set-setting';
import { endUserBonus, listUserBonuses } from '../../services/admin/bonus-admin/user-bonuses';
import { serve } from '../serve';

/** Bonuses, their groups, their days and hours, and what players have taken. */
export function operatorBonusRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listBonuses, async ({ query }) => ({
    status: 200,
    body: await listBonusesForAdmin(ctx, query),
  }));
  serve(app, ctx, endpoints.getBonus, async ({ params }) => ({
    status: 200,
    body: await readBonusForAdmin(ctx.db, params.id),
  }));
  serve(app, ctx, endpoints.createBonus, async ({ caller, body }) => ({
    status: 201,
    body: await createBonus(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.changeBonus, async ({ caller, params, body }) => ({
    status: 200,
    body: await changeBonus(ctx, caller, { id: params.id, said: body }),
  }));
  serve(app, ctx, endpoints.listBonusGroups, async () => ({ status: 200, body: await listGroups(ctx) }));
  serve(app, ctx, endpoints.switchBonusGroup, async ({ caller, params, body }) => ({
    status: 200,
    body: await switchGroup(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.listBonusSettings, async () => ({ status: 200, body: await listBonusSettings(ctx) }));
  serve(app, ctx, endpoints.getBonusSetting, async ({ params }) => ({
    status: 200,
    body: await readBonusSetting(ctx.db, ctx.now(), params),
  }));
  serve(app, ctx, endpoints.setBonusSetting, async ({ caller, params, body }) => ({
    status: 200,
    body: await setBonusSetting(ctx, caller, { ...params, said: body }),
  }));
  serve(app, ctx, endpoints.listPlayerBonuses, async ({ params, query }) => ({
    status: 200,
    body: await listUserBonuses(ctx, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.endPlayerBonus, async ({ caller, params, body }) => ({
    status: 200,
    body: await endUserBonus(ctx, caller, { ...params, ...body }),
  }));
}
