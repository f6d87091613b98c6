import type { Notification, NotificationChoices, NotificationSettings } from '@kozyr/contracts/notifications';
import { desc, eq } from 'drizzle-orm';
import { notifications } from '../../platform/src/db/schema/notifications';
import { tellPlayer } from '../../platform/src/services/kernel/notifications/write-notifications';
import type { TestPlayer } from './funded-player';
import type { TestPlatform } from './platform';

type Who = Pick<TestPlayer, 'bearer'>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls what is below /users/notifications as the player, by one sign-in. */
export async function ask(platform: TestPlatform, { bearer }: Who, url = '', method: Method = 'GET', body?: object) {
  const answer = await platform.app.inject({
    method,
    url: `/users/notifications${url}`,
    headers: bearer,
    ...(body ? { body } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

export const centreOf = async (platform: TestPlatform, player: Who): Promise<Notification[]> =>
  (await ask(platform, player)).body.items;
export const newsOf = async (platform: TestPlatform, player: Who) =>
  (await centreOf(platform, player)).map(({ news }) => news);
export const unreadOf = async (platform: TestPlatform, player: Who): Promise<number> =>
  (await ask(platform, player, '/unread')).body.unread;

/** Sets some choices and quiet hours, and leaves the other choices as they are. */
export async function choose(
  platform: TestPlatform,
  player: Who,
  choices: Partial<NotificationChoices>,
  quiet: NotificationSettings['quiet'] = null,
): Promise<void> {
  const known: NotificationSettings = (await ask(platform, player, '/settings')).body;
  const body = { choices: { ...known.choices, ...choices }, quiet };
  const answer = await ask(platform, player, '/settings', 'PUT', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** Tells a player, as an answer of support does. */
export const tellOfAnswer = ({ ctx, clock }: TestPlatform, { id: userId }: Pick<TestPlayer, 'id'>, message = '1') =>
  ctx.db.transaction((tx) =>
    tellPlayer(tx, clock.now, {
      userId,
      key: `chat:${message}`,
      news: { kind: 'chat', message_id: message },
      until: new Date(clock.now.getTime() + 24 * 3_600_000),
    }),
  );

/** What became of a player's pushes, the newest first. */
export async function pushesOf({ ctx }: TestPlatform, { id }: Pick<TestPlayer, 'id'>) {
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(desc(notifications.createdAt));
  return rows.map(({ push }) => push);
}
