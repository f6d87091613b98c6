import type { BonusSetting, WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import type { BonusLabel } from '@kozyr/contracts/bonuses';
import type { Currency } from '@kozyr/contracts/money';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { bonusSettings } from '../../../db/schema/bonuses';
import { readRulesAt } from '../../kernel/promotions/read-rules';

/** The bonuses whose days and hours are versioned settings; of all others an operator sets them at once. */
export const VERSIONED_CODE = 'PercentDeposit' as const satisfies BonusLabel;

type Window = BonusSetting['options']['days_of_week_active'][(typeof WEEKDAYS)[number]];

/** On which days and at which hours bonuses of a code are given, in the currency's zone, and the wager players are told. */
export type Calendar = {
  code: BonusLabel;
  currency: Currency;
  wager: number;
  days: BonusSetting['options']['days_of_week_active'];
};

const CLOSED = { enabled: false, time_from: '00:00', time_to: '00:00' };

/** A whole week of days as they are kept: one that is not named is closed. */
export const wholeWeek = (days: Partial<Record<(typeof WEEKDAYS)[number], Window>>): Calendar['days'] => ({
  monday: days.monday ?? CLOSED,
  tuesday: days.tuesday ?? CLOSED,
  wednesday: days.wednesday ?? CLOSED,
  thursday: days.thursday ?? CLOSED,
  friday: days.friday ?? CLOSED,
  saturday: days.saturday ?? CLOSED,
  sunday: days.sunday ?? CLOSED,
});

/**
 * Every calendar of a currency that holds at a moment. Of the percentage on deposit it is what the version in force says, and until one
 * has begun what was set before there were versions. A code without one is given at all hours.
 */
export async function readCalendars(db: Queryable, currency: Currency, at: Date): Promise<Calendar[]> {
  const rows = await db.select().from(bonusSettings).where(eq(bonusSettings.currency, currency));
  const set = rows.map(({ code, wager, daysOfWeekActive }) => ({
    code,
    currency,
    wager,
    days: wholeWeek(daysOfWeekActive),
  }));
  const { version, value } = await readRulesAt(db, 'percentages', at);
  if (version === 0) return set;
  return [{ code: VERSIONED_CODE, currency, ...value[currency] }, ...set.filter(({ code }) => code !== VERSIONED_CODE)];
}

async function readSet(
  db: Queryable,
  { code, currency }: Pick<Calendar, 'code' | 'currency'>,
): Promise<Pick<Calendar, 'wager' | 'days'> | null> {
  const [row] = await db
    .select()
    .from(bonusSettings)
    .where(and(eq(bonusSettings.code, code), eq(bonusSettings.currency, currency)));
  return row ? { wager: row.wager, days: wholeWeek(row.daysOfWeekActive) } : null;
}

/** What was set of the percentage on deposit before there were versions, which holds until one has begun; null: nothing. */
export const readSetBefore = (db: Queryable, currency: Currency) => readSet(db, { code: VERSIONED_CODE, currency });

/** The calendar of a code that holds at a moment; null: all hours. */
export async function readCalendar(
  db: Queryable,
  { code, currency }: Pick<Calendar, 'code' | 'currency'>,
  at: Date,
): Promise<Calendar | null> {
  if (code === VERSIONED_CODE) {
    const { version, value } = await readRulesAt(db, 'percentages', at);
    if (version > 0) return { code, currency, ...value[currency] };
  }
  const set = await readSet(db, { code, currency });
  return set && { code, currency, ...set };
}
