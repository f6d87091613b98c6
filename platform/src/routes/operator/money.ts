import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { getReconciliation, listReconciliations } from '../../services/admin/reconciliation/list-reconciliations';
import { reconcileDay } from '../../services/admin/reconciliation/reconcile-day';
import { acknowledgeStuck } from '../../services/admin/stuck/acknowledge';
import { listStuck } from '../../services/admin/stuck/list-stuck';
import { operatorActor } from '../../services/kernel/audit/record-operator-deed';
import { collectChargeback } from '../../services/money/chargebacks/collect-chargeback';
import { listChargebacks } from '../../services/money/chargebacks/list-chargebacks';
import { writeOffByTwo } from '../../services/money/chargebacks/propose-write-off';
import { serve } from '../serve';

/** What needs a person: chargebacks, days against the gateway's statement, and whatever is stuck. */
export function operatorMoneyRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listChargebacks, async ({ query: { player, status, ...page } }) => ({
    status: 200,
    body: await listChargebacks(ctx, { ...page, ...(status ? { status } : {}), ...(player ? { userId: player } : {}) }),
  }));
  serve(app, ctx, endpoints.collectChargeback, async ({ caller, params }) => ({
    status: 200,
    body: await collectChargeback(ctx, operatorActor(caller), params.id),
  }));
  serve(app, ctx, endpoints.writeOffChargeback, async ({ caller, params, body }) => {
    const { done, ...rest } = await writeOffByTwo(ctx, caller, { ...params, ...body });
    return 'reason' in rest ? { status: 202, body: rest } : { status: 200, body: rest.chargeback };
  });
  serve(app, ctx, endpoints.reconcileDay, async ({ caller, body }) => ({
    status: 200,
    body: await reconcileDay(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.listReconciliations, async ({ query }) => ({
    status: 200,
    body: await listReconciliations(ctx, query),
  }));
  serve(app, ctx, endpoints.getReconciliation, async ({ params, query }) => ({
    status: 200,
    body: await getReconciliation(ctx, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.listStuck, async () => ({ status: 200, body: await listStuck(ctx) }));
  serve(app, ctx, endpoints.acknowledgeStuck, async ({ caller, body }) => ({
    status: 200,
    body: await acknowledgeStuck(ctx, caller, body),
  }));
}
