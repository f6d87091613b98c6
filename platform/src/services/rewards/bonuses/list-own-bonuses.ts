import { bonusLabelSchema } from '@kozyr/contracts/bonuses';
import type { Locale } from '@kozyr/contracts/locales';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { OwnBonus } from '@kozyr/contracts/own-bonuses';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { userBonusEvents, userBonuses } from '../../../db/schema/bonuses';
import { inLanguage, type UserBonusRow } from '../../money/user-bonuses/bonus-view';

type EventRow = typeof userBonusEvents.$inferSelect;

const depositOf = ({ depositAmount, terms }: UserBonusRow): string | null => {
  if (depositAmount > 0n) return fromMinor(depositAmount);
  return toMinor(terms.min_deposit_amount) > 0n ? terms.min_deposit_amount : null;
};

/** A user bonus as it is now, without what moved its money. */
export function ownTerms(row: UserBonusRow): Omit<OwnBonus, 'events'> {
  return {
    id: row.id,
    bonus_id: row.bonusId,
    name: row.terms.name,
    label: bonusLabelSchema.parse(row.terms.bonus_group.name),
    currency: row.currency,
    status: row.status,
    end_reason: row.endReason,
    initial_amount: fromMinor(row.initialAmount),
    deposit_amount: depositOf(row),
    wager: row.terms.wager,
    hours: row.terms.burning_on_timeout && row.terms.activations_offset > 0 ? row.terms.activations_offset : null,
    released: fromMinor(row.released),
    forfeited: fromMinor(row.forfeited),
    subscribed_at: row.subscribedAt.toISOString(),
    activated_at: row.activatedAt?.toISOString() ?? null,
    completed_at: row.completedAt?.toISOString() ?? null,
  };
}

function ownView(row: UserBonusRow, events: readonly EventRow[]): OwnBonus {
  return {
    ...ownTerms(row),
    events: events.flatMap(({ at, kind, amount }) =>
      kind === 'wagered' ? [] : [{ at: at.toISOString(), kind, amount: amount === null ? null : fromMinor(amount) }],
    ),
  };
}

/** Every bonus the player has taken, newest first, with each move of its money; page counts from 1. */
export async function listOwnBonuses(
  ctx: Context,
  caller: Caller,
  { page, pageSize, locale }: Record<'page' | 'pageSize', number> & { locale: Locale },
) {
  const mine = eq(userBonuses.userId, caller.userId);
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(userBonuses)
      .where(mine)
      .orderBy(desc(userBonuses.subscribedAt), desc(userBonuses.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.$count(userBonuses, mine),
  ]);
  const ids = rows.map(({ id }) => id);
  const events =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(userBonusEvents)
          .where(inArray(userBonusEvents.userBonusId, ids))
          .orderBy(asc(userBonusEvents.id));
  const items = rows.map((row) =>
    ownView(
      { ...row, terms: inLanguage(row.terms, locale) },
      events.filter(({ userBonusId }) => userBonusId === row.id),
    ),
  );
  return { items, total, page, pageSize };
}
