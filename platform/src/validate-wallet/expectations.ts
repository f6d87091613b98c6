import { fromMinor, toMinor } from '@kozyr/contracts/money';
import {
  balanceAnswer,
  movementAnswer,
  playAnswer,
  type SeamlessError,
  seamlessErrorSchema,
} from '@kozyr/contracts/seamless-wallet';
import * as z from 'zod/mini';
import type { Reply } from './wallet-client';

/** The platform did something else than its contract says. The message says what. */
export class RuleBroken extends Error {}

/** What an answer says, in short. */
export function describeReply({ action, status, body }: Reply): string {
  const refusal = seamlessErrorSchema.safeParse(body);
  if (refusal.success) return `${action}: ${status} ${refusal.data.error} (${refusal.data.message})`;
  return `${action}: ${status} ${JSON.stringify(body) ?? 'no JSON'}`.slice(0, 200);
}

/** The balance of an answer that did what was asked, minor units. @throws RuleBroken */
export function balanceIn(reply: Reply): bigint {
  const schema = reply.action === 'balance' ? balanceAnswer : reply.action === 'play' ? playAnswer : movementAnswer;
  const answer = z.safeParse(schema, reply.body);
  if (reply.status !== 200 || !answer.success) throw new RuleBroken(describeReply(reply));
  return toMinor(answer.data.balance);
}

const idOf = (body: unknown) => z.safeParse(z.object({ transaction_id: z.string() }), body).data?.transaction_id;

/** A movement that was done and left this balance. @throws RuleBroken */
export function done(reply: Reply, balance: bigint): void {
  const left = balanceIn(reply);
  if (left !== balance) throw new RuleBroken(`${reply.action}: balance ${fromMinor(left)}, not ${fromMinor(balance)}`);
  if (idOf(reply.sent) !== idOf(reply.body)) throw new RuleBroken(`${reply.action}: answers another transaction_id`);
}

const idsOf = (body: unknown) =>
  z.safeParse(z.object({ actions: z.array(z.object({ transaction_id: z.string() })) }), body).data?.actions ?? [];

/** The results of a play that left this balance, in the order of its actions. @throws RuleBroken */
function resultsOf(reply: Reply, balance: bigint) {
  const left = balanceIn(reply);
  if (left !== balance) throw new RuleBroken(`play: balance ${fromMinor(left)}, not ${fromMinor(balance)}`);
  const results = z.safeParse(playAnswer, reply.body).data?.results ?? [];
  const sent = idsOf(reply.sent);
  if (results.some(({ transaction_id }, nth) => transaction_id !== sent[nth]?.transaction_id))
    throw new RuleBroken(`play: answers other transaction_ids: ${describeReply(reply)}`);
  return { results, sent };
}

/** A play of which every action was made, and that left this balance. @throws RuleBroken */
export function playedWhole(reply: Reply, balance: bigint): void {
  const { results, sent } = resultsOf(reply, balance);
  if (results.length !== sent.length || results.some((one) => 'error' in one))
    throw new RuleBroken(`not every action was made: ${describeReply(reply)}`);
}

/** A play that was made up to an action refused by this code, and left this balance. @throws RuleBroken */
export function playedUpTo(reply: Reply, balance: bigint, code: SeamlessError['error']): void {
  const { results } = resultsOf(reply, balance);
  const last = results.at(-1);
  const wholeBefore = results.length > 1 && !results.slice(0, -1).some((one) => 'error' in one);
  if (!wholeBefore || !last || !('error' in last) || last.error !== code)
    throw new RuleBroken(`not made up to ${code}: ${describeReply(reply)}`);
}

/** A win that is kept for an operator and has left this balance. @throws RuleBroken */
export function waits(reply: Reply, balance: bigint): void {
  done(reply, balance);
  if (z.safeParse(movementAnswer, reply.body).data?.status !== 'pending_review')
    throw new RuleBroken(`${reply.action}: not pending_review, but paid as it came`);
}

/** A call that was refused by this code. @throws RuleBroken */
export function refused(reply: Reply, code: SeamlessError['error'], why = ''): void {
  const refusal = seamlessErrorSchema.safeParse(reply.body);
  const status = code === 'INVALID_SIGNATURE' ? 401 : 400;
  if (reply.status === status && refusal.data?.error === code) return;
  throw new RuleBroken(`${why ? `${why}: ` : ''}${describeReply(reply)}`);
}

/** The first answer once more. @throws RuleBroken */
export function repeated(first: Reply, again: Reply): void {
  const [one, two] = [first, again].map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
  if (one !== two) throw new RuleBroken(`first ${describeReply(first)}, then ${describeReply(again)}`);
}
