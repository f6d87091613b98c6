import { randomUUID } from 'node:crypto';
import { toMinor } from '@kozyr/contracts/money';
import type { createDeposit as endpoint } from '@kozyr/contracts/payments';
import { addMinutes } from 'date-fns';
import { and, count, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { deposits } from '../../../db/schema/payments';
import { DomainError } from '../../../errors';
import { type PaymentGateways, paymentGateways } from '../../../gateways/payments/gateways';
import { GatewayUnavailable } from '../../../gateways/payments/port';
import { identityRulesOf } from '../../kernel/identity/identity-rules-of';
import { requireIdentity } from '../../kernel/identity/require-identity';
import { countAttempt } from '../../kernel/limits/attempts';
import { currencyOf } from '../../kernel/players/currency-of';
import { lockPlayer } from '../../kernel/players/lock-player';
import { requireDepositLimit } from '../../kernel/protection/require-deposit-limit';
import { requireLimitsSet } from '../../kernel/protection/require-limits-set';
import { requireMay } from '../../kernel/protection/require-may';
import { findUsableCard } from '../saved-cards/find-usable';
import { opensToken } from '../saved-cards/sealed-token';
import { type DepositRow, depositView } from './deposit-view';
import { openMethods } from './get-payment-methods';
import { findOrOpenAtGateway, openAtGateway } from './internal/open-at-gateway';
import { canDeposit, DEPOSIT_MINUTES, isByCard, MAX_AWAITED } from './rules';

export type CreateDeposit = z.output<typeof endpoint.body> & { locale: string };
/** With the gateways as they are when the call comes in. */
type Wanted = CreateDeposit & { gateways: PaymentGateways };

/** @throws DomainError TOO_MANY_REQUESTS while too many deposits of the player wait at the gateway */
async function requireFewAwaited(tx: Queryable, userId: string): Promise<void> {
  const [awaited] = await tx
    .select({ deposits: count() })
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'AWAITING_DEPOSIT')));
  if ((awaited?.deposits ?? 0) >= MAX_AWAITED)
    throw new DomainError('TOO_MANY_REQUESTS', 'Too many deposits are begun and not finished; finish one or wait.');
}

/** Whether the card is to be saved by this deposit: one that is saved already is not. */
const keepsCard = ({ keep_card, saved_card, method }: CreateDeposit): boolean =>
  keep_card === true && saved_card === undefined && isByCard(method);

/**
 * The gateway that keeps the saved card of a deposit; null: it goes by none.
 * @throws DomainError SAVED_CARD_UNAVAILABLE for a card of another player, of another brand, forgotten, expired or to be saved again
 */
async function requireUsableCard(ctx: Context, tx: Queryable, userId: string, wanted: Wanted): Promise<string | null> {
  if (wanted.saved_card === undefined) return null;
  const card = await findUsableCard(tx, ctx.now(), { userId, id: wanted.saved_card });
  if (card?.brand !== wanted.method || !opensToken(ctx, card) || !wanted.gateways.takesNew(card.gateway))
    throw new DomainError('SAVED_CARD_UNAVAILABLE', 'This player has no such card that is good.');
  return card.gateway;
}

/** @throws DomainError of a method that is closed, or whose limits or the house's an amount in minor units is outside of */
async function requireOpenMethod(
  tx: Queryable,
  gateways: PaymentGateways,
  { currency, method, amount }: Pick<DepositRow, 'currency' | 'method' | 'amount'>,
): Promise<void> {
  const allowed = canDeposit(await openMethods(tx, gateways, currency), method, amount);
  if (!allowed.ok) throw new DomainError(allowed.code, 'This deposit is outside the limits.', allowed.details);
}

