import type { ChatMessage, ChatNotice, ChatThread } from '@kozyr/contracts/chat';
import type { Line, Outgoing, TextPart } from './types';

const later = (one: string, other: string) => BigInt(one) > BigInt(other);

/** Pages of a thread, newest first as they were asked for, in one order, each message once. */
export function inOrder(pages: readonly Pick<ChatThread, 'messages'>[]): ChatMessage[] {
  const byId = new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => (later(one.id, other.id) ? 1 : -1));
}

/** What the log shows. A message that has arrived by the stream is no longer on its way, though its answer is. */
export function linesOf(messages: readonly ChatMessage[], outgoing: readonly Outgoing[]): Line[] {
  const arrived = new Set(messages.map(({ key }) => key));
  return [
    ...messages.map((message): Line => ({ kind: 'said', message })),
    ...outgoing.filter(({ key }) => !arrived.has(key)).map((one): Line => ({ kind: 'outgoing', outgoing: one })),
  ];
}

/** The id up to which the player has read when they see these; null when nothing of support's is unread. */
export function readUpTo(messages: readonly ChatMessage[]): string | null {
  return messages.findLast(({ from, read_at }) => from === 'operator' && read_at === null)?.id ?? null;
}

/** The newest page of a thread after what the stream told. */
export function withNotice(thread: ChatThread, notice: ChatNotice, now: string): ChatThread {
  switch (notice.kind) {
    case 'message':
      return { ...thread, unread: notice.unread, messages: inOrder([thread, { messages: [notice.message] }]) };
    case 'read':
      return { ...thread, messages: marked(thread.messages, 'player', notice) };
    case 'seen':
      // What was read elsewhere is read here as well, as soon as nothing is left.
      return notice.unread > 0
        ? { ...thread, unread: notice.unread }
        : { ...thread, unread: 0, messages: marked(thread.messages, 'operator', { up_to: null, at: now }) };
    case 'typing':
      return thread;
  }
}

function marked(
  messages: readonly ChatMessage[],
  from: ChatMessage['from'],
  { up_to, at }: { up_to: string | null; at: string },
): ChatMessage[] {
  return messages.map((message) =>
    message.from === from && message.read_at === null && (up_to === null || !later(message.id, up_to))
      ? { ...message, read_at: at }
      : message,
  );
}

const ADDRESS = /https:\/\/[^\s<>"'`]+/g;
const AFTERWARDS = /[.,;:!?)\]}»”’…]+$/;

/** Whether a text is an address that may be pressed: https, of a name that is what it looks like, and without a user's name in it. */
function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const looksLikeItself = hostname.includes('.') && !hostname.split('.').some((label) => label.startsWith('xn--'));
  return protocol === 'https:' && username === '' && password === '' && looksLikeItself;
}

/** A message's text in parts, of which only plain https addresses are links; everything else is words. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(AFTERWARDS, '');
    if (!isPlainAddress(address)) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'link', text: address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The usual time until an answer as it is said: minutes up to an hour and a half, whole hours from then on. */
export function spokenWait(minutes: number): { unit: 'minutes' | 'hours'; count: number } {
  return minutes <= 90 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.round(minutes / 60) };
}
