import { type BonusSetting, WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonuses, bonusGroups } from '../../../db/schema/bonuses';
import { zoneClock } from '../../kernel/time/zone-clock';
import { type Calendar, readCalendars } from './calendar';
import { countActivations } from './internal/facts';

/** The bonuses of a group that are on offer in a currency, and what they give by weekday: percent, "10.00". */
export async function offersByWeekday(db: Queryable, { code, currency }: Pick<Calendar, 'code' | 'currency'>) {
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
async function offersOf(ctx: Context, caller: Caller, setting: Calendar) {
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
  const calendars = await readCalendars(ctx.db, currency, ctx.now());
  const items = await Promise.all(
    calendars.map(async (calendar): Promise<BonusSetting> => {
      const { percents, left } = await offersOf(ctx, caller, calendar);
      return {
        code: calendar.code,
        wager: calendar.wager,
        options: { days_of_week_active: calendar.days },
        ...(left === undefined ? {} : { usage_count: left }),
        ...(Object.keys(percents).length === 0 ? {} : { percents }),
      };
    }),
  );
  return { items };
}
