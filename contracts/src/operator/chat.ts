import * as z from 'zod/mini';
import { CHAT_MESSAGE_MAX, chatMessageSchema } from '../chat';
import { operatorEndpoint } from '../endpoint';
import { pageQuery, paginated } from '../pagination';

const common = { tag: 'chat', auth: 'operator', role: 'support' } as const;
const params = z.object({ id: z.uuid().check(z.describe('The player.')) });
const idSchema = z.string().check(z.regex(/^\d{1,18}$/));

/** A player's thread in the list of support. */
export const supportThreadSchema = z.object({
  player: z.string(),
  contact: z.string().check(z.describe('Phone, or email without one.')),
  rating: z.int(),
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
  query: z.object({ ...pageQuery, waiting: z.optional(z.enum(['true'])) }),
  responses: { 200: paginated(supportThreadSchema) },
  errors: [],
});

const openedThread = z.object({
  thread: supportThreadSchema,
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

export const typeInChatThread = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chat/threads/{id}/typing',
  summary: 'Support is writing; the player sees it for a few seconds',
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
