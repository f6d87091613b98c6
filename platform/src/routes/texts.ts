import { personaliseTexts } from '@kozyr/contracts/texts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { personalise } from '../services/identity/texts/personalise';
import { serve } from './serve';

export function textRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, personaliseTexts, async ({ caller, body }) => ({
    status: 200,
    body: await personalise(ctx, caller, body),
  }));
}
