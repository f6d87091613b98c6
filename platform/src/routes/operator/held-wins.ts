import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { approveHeldWin, denyHeldWin } from '../../services/play/held-wins/decide';
import { listHeldWins } from '../../services/play/held-wins/list-held-wins';
import { serve } from '../serve';

export function heldWinRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listHeldWins, async ({ query }) => ({ status: 200, body: await listHeldWins(ctx, query) }));
  serve(app, ctx, endpoints.approveHeldWin, async ({ caller, params }) => {
    const { paid, win } = await approveHeldWin(ctx, caller, params.id);
    return { status: paid ? 200 : 202, body: win };
  });
  serve(app, ctx, endpoints.denyHeldWin, async ({ caller, params: { id }, body: { note } }) => ({
    status: 200,
    body: await denyHeldWin(ctx, caller, { id, note }),
  }));
}
