import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import {
  adminWithdrawalView,
  readWithdrawalForAdmin,
} from '../../services/admin/withdrawal-admin/admin-withdrawal-view';
import { listWithdrawalsForAdmin } from '../../services/admin/withdrawal-admin/list-withdrawals-for-admin';
import { readWithdrawalCase } from '../../services/admin/withdrawal-admin/read-withdrawal-case';
import { listWithdrawalQueue } from '../../services/admin/withdrawal-risk/list-queue';
import { readQueuedWithdrawal } from '../../services/admin/withdrawal-risk/read-queued';
import { operatorActor } from '../../services/kernel/audit/record-operator-deed';
import { approveWithdrawal, denyWithdrawal } from '../../services/money/withdrawals/decide';
import { serve } from '../serve';

export function operatorWithdrawalRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listWithdrawals, async ({ query }) => ({
    status: 200,
    body: await listWithdrawalsForAdmin(ctx, query),
  }));
  serve(app, ctx, endpoints.getWithdrawal, async ({ params }) => ({
    status: 200,
    body: await readWithdrawalCase(ctx, params.id),
  }));
  serve(app, ctx, endpoints.listWithdrawalQueue, async ({ caller, query }) => ({
    status: 200,
    body: await listWithdrawalQueue(ctx, caller.rights, query),
  }));
  serve(app, ctx, endpoints.getQueuedWithdrawal, async ({ params }) => ({
    status: 200,
    body: await readQueuedWithdrawal(ctx, params.id),
  }));
  serve(app, ctx, endpoints.approveWithdrawal, async ({ caller, params: { id }, body }) => {
    const { role, rights } = caller;
    await approveWithdrawal(ctx, { ...operatorActor(caller), role, rights }, { id, note: body.note });
    return { status: 200, body: adminWithdrawalView(await readWithdrawalForAdmin(ctx.db, id)) };
  });
  serve(app, ctx, endpoints.denyWithdrawal, async ({ caller, params: { id }, body }) => {
    await denyWithdrawal(ctx, operatorActor(caller), { id, ...body });
    return { status: 200, body: adminWithdrawalView(await readWithdrawalForAdmin(ctx.db, id)) };
  });
}