/** What the player chose to come with the deposit, as it is kept. @throws DomainError where the bonus can't come with it */
async function readChoice(
  ctx: Context,
  tx: Queryable,
  userId: string,
  { bonus, amount }: CreateDeposit,
): Promise<Pick<DepositRow, 'bonusChoice' | 'bonusTerms'>> {
  if (bonus === undefined) return { bonusChoice: null, bonusTerms: null };
  if (bonus === null) return { bonusChoice: 'without', bonusTerms: null };
  const chosen = { bonusId: bonus, amount: toMinor(amount) };
  return { bonusChoice: 'bonus', bonusTerms: await ctx.listeners.depositBonusChosen(ctx, tx, userId, chosen) };
}

/** Whether a deposit was begun with the same choice: the same bonus, none, or no choice at all. */
const hasSameChoice = ({ bonusChoice, bonusTerms }: DepositRow, { bonus }: CreateDeposit): boolean =>
  bonusChoice === 'bonus' ? bonusTerms?.id === bonus : bonus === (bonusChoice === 'without' ? null : undefined);

/**
 * What a deposit by a saved card is asked again before it is sent again, since it charges the card then: all that may have changed by the
 * player's own word or the house's. The deposit itself does not count against its limits twice.
 * @throws DomainError of the player's state, limits and identity, and of the method's limits
 */
async function requireStill(
  ctx: Context,
  tx: Queryable,
  gateways: PaymentGateways,
  deposit: DepositRow,
): Promise<void> {
  const now = ctx.now();
  const { id, userId, amount, currency } = deposit;
  await requireMay(ctx, tx, userId, 'deposit');
  await requireLimitsSet(ctx, tx, userId, currency);
  await requireOpenMethod(tx, gateways, deposit);
  if (!gateways.takesNew(deposit.gateway))
    throw new DomainError('SAVED_CARD_UNAVAILABLE', 'The gateway of this card takes nothing new now.');
  await requireDepositLimit(tx, now, { userId, currency, except: id }, amount);
  // What was paid in within 30 days has it already.
  const deed = { action: 'deposit', amount: 0n } as const;
  await requireIdentity(tx, now, userId, deed, await identityRulesOf(ctx, tx, userId));
}

/** Begins a deposit, in a transaction and with the player locked. @throws DomainError of the player's state and the method's limits */
async function beginDeposit(ctx: Context, tx: Queryable, userId: string, wanted: Wanted): Promise<DepositRow> {
  const now = ctx.now();
  await requireMay(ctx, tx, userId, 'deposit');
  const currency = await currencyOf(tx, userId);
  await requireLimitsSet(ctx, tx, userId, currency);
  const amount = toMinor(wanted.amount);
  await requireOpenMethod(tx, wanted.gateways, { currency, method: wanted.method, amount });
  const keeper = await requireUsableCard(ctx, tx, userId, wanted);
  await requireFewAwaited(tx, userId);
  await requireDepositLimit(tx, now, { userId, currency }, amount);
  await requireIdentity(tx, now, userId, { action: 'deposit', amount }, await identityRulesOf(ctx, tx, userId));
  const choice = await readChoice(ctx, tx, userId, wanted);
  const [row] = await tx
    .insert(deposits)
    .values({
      id: randomUUID(),
      userId,
      idempotencyKey: wanted.idempotency_key,
      method: wanted.method,
      amount,
      currency,
      status: 'AWAITING_DEPOSIT',
      gateway: keeper ?? wanted.gateways.for('deposits', currency).name,
      returnPath: wanted.return_path,
      locale: wanted.locale,
      keepCard: keepsCard(wanted),
      savedCardId: wanted.saved_card ?? null,
      ...choice,
      createdAt: now,
      expiresAt: addMinutes(now, DEPOSIT_MINUTES),
    })
    .returning();
  if (!row) throw new Error('The deposit just made is not there.');
  return row;
}

type Intent = { deposit: DepositRow; refusal: DomainError | null };

const isUnopened = ({ status, redirectUrl }: DepositRow) => status === 'AWAITING_DEPOSIT' && redirectUrl === null;

/**
 * The deposit of this intent, made now or before. The player's lock makes what is refused hold against two at once. refusal: why it may not
 * be sent now, though it was begun.
 * @throws DomainError IDEMPOTENCY_CONFLICT for another intent by the same key
 */
