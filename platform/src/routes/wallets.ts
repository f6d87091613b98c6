import { getWallets as endpoint } from '@kozyr/contracts/wallets';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { getWallets } from '../services/money/wallets/get-wallets';
import { serve } from './serve';

export function walletRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoint, async ({ caller }) => ({ status: 200, body: await getWallets(ctx, caller) }));
}
