import type { ChatMessage } from '@kozyr/contracts/chat';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { SupportThread } from '@kozyr/contracts/operator/chat';
import { call, PlatformUnreachable } from './client';
import type { Live } from './command';
import type { PlatformAccess } from './env';
import { moment, plain } from './table';

const EVERY_MS = 2_000;

/** A message as one line of a terminal; what somebody wrote moves no cursor. */
export function messageLine({ from, author, text, sent_at, read_at }: ChatMessage, contact: string): string {
  const who = from === 'player' ? contact : `${author ?? 'support'} (us)`;
  const mark = from === 'operator' && read_at !== null ? '  ✓ read' : '';
  return `${moment(sent_at)}  ${plain(who)}: ${text.split('\n').map(plain).join('\n    ')}${mark}`;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, EVERY_MS);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

type Followed = { shown: bigint; typing: boolean };

/**
 * Shows what players write as it comes, until the signal: of all threads with something unread, or of one player, whose messages are
 * read by that. A platform that does not answer for a while is waited for. Who follows is in the chat; afterwards they have left it.
 */
export async function followChat(
  access: PlatformAccess,
  player: string | undefined,
  { say, signal }: Live,
): Promise<number> {
  const known = new Map<string, Followed>();
  let count = 0;
  let away = false;

  async function showNews(thread: SupportThread): Promise<void> {
    const { player: id, contact, typing } = thread;
    const before = known.get(id) ?? { shown: 0n, typing: false };
    const newest = BigInt(thread.last_message?.id ?? 0);
    known.set(id, { shown: newest > before.shown ? newest : before.shown, typing });
    if (typing && !before.typing) say(`${plain(contact)} is writing …`);
    if (newest <= before.shown || (player === undefined && thread.unread === 0)) return;
    const { messages } = await call(access, endpoints.getChatThread, { params: { id }, query: {} });
    const fresh = messages.filter((message) => BigInt(message.id) > before.shown);
    // A thread that is seen for the first time begins with what is not read yet; one that is followed alone, with all of its page.
    const first = before.shown === 0n && player === undefined ? fresh.filter(({ read_at }) => read_at === null) : fresh;
    const lines = player === undefined ? first.filter(({ from }) => from === 'player') : first;
    if (player === undefined && lines.length > 0) say(`── ${plain(contact)}  ${id}`);
    for (const message of lines) say(messageLine(message, contact));
    count += lines.filter(({ from }) => from === 'player').length;
    if (player !== undefined && thread.unread > 0)
      await call(access, endpoints.readChatThread, { params: { id }, body: { up_to: newest.toString() } });
  }

  while (!signal.aborted) {
    try {
      if (player === undefined) {
        const { items } = await call(access, endpoints.listChatThreads, { query: { pageSize: '100' } });
        for (const thread of items) await showNews(thread);
      } else {
        const { thread } = await call(access, endpoints.getChatThread, { params: { id: player }, query: {} });
        await showNews(thread);
      }
      if (away) say('The platform answers again.');
      away = false;
    } catch (error) {
      if (!(error instanceof PlatformUnreachable)) throw error;
      if (!away) say(`${error.message} Trying again …`);
      away = true;
    }
    if (!signal.aborted) await pause(signal);
  }
  await call(access, endpoints.leaveChatSupport, {});
  return count;
}
