import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { winBody } from '@kozyr/contracts/seamless-wallet';
import type { infer as Infer } from 'zod/mini';
import type { Context } from '../../context';
import { getBalances } from '../../ledger/balances';
import { type Leg, type Posted, post } from '../../ledger/post';
import { bonusShare } from './bonus-share';
import { type Answer, type Done, move, type Turn } from './movement';
import { Refusal } from './refusal';
import { changeRound, roundAtFirst, stakeOf, winOf } from './round';
import { NO_WIN, shareWin, totalOf, type Win } from './rules';

function pay({ tx, call, session }: Turn, share: Win): Promise<Posted> {
  const from = { house: 'game_providers' } as const;
  const legs = (['electronic', 'bonus'] as const).flatMap((wallet): Leg[] =>
    share[wallet] > 0n ? [{ from, to: { player: session.userId, wallet }, amount: share[wallet] }] : [],
  );
  if (share.forfeited > 0n) legs.push({ from, to: { house: 'promotions' }, amount: share.forfeited });
  return post(tx, {
    key: `seamless:${call.integration}:win:${call.transactionId}`,
    kind: 'win',
    currency: session.currency,
    memo: { round: call.roundId, session: session.id, game: session.game.slug },
    legs,
  });
}

async function act(turn: Turn, amount: bigint, closes: boolean): Promise<Done> {
  const { tx, session, situation } = turn;
  if (situation.blocked) throw new Refusal('TRANSACTION_REFUNDED', 'This win was rolled back.');
  const round = roundAtFirst(turn);
  if (!round) throw new Refusal('TRANSACTION_NOT_FOUND', 'No bet of this round was taken.');
  const stake = stakeOf(round);
  if (amount > 0n && totalOf(stake) === 0n) {
    throw new Refusal('TRANSACTION_REFUNDED', 'Every bet of this round was given back, so nothing can be won in it.');
  }
  const share = amount > 0n ? await bonusShare(turn, round, shareWin(amount, stake)) : NO_WIN;
  const posted = amount > 0n ? await pay(turn, share) : null;
  const balances = posted?.balances[session.userId] ?? situation.balances;
  const before = winOf(round);
  const win = {
    electronic: before.electronic + share.electronic,
    bonus: before.bonus + share.bonus,
    forfeited: before.forfeited + share.forfeited,
  };
  const left = await changeRound(turn, round, { stake, win, closed: round.closed || closes, balances });
  // Settling the round may have released or ended its bonus.
  const now = round.userBonusId ? await getBalances(tx, session.userId, session.currency) : balances;
  return {
    kind: 'done',
    round: left,
    balances: now,
    changed: true,
    share: { game: 0n, ...share },
    transferId: posted?.transferId,
    closes,
  };
}

/**
 * Pays a result, or settles a lost round with zero. No age of the session and no closed round stops it: the player has won
 * it. @throws Refusal TRANSACTION_NOT_FOUND before its bet, TRANSACTION_REFUNDED; neither is remembered.
 */
export function win(ctx: Context, integration: string, body: Infer<typeof winBody>): Promise<Answer> {
  const amount = toMinor(body.amount);
  const call = {
    integration,
    action: 'win' as const,
    sessionId: body.session_id,
    roundId: body.round_id,
    transactionId: body.transaction_id,
    body: { ...body, amount: fromMinor(amount) },
  };
  return move(ctx, call, (turn) => act(turn, amount, body.round_closed));
}
