import * as z from 'zod';
import { anyChoiceSchema, decisionSchema } from './decision-schema';
import { outcomeSchema } from './outcome-schema';
import type { Round } from './round';

/** The columns a round is read with: rounds as r, sessions as s. */
export const ROUND_COLUMNS = `r.id, r.session_id, r.spin_id, r.state, r.stake, r.outcome, r.choice, r.decisions, r.seed_id, r.nonce, r.win,
  r.balance, r.failure, r.attempts, r.created_at, s.mode, s.wallet_session, s.holder, s.game`;

const rowSchema = z.object({
  id: z.string(),
  session_id: z.string(),
  spin_id: z.string(),
  state: z.enum([
    'play_sent',
    'created',
    'bet_sent',
    'deciding',
    'drawn',
    'win_sent',
    'settled',
    'refund_sent',
    'refunded',
    'rejected',
  ]),
  stake: z.bigint(),
  outcome: outcomeSchema.nullable(),
  choice: anyChoiceSchema.nullable(),
  decisions: z.array(decisionSchema),
  seed_id: z.string().nullable(),
  nonce: z.number().nullable(),
  win: z.bigint().nullable(),
  balance: z.string().nullable(),
  failure: z.string().nullable(),
  attempts: z.number(),
  created_at: z.date(),
  mode: z.enum(['real', 'demo']),
  wallet_session: z.string().nullable(),
  holder: z.string(),
  game: z.string(),
});

/** A round from its row. @throws ZodError when the database holds something else. */
export function roundOf(row: unknown): Round {
  const { session_id, spin_id, seed_id, created_at, wallet_session, ...rest } = rowSchema.parse(row);
  return {
    ...rest,
    sessionId: session_id,
    spinId: spin_id,
    seedId: seed_id,
    createdAt: created_at,
    walletSession: wallet_session,
  };
}
