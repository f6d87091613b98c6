// @vitest-environment jsdom

import type { ChatMessage, ChatNotice, Support } from '@kozyr/contracts/chat';
import type { PlayerEvent } from '@kozyr/contracts/events';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import en from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { useChatDraft } from '../store';
import { SupportPanel } from './support-panel';

const { call, openWidget, listeners } = vi.hoisted(() => ({
  call: vi.fn(),
  openWidget: vi.fn(),
  listeners: new Set<(event: PlayerEvent) => void>(),
}));
vi.mock('@/lib/api/call', () => ({ call }));
vi.mock('@/lib/support-widget/open-widget', () => ({ openWidget }));
vi.mock('@/lib/session/browser-session', () => ({ logOut: vi.fn(), session: {} }));
vi.mock('@/lib/events/player-events', () => ({
  onPlayerEvent: (listener: (event: PlayerEvent) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

const t = en.chat;
const message = (id: number, text: string, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `${id}`,
  from: 'player',
  author: null,
  text,
  sent_at: '2026-03-02T10:00:00.000Z',
  read_at: null,
  key: `key-${id}`,
  ...over,
});
const answer = (id: number, text: string) => message(id, text, { from: 'operator', author: 'Olena', key: null });
const publish = (chat: ChatNotice) =>
  act(async () => {
    for (const listener of listeners) listener({ type: 'chat', chat });
  });

type Sent = { text: string; idempotency_key: string };
let said: ChatMessage[];
let sent: Sent[];
let requests: object[];
let read: string[];
let support: Support;
let send: (body: Sent) => Promise<ChatMessage>;
beforeEach(() => {
  localStorage.clear();
  useChatDraft.setState(useChatDraft.getInitialState());
  listeners.clear();
  openWidget.mockReset();
  said = [answer(1, 'Welcome')];
  sent = [];
  requests = [];
  read = [];
  support = { online: true, usual_answer_minutes: 4, widget: null };
  send = async ({ text, idempotency_key }) => message(sent.length + 10, text, { key: idempotency_key });
  call.mockImplementation(async ({ path }: { path: string }, { body }: { body?: Sent & { up_to?: string } }) => {
    switch (path) {
      case '/chat/support':
        return support;
      case '/users':
        return { id: 'ada', email: null };
      case '/chat':
        return { messages: said, more: false, unread: 1, online: support.online, usual_answer_minutes: null };
      case '/chat/messages':
        if (body) sent.push(body);
        return body && send(body);
      case '/chat/read':
        read.push(body?.up_to ?? '');
        return undefined;
      case '/chat/requests':
        if (body) requests.push(body);
        return { id: 'r' };
      case '/chat/identity':
        return { identifier: 'ada' };
      default:
        return undefined;
    }
  });
});

function show(member = true) {
  const onClose = vi.fn();
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTexts locale="en" messages={en}>
        <SupportPanel member={member} texts={{}} channels={null} onLogIn={vi.fn()} onClose={onClose} />
      </AppTexts>
    </QueryClientProvider>,
  );
  return { ...view, onClose };
}
const field = () => screen.findByRole('textbox', { name: t.message });
const log = () => screen.findByRole('log', { name: t.log });

describe('the chat of a player', () => {
  it('a message is sent by Enter, has a line broken by Shift+Enter, and says when it was read', async () => {
    show();
    await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    expect(sent.map(({ text }) => text)).toEqual(['One\ntwo']);
    expect(await field()).toHaveProperty('value', '');
    await waitFor(async () => expect((await log()).textContent).toContain(t.sent));
    await publish({ kind: 'read', up_to: '11', at: '2026-03-02T10:01:00.000Z' });
    expect((await log()).textContent).toContain(t.read);
  });

  it('the chat is a log that is read out politely, and shows what was written as words', async () => {
    said = [answer(1, '<img src=x onerror=alert(1)> see https://kozyr.example/x and http://evil.example')];
    show();
    const shown = await log();
    expect(shown.getAttribute('aria-live')).toBe('polite');
    expect(shown.querySelector('img')).toBeNull();
    expect(shown.textContent).toContain('<img src=x onerror=alert(1)>');
    const links = within(shown).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://kozyr.example/x', 'noopener noreferrer nofollow'],
    ]);
    expect(within(shown).getByRole('img', { name: t.leadsAway })).toBeTruthy();
  });

  it('a message that is looked at is marked as read, and so is one that comes meanwhile', async () => {
    show();
    await waitFor(() => expect(read).toEqual(['1']));
    await publish({ kind: 'message', message: answer(2, 'More'), unread: 2 });
    expect(await screen.findByText('More')).toBeTruthy();
    await waitFor(() => expect(read).toEqual(['1', '2']));
  });

  it('support is said to be writing until the answer is there', async () => {
    show();
    await log();
    await publish({ kind: 'typing' });
    expect(screen.getByText(t.typing)).toBeTruthy();
    await publish({ kind: 'message', message: answer(2, 'Here'), unread: 1 });
    expect(screen.queryByText(t.typing)).toBeNull();
  });

  it('a message that did not get there is kept, and sent again under the same key', async () => {
    send = async () => {
      throw new ApiError('NETWORK', '');
    };
    const { unmount } = show();
    await userEvent.type(await field(), 'Hello{Enter}');
    expect(await screen.findByText(t.error.network)).toBeTruthy();
    unmount();
    send = async ({ text, idempotency_key }) => message(20, text, { key: idempotency_key });
    show();
    await userEvent.click(await screen.findByRole('button', { name: t.sendAgain }));
    await waitFor(() => expect(screen.queryByRole('button', { name: t.sendAgain })).toBeNull());
    expect(new Set(sent.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
    expect(screen.getAllByText('Hello')).toHaveLength(1);
  });

  it('a message whose answer comes after the stream has told it is shown once', async () => {
    let arrive = (_: ChatMessage) => {};
    send = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    show();
    await userEvent.type(await field(), 'Hello{Enter}');
    const own = message(20, 'Hello', { key: sent[0]?.idempotency_key ?? '' });
    await publish({ kind: 'message', message: own, unread: 0 });
    expect(screen.getAllByText('Hello')).toHaveLength(1);
    await act(async () => arrive(own));
    expect(screen.getAllByText('Hello')).toHaveLength(1);
  });

  it('a file is refused in words, which also stand there before', async () => {
    show();
    const box = await field();
    expect(screen.getByText(t.hint)).toBeTruthy();
    fireEvent.paste(box, { clipboardData: { files: [new File(['x'], 'x.png')] } });
    expect(screen.getByRole('alert').textContent).toBe(t.error.textOnly);
    expect(sent).toEqual([]);
  });

  it('a message that is empty or too long is not sent', async () => {
    show();
    const box = await field();
    fireEvent.change(box, { target: { value: '  \n ' } });
    expect(screen.getByRole('button', { name: t.send })).toHaveProperty('disabled', true);
    fireEvent.change(box, { target: { value: 'x'.repeat(2003) } });
    await userEvent.type(box, '{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('3 letters too long');
    expect(sent).toEqual([]);
  });

  it('a chat without anybody there says so, and offers an answer by email', async () => {
    support = { ...support, online: false, usual_answer_minutes: 125 };
    show();
    expect((await screen.findByTestId('chat-support')).textContent).toContain('2 hours');
    expect(screen.getByText(t.offline)).toBeTruthy();
    await log();
    await publish({ kind: 'seen', unread: 0 });
    expect(screen.getByText(t.offline)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: t.toForm }));
    expect(screen.getByRole('button', { name: t.form.send })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: t.toChat }));
    expect(await field()).toBeTruthy();
    // Who writes is there.
    await publish({ kind: 'typing' });
    expect(await screen.findByText(t.online)).toBeTruthy();
    expect(screen.queryByRole('button', { name: t.toForm })).toBeNull();
  });
});

