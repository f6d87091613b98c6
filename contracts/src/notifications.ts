import * as z from 'zod/mini';
import { battleTierSchema } from './battles';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';
import { pageQuery, paginated } from './pagination';

/** What a player is told of, in the order in which they choose among them. */
export const NOTIFICATION_KINDS = ['payout', 'chat', 'battle', 'bonus', 'wheel'] as const;
export const notificationKindSchema = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof notificationKindSchema>;

/** Kinds that tell of a promotion: nobody is told by them who may not be told of promotions (may_promote of the user). */
export const PROMOTIONAL_KINDS: readonly NotificationKind[] = ['bonus', 'wheel'];

/** What a notification tells, without words: each reader's own language says it. */
export const notificationNewsSchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('payout'),
      withdrawal_id: z.uuid(),
      amount: moneySchema,
      currency: currencySchema,
      outcome: z.enum(['paid', 'declined']).check(z.describe('declined: the money is back in the wallet.')),
    })
    .check(z.describe('A withdrawal has ended.')),
  z
    .object({ kind: z.literal('chat'), message_id: z.string() })
    .check(z.describe('Support has written. What, stands in the thread alone.')),
  z
    .object({
      kind: z.literal('battle'),
      battle_id: z.uuid(),
      tier: battleTierSchema,
      currency: currencySchema,
      place: z.nullable(z.number().check(z.int())).check(z.describe('null: not qualified.')),
      prize: z.nullable(moneySchema).check(z.describe('To the game balance; null: none.')),
    })
    .check(z.describe('A battle that the player entered is over.')),
  z
    .object({
      kind: z.literal('bonus'),
      user_bonus_id: z.uuid(),
      name: z.string().check(z.describe('As the player was shown it when they took it.')),
      ends_at: z.string(),
    })
    .check(z.describe('A bonus that runs ends within 24 hours.')),
  z
    .object({ kind: z.literal('wheel'), until: z.string().check(z.describe('Then this turn is over.')) })
    .check(z.describe('The player may spin the wheel.')),
]);
export type NotificationNews = z.infer<typeof notificationNewsSchema>;

export const notificationSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  read: z.boolean(),
  news: notificationNewsSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

const unreadSchema = z.object({ unread: z.number().check(z.int(), z.minimum(0)) });

/** Where a kind is told: in the centre, by push, both or nowhere. */
const choiceSchema = z.object({ centre: z.boolean(), push: z.boolean() });
export type NotificationChoice = z.infer<typeof choiceSchema>;

const choicesSchema = z.object({
  payout: choiceSchema,
  chat: choiceSchema,
  battle: choiceSchema,
  bonus: choiceSchema,
  wheel: choiceSchema,
});
export type NotificationChoices = z.infer<typeof choicesSchema>;

const clockSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.describe('HH:MM, 00:00 to 23:59.'));

/** When nothing is pushed, by the clock of the zone of the player's currency; over midnight where `to` is not later than `from`. */
const quietHoursSchema = z
  .object({ from: clockSchema, to: clockSchema })
  .check(z.refine(({ from, to }) => from !== to, 'Quiet hours that end when they begin would never end.'));
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** How pushes reach this device. push: by the browser's push service. page: while a page of ours is open. off: not asked for. */
const deviceSchema = z.enum(['off', 'push', 'page']);
export type PushDevice = z.infer<typeof deviceSchema>;

const settingsSchema = z.object({
  choices: choicesSchema,
  quiet: z.nullable(quietHoursSchema).check(z.describe('null: no quiet hours.')),
  device: deviceSchema.check(z.describe('Of the sign-in that asks: each device is asked for by itself.')),
  public_key: z
    .nullable(z.string())
    .check(
      z.describe('The VAPID key a browser subscribes with, base64url; null: no push service is called from here.'),
    ),
});
export type NotificationSettings = z.infer<typeof settingsSchema>;

/** What a browser's push service gave (PushSubscription.toJSON()). */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().check(z.maxLength(1000), z.describe('Of a push service that we know, https.')),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/), z.describe('A point of P-256, 65 bytes, base64url.')),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/), z.describe('16 bytes, base64url.')),
  }),
});

/** The words of a push, in the language of its player, and what it is about. The service worker makes the address of its link. */
export const pushMessageSchema = z.object({
  id: z.uuid().check(z.describe('Of the notification: shown twice it replaces itself.')),
  kind: notificationKindSchema,
  locale: z.string(),
  title: z.string(),
  body: z.string(),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/users/notifications',
  tag: 'notifications',
  auth: 'bearer',
  summary:
    "The player's notifications of the last 90 days, newest first; none of a promotion while may_promote is false",
  query: z.object(pageQuery),
  responses: { 200: paginated(notificationSchema) },
  errors: [],
});

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/users/notifications/unread',
  tag: 'notifications',
  auth: 'bearer',
  summary: 'How many of them the player has not read; at most 100 are counted',
  responses: { 200: unreadSchema },
  errors: [],
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/users/notifications/{id}/read',
  tag: 'notifications',
  auth: 'bearer',
  summary: 'The player has read one; it is not pushed any more',
  params: z.object({ id: z.uuid() }),
  responses: { 204: null },
  errors: ['NOT_FOUND'],
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/users/notifications/read',
  tag: 'notifications',
  auth: 'bearer',
  summary: 'The player has read all there are',
  responses: { 204: null },
  errors: [],
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/users/notifications/settings',
  tag: 'notifications',
  auth: 'bearer',
  summary: 'What the player is told of and how, when nothing is pushed, and whether this device gets pushes',
  responses: { 200: settingsSchema },
  errors: [],
});

export const setNotificationSettings = endpoint({
  method: 'PUT',
  path: '/users/notifications/settings',
  tag: 'notifications',
  auth: 'bearer',
  summary: 'Sets what the player is told of and the quiet hours, all at once',
  body: z.object({ choices: choicesSchema, quiet: z.nullable(quietHoursSchema) }),
  responses: { 200: settingsSchema },
  errors: [],
});

export const subscribePush = endpoint({
  method: 'PUT',
  path: '/users/notifications/device',
  tag: 'notifications',
  auth: 'bearer',
  summary: 'This device gets pushes from now on, until it is signed out; at most 10 devices of a player do, the newest',
  body: z.object({
    subscription: z
      .nullable(pushSubscriptionSchema)
      .check(z.describe('null: the browser has no push service; pages of ours that are open show pushes.')),
  }),
  responses: { 200: settingsSchema },
  errors: ['BAD_REQUEST'],
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/users/notifications/device',
  tag: 'notifications',
  auth: 'bearer',
  summary: 'This device gets no pushes any more',
  responses: { 200: settingsSchema },
  errors: [],
});
