import type { BonusLabel } from '@kozyr/contracts/bonuses';
import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import type { OperatorBonusSetting } from '@kozyr/contracts/operator/bonus-settings';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonusSettings } from '../../../db/schema/bonuses';
import { offersByWeekday } from '../../rewards/bonuses/bonus-settings';
import { readCalendar, wholeWeek } from '../../rewards/bonuses/calendar';

export type SettingKey = { code: BonusLabel; currency: Currency };
type Row = typeof bonusSettings.$inferSelect;

const ALL_DAY = { enabled: true, time_from: '00:00', time_to: '23:59' };

/** What holds where nothing is set: all hours. */
const unset = (key: SettingKey): Row => ({
  ...key,
  version: 0,
  wager: 1,
  daysOfWeekActive: {
    monday: ALL_DAY,
    tuesday: ALL_DAY,
    wednesday: ALL_DAY,
    thursday: ALL_DAY,
    friday: ALL_DAY,
    saturday: ALL_DAY,
    sunday: ALL_DAY,
  },
});

/** The setting of a group in a currency; a condition on its primary key. */
export const isSetting = ({ code, currency }: SettingKey) =>
  and(eq(bonusSettings.code, code), eq(bonusSettings.currency, currency));

async function viewOf(db: Queryable, now: Date, row: Row): Promise<OperatorBonusSetting> {
  const { percents } = await offersByWeekday(db, row);
  const holding = await readCalendar(db, row, now);
  return {
    code: row.code,
    currency: row.currency,
    version: row.version,
    wager: holding?.wager ?? row.wager,
    options: { days_of_week_active: holding?.days ?? wholeWeek(row.daysOfWeekActive) },
    percents,
  };
}

/** What holds of a group in a currency; version 0 where none was set at once, and all hours where no version says otherwise either. */
export async function readBonusSetting(db: Queryable, now: Date, key: SettingKey): Promise<OperatorBonusSetting> {
  const [row] = await db.select().from(bonusSettings).where(isSetting(key));
  return viewOf(db, now, row ?? unset(key));
}

/** Every setting there is, and those of PercentDeposit whether set or not, by code and currency. */
export async function listBonusSettings(ctx: Context): Promise<{ items: OperatorBonusSetting[] }> {
  const rows = await ctx.db.select().from(bonusSettings).orderBy(asc(bonusSettings.code), asc(bonusSettings.currency));
  const usual = CURRENCIES.map((currency) => unset({ code: 'PercentDeposit', currency }));
  const missing = usual.filter((one) => !rows.some((row) => row.code === one.code && row.currency === one.currency));
  return { items: await Promise.all([...missing, ...rows].map((row) => viewOf(ctx.db, ctx.now(), row))) };
}
