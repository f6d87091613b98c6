import { toMinor } from '@kozyr/contracts/money';
import { authenticateAnswer } from '@kozyr/contracts/seamless-wallet';
import * as z from 'zod/mini';
import { describeReply, RuleBroken } from './expectations';
import type { Seat } from './game-session';
import type { WalletClient } from './wallet-client';

/** Spends the token of a launch address. @throws RuleBroken */
export async function takeSeat(wallet: WalletClient, token: string): Promise<Seat> {
  const reply = await wallet.call('authenticate', { token });
  const answer = z.safeParse(authenticateAnswer, reply.body);
  if (reply.status !== 200 || !answer.success) throw new RuleBroken(describeReply(reply));
  const { session_id, currency, min_bet, max_bet } = answer.data;
  return { sessionId: session_id, currency, min: toMinor(min_bet), max: toMinor(max_bet) };
}
