import { createHmac } from 'node:crypto';
import type { SupportIdentity, SupportWidget } from '@kozyr/contracts/chat';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import type { Env } from '../../../env';
import { DomainError } from '../../../errors';

type WidgetEnv = Pick<Env, 'SUPPORT_WIDGET_URL' | 'SUPPORT_WIDGET_TOKEN' | 'SUPPORT_WIDGET_SECRET'>;

/**
 * The outside help desk's widget (Chatwoot speaks so) that takes the place of our own chat; null: our own.
 * @throws Error with one line when only a part of its settings is there
 */
export function supportWidget(env: WidgetEnv): (SupportWidget & { secret: string }) | null {
  const { SUPPORT_WIDGET_URL: url, SUPPORT_WIDGET_TOKEN: token, SUPPORT_WIDGET_SECRET: secret } = env;
  if (url && token && secret) return { url, token, secret };
  if (url || token || secret)
    throw new Error(
      'Settings are wrong: SUPPORT_WIDGET_URL, SUPPORT_WIDGET_TOKEN and SUPPORT_WIDGET_SECRET go together: set all or none. See .env.example.',
    );
  return null;
}

/** What proves to the help desk that its visitor is this player: without the secret nobody makes it for somebody else. */
export function identifierHash(secret: string, identifier: string): string {
  return createHmac('sha256', secret).update(identifier).digest('hex');
}

/** Who the player is to the help desk. @throws DomainError NOT_FOUND while the chat is our own */
export async function supportIdentity(ctx: Context, { userId }: Pick<Caller, 'userId'>): Promise<SupportIdentity> {
  const widget = supportWidget(ctx.env);
  const [player] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!widget || !player) throw new DomainError('NOT_FOUND', 'Support answers by our own chat.');
  const phone = player.phone && `+${player.phone}`;
  return {
    identifier: userId,
    identifier_hash: identifierHash(widget.secret, userId),
    name: phone ?? player.email ?? userId,
    email: player.email,
    phone_number: phone,
  };
}
