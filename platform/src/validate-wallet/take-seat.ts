import { toMinor } from '@kozyr/contracts/money';
import { authenticateAnswer } from '@kozyr/contracts/seamless-wallet';
import * as z from 'zod/mini';
import { Broken, told } from './expectations';
import type { Seat } from './sitting';
import type { Door } from './wallet-door';

/** Spends the token of a launch address. @throws Broken */
export async function takeSeat(door: Door, token: string): Promise<Seat> {
  const reply = await door.call('authenticate', { token });
  const answer = z.safeParse(authenticateAnswer, reply.body);
  if (reply.status !== 200 || !answer.success) throw new Broken(told(reply));
  const { session_id, currency, min_bet, max_bet } = answer.data;
  return { sessionId: session_id, currency, min: toMinor(min_bet), max: toMinor(max_bet) };
}
