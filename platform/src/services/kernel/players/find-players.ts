import type { OperatorPlayer } from '@kozyr/contracts/operator/players';
import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { parseEmail, parsePhone } from './contact';
import { operatorPlayerView } from './player-view';

const MAX_FOUND = 20;

/** What a support agent may have been told: an id, an email, a phone in any form, or how it ends. Null when it is none. */
export function wantedBy(find: string): SQL | null {
  const id = z.uuid().safeParse(find).data;
  if (id !== undefined) return eq(users.id, id);
  if (find.includes('@')) {
    const email = parseEmail(find);
    return email && eq(users.email, email.value);
  }
  const whole = [parsePhone(find, 'UA'), parsePhone(find, 'KZ')].flatMap((phone) => (phone ? [phone.value] : []));
  const digits = find.replaceAll(/\D/g, '');
  const found = [
    ...whole.map((phone) => eq(users.phone, phone)),
    ...(/^[\d\s()+-]+$/.test(find) && digits.length >= 4 ? [sql`${users.phone} like ${`%${digits}`}`] : []),
  ];
  return found.length > 0 ? (or(...found) ?? null) : null;
}

/** Players by id, phone, the end of a phone, or email; the newest first, 20 at most. */
export async function findPlayers(ctx: Context, find: string): Promise<{ items: OperatorPlayer[] }> {
  const wanted = wantedBy(find);
  if (!wanted) return { items: [] };
  const rows = await ctx.db.select().from(users).where(wanted).orderBy(desc(users.createdAt)).limit(MAX_FOUND);
  return { items: await Promise.all(rows.map((row) => operatorPlayerView(ctx.db, row))) };
}
