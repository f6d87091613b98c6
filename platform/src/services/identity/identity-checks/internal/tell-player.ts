import { type Locale, localeOf } from '@kozyr/contracts/locales';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { postMessage } from '../../../../gateways/messages/post-message';
import { daysLater } from '../../../kernel/time/days';
import type { CheckRow } from './check-view';

/** News of a check that is older than this is of no use to anybody. */
const NEWS_DAYS = 3;

/** Leaves a message to the player of a check in its language, by their phone or else their email, in the transaction of what it tells. */
export async function tellPlayer(
  ctx: Context,
  tx: Queryable,
  { userId, locale: language }: CheckRow,
  say: (locale: Locale) => string,
): Promise<void> {
  const [user] = await tx.select({ phone: users.phone, email: users.email }).from(users).where(eq(users.id, userId));
  const to = user?.phone ?? user?.email;
  if (!to) return;
  const locale = localeOf(language);
  await postMessage(ctx, tx, {
    channel: user?.phone ? 'sms' : 'email',
    to,
    locale,
    body: say(locale),
    code: null,
    expiresAt: daysLater(ctx.now(), NEWS_DAYS),
  });
}
