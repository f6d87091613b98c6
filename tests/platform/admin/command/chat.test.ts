import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { operate } from '../../../../platform/src/operator/operate';
import { ensureFirstOperator } from '../../../../platform/src/services/identity/operators/first-operator';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { platformTest } from '../../../support/platform-test';

const KEY = 'the-first-operator-key-0123456789abcdef';
const it = platformTest({ OPERATOR_KEY: KEY });
let url: string;
let player: TestPlayer;
it.beforeAll(async ({ platform }) => {
  await ensureFirstOperator(platform.ctx);
  url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  player = await makePlayer(platform);
});

const write = (platform: TestPlatform, text: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/chat/messages',
    headers: player.bearer,
    body: { text, idempotency_key: randomUUID() },
  });
const heard = async (platform: TestPlatform) =>
  (await platform.app.inject({ url: '/chat', headers: player.bearer }))
    .json()
    .messages.map((one: { text: string }) => one.text);

type Typed = { out: string[]; stop: AbortController; done: Promise<number>; type: (line: string) => void };

/** Types a line at a terminal; a command that goes on is stopped by stop, and hears what is typed after it. */
function operator(...words: string[]): Typed {
  const out: string[] = [];
  const stop = new AbortController();
  const waiting: string[] = [];
  let wake = () => {};
  async function* lines(until: AbortSignal) {
    const left = new Promise<void>((resolve) => until.addEventListener('abort', () => resolve()));
    while (!until.aborted) {
      const line = waiting.shift();
      if (line !== undefined) yield line;
      else
        await Promise.race([
          left,
          new Promise<void>((resolve) => {
            wake = resolve;
          }),
        ]);
    }
  }
  const done = operate(words, {
    env: { PLATFORM_URL: url, OPERATOR_KEY: KEY },
    say: (text) => out.push(text),
    complain: (text) => out.push(text),
    interrupted: () => stop.signal,
    lines,
  });
  return {
    out,
    stop,
    done,
    type: (line) => {
      waiting.push(line);
      wake();
    },
  };
}
const said = async (...words: string[]) => {
  const { out, done } = operator(...words);
  expect([await done, out.join('\n')]).toEqual([0, expect.any(String)]);
  return out.join('\n');
};

it('the chat command lists, shows, answers, marks and closes a thread, and what is written moves no cursor', async ({
  platform,
}) => {
  await write(platform, 'Help \u001B[2J me\nplease');
  expect(await said('chat', 'list')).toContain(player.id);
  const shown = await said('chat', 'show', player.id);
  expect(shown).toContain('Help �[2J me');
  expect(shown).not.toContain('\u001B');
  expect(await said('chat', 'answer', player.id, 'At once')).toMatch(/Owner \(us\): At once/);
  expect(await heard(platform)).toEqual(['Help \u001B[2J me\nplease', 'At once']);
  expect(await said('chat', 'list', '--waiting')).toBe('None.');
  await write(platform, 'One more');
  expect(await said('chat', 'read', player.id)).toContain(player.id);
  expect(await said('chat', 'close', player.id)).toContain('closed');
});

it('the chat command follows what players write until it is stopped, and leaves the chat by that', async ({
  platform,
}) => {
  const online = async () => (await platform.app.inject({ url: '/chat/support' })).json().online;
  const follow = operator('chat', 'follow');
  await expect.poll(online).toBe(true);
  await write(platform, 'Is anybody there?');
  await expect.poll(() => follow.out.join('\n')).toContain('Is anybody there?');
  follow.stop.abort();
  expect(await follow.done).toBe(0);
  expect(follow.out.filter((line) => line.includes('Is anybody there?'))).toHaveLength(1);
  expect(follow.out.at(-1)).toContain('1 new');
  expect(await online()).toBe(false);
});

it('the chat command with one player sends what is typed as an answer, and reads what they wrote', async ({
  platform,
}) => {
  const follow = operator('chat', 'follow', '--player', player.id);
  await expect.poll(() => follow.out.join('\n')).toContain('Is anybody there?');
  follow.type('Yes, I am');
  await expect.poll(() => heard(platform)).toContain('Yes, I am');
  follow.stop.abort();
  await follow.done;
  expect(JSON.parse(await said('chat', 'show', player.id, '--json')).thread.unread).toBe(0);
});

it('the chat command writes first to a player who has never asked', async ({ platform }) => {
  const quiet = await makePlayer(platform);
  expect(await said('chat', 'answer', quiet.id, 'Your papers have come')).toContain('Your papers have come');
  const { messages, unread } = (await platform.app.inject({ url: '/chat', headers: quiet.bearer })).json();
  expect([messages.length, unread]).toEqual([1, 1]);
});

it('the chat command lists contact requests and says that one was handled', async ({ platform }) => {
  const body = { email: 'guest@example.com', text: 'How do I register?', idempotency_key: randomUUID() };
  const left = await platform.app.inject({ method: 'POST', url: '/chat/requests', body });
  expect(await said('chat', 'requests')).toContain('How do I register?');
  expect(await said('chat', 'handle', left.json().id)).toContain('owner');
  expect(await said('chat', 'requests')).toBe('None.');
});
