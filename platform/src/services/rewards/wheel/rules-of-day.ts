import type { Currency } from '@kozyr/contracts/money';
import type { WheelRules } from '@kozyr/contracts/promotions/wheel';
import type { WheelSector } from '@kozyr/contracts/wheel';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { readRulesAt } from '../../kernel/promotions/read-rules';
import { wheelDay } from './rules';

/** The rules of the wheel on the day of a moment: those that held at the midnight it began with. Nothing changes within a day. */
export const rulesOfWheel = async (db: Pick<Queryable, 'select'>, now: Date, currency: Currency): Promise<WheelRules> =>
  (await readRulesAt(db, 'wheel', wheelDay(now, currency).beginsAt)).value;

/** The sectors of some rules as players of a currency see them. */
export const sectorsOf = ({ sectors }: WheelRules, currency: Currency): WheelSector[] =>
  sectors.map(({ id, suit, chance, amounts }) => ({ id, amount: amounts[currency], chance, suit }));

/** Today's wheel in both currencies, for everybody. */
export async function listWheels(ctx: Context): Promise<Record<Currency, { sectors: WheelSector[] }>> {
  const now = ctx.now();
  const uah = await rulesOfWheel(ctx.db, now, 'uah');
  const kzt = await rulesOfWheel(ctx.db, now, 'kzt');
  return { uah: { sectors: sectorsOf(uah, 'uah') }, kzt: { sectors: sectorsOf(kzt, 'kzt') } };
}
