import * as z from 'zod/mini';
import { CHAT_MESSAGE_MAX, chatMessageSchema } from '../chat';
import { countryCodeSchema } from '../countries';
import { operatorEndpoint } from '../endpoint';
import { localeSchema } from '../locales';
import { currencySchema } from '../money';
import { pageQuery, paginated } from '../pagination';
import { CANNED_VARIABLES } from './canned-answers';
import { operatorNameSchema } from './operators';

const common = { tag: 'chat', auth: 'operator', permission: 'chat.answer' } as const;
const params = z.object({ id: z.uuid().check(z.describe('The player.')) });
const idSchema = z.string().check(z.regex(/^\d{1,18}$/));

/** A player's thread in the list of support. */
export const supportThreadSchema = z.object({
  player: z.string(),
  nickname: z.nullable(z.string()).check(z.describe('null: the player has chosen none.')),
  contact: z.string().check(z.describe('Phone, or email without one; masked, as the player reads it themselves.')),
  rating: z.int(),
  assigned_to: z
    .nullable(z.string())
    .check(z.describe("Name of the operator who sees to it; null: nobody, or one who isn't an operator any more.")),
  unread: z.int().check(z.describe("The player's messages no operator has read.")),
  waiting_since: z.nullable(z.string().check(z.describe('The first message nobody has answered.'))),
  last_message: z.nullable(chatMessageSchema),
  typing: z.boolean().check(z.describe('The player is writing now.')),
  closed_at: z.nullable(z.string().check(z.describe("Seen to; the player's next message opens it again."))),
});
export type SupportThread = z.infer<typeof supportThreadSchema>;

export const listChatThreads = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/chat/threads',
  summary: 'Threads: those with something unread first, whoever waits longest on top; then the newest',
  query: z.object({
    ...pageQuery,
    waiting: z.optional(z.enum(['true'])),
    assigned: z
      .optional(z.enum(['mine', 'nobody']))
      .check(z.describe('Those of the operator who asks, or those that nobody sees to; absent: all.')),
    state: z.optional(z.enum(['open', 'closed'])).check(z.describe('Absent: both.')),
    find: z
      .optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(254)))
      .check(
        z.describe(
          'The player: id, beginning of the nickname, whole phone in any form or its last four digits and more, whole email.',
        ),
      ),
  }),
  responses: { 200: paginated(supportThreadSchema) },
  errors: [],
});

/** Who the player of an open thread is, for the operator who answers. */
export const threadPlayerSchema = z.object({
  id: z.string(),
  nickname: z.nullable(z.string()),
  contact: z.string().check(z.describe('Masked.')),
  country: countryCodeSchema,
  currency: currencySchema,
  locale: z
    .nullable(localeSchema)
    .check(z.describe('The language of the site as they last signed in; null: not known.')),
  rating: z.int(),
  created_at: z.string(),
});
export type ThreadPlayer = z.infer<typeof threadPlayerSchema>;

const openedThread = z.object({
  thread: supportThreadSchema,
  player: threadPlayerSchema,
  variables: z
    .record(z.enum(CANNED_VARIABLES), z.string())
    .check(z.describe('What the {{placeholders}} of canned answers stand for, of this player and this operator.')),
  messages: z.array(chatMessageSchema).check(z.describe('Oldest first, at most 50; see before.')),
  more: z.boolean(),
});
export type OpenedThread = z.infer<typeof openedThread>;

export const getChatThread = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/chat/threads/{id}',
  summary: "One player's thread; reading it marks nothing as read",
  params,
  query: z.object({ before: z.optional(idSchema) }),
  responses: { 200: openedThread },
  errors: ['NOT_FOUND'],
});

export const answerChat = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chat/threads/{id}/messages',
  summary: 'Answers a player, or writes first; once for each key',
  params,
  body: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_MESSAGE_MAX)),
    idempotency_key: z.uuid(),
    read_up_to: z.optional(idSchema).check(z.describe("The player's newest message that the operator has seen.")),
  }),
  responses: { 201: chatMessageSchema },
  errors: ['NOT_FOUND', 'CHAT_TEXT_ONLY', 'IDEMPOTENCY_CONFLICT'],
});

export const readChatThread = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chat/threads/{id}/read',
  summary: 'Support has read everything up to this message; the player sees it',
  params,
  body: z.object({ up_to: idSchema }),
  responses: { 200: supportThreadSchema },
  errors: ['NOT_FOUND'],
});