async function findOrCreateDeposit(ctx: Context, userId: string, wanted: Wanted): Promise<Intent> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const [before] = await tx
      .select()
      .from(deposits)
      .where(and(eq(deposits.userId, userId), eq(deposits.idempotencyKey, wanted.idempotency_key)));
    if (!before) return { deposit: await beginDeposit(ctx, tx, userId, wanted), refusal: null };
    const same =
      before.method === wanted.method &&
      before.amount === toMinor(wanted.amount) &&
      before.returnPath === wanted.return_path &&
      before.keepCard === keepsCard(wanted) &&
      before.savedCardId === (wanted.saved_card ?? null) &&
      hasSameChoice(before, wanted);
    if (!same) throw new DomainError('IDEMPOTENCY_CONFLICT', 'This idempotency key began another deposit.');
    if (before.savedCardId === null || !isUnopened(before)) return { deposit: before, refusal: null };
    // A saved card is charged by this call itself: who was stopped, or lowered a limit, since it was first sent is not charged by sending it again.
    try {
      await requireStill(ctx, tx, wanted.gateways, before);
      return { deposit: before, refusal: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { deposit: before, refusal: error };
    }
  });
}

/** What became of a deposit that may not be sent again: where its card was charged before, that stands. @throws DomainError the refusal, where it was not */
async function findCharged(ctx: Context, deposit: DepositRow, refusal: DomainError): Promise<DepositRow> {
  const found = await findOrOpenAtGateway(ctx, deposit).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error;
    ctx.log.error({ err: error, depositId: deposit.id }, 'payment gateway unavailable');
    return deposit;
  });
  if (found.status === 'AWAITING_DEPOSIT') throw refusal;
  return found;
}

/**
 * Starts a deposit, or answers the one this key started. redirectUrl is the gateway's page; null once the deposit is settled, as one by a
 * saved card mostly is.
 * @throws DomainError DEPOSIT_BELOW_MINIMUM, DEPOSIT_ABOVE_MAXIMUM, PAYMENT_METHOD_UNAVAILABLE, SAVED_CARD_UNAVAILABLE, IDEMPOTENCY_CONFLICT, of the bonus that was
 * chosen BONUS_NOT_FOR_DEPOSIT, DEPOSIT_BELOW_BONUS_MINIMUM, and of the player's limits LIMITS_NEEDED, LIMIT_REACHED, of their state PLAYER_TIMED_OUT, PLAYER_SELF_EXCLUDED, PLAYER_SUSPENDED, ACCOUNT_CLOSED, of their
 * country CLOSED_IN_COUNTRY, PLAY_MONEY_ONLY, of their identity IDENTITY_NEEDED;
 * PAYMENT_GATEWAY_UNAVAILABLE: no page was opened, so nothing was charged, and the same call may be repeated; TOO_MANY_REQUESTS. Whether a saved card
 * was charged is not known where the gateway does not answer: the deposit is answered as awaited then, and looked for.
 */
export async function createDeposit(ctx: Context, caller: Caller, wanted: CreateDeposit) {
  if (wanted.saved_card !== undefined) await countAttempt(ctx, ctx.db, { what: 'card-charge', contact: caller.userId });
  const intent = await findOrCreateDeposit(ctx, caller.userId, { ...wanted, gateways: await paymentGateways(ctx) });
  let { deposit } = intent;
  if (intent.refusal) deposit = await findCharged(ctx, deposit, intent.refusal);
  if (isUnopened(deposit)) {
    try {
      deposit = await openAtGateway(ctx, deposit);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      ctx.log.error({ err: error, depositId: deposit.id }, 'payment gateway unavailable');
      if (deposit.savedCardId !== null) return { deposit: depositView(deposit), redirect_url: null };
      throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE', 'The payment gateway does not answer; try again later.');
    }
  }
  return {
    deposit: depositView(deposit),
    redirect_url: deposit.status === 'AWAITING_DEPOSIT' ? deposit.redirectUrl : null,
  };
}
