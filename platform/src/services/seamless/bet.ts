import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { betBody } from '@kozyr/contracts/seamless-wallet';
import type { infer as Infer } from 'zod/mini';
import type { Context } from '../../context';
import { InsufficientFunds } from '../../ledger/errors';
import { type Posted, post } from '../../ledger/post';
import { isBlocked } from './blocks';
import { type Answer, type Done, move, type Refused, type Turn } from './movement';
import { beginRound, changeRound, findRound, stakeOf, winOf } from './round';
import { addStakes, NO_STAKE, SPENDING_ORDER, type Stake } from './rules';
import { takesStakes } from './session';

const refused = (code: Refused['code'], message: string): Refused => ({ kind: 'refused', code, message });

/** What a posting took from each of the player's wallets. */
function takenBy(posted: Posted, userId: string): Stake {
  const taken = { ...NO_STAKE };
  for (const { account, amount } of posted.entries) {
    if (!('player' in account) || account.player !== userId) continue;
    for (const wallet of SPENDING_ORDER) if (account.wallet === wallet) taken[wallet] -= amount;
  }
  return taken;
}

/** Takes the stake by the order of spending; null when the player does not have it. */
async function take({ tx, call, session }: Turn, amount: bigint): Promise<Posted | null> {
  const player = session.userId;
  try {
    return await post(tx, {
      key: `seamless:${call.integration}:bet:${call.transactionId}`,
      kind: 'bet',
      currency: session.currency,
      memo: { round: call.roundId, session: session.id, game: session.game.slug },
      legs: [{ from: SPENDING_ORDER.map((wallet) => ({ player, wallet })), to: { house: 'game_providers' }, amount }],
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) return null;
    throw error;
  }
}

async function act(turn: Turn, amount: bigint): Promise<Done | Refused> {
  const { session, now } = turn;
  if (await isBlocked(turn, 'bet')) return refused('TRANSACTION_REFUNDED', 'This bet was given back before it came.');
  const round = await findRound(turn);
  if (!takesStakes(session, now)) return refused('SESSION_CLOSED', 'This session takes no more bets.');
  if (round?.closed) return refused('ROUND_CLOSED', 'This round is settled.');
  if (amount < session.minBet || amount > session.maxBet) {
    const limits = `${fromMinor(session.minBet)} to ${fromMinor(session.maxBet)} ${session.currency}`;
    return refused('BET_LIMIT', `A bet in this game is ${limits}.`);
  }
  const posted = await take(turn, amount);
  if (!posted) return refused('INSUFFICIENT_FUNDS', 'The balance does not cover this bet.');

  const share = takenBy(posted, session.userId);
  const balances = posted.balances[session.userId];
  if (!balances) throw new Error('The ledger answered without the balances of the player.');
  const stake = round ? addStakes(stakeOf(round), share) : share;
  const win = round ? winOf(round) : { electronic: 0n, bonus: 0n };
  const state = { stake, win, closed: false, balances };
  const left = round ? await changeRound(turn, round, state) : await beginRound(turn, state);
  return { kind: 'done', round: left, balances, changed: true, share, transferId: posted.transferId };
}

/** Takes a stake. A refusal is remembered: the game was told no, so no late repeat may take the money after all. */
export function bet(ctx: Context, integration: string, body: Infer<typeof betBody>): Promise<Answer> {
  const amount = toMinor(body.amount);
  const call = {
    integration,
    action: 'bet' as const,
    sessionId: body.session_id,
    roundId: body.round_id,
    transactionId: body.transaction_id,
    body: { ...body, amount: fromMinor(amount) },
  };
  return move(ctx, call, (turn) => act(turn, amount));
}
