import { type BonusSetting, WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonuses, bonusGroups, bonusSettings } from '../../../db/schema/bonuses';
import { zoneClock } from '../../kernel/time/zone-clock';
import { countActivations } from './internal/facts';

const CLOSED = { enabled: false, time_from: '00:00', time_to: '00:00' };
type SettingRow = typeof bonusSettings.$inferSelect;

/** A whole week of a setting: a day it does not name is closed. */
export function weekOf({
  daysOfWeekActive: days,
}: Pick<SettingRow, 'daysOfWeekActive'>): BonusSetting['options']['days_of_week_active'] {
  return {
    monday: days.monday ?? CLOSED,
    tuesday: days.tuesday ?? CLOSED,
    wednesday: days.wednesday ?? CLOSED,
    thursday: days.thursday ?? CLOSED,
    friday: days.friday ?? CLOSED,
    saturday: days.saturday ?? CLOSED,
    sunday: days.sunday ?? CLOSED,
  };
}

/** The bonuses of a group that are on offer in a currency, and what they give by weekday: percent, "10.00". */
export async function offersByWeekday(db: Queryable, { code, currency }: Pick<SettingRow, 'code' | 'currency'>) {
  const rows = await db
    .select({ bonus: bonuses })
    .from(bonuses)
    .innerJoin(bonusGroups, eq(bonusGroups.id, bonuses.groupId))
    .where(and(eq(bonusGroups.name, code), eq(bonuses.currency, currency), eq(bonuses.status, 'ACTIVE')));
  const percents: NonNullable<BonusSetting['percents']> = {};
  for (const { bonus } of rows)
    for (const day of bonus.type === 'PERCENTAGE' ? bonus.activeOnDays : []) {
      const name = WEEKDAYS[day - 1];
      if (name) percents[name] = fromMinor(bonus.amount);
    }
  return { rows, percents };
}

/** What the bonuses of a group give by weekday, and how many of today's activations the player has left. */
async function offersOf(ctx: Context, caller: Caller, setting: SettingRow) {
  const now = ctx.now();
  const { currency } = setting;
  const { rows, percents } = await offersByWeekday(ctx.db, setting);
  const { weekday } = zoneClock(now, currency);
  const today = rows.find(({ bonus }) => bonus.activeOnDays.includes(weekday) && bonus.isDailyActivation)?.bonus;
  if (!today || today.maxUniqueActivations === 0) return { percents, left: undefined };
  const { own_today: used } = await countActivations(ctx.db, now, caller.userId, today);
  return { percents, left: Math.max(0, today.maxUniqueActivations - used) };
}

/** On which days and at which hours bonuses are given in a currency; spec §3. */
export async function getBonusSettings(
  ctx: Context,
  caller: Caller,
  currency: Currency,
): Promise<{ items: BonusSetting[] }> {
  const rows = await ctx.db.select().from(bonusSettings).where(eq(bonusSettings.currency, currency));
  const items = await Promise.all(
    rows.map(async (row): Promise<BonusSetting> => {
      const { percents, left } = await offersOf(ctx, caller, row);
      return {
        code: row.code,
        wager: row.wager,
        options: { days_of_week_active: weekOf(row) },
        ...(left === undefined ? {} : { usage_count: left }),
        ...(Object.keys(percents).length === 0 ? {} : { percents }),
      };
    }),
  );
  return { items };
}
