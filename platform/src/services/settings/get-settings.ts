import type { SettingTag } from '@kozyr/contracts/settings';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { settings } from '../../db/schema/settings';

type Entry = { code: string; value: { value: string } };

/** The settings of a tag as the entries of spec §3, by code. Those the operator has removed are absent. */
export async function getSettings(ctx: Pick<Context, 'db'>, tag: SettingTag): Promise<{ data: Entry[] }> {
  const rows = await ctx.db.select().from(settings).where(eq(settings.tag, tag)).orderBy(asc(settings.code));
  return { data: rows.map(({ code, value }) => ({ code, value: { value } })) };
}
