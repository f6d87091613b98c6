import type { SettingTag } from '@kozyr/contracts/settings';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { settings } from '../../../db/schema/settings';
import { INTERNAL_CODES } from './registry';

type Entry = { code: string; value: { value: string } };

/** The settings of a tag as the entries of spec §3, by code. Those the operator has removed are absent. */
export async function getSettings(ctx: Pick<Context, 'db'>, tag: SettingTag): Promise<{ data: Entry[] }> {
  const rows = await ctx.db
    .select()
    .from(settings)
    .where(and(eq(settings.tag, tag), notInArray(settings.code, [...INTERNAL_CODES])))
    .orderBy(asc(settings.code));
  return { data: rows.map(({ code, value }) => ({ code, value: { value } })) };
}
