import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { searchAnything } from '../../services/admin/search/search-anything';
import { serve } from '../serve';

export function operatorSearchRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.searchAnything, async ({ caller, query }) => ({
    status: 200,
    body: await searchAnything(ctx, caller, query.q),
  }));
}
