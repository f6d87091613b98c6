import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@kozyr/contracts/chat';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { chatThreads } from '../../../platform/src/db/schema/chat';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { MESSAGES_PER_MINUTE } from '../../../platform/src/services/admin/chat/rules';
import { newWriter } from '../../support/chat';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let operator: TestOperator;
it.beforeAll(async ({ platform }) => {
  operator = await makeOperator(platform, 'support');
});

const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};

const callSupport = (platform: TestPlatform, url: string, body?: object) =>
  callAs(platform, operator, `/operator/chat${url}`, body ? { method: 'POST', body } : {});
const answer = (platform: TestPlatform, player: string, text: string, more: object = {}) =>
  callSupport(platform, `/threads/${player}/messages`, { text, idempotency_key: randomUUID(), ...more });
const texts = ({ messages }: { messages: ChatMessage[] }) => messages.map(({ text }) => text);

describe('a thread', () => {
  it('a thread of the chat keeps what both sides say, in order, with unread counts and read marks on both sides', async ({
    platform,
  }) => {
    const writer = await newWriter(platform);
    expect(await writer.thread()).toMatchObject({ messages: [], more: false, unread: 0 });
    const first = (await writer.write('Where is my withdrawal?')).json();
    expect(first).toMatchObject({ from: 'player', author: null, read_at: null });
    await writer.write('It is a day old.');
    expect((await callSupport(platform, '/threads')).json().items[0]).toMatchObject({
      player: writer.id,
      unread: 2,
      waiting_since: first.sent_at,
      last_message: { text: 'It is a day old.' },
    });

    later(platform, 120);
    const opened = (await callSupport(platform, `/threads/${writer.id}`)).json();
    expect(texts(opened)).toEqual(['Where is my withdrawal?', 'It is a day old.']);
    // Looking marks nothing; the player would be told what nobody has read.
    expect((await writer.thread()).messages[0].read_at).toBeNull();
    const answered = (
      await answer(platform, writer.id, 'It is on its way.', { read_up_to: opened.messages[1].id })
    ).json();
    expect(answered.author).toBe('Support');
    expect(await writer.thread()).toMatchObject({
      unread: 1,
      online: true,
      messages: [
        { read_at: platform.clock.now.toISOString() },
        { read_at: platform.clock.now.toISOString() },
        { from: 'operator', read_at: null },
      ],
    });
    expect(await writer.unread()).toBe(1);

    expect((await writer.ask('POST', '/chat/read', { up_to: answered.id })).statusCode).toBe(204);
    expect(await writer.unread()).toBe(0);
    const after = (await callSupport(platform, `/threads/${writer.id}`)).json();
    expect(after.thread).toMatchObject({ unread: 0, waiting_since: null });
    expect(after.messages[2].read_at).not.toBeNull();
  });

  it('a thread of the chat lets whoever wrote unseen go on waiting, and is closed until the player writes again', async ({
    platform,
  }) => {
    const writer = await newWriter(platform);
    const seen = (await writer.write('One')).json();
    later(platform, 30);
    const unseen = (await writer.write('Two')).json();
    await answer(platform, writer.id, 'To your first', { read_up_to: seen.id });
    const waiting = (await callSupport(platform, `/threads/${writer.id}`)).json().thread;
    expect(waiting).toMatchObject({ unread: 1, waiting_since: unseen.sent_at });

    expect((await callSupport(platform, `/threads/${writer.id}/close`, {})).json()).toMatchObject({
      unread: 0,
      waiting_since: null,
    });
    const closed = (await callSupport(platform, '/threads?waiting=true'))
      .json()
      .items.map(({ player }: { player: string }) => player);
    expect(closed).not.toContain(writer.id);
    await writer.write('Three');
    expect((await callSupport(platform, `/threads/${writer.id}`)).json().thread).toMatchObject({
      unread: 1,
      closed_at: null,
    });
  });

  it('a thread of the chat is told in pages, none of them twice and none left out', async ({ platform }) => {
    const writer = await newWriter(platform);
    for (let n = 0; n < 60; n += 1) await answer(platform, writer.id, `${n}`);
    const newest = await writer.thread();
    expect([newest.messages.length, newest.more, newest.unread]).toEqual([50, true, 60]);
    const older = (await writer.ask('GET', `/chat?before=${newest.messages[0].id}`)).json();
    expect(older.more).toBe(false);
    expect([...texts(older), ...texts(newest)]).toEqual(Array.from({ length: 60 }, (_, n) => `${n}`));
  });

  it('a thread of the chat is nobody else’s', async ({ platform }) => {
    const writer = await newWriter(platform);
    const stranger = await newWriter(platform);
    const { id } = (await writer.write('My card ends in 4242')).json();
    await answer(platform, writer.id, 'We see');
    expect(await stranger.thread()).toMatchObject({ messages: [], unread: 0 });
    // An id of somebody else's marks nothing of theirs.
    await stranger.ask('POST', '/chat/read', { up_to: `${BigInt(id) + 100n}` });
    expect(await writer.unread()).toBe(1);
    expect((await stranger.ask('GET', `/chat?before=${BigInt(id) + 100n}`)).body).not.toContain('4242');
  });
});

