import { type InEveryLanguage, localeOf } from '@kozyr/contracts/locales';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { postMessage } from '../../../gateways/messages/post-message';
import { countOnly } from '../limits/attempts';
import { daysLater } from '../time/days';

/** By email where emails are sent, since it costs nothing and has room; else by SMS. Null: there is no way to the player. */
function wayTo({ env }: Context, { email, phone }: typeof users.$inferSelect) {
  if (email !== null && env.SEND_EMAIL_ENABLED) return { channel: 'email', to: email } as const;
  return phone !== null && env.SEND_SMS_ENABLED ? ({ channel: 'sms', to: phone } as const) : null;
}

/**
 * Tells a player what has happened to their account, in the language they last signed in with: in the transaction of that, so that it is told
 * exactly if it was done. It holds nothing that opens anything, and nothing that a caller has written. After ten in a day no more are sent.
 */
export async function notifyPlayer(
  ctx: Context,
  tx: Queryable,
  { userId, text }: { userId: string; text: InEveryLanguage },
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const way = user ? wayTo(ctx, user) : null;
  if (!user || !way) return;
  const { count, max } = await countOnly(ctx, tx, { what: 'notice', contact: userId });
  if (count > max) return;
  const locale = localeOf(user.locale ?? undefined);
  await postMessage(ctx, tx, { ...way, locale, body: text[locale], code: null, expiresAt: daysLater(ctx.now(), 1) });
}
