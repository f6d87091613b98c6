// @vitest-environment jsdom
import type { OpenedThread } from '@kozyr/contracts/operator/chat';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import support from '@/desk/messages/en/support.json';
import { answerDesk, type DeskAnswer, drawDesk } from '../../../../tests/support/desk-screen';
import { answersOf } from './answers';
import { ThreadPane } from './thread-pane';

const t = support;
const PLAYER = '0d6f0c1f-7a11-4f43-8f0a-6a0f3a2e9d0c';
const thread: OpenedThread = {
  thread: {
    player: PLAYER,
    nickname: 'Kozak',
    contact: '+380 ** *** ** 12',
    rating: 3,
    assigned_to: 'taras',
    unread: 0,
    waiting_since: null,
    last_message: null,
    typing: false,
    closed_at: null,
  },
  player: {
    id: PLAYER,
    nickname: 'Kozak',
    contact: '+380 ** *** ** 12',
    country: 'UA',
    currency: 'uah',
    locale: 'uk',
    rating: 3,
    created_at: '2026-11-01T00:00:00.000Z',
  },
  variables: { login: '+380•••12', rating: '3', currency: 'UAH', country: 'UA', operator: 'Olha' },
  messages: [
    {
      id: '1',
      from: 'player',
      author: null,
      text: 'Hello?',
      sent_at: '2026-11-02T10:00:00.000Z',
      key: null,
      read_at: '2026-11-02T10:01:00.000Z',
    },
  ],
  more: false,
};
const texts = { uk: 'Вітаю, {{login}}', ru: 'Здравствуйте', en: 'Hello, {{login}}', kk: 'Сәлем' };
const canned = {
  items: [
    {
      key: 'hello',
      title: 'A greeting',
      texts,
      version: 1,
      changed_at: '2026-11-01T00:00:00.000Z',
      changed_by: 'owner',
    },
  ],
};
const refused = (status: number, errorCode: string, details: Record<string, string> = {}): DeskAnswer => ({
  status,
  body: { errorCode, message: 'No.', details },
});

/** Whatever the pane reads by itself; what it does is answered by the test. */
function answers(act: (call: string, body: unknown) => DeskAnswer) {
  return answerDesk((call, body) => {
    if (call === `GET /operator/chat/threads/${PLAYER}`) return { status: 200, body: thread };
    if (call === 'GET /operator/canned-answers') return { status: 200, body: canned };
    if (call === 'GET /operator/chat/operators')
      return {
        status: 200,
        body: {
          items: [
            { name: 'olha', online: true },
            { name: 'taras', online: false },
          ],
        },
      };
    if (call.endsWith('/typing')) return { status: 200, body: { told: true } };
    return act(call, body);
  });
}
const draw = () =>
  drawDesk(
    <ThreadPane player={PLAYER} changes={undefined} onBack={() => undefined} />,
    { support },
    { role: 'support' },
  );
const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: t.composer.label });
const typed = async () => (await composer()).value;

beforeEach(() => {
  window.sessionStorage.clear();
  // What was written in the test before is forgotten with its operator.
  answersOf('nobody');
});
afterEach(() => vi.unstubAllGlobals());

it('an answer that was refused stays in the thread with the reason, and is sent again under its key', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const calls = answers((_, body) =>
    isDown
      ? refused(503, 'SERVICE_UNAVAILABLE')
      : {
          status: 201,
          body: {
            ...thread.messages[0],
            id: '2',
            from: 'operator',
            author: 'Olha',
            read_at: null,
            ...(body as object),
            key: null,
          },
        },
  );
  draw();
  await user.type(await composer(), 'We are here');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('The platform does not answer');
  expect(screen.getByText('We are here')).toBeDefined();
  expect(await typed()).toBe('');
  isDown = false;
  await user.click(within(failed).getByRole('button', { name: t.outgoing.again }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const sent = calls.filter(({ call }) => call.endsWith('/messages')).map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toMatchObject({ text: 'We are here', read_up_to: '1' });
});

it('an answer that is given up comes back into the composer', async () => {
  const user = userEvent.setup();
  answers(() => refused(503, 'SERVICE_UNAVAILABLE'));
  draw();
  await user.type(await composer(), 'Half right');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: t.outgoing.giveUp }));
  expect(await typed()).toBe('Half right');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a slash offers canned answers, and the one taken is filled for the player in their language', async () => {
  const user = userEvent.setup();
  answers(() => refused(404, 'NOT_FOUND'));
  draw();
  await user.type(await composer(), '/he');
  const offered = await screen.findByRole('option', { name: /hello A greeting/ });
  expect(offered.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect(await typed()).toBe('Вітаю, +380•••12');
});

it('an answer with a placeholder that nobody has filled is not sent', async () => {
  const user = userEvent.setup();
  const calls = answers(() => refused(404, 'NOT_FOUND'));
  draw();
  await user.type(await composer(), 'You have {{{{sum}}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await screen.findByRole('alert')).textContent).toContain('Fill in or take out: sum');
  expect(calls.filter(({ call }) => call.endsWith('/messages'))).toEqual([]);
});

it('who took the thread meanwhile is told to whoever wants it too', async () => {
  const user = userEvent.setup();
  const calls = answers(() => refused(409, 'STATE_CONFLICT', { assigned_to: 'mykola' }));
  draw();
  await user.click(await screen.findByRole('button', { name: t.thread.take }));
  expect((await screen.findByRole('alert')).textContent).toContain('mykola sees to this chat meanwhile.');
  expect(calls.find(({ call }) => call.endsWith('/assign'))?.body).toEqual({ operator: 'olha', from: 'taras' });
});

it('who writes on a page that has only just come is told to the others too', async () => {
  const user = userEvent.setup();
  const calls = answers(() => ({ status: 200, body: { told: true } }));
  draw();
  const field = await composer();
  vi.spyOn(performance, 'now').mockReturnValue(250);
  await user.type(field, 'We');
  vi.mocked(performance.now).mockRestore();
  expect(calls.filter(({ call }) => call.endsWith('/typing'))).toHaveLength(1);
});
