import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { betBody } from '@kozyr/contracts/seamless-wallet';
import type { infer as Infer } from 'zod/mini';
import type { Context } from '../../../context';
import { InsufficientFunds } from '../../../ledger/errors';
import { type Posted, post } from '../../../ledger/post';
import { endIfExpired } from '../../money/user-bonuses/end-if-expired';
import { termsRow } from '../../money/user-bonuses/terms-row';
import { stakeRefusal } from './internal/session';
import { type Answer, type Done, move, type RecordedError, type Turn } from './movement';
import { beginRound, changeRound, roundAtFirst, stakeOf, winOf } from './round';
import { addStakes, NO_STAKE, NO_WIN, SPENDING_ORDER, type Stake, totalOf } from './rules';

/** What is spent in a round that belongs to no bonus, or to another one, while a bonus runs. */
const OWN_MONEY = SPENDING_ORDER.filter((wallet) => wallet !== 'bonus');

const refused = (code: RecordedError['code'], message: string): RecordedError => ({ kind: 'refused', code, message });

/** What a posting took from each of the player's wallets. */
function takenBy(posted: Posted, userId: string): Stake {
  const taken = { ...NO_STAKE };
  for (const { account, amount } of posted.entries) {
    if (!('player' in account) || account.player !== userId) continue;
    for (const wallet of SPENDING_ORDER) if (account.wallet === wallet) taken[wallet] -= amount;
  }
  return taken;
}

/**
 * Takes the stake from these wallets in their order; null when the player does not have it there. Bonus money is staked only
 * in rounds of its own bonus: a round that began before it would carry the money past its wagering.
 */
async function takeStakeFromWallets(
  { tx, call, session }: Turn,
  amount: bigint,
  wallets: readonly (typeof SPENDING_ORDER)[number][],
): Promise<Posted | null> {
  const player = session.userId;
  try {
    return await post(tx, {
      key: `seamless:${call.integration}:bet:${call.transactionId}`,
      kind: 'bet',
      currency: session.currency,
      memo: { round: call.roundId, session: session.id, game: session.game.slug },
      legs: [{ from: wallets.map((wallet) => ({ player, wallet })), to: { house: 'game_providers' }, amount }],
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) return null;
    throw error;
  }
}

async function actOnBet(turn: Turn, amount: bigint): Promise<Done | RecordedError> {
  const { session, now, situation } = turn;
  if (situation.blocked) return refused('TRANSACTION_REFUNDED', 'This bet was given back before it came.');
  const round = roundAtFirst(turn);
  const shut = stakeRefusal(session, now);
  if (shut) return refused(shut.code, shut.message);
  if (round?.closed) return refused('ROUND_CLOSED', 'This round is settled.');
  if (amount < session.minBet || amount > session.maxBet) {
    const limits = `${fromMinor(session.minBet)} to ${fromMinor(session.maxBet)} ${session.currency}`;
    return refused('BET_LIMIT', `A bet in this game is ${limits}.`);
  }
  const running = await endIfExpired(turn.tx, now, situation.running);
  const bonus = running?.status === 'ACTIVE' ? running : null;
  const limit = bonus && termsRow(bonus.terms).maxBet;
  if (limit && amount + (round ? totalOf(stakeOf(round)) : 0n) > limit)
    return refused('BONUS_MAX_BET', `While a bonus is running a round takes at most ${fromMinor(limit)}.`);
  const foreign = bonus !== null && round !== null && round.userBonusId !== bonus.id;
  const posted = await takeStakeFromWallets(turn, amount, foreign ? OWN_MONEY : SPENDING_ORDER);
  if (!posted) return refused('INSUFFICIENT_FUNDS', 'The balance does not cover this bet.');

  const share = takenBy(posted, session.userId);
  const balances = posted.balances[session.userId];
  if (!balances) throw new Error('The ledger answered without the balances of the player.');
  const stake = round ? addStakes(stakeOf(round), share) : share;
  const win = round ? winOf(round) : NO_WIN;
  const state = { stake, win, held: round?.held ?? 0n, closed: false, balances };
  const left = round ? await changeRound(turn, round, state) : await beginRound(turn, state, bonus?.id ?? null);
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
  return move(ctx, call, (turn) => actOnBet(turn, amount));
}
