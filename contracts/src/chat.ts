import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** Letters a message may have. */
export const CHAT_MESSAGE_MAX = 2000;

export const chatMessageSchema = z.object({
  id: z.string().check(z.describe('Grows with every message of the thread.')),
  from: z.enum(['player', 'operator']),
  author: z.nullable(z.string()).check(z.describe('First name of the operator; null for the player.')),
  text: z.string(),
  sent_at: z.string(),
  key: z.nullable(z.string()).check(z.describe("Under which the player sent it; null for an operator's.")),
  read_at: z.nullable(z.string()).check(z.describe('When the other side has read it.')),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** What happens in the player's thread, as their event stream carries it. */
export const chatNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), message: chatMessageSchema, unread: z.number() }),
  z.object({ kind: z.literal('typing') }),
  z.object({ kind: z.literal('read'), up_to: z.string(), at: z.string() }).check(z.describe('Support has read it.')),
  z
    .object({ kind: z.literal('seen'), unread: z.number() })
    .check(z.describe('The player has read, here or elsewhere.')),
]);
export type ChatNotice = z.infer<typeof chatNoticeSchema>;

const answering = {
  online: z.boolean().check(z.describe('Whether an operator answers now; else a message is answered later.')),
  usual_answer_minutes: z.nullable(z.number()).check(z.describe('Median of the last days; null: not known yet.')),
};

export const chatThreadSchema = z.object({
  messages: z.array(chatMessageSchema).check(z.describe('Oldest first, at most 50; see before.')),
  more: z.boolean().check(z.describe('Older ones are there: ask again with before.')),
  unread: z.number().check(z.describe('The operator’s messages the player has not read.')),
  ...answering,
});
export type ChatThread = z.infer<typeof chatThreadSchema>;

/** What a browser needs to open the outside help desk's widget instead of our own chat. */
export const supportWidgetSchema = z.object({
  url: z.string().check(z.describe('Origin of the help desk, without a last slash.')),
  token: z.string().check(z.describe('Public token of its website inbox.')),
});
export type SupportWidget = z.infer<typeof supportWidgetSchema>;

export const supportSchema = z.object({
  ...answering,
  widget: z.nullable(supportWidgetSchema).check(z.describe('null: our own chat, and the form of contact requests.')),
});
export type Support = z.infer<typeof supportSchema>;

const idQuery = z.string().check(z.regex(/^\d{1,18}$/));
const textSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_MESSAGE_MAX));

export const getSupport = endpoint({
  method: 'GET',
  path: '/chat/support',
  tag: 'chat',
  auth: 'none',
  summary: 'Whether somebody answers now, and through which chat',
  responses: { 200: supportSchema },
  errors: [],
});

export const supportIdentitySchema = z.object({
  identifier: z.string(),
  identifier_hash: z.string().check(z.describe('HMAC-SHA256 of the identifier in hexadecimal.')),
  name: z.string(),
  email: z.nullable(z.string()),
  phone_number: z.nullable(z.string().check(z.describe('With its plus.'))),
});
export type SupportIdentity = z.infer<typeof supportIdentitySchema>;

export const getSupportIdentity = endpoint({
  method: 'GET',
  path: '/chat/identity',
  tag: 'chat',
  auth: 'bearer',
  summary: 'Who the player is to the outside help desk, proved by its secret, which never leaves the server',
  responses: { 200: supportIdentitySchema },
  errors: ['NOT_FOUND'],
});

export const getChat = endpoint({
  method: 'GET',
  path: '/chat',
  tag: 'chat',
  auth: 'bearer',
  summary: "The player's thread with support (spec §1)",
  query: z.object({ before: z.optional(idQuery) }),
  responses: { 200: chatThreadSchema },
  errors: [],
});

export const getUnreadChat = endpoint({
  method: 'GET',
  path: '/chat/unread',
  tag: 'chat',
  auth: 'bearer',
  summary: 'How many answers the player has not read, for the badge',
  responses: { 200: z.object({ unread: z.number() }) },
  errors: [],
});

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/chat/messages',
  tag: 'chat',
  auth: 'bearer',
  summary: 'Writes to support, once for each key. Text alone: whatever carries a file is refused',
  body: z.strictObject({ text: textSchema, idempotency_key: z.uuid() }),
  responses: { 201: chatMessageSchema },
  errors: ['CHAT_TOO_FAST', 'CHAT_TEXT_ONLY', 'IDEMPOTENCY_CONFLICT'],
});

export const readChat = endpoint({
  method: 'POST',
  path: '/chat/read',
  tag: 'chat',
  auth: 'bearer',
  summary: 'The player has read everything up to this message',
  body: z.object({ up_to: idQuery }),
  responses: { 204: null },
  errors: [],
});

export const typeInChat = endpoint({
  method: 'POST',
  path: '/chat/typing',
  tag: 'chat',
  auth: 'bearer',
  summary: 'The player is writing; told to operators for a few seconds, and kept nowhere',
  responses: { 204: null },
  errors: [],
});

export const leaveContactRequest = endpoint({
  method: 'POST',
  path: '/chat/requests',
  tag: 'chat',
  auth: 'none',
  summary: 'A visitor without an account, or while nobody answers, leaves a question and where to answer it',
  body: z.strictObject({
    email: z.email().check(z.maxLength(254)),
    text: textSchema,
    idempotency_key: z.uuid(),
  }),
  responses: { 201: z.object({ id: z.uuid() }) },
  errors: ['CHAT_TEXT_ONLY', 'IDEMPOTENCY_CONFLICT'],
});
