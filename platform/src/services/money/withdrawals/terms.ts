import type { Locale } from '@kozyr/contracts/locales';
import { CURRENCY_ZONES, type Currency, fromMinor } from '@kozyr/contracts/money';
import type { WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import { getBalances } from '../../../ledger/balances';
import { placesNow } from '../../kernel/jurisdictions/places';
import { readProtection } from '../../kernel/protection/require-may';
import { hasLeft, stateAt } from '../../kernel/protection/rules';
import { type Restrictions, readRestrictions } from '../../kernel/settings/registry';
import { outstandingOf } from '../chargebacks/outstanding-of';
import { activeBonusOf } from '../user-bonuses/active-bonus';
import { inLanguage } from '../user-bonuses/bonus-view';
import { ownGameMoney } from './internal/own-game-money';
import { usualTimes } from './internal/usual-times';
import { blockOf, type PayoutLimits } from './rules';

export type Payee = { id: string; currency: Currency; rating: number };

/** The player who is to be paid. @throws DomainError UNAUTHORIZED */
export async function payee(db: Queryable, userId: string): Promise<Payee> {
  const [player] = await db
    .select({ id: users.id, currency: users.currency, rating: users.rating })
    .from(users)
    .where(eq(users.id, userId));
  if (!player) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  return player;
}

const moment = z.union([z.date(), z.string().transform((text) => new Date(text))]);
const usedSchema = z.tuple([
  z.object({
    sum: z.string().transform(BigInt),
    today: z.coerce.number(),
    room_at: moment.nullable(),
    tomorrow: moment,
  }),
]);

/** What the player has asked for in 24 hours and today. Denied ones are not counted: their money came back. */
async function countUsed(db: Queryable, { id, currency }: Payee, now: Date) {
  const zone = CURRENCY_ZONES[currency];
  const at = sql`${now}::timestamptz`;
  const { rows } = await db.execute(sql`
    select coalesce(sum(amount) filter (where created_at > ${at} - interval '24 hours'), 0)::text as sum,
      count(*) filter (where created_at >= date_trunc('day', ${at}, ${zone})) as today,
      min(created_at) filter (where created_at > ${at} - interval '24 hours') + interval '24 hours' as room_at,
      (date_trunc('day', ${at} at time zone ${zone}) + interval '1 day') at time zone ${zone} as tomorrow
    from withdrawals
    where user_id = ${id} and status <> 'DENIED' and created_at > ${at} - interval '26 hours'`);
  return usedSchema.parse(rows)[0];
}

export type PayeeTerms = PayoutLimits & {
  restrictions: Restrictions;
  freesAt: Date | null;
  /** The wallets that a withdrawal takes from, in their order. */
  wallets: readonly ('electronic' | 'game')[];
};

/** Whether money can be played at all by the law of the country of their account, wherever they are now. */
async function playsForMoney(ctx: Context, db: Queryable, id: string): Promise<boolean> {
  const [user] = await db.select({ profiles: users.profiles }).from(users).where(eq(users.id, id));
  return (await placesNow(ctx))(user?.profiles.slice(0, 1) ?? []).mode === 'real';
}

/**
 * What may be taken out at all: winnings alone (spec §1), and by who has excluded themselves, closed the account or is of a country where
 * nobody plays for money any more also what was paid in and never played, since they cannot play it.
 */
async function withdrawable(
  ctx: Context,
  db: Queryable,
  { id, currency }: Payee,
): Promise<Pick<PayeeTerms, 'available' | 'wallets'> & { left: boolean }> {
  const { electronic, game } = await getBalances(db, id, currency);
  if (!hasLeft(stateAt(await readProtection(db, id), ctx.now()).state) && (await playsForMoney(ctx, db, id)))
    return { available: electronic, wallets: ['electronic'], left: false };
  return {
    available: electronic + (await ownGameMoney(db, { id, currency }, game)),
    wallets: ['electronic', 'game'],
    left: true,
  };
}

/** How the player stands for a withdrawal now; amounts in minor units. */
export async function readPayeeTerms(ctx: Context, db: Queryable, player: Payee): Promise<PayeeTerms> {
  const restrictions = await readRestrictions(db);
  const { available, wallets, left } = await withdrawable(ctx, db, player);
  const { sum, today, room_at: roomAt, tomorrow } = await countUsed(db, player, ctx.now());
  const maximum = restrictions.payoutMaximum24h[player.currency];
  const left24h = sum < maximum ? maximum - sum : 0n;
  const leftPerDay = Math.max(0, restrictions.payoutMaximumPerDay - today);
  const least = restrictions.payoutMinimum[player.currency];
  // Who has left takes out the last coin, and needs no stars for it.
  const minimum = left && available > 0n && available < least ? available : least;
  return {
    restrictions,
    rating: player.rating,
    minRating: left ? 0 : restrictions.payoutMinRating,
    owed: await outstandingOf(db, player.id),
    available,
    wallets,
    minimum,
    left24h,
    leftPerDay,
    freesAt: leftPerDay === 0 ? tomorrow : left24h < minimum ? roomAt : null,
  };
}

/** The running bonus that a withdrawal ends, with the money that is lost then; null when it ends none. */
async function burnedBy(db: Queryable, userId: string, locale: Locale): Promise<WithdrawalTerms['burns']> {
  const bonus = await activeBonusOf(db, userId);
  if (bonus?.status !== 'ACTIVE' || !bonus.bonus.burning_on_withdrawal) return null;
  return { bonus_id: bonus.bonus_id, name: inLanguage(bonus.bonus, locale).name, amount: bonus.bonus_amount };
}

/** What the player can withdraw now, the limits, what stands in the way, and how long it usually takes. */
export async function getWithdrawalTerms(ctx: Context, caller: Caller, locale: Locale): Promise<WithdrawalTerms> {
  const now = ctx.now();
  const player = await payee(ctx.db, caller.userId);
  const terms = await readPayeeTerms(ctx, ctx.db, player);
  const { restrictions, rating, minRating } = terms;
  return {
    currency: player.currency,
    available: fromMinor(terms.available),
    unplayed_included: terms.wallets.includes('game'),
    minimum: fromMinor(terms.minimum),
    maximum_24h: fromMinor(restrictions.payoutMaximum24h[player.currency]),
    left_24h: fromMinor(terms.left24h),
    maximum_per_day: restrictions.payoutMaximumPerDay,
    left_per_day: terms.leftPerDay,
    frees_at: terms.freesAt?.toISOString() ?? null,
    rating,
    min_rating: minRating ?? rating + 1,
    block: blockOf(terms),
    ...(await usualTimes(ctx.db, now)),
    burns: await burnedBy(ctx.db, player.id, locale),
  };
}