export const assignChatThread = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chat/threads/{id}/assign',
  summary:
    'Says which operator sees to a thread. Of two who do so at once, the second is told who it is (details.assigned_to): from is what they saw',
  params,
  body: z.object({
    operator: z.nullable(operatorNameSchema).check(z.describe('null: nobody.')),
    from: z.nullable(z.string()).check(z.describe('assigned_to as the operator has seen it.')),
  }),
  responses: { 200: supportThreadSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const listChatOperators = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/chat/operators',
  summary: 'Operators a thread may be assigned to, by name',
  responses: {
    200: z.object({
      items: z.array(z.object({ name: z.string(), online: z.boolean().check(z.describe('Answers now.')) })),
    }),
  },
  errors: [],
});

/** Threads that one answer of changes holds; after more, the lists are read anew. */
export const MAX_CHANGED_THREADS = 100;

/** What has happened in all threads since a cursor. */
export const chatChangesSchema = z.object({
  cursor: z.string().check(z.describe('Ask with it next time.')),
  reset: z.boolean().check(z.describe('More has changed than is told, or no cursor was given: read the lists anew.')),
  threads: z.array(supportThreadSchema).check(z.describe('As they are now; the same one may come again unchanged.')),
  typing: z.array(z.string()).check(z.describe('Players who are writing now.')),
  writing: z
    .array(z.object({ player: z.string(), operator: z.string() }))
    .check(z.describe('Other operators who are writing an answer now.')),
  counts: z.object({
    waiting: z.int().check(z.describe('Threads with a message that nobody has answered.')),
    mine: z.int().check(z.describe('Threads assigned to the operator who asks.')),
    nobody: z.int().check(z.describe('Threads that wait and that nobody sees to.')),
    requests: z.int().check(z.describe('Contact requests nobody has handled.')),
  }),
});
export type ChatChanges = z.infer<typeof chatChangesSchema>;

export const getChatChanges = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/chat/changes',
  summary: 'What has changed in any thread since a cursor, so that many are live by one call every second or two',
  query: z.object({ since: z.optional(idSchema) }),
  responses: { 200: chatChangesSchema },
  errors: [],
});

export const typeInChatThread = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chat/threads/{id}/typing',
  summary: 'Support is writing; the player sees it for a few seconds, and so do other operators',
  params,
  responses: { 200: z.object({ told: z.boolean() }) },
  errors: ['NOT_FOUND'],
});

export const closeChatThread = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chat/threads/{id}/close',
  summary: 'Seen to: nothing is unread and nobody waits, until the player writes again',
  params,
  responses: { 200: supportThreadSchema },
  errors: ['NOT_FOUND'],
});

export const leaveChatSupport = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chat/leave',
  summary:
    'This operator answers no longer; otherwise they count as there for some minutes after their last call of the chat',
  responses: { 200: z.object({ online: z.boolean().check(z.describe('Whether anybody else is there.')) }) },
  errors: [],
});

/** What a visitor left with an email address. */
export const contactRequestSchema = z.object({
  id: z.string(),
  email: z.string(),
  text: z.string(),
  locale: z.string(),
  created_at: z.string(),
  handled_at: z.nullable(z.string()),
  handled_by: z.nullable(z.string().check(z.describe("The operator's name."))),
  answer: z.nullable(z.string()).check(z.describe('What was sent by email from here; null: nothing was.')),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const listContactRequests = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/chat/requests',
  summary: 'Contact requests: open ones in the order they came in; handled ones newest first',
  query: z.object({ ...pageQuery, handled: z.optional(z.enum(['true'])) }),
  responses: { 200: paginated(contactRequestSchema) },
  errors: [],
});

export const handleContactRequest = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chat/requests/{id}/handle',
  summary: 'Says that one has been answered by email',
  params: z.object({ id: z.uuid() }),
  responses: { 200: contactRequestSchema },
  errors: ['NOT_FOUND'],
});

export const answerContactRequest = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chat/requests/{id}/answer',
  summary:
    'Answers one by email and marks it handled; once for each key. Refused (details.why: handled, no_email) once it has been handled, and while no email is sent',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_MESSAGE_MAX)),
    idempotency_key: z.uuid(),
  }),
  responses: { 200: contactRequestSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'CHAT_TEXT_ONLY', 'IDEMPOTENCY_CONFLICT'],
});
