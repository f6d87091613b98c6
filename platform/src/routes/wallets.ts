import { getWallets } from '@kozyr/contracts/wallets';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { currentWallet } from '../services/kernel/events/current-wallet';
import { serve } from './serve';

/** The caller's balances (spec §3). */
export function walletRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, getWallets, async ({ caller }) => ({
    status: 200,
    body: await currentWallet(ctx.db, caller.userId),
  }));
}
