import { randomUUID } from 'node:crypto';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { ContactRequest, DeskThread, OpenedThread } from '@kozyr/contracts/operator/chat';
import { call, Refused } from '../client';
import { type Command, Misused, PAGING, pageOf } from '../command';
import type { Desk } from '../env';
import { followChat, messageLine } from '../follow-chat';
import { type Column, facts, moment, paged, plain, table } from '../table';

const threadColumns: Column<DeskThread>[] = [
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

const open = (desk: Desk, id: string, before?: string) =>
  call(desk, endpoints.getChatThread, { params: { id }, query: before === undefined ? {} : { before } });

/** Answers with everything read that stood there when the answer was given. */
async function send(desk: Desk, id: string, text: string, readUpTo: string | undefined) {
  return call(desk, endpoints.answerChat, {
    params: { id },
    body: { text, idempotency_key: randomUUID(), ...(readUpTo === undefined ? {} : { read_up_to: readUpTo }) },
  });
}

/** The newest message of a thread; undefined where there is none yet. */
async function newestIn(desk: Desk, id: string): Promise<string | undefined> {
  try {
    return (await open(desk, id)).messages.at(-1)?.id;
  } catch (error) {
    if (error instanceof Refused && error.error.errorCode === 'NOT_FOUND') return undefined;
    throw error;
  }
}

const oneLine = (thread: DeskThread) => table(threadColumns, [thread]);

/** The desk of support. */
export const chatCommands: readonly Command[] = [
  {
    name: 'chat list',
    summary: 'Threads with players: unread first, whoever waits longest on top',
    options: { waiting: { help: 'only who waits for an answer' }, ...PAGING },
    run: async (desk, given) => {
      const query = { ...pageOf(given), ...(given.has('waiting') ? { waiting: 'true' as const } : {}) };
      const list = await call(desk, endpoints.listChatThreads, { query });
      return { data: list, text: paged(threadColumns, list) };
    },
  },
  {
    name: 'chat show',
    args: ['player'],
    summary: 'One thread; it stays unread',
    options: { before: { value: 'id', help: 'messages older than this one' } },
    run: async (desk, { args: [id = ''], text }) => {
      const opened = await open(desk, id, text('before'));
      return { data: opened, text: openedText(opened) };
    },
  },
  {
    name: 'chat answer',
    args: ['player', 'text'],
    summary: 'Answers, or writes first; what stood there is read',
    run: async (desk, { args: [id = '', said = ''] }) => {
      const message = await send(desk, id, said, await newestIn(desk, id));
      const opened = await open(desk, id);
      return { data: message, text: openedText(opened) };
    },
  },
  {
    name: 'chat typing',
    args: ['player'],
    summary: 'Shows the player for a few seconds that somebody writes',
    run: async (desk, { args: [id = ''] }) => {
      const told = await call(desk, endpoints.typeInChatThread, { params: { id } });
      return { data: told, text: 'Told.' };
    },
  },
  {
    name: 'chat read',
    args: ['player'],
    summary: 'Marks a thread as read',
    run: async (desk, { args: [id = ''] }) => {
      const { messages } = await open(desk, id);
      const thread = await call(desk, endpoints.readChatThread, {
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
    run: async (desk, { args: [id = ''] }) => {
      const thread = await call(desk, endpoints.closeChatThread, { params: { id } });
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
    run: async (desk, { text }, live) => {
      const player = text('player');
      const seconds = text('for');
      if (seconds !== undefined && !/^\d{1,5}$/.test(seconds)) throw new Misused('--for is a number of seconds.');
      const over = seconds === undefined ? [] : [AbortSignal.timeout(Number(seconds) * 1000)];
      const signal = AbortSignal.any([live.signal, ...over]);
      live.say(player ? 'Following; type a line to answer, Ctrl-C to leave.' : 'Following; Ctrl-C leaves the desk.');
      if (player !== undefined)
        live.onLine(async (line) => {
          if (line.trim() === '') return;
          await send(desk, player, line, await newestIn(desk, player));
        }, signal);
      const seen = await followChat(desk, player, { ...live, signal });
      return { data: { messages: seen }, text: `Left the desk; ${seen} new.` };
    },
  },
  {
    name: 'chat leave',
    summary: 'You answer no longer; otherwise you count as there for three minutes after your last call',
    run: async (desk) => {
      const state = await call(desk, endpoints.leaveChatDesk, {});
      return { data: state, text: state.online ? 'You left; somebody else is there.' : 'You left; nobody is there.' };
    },
  },
  {
    name: 'chat requests',
    summary: 'What visitors left with an email address; open ones, the oldest first',
    options: { handled: { help: 'those that were handled' }, ...PAGING },
    run: async (desk, given) => {
      const query = { ...pageOf(given), ...(given.has('handled') ? { handled: 'true' as const } : {}) };
      const list = await call(desk, endpoints.listContactRequests, { query });
      return { data: list, text: paged(requestColumns, list) };
    },
  },
  {
    name: 'chat handle',
    args: ['id'],
    summary: 'Says that a request was answered by email',
    run: async (desk, { args: [id = ''] }) => {
      const row = await call(desk, endpoints.handleContactRequest, { params: { id } });
      return { data: row, text: `${table(requestColumns.slice(0, 5), [row])}\n\n${plain(row.text)}` };
    },
  },
];
