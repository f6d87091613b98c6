import * as contract from '@kozyr/contracts/rating';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { getRating } from '../services/rewards/rating/get-rating';
import { listStars } from '../services/rewards/rating/stars';
import { serve } from './serve';

export function ratingRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.listStars, async () => ({ status: 200, body: await listStars(ctx) }));
  serve(app, ctx, contract.getRating, async ({ caller }) => ({ status: 200, body: await getRating(ctx, caller) }));
}
