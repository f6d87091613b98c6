import type { ChatMessage } from '@kozyr/contracts/chat';
import type { Locale } from '@kozyr/contracts/locales';
import type { CannedAnswer } from '@kozyr/contracts/operator/canned-answers';
import { fillPlaceholders, placeholdersIn, type Variables } from '@kozyr/contracts/placeholders';

/** Canned answers that are offered at once. */
const MAX_OFFERED = 8;

const later = (one: string, other: string) => BigInt(one) > BigInt(other);

/** Pages of a thread, in whatever order they were asked for: each message once, oldest first. */
export function inOrder(pages: readonly { messages: readonly ChatMessage[] }[]): ChatMessage[] {
  const byId = new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => (later(one.id, other.id) ? 1 : -1));
}

/** The player's newest message, if there is one that nobody has read: what is seen by whoever sees these. */
export function unreadUpTo(messages: readonly ChatMessage[]): string | null {
  return messages.findLast(({ from, read_at }) => from === 'player' && read_at === null)?.id ?? null;
}

/** The player's newest message: an answer says with it what its writer had seen. */
export function seenUpTo(messages: readonly ChatMessage[]): string | undefined {
  return messages.findLast(({ from }) => from === 'player')?.id;
}

/** What is looked for among canned answers by a text that begins with a slash and has no blank; null: it is no such text. */
export function cannedSearch(text: string): string | null {
  return /^\/(\S*)$/.exec(text)?.[1] ?? null;
}

/** Canned answers whose key begins with what is looked for, then those that have it in key or title. */
export function offeredAnswers(answers: readonly CannedAnswer[], search: string): CannedAnswer[] {
  const wanted = search.toLowerCase();
  const first = answers.filter(({ key }) => key.startsWith(wanted));
  const rest = answers.filter(
    ({ key, title }) => !key.startsWith(wanted) && (key.includes(wanted) || title.toLowerCase().includes(wanted)),
  );
  return [...first, ...rest].slice(0, MAX_OFFERED);
}

/** A canned answer as it is said to one player. */
export function filledAnswer({ texts }: Pick<CannedAnswer, 'texts'>, locale: Locale, variables: Variables): string {
  return fillPlaceholders(texts[locale], variables);
}

/** {{names}} of an answer that nobody has filled: it is not sent with them. */
export const unfilledIn = (text: string): string[] => placeholdersIn(text);

/** The one before or after the current of a list; at its ends it stays; without a current one, the first. */
export function neighbour(ids: readonly string[], current: string | undefined, step: 1 | -1): string | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  if (at < 0) return ids[0];
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))];
}