describe('under races', () => {
  it('messages of the chat are in the order of their ids under races, which is the order they are told in', async ({
    platform,
  }) => {
    const writer = await newWriter(platform);
    const sent = await Promise.all([
      ...Array.from({ length: 12 }, (_, n) => writer.write(`player ${n}`)),
      ...Array.from({ length: 12 }, (_, n) => answer(platform, writer.id, `operator ${n}`)),
    ]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 24 }, () => 201));
    const { messages } = await writer.thread();
    const ids = messages.map(({ id }: ChatMessage) => BigInt(id));
    expect(ids).toEqual([...ids].sort((one, other) => (one < other ? -1 : 1)));
    const told = await platform.ctx.db
      .select()
      .from(playerEvents)
      .where(eq(playerEvents.userId, writer.id))
      .orderBy(playerEvents.id);
    const toldIds = told.flatMap(({ payload }) =>
      payload.type === 'chat' && payload.chat.kind === 'message' ? [BigInt(payload.chat.message.id)] : [],
    );
    expect(toldIds).toEqual(ids);
    const [row] = await platform.ctx.db.select().from(chatThreads).where(eq(chatThreads.userId, writer.id));
    expect([row?.unreadByPlayer, row?.unreadByOperators]).toEqual([12, 12]);
  });

  it('one key is one message of the chat under races, and another text under it is refused', async ({ platform }) => {
    const writer = await newWriter(platform);
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 8 }, () => writer.write('Once', key)));
    expect(new Set(sent.map((each) => each.json().id)).size).toBe(1);
    expect((await writer.write('Twice', key)).json().errorCode).toBe('IDEMPOTENCY_CONFLICT');
    const body = { text: 'Answered once', idempotency_key: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callSupport(platform, `/threads/${writer.id}/messages`, body)),
    );
    expect(new Set(answers.map((each) => each.json().id)).size).toBe(1);
    expect(texts(await writer.thread())).toEqual(['Once', 'Answered once']);
    const audited = await platform.ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'chat_answered'), eq(auditLog.subject, writer.id)));
    expect(audited).toHaveLength(1);
    expect(JSON.stringify(audited[0]?.details)).not.toContain('Answered once');
  });

  it('reading the chat while answers come counts each of them once', async ({ platform }) => {
    const writer = await newWriter(platform);
    const first = (await answer(platform, writer.id, 'first')).json();
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => answer(platform, writer.id, `${n}`)),
      ...Array.from({ length: 10 }, () => writer.ask('POST', '/chat/read', { up_to: first.id })),
    ]);
    expect(await writer.unread()).toBe(10);
    await writer.ask('POST', '/chat/read', { up_to: (await writer.thread()).messages.at(-1).id });
    expect(await writer.unread()).toBe(0);
  });
});

describe('limits', () => {
  it('who writes too fast in the chat is told how long to wait, also when all come at once, and goes on after it', async ({
    platform,
  }) => {
    const writer = await newWriter(platform);
    const sent = await Promise.all(Array.from({ length: MESSAGES_PER_MINUTE + 5 }, (_, n) => writer.write(`${n}`)));
    const refused = sent.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((each) => [each.statusCode, each.json().errorCode, each.json().details])).toEqual(
      Array.from({ length: 5 }, () => [429, 'CHAT_TOO_FAST', { retry_after: '60' }]),
    );
    later(platform, 60);
    expect((await writer.write('Calm again')).statusCode).toBe(201);
  });

  it.for([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['2,001 letters', 'x'.repeat(2001)],
  ] as const)('a chat message of %s is none', async ([_, text], { platform }) => {
    const writer = await newWriter(platform);
    expect((await writer.write(text)).json().errorCode).toBe('VALIDATION_ERROR');
  });

  it.for([
    [
      'a form with a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nhi\r\n--x--',
    ],
    ['a picture', 'image/png', '\u0089PNG'],
    ['plain text', 'text/plain', 'hello'],
    ['a form', 'application/x-www-form-urlencoded', 'text=hello'],
  ] as const)('the chat message %s is refused in words', async ([_, type, payload], { platform }) => {
    const writer = await newWriter(platform);
    for (const url of ['/chat/messages', '/chat/requests']) {
      const refused = await platform.app.inject({
        method: 'POST',
        url,
        headers: { ...writer.headers, 'content-type': type },
        payload,
      });
      expect([refused.statusCode, refused.json().errorCode]).toEqual([415, 'CHAT_TEXT_ONLY']);
    }
  });

  it('a chat message that carries more than text is refused, not stripped', async ({ platform }) => {
    const writer = await newWriter(platform);
    const body = { text: 'See this', idempotency_key: randomUUID(), attachment: 'data:image/png;base64,AAAA' };
    expect((await writer.ask('POST', '/chat/messages', body)).json()).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
    expect((await writer.thread()).messages).toEqual([]);
  });

  it.for([
    "'); drop table chat_messages; --",
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '{{constructor.constructor("return 1")()}} #{7*7}',
    'line one\nline two\u202E\u200B',
  ])('the chat message %s stays the text it is', async (text, { platform }) => {
    const writer = await newWriter(platform);
    expect((await writer.write(text)).json().text).toBe(text);
    expect(texts(await writer.thread())).toEqual([text]);
  });
});
