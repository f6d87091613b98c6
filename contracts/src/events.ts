import * as z from 'zod/mini';
import { roundSchema } from './games';
import { depositSchema } from './payments';
import { walletSummarySchema } from './wallets';

/**
 * GET /events: server-sent events of the logged-in player, bearer token, resumable by Last-Event-ID.
 * Each message is one of these; the stream starts with the current wallet.
 */
export const playerEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('wallet'), wallet: walletSummarySchema }),
  z.object({ type: z.literal('deposit'), deposit: depositSchema }),
  z.object({ type: z.literal('round'), round: roundSchema }),
]);
export type PlayerEvent = z.infer<typeof playerEventSchema>;
