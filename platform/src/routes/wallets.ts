import { getCredits, refillCredits as refillEndpoint } from '@kozyr/contracts/credits';
import { CREDITS } from '@kozyr/contracts/money';
import { getWallets } from '@kozyr/contracts/wallets';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { getBalances } from '../ledger/balances';
import { creditsView } from '../services/kernel/credits/credits';
import { currentWallet } from '../services/kernel/events/current-wallet';
import { refillCredits } from '../services/play/credits/refill-credits';
import { serve } from './serve';

/** The caller's balances (spec §3), and their credits of play money. */
export function walletRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, getWallets, async ({ caller }) => ({
    status: 200,
    body: await currentWallet(ctx.db, caller.userId),
  }));
  serve(app, ctx, getCredits, async ({ caller }) => ({
    status: 200,
    body: creditsView(await getBalances(ctx.db, caller.userId, CREDITS)),
  }));
  serve(app, ctx, refillEndpoint, async ({ caller }) => ({ status: 200, body: await refillCredits(ctx, caller) }));
}
