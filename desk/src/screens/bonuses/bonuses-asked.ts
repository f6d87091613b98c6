import { isDay } from '@desk/lib/format/utc-day';
import { bonusLabelSchema, bonusStatusSchema } from '@kozyr/contracts/bonuses';
import { currencySchema } from '@kozyr/contracts/money';
import { BONUS_SORTS } from '@kozyr/contracts/operator/bonuses';
import * as z from 'zod/mini';
import { BONUS_TYPES } from './kinds';

type Asked = Readonly<Record<string, string | undefined>>;

const chosen = <S extends z.ZodMiniType>(schema: S, value: string | undefined): z.output<S> | undefined =>
  z.safeParse(schema, value).data;
const day = (value: string | undefined) => (isDay(value) && value.startsWith('20') ? value : undefined);

/** The sort that holds while the address names none. */
export const BONUS_SORT = BONUS_SORTS[0];

/** What the list of bonuses is asked by an address; what can be no filter of it is left out. */
export const bonusesAsked = (asked: Asked) => ({
  status: chosen(bonusStatusSchema, asked.status),
  group: chosen(bonusLabelSchema, asked.group),
  type: chosen(z.enum(BONUS_TYPES), asked.type),
  currency: chosen(currencySchema, asked.currency),
  from: day(asked.from),
  to: day(asked.to),
  find: asked.find?.slice(0, 80) || undefined,
  sort: chosen(z.enum(BONUS_SORTS), asked.sort),
});
