import { randomUUID } from 'node:crypto';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { ContactRequest, OpenedThread, SupportThread } from '@kozyr/contracts/operator/chat';
import { UsageError } from '../../errors';
import { ApiCallError, call } from '../client';
import { type Command, PAGING, pageOf } from '../command';
import type { PlatformAccess } from '../env';
import { followChat, messageLine } from '../follow-chat';
import { type Column, facts, moment, paged, plain, table } from '../table';

const threadColumns: Column<SupportThread>[] = [
  { title: 'player', of: ({ player }) => player },
  { title: 'contact', of: ({ contact }) => contact },
  { title: 'stars', of: ({ rating }) => rating, right: true },
  { title: 'unread', of: ({ unread }) => unread, right: true },
  { title: 'waits since', of: ({ waiting_since }) => moment(waiting_since) },
  { title: 'state', of: ({ typing, closed_at }) => (typing ? 'writing …' : closed_at ? 'closed' : '') },
  { title: 'last', of: ({ last_message: last }) => last && `${last.from}: ${last.text.slice(0, 48)}` },
];

const requestColumns: Column<ContactRequest>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'since', of: ({ created_at }) => moment(created_at) },
  { title: 'email', of: ({ email }) => email },
  { title: 'language', of: ({ locale }) => locale },
  { title: 'handled', of: ({ handled_at, handled_by }) => handled_at && `${moment(handled_at)} ${handled_by ?? ''}` },
  { title: 'text', of: ({ text }) => text },
];

function openedText({ thread, messages, more }: OpenedThread): string {
  const head = facts([
    ['player', thread.player],
    ['contact', thread.contact],
    ['stars', thread.rating],
    ['unread', thread.unread],
    ['waits since', moment(thread.waiting_since)],
    ['closed', moment(thread.closed_at)],
  ]);
  const lines = messages.map((message) => messageLine(message, thread.contact));
  return [
    head,
    [...(more ? ['… older ones: --before <id>'] : []), ...lines].join('\n') || 'Nothing was said yet.',
  ].join('\n\n');
}

const open = (access: PlatformAccess, id: string, before?: string) =>
  call(access, endpoints.getChatThread, { params: { id }, query: before === undefined ? {} : { before } });

/** Answers with everything read that stood there when the answer was given. */
async function sendAnswer(access: PlatformAccess, id: string, text: string, readUpTo: string | undefined) {
  return call(access, endpoints.answerChat, {
    params: { id },
    body: { text, idempotency_key: randomUUID(), ...(readUpTo === undefined ? {} : { read_up_to: readUpTo }) },
  });
}

/** The newest message of a thread; undefined where there is none yet. */
async function newestIn(access: PlatformAccess, id: string): Promise<string | undefined> {
  try {
    return (await open(access, id)).messages.at(-1)?.id;
  } catch (error) {
    if (error instanceof ApiCallError && error.error.errorCode === 'NOT_FOUND') return undefined;
    throw error;
  }
}

const oneLine = (thread: SupportThread) => table(threadColumns, [thread]);

/** The chat of support. */
export const chatCommands: readonly Command[] = [
  {
    name: 'chat list',
    summary: 'Threads with players: unread first, whoever waits longest on top',
    options: { waiting: { help: 'only who waits for an answer' }, ...PAGING },
    run: async (access, given) => {
      const query = { ...pageOf(given), ...(given.has('waiting') ? { waiting: 'true' as const } : {}) };
      const list = await call(access, endpoints.listChatThreads, { query });
      return { data: list, text: paged(threadColumns, list) };
    },
  },
  {
    name: 'chat show',
    args: ['player'],
    summary: 'One thread; it stays unread',
    options: { before: { value: 'id', help: 'messages older than this one' } },
    run: async (access, { args: [id = ''], text }) => {
      const opened = await open(access, id, text('before'));
      return { data: opened, text: openedText(opened) };
    },
  },
  {
    name: 'chat answer',
    args: ['player', 'text'],
    summary: 'Answers, or writes first; what stood there is read',
    run: async (access, { args: [id = '', said = ''] }) => {
      const message = await sendAnswer(access, id, said, await newestIn(access, id));
      const opened = await open(access, id);
      return { data: message, text: openedText(opened) };
    },
  },
  {
    name: 'chat typing',
    args: ['player'],
    summary: 'Shows the player for a few seconds that somebody writes',
    run: async (access, { args: [id = ''] }) => {
      const told = await call(access, endpoints.typeInChatThread, { params: { id } });
      return { data: told, text: 'Told.' };
    },
  },
  {
    name: 'chat read',
    args: ['player'],
    summary: 'Marks a thread as read',
    run: async (access, { args: [id = ''] }) => {
      const { messages } = await open(access, id);
      const thread = await call(access, endpoints.readChatThread, {
        params: { id },
        body: { up_to: messages.at(-1)?.id ?? '0' },
      });
      return { data: thread, text: oneLine(thread) };
    },
  },
  {
    name: 'chat close',
    args: ['player'],
    summary: 'Seen to, until the player writes again',
    run: async (access, { args: [id = ''] }) => {
      const thread = await call(access, endpoints.closeChatThread, { params: { id } });
      return { data: thread, text: oneLine(thread) };
    },
  },
  {
    name: 'chat follow',
    summary: 'Shows new messages until Ctrl-C; with --player, each line typed is an answer',
    options: {
      player: { value: 'id', help: 'one player alone' },
      for: { value: 'seconds', help: 'stop by itself' },
    },
    run: async (access, { text }, live) => {
      const player = text('player');
      const seconds = text('for');
      if (seconds !== undefined && !/^\d{1,5}$/.test(seconds)) throw new UsageError('--for is a number of seconds.');
      const over = seconds === undefined ? [] : [AbortSignal.timeout(Number(seconds) * 1000)];
      const signal = AbortSignal.any([live.signal, ...over]);
      live.say(player ? 'Following; type a line to answer, Ctrl-C to leave.' : 'Following; Ctrl-C leaves the chat.');
      if (player !== undefined)
        live.onLine(async (line) => {
          if (line.trim() === '') return;
          await sendAnswer(access, player, line, await newestIn(access, player));
        }, signal);
      const seen = await followChat(access, player, { ...live, signal });
      return { data: { messages: seen }, text: `Left the chat; ${seen} new.` };
    },
  },
  {
    name: 'chat leave',
    summary: 'You answer no longer; otherwise you count as there for three minutes after your last call',
    run: async (access) => {
      const state = await call(access, endpoints.leaveChatSupport, {});
      return { data: state, text: state.online ? 'You left; somebody else is there.' : 'You left; nobody is there.' };
    },
  },
  {
    name: 'chat requests',
    summary: 'What visitors left with an email address; open ones, the oldest first',
    options: { handled: { help: 'those that were handled' }, ...PAGING },
    run: async (access, given) => {
      const query = { ...pageOf(given), ...(given.has('handled') ? { handled: 'true' as const } : {}) };
      const list = await call(access, endpoints.listContactRequests, { query });
      return { data: list, text: paged(requestColumns, list) };
    },
  },
  {
    name: 'chat handle',
    args: ['id'],
    summary: 'Says that a request was answered by email',
    run: async (access, { args: [id = ''] }) => {
      const row = await call(access, endpoints.handleContactRequest, { params: { id } });
      return { data: row, text: `${table(requestColumns.slice(0, 5), [row])}\n\n${plain(row.text)}` };
    },
  },
];