describe('a guest', () => {
  it('a guest has a form that says what is missing, and leaves the question once', async () => {
    show(false);
    await userEvent.click(await screen.findByRole('button', { name: t.form.send }));
    expect(await screen.findAllByText(t.problem.required)).toHaveLength(2);
    await userEvent.type(screen.getByLabelText(t.form.email), 'guest@example.com');
    await userEvent.type(screen.getByLabelText(t.form.text), 'How?');
    await userEvent.click(screen.getByRole('button', { name: t.form.send }));
    expect(await screen.findByText(t.form.doneTitle)).toBeTruthy();
    expect(requests).toEqual([{ email: 'guest@example.com', text: 'How?', idempotency_key: expect.any(String) }]);
  });
});

describe('an outside help desk', () => {
  beforeEach(() => {
    support = { ...support, widget: { url: 'https://desk.example', token: 'token' } };
  });

  it('an outside help desk is opened in place of the chat, as the player', async () => {
    openWidget.mockResolvedValue(undefined);
    const { onClose } = show();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(openWidget).toHaveBeenCalledWith(support.widget, { identity: { identifier: 'ada' }, locale: 'en' });
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('a help desk that does not come leaves the form', async () => {
    openWidget.mockRejectedValue(new Error('out of reach'));
    show();
    expect(await screen.findByRole('button', { name: t.form.send })).toBeTruthy();
  });
});
