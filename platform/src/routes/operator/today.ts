import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { readToday } from '../../services/admin/today/read-today';
import { serve } from '../serve';

export function operatorTodayRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.getToday, async () => ({ status: 200, body: await readToday(ctx) }));
}
