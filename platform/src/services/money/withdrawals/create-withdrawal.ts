import { randomUUID } from 'node:crypto';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { createWithdrawal as endpoint, Withdrawal, WithdrawalBlock } from '@kozyr/contracts/withdrawals';
import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { withdrawalSteps, withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { type PaymentGateways, paymentGateways } from '../../../gateways/payments/gateways';
import { GatewayRefused, GatewayUnavailable } from '../../../gateways/payments/port';
import { hold } from '../../../ledger/holds';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import { identityRulesOf } from '../../kernel/identity/identity-rules-of';
import { requireIdentity } from '../../kernel/identity/require-identity';
import { lockPlayer } from '../../kernel/players/lock-player';
import { requireMay } from '../../kernel/protection/require-may';
import { type RequireFactor, withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { endBonus } from '../user-bonuses/end-bonus';
import { runningBonus } from '../user-bonuses/running-bonus';
import { openCardPage } from './internal/open-card-page';
import { blockOf, CARD_MINUTES } from './rules';
import { type Payee, type PayeeTerms, payee, readPayeeTerms } from './terms';
import { type WithdrawalRow, withdrawalView } from './withdrawal-view';

export type CreateWithdrawal = z.output<typeof endpoint.body> & { locale: string };

const SAYS: Record<WithdrawalBlock, string> = {
  PAYOUT_RATING_TOO_LOW: 'The rating of this player is too low for a payout.',
  PAYOUT_RATING_UNKNOWN: 'The rating that a payout needs is not set; try again later.',
  PAYOUTS_ON_HOLD: 'A payment of this player was taken back by their bank and is not settled.',
  WITHDRAWALS_PER_DAY_REACHED: 'This player has asked for all withdrawals of today.',
  WITHDRAWAL_ABOVE_24H_LIMIT: 'Withdrawals of 24 hours would be over the limit.',
  NOTHING_TO_WITHDRAW: 'The digital balance does not reach the least amount of a withdrawal.',
};

/** @throws DomainError of the block, WITHDRAWAL_BELOW_MINIMUM, WITHDRAWAL_ABOVE_24H_LIMIT, NOT_ENOUGH_BALANCE */
function requireAllowed(terms: PayeeTerms, amount: bigint): void {
  const { minimum, left24h, available, freesAt, minRating, rating } = terms;
  const block = blockOf(terms);
  if (block)
    throw new DomainError(block, SAYS[block], {
      minimum: fromMinor(minimum),
      left: fromMinor(left24h),
      rating: String(rating),
      min_rating: String(minRating ?? rating + 1),
      ...(freesAt ? { frees_at: freesAt.toISOString() } : {}),
    });
  if (amount < minimum)
    throw new DomainError('WITHDRAWAL_BELOW_MINIMUM', 'The amount is below the minimum of a withdrawal.', {
      minimum: fromMinor(minimum),
    });
  if (amount > left24h)
    throw new DomainError('WITHDRAWAL_ABOVE_24H_LIMIT', SAYS.WITHDRAWAL_ABOVE_24H_LIMIT, { left: fromMinor(left24h) });
  if (amount > available)
    throw new DomainError('NOT_ENOUGH_BALANCE', 'The digital balance does not cover this amount.', {
      available: fromMinor(available),
    });
}

/** The bonus that this withdrawal ends, if the player knows. @throws DomainError NEEDS_USER_CONFIRMATION */
async function bonusToBurn(tx: Queryable, userId: string, confirmed: boolean) {
  const running = await runningBonus(tx, userId);
  if (running?.status !== 'ACTIVE' || !running.terms.burning_on_withdrawal) return null;
  if (!confirmed)
    throw new DomainError('NEEDS_USER_CONFIRMATION', 'This withdrawal ends the running bonus.', {
      bonus_id: running.bonusId,
      name: running.terms.name,
    });
  return running;
}

/** Sets the money aside and writes the withdrawal down, in one transaction. */
async function beginWithdrawal(
  ctx: Context,
  tx: Queryable,
  player: Payee,
  { gateways, ...wanted }: CreateWithdrawal & { gateways: PaymentGateways },
  requireFactor: RequireFactor,
): Promise<WithdrawalRow> {
  const now = ctx.now();
  const amount = toMinor(wanted.amount);
  const terms = await readPayeeTerms(ctx, tx, player);
  requireAllowed(terms, amount);
  await requireIdentity(tx, now, player.id, { action: 'withdraw', amount }, await identityRulesOf(ctx, tx, player.id));
  const burning = await bonusToBurn(tx, player.id, wanted.confirm_burning);
  // Last of what may refuse: the player is asked for a code once nothing else stands in the way.
  await requireFactor(tx);
  if (burning) await endBonus(tx, now, burning, 'burned_withdrawal');
  const id = randomUUID();
  const held = await hold(tx, {
    key: `withdrawal:${id}`,
    kind: 'withdrawal_hold',
    player: player.id,
    currency: player.currency,
    from: terms.wallets,
    amount,
    memo: { withdrawal: id },
  });
  const [row] = await tx
    .insert(withdrawals)
    .values({
      id,
      userId: player.id,
      idempotencyKey: wanted.idempotency_key,
      amount,
      currency: player.currency,
      recipientName: wanted.recipient_name,
      status: 'AWAITING_CARD',
      holdId: held.holdId,
      gateway: gateways.for('payouts', player.currency).name,
      returnPath: wanted.return_path,
      locale: wanted.locale,
      createdAt: now,
      cardUntil: addMinutes(now, CARD_MINUTES),
      statusSince: now,
    })
    .returning();
  if (!row) throw new Error('The withdrawal just made is not there.');
  await tx.insert(withdrawalSteps).values({ withdrawalId: id, status: row.status, at: now });
  const own = held.balances[player.id];
  if (own) await publish(tx, player.id, { type: 'wallet', wallet: walletSummary(player.currency, own) });
  await publish(tx, player.id, { type: 'withdrawal', withdrawal: await withdrawalView(tx, now, row) });
  return row;
}

/**
 * The withdrawal of this intent, made now or before. The player's lock makes the limits hold against two at once. Only one that begins
 * needs the second factor: a repeated call moves nothing.
 */
async function findOrCreateWithdrawal(
  ctx: Context,
  userId: string,
  wanted: CreateWithdrawal & { gateways: PaymentGateways },
  requireFactor: RequireFactor,
): Promise<WithdrawalRow> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    await requireMay(ctx, tx, userId, 'withdraw');
    const player = await payee(tx, userId);
    const [before] = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.userId, userId), eq(withdrawals.idempotencyKey, wanted.idempotency_key)));
    if (!before) return beginWithdrawal(ctx, tx, player, wanted, requireFactor);
    const same =
      before.amount === toMinor(wanted.amount) &&
      before.recipientName === wanted.recipient_name &&
      before.returnPath === wanted.return_path;
    if (!same) throw new DomainError('IDEMPOTENCY_CONFLICT', 'This idempotency key began another withdrawal.');
    return before;
  });
}

/**
 * Sets money aside, of the digital wallet or of all that is the player's own, and opens the gateway's page for the card, or answers what this key began.
 * @throws DomainError of the terms; PLAYER_SUSPENDED; IDENTITY_NEEDED; SECOND_FACTOR_NEEDED; SECOND_FACTOR_WRONG; PAYMENT_GATEWAY_UNAVAILABLE: the money is set aside, the same call opens the page later,
 * and without a card it goes back by itself
 */
export async function createWithdrawal(ctx: Context, caller: Caller, wanted: CreateWithdrawal): Promise<Withdrawal> {
  const gateways = await paymentGateways(ctx);
  let row = await withSecondFactor(ctx, caller.userId, wanted.code, (requireFactor) =>
    findOrCreateWithdrawal(ctx, caller.userId, { ...wanted, gateways }, requireFactor),
  );
  if (row.status === 'AWAITING_CARD' && row.cardUrl === null) {
    try {
      row = await openCardPage(ctx, row);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error;
      ctx.log.error({ err: error, withdrawalId: row.id }, 'payment gateway unavailable');
      throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE', 'The payment gateway does not answer; try again later.', {
        withdrawal: row.id,
      });
    }
  }
  return withdrawalView(ctx.db, ctx.now(), row);
}
