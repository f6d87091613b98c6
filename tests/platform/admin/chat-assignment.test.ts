import { randomUUID } from 'node:crypto';
import type { ChatChanges, SupportThread } from '@kozyr/contracts/operator/chat';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { chatThreads } from '../../../platform/src/db/schema/chat';
import { nicknames } from '../../../platform/src/db/schema/nicknames';
import { operators } from '../../../platform/src/db/schema/operators';
import { newWriter } from '../../support/chat';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let olena: TestOperator;
let taras: TestOperator;
it.beforeAll(async ({ platform }) => {
  olena = await makeOperator(platform, 'support');
  taras = await makeOperator(platform, 'support');
});

const call = (platform: TestPlatform, who: TestOperator, url: string, body?: object) =>
  callAs(platform, who, `/operator/chat${url}`, body ? { method: 'POST', body } : {});
const assign = (
  platform: TestPlatform,
  who: TestOperator,
  player: string,
  body: { operator: string | null; from: string | null },
) => call(platform, who, `/threads/${player}/assign`, body);
const threadOf = async (platform: TestPlatform, player: string): Promise<SupportThread> =>
  (await call(platform, olena, `/threads/${player}`)).json().thread;
const answer = (platform: TestPlatform, who: TestOperator, player: string) =>
  call(platform, who, `/threads/${player}/messages`, { text: 'An answer', idempotency_key: randomUUID() });
const changes = async (platform: TestPlatform, who: TestOperator, since?: string): Promise<ChatChanges> =>
  (await call(platform, who, `/changes${since === undefined ? '' : `?since=${since}`}`)).json();

describe('assignment', () => {
  it('of two operators who take one thread at once, one has it and the other is told who', async ({ platform }) => {
    const writer = await newWriter(platform);
    await writer.write('A question');
    const both = await Promise.all(
      [olena, taras].map((who) => assign(platform, who, writer.id, { operator: who.name, from: null })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const taken = both.find(({ statusCode }) => statusCode === 200)?.json().assigned_to;
    const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ errorCode: 'STATE_CONFLICT', details: { assigned_to: taken } });
    expect((await threadOf(platform, writer.id)).assigned_to).toBe(taken);
    const audited = await platform.ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'chat_assigned'), eq(auditLog.subject, writer.id)));
    expect(audited.map(({ details }) => [details.before, details.after])).toEqual([['', taken]]);
  });

  it('a thread is handed on and given up by whoever has seen whose it is', async ({ platform }) => {
    const writer = await newWriter(platform);
    await writer.write('A question');
    await assign(platform, olena, writer.id, { operator: olena.name, from: null });
    const handed = await assign(platform, olena, writer.id, { operator: taras.name, from: olena.name });
    expect(handed.json().assigned_to).toBe(taras.name);
    expect((await assign(platform, olena, writer.id, { operator: null, from: olena.name })).statusCode).toBe(409);
    const given = await assign(platform, olena, writer.id, { operator: null, from: taras.name });
    expect(given.json().assigned_to).toBeNull();
    const again = await assign(platform, olena, writer.id, { operator: null, from: taras.name });
    expect(again.statusCode).toBe(200);
  });

  it('a thread is assigned to nobody who is no operator, and no thread is made by assigning', async ({ platform }) => {
    const writer = await newWriter(platform);
    const none = await assign(platform, olena, writer.id, { operator: olena.name, from: null });
    expect(none.statusCode).toBe(404);
    await writer.write('A question');
    const stranger = await assign(platform, olena, writer.id, { operator: 'nobody', from: null });
    expect(stranger.json().errorCode).toBe('NOT_FOUND');
    const gone = await makeOperator(platform, 'support');
    await assign(platform, olena, writer.id, { operator: gone.name, from: null });
    await platform.ctx.db.update(operators).set({ disabledAt: platform.clock.now }).where(eq(operators.id, gone.id));
    expect((await threadOf(platform, writer.id)).assigned_to).toBeNull();
    expect((await assign(platform, olena, writer.id, { operator: gone.name, from: null })).statusCode).toBe(404);
    const { items } = (await call(platform, olena, '/operators')).json();
    expect(items.map(({ name }: { name: string }) => name)).not.toContain(gone.name);
    expect(items).toContainEqual({ name: olena.name, online: true });
    await answer(platform, taras, writer.id);
    expect((await threadOf(platform, writer.id)).assigned_to).toBe(taras.name);
  });

  it('who answers what nobody sees to sees to it, another who answers takes nothing over, and closing gives it up', async ({
    platform,
  }) => {
    const writer = await newWriter(platform);
    await writer.write('A question');
    await answer(platform, olena, writer.id);
    await answer(platform, taras, writer.id);
    expect((await threadOf(platform, writer.id)).assigned_to).toBe(olena.name);
    await call(platform, taras, `/threads/${writer.id}/close`, {});
    await writer.write('Another question');
    expect((await threadOf(platform, writer.id)).assigned_to).toBeNull();
  });

  it('threads are listed by whose they are, by whether they are closed, and by what is known of the player', async ({
    startPlatform,
  }) => {
    const platform = await startPlatform();
    const me = await makeOperator(platform, 'support');
    const [mine, free, done] = await Promise.all([1, 2, 3].map(() => newWriter(platform)));
    if (!mine || !free || !done) throw new Error('No writers were made.');
    for (const writer of [mine, free, done]) await writer.write('A question');
    await assign(platform, me, mine.id, { operator: me.name, from: null });
    await call(platform, me, `/threads/${done.id}/close`, {});
    await platform.ctx.db.insert(nicknames).values({ folded: 'kozak', userId: free.id, nickname: 'Kozak' });
    const listed = async (query: string) => {
      const { items, total } = (await call(platform, me, `/threads?${query}`)).json();
      expect(total).toBe(items.length);
      return items.map(({ player }: SupportThread) => player);
    };
    expect(await listed('assigned=mine')).toEqual([mine.id]);
    expect(await listed('assigned=nobody&state=open')).toEqual([free.id]);
    expect(await listed('state=closed')).toEqual([done.id]);
    expect(await listed('find=koz')).toEqual([free.id]);
    expect(await listed('find=k%25z')).toEqual([]);
    expect(await listed(`find=${done.id}`)).toEqual([done.id]);
    const opened = (await call(platform, me, `/threads/${free.id}`)).json();
    expect(opened.player).toMatchObject({ id: free.id, nickname: 'Kozak', country: 'UA', currency: 'uah' });
    expect(opened.player.contact).toMatch(/^\+380 \*\* \*\*\* \*\* \d\d$/);
    expect(opened.variables).toMatchObject({ country: 'UA', currency: 'UAH', operator: 'Support' });
  });
});

describe('changes', () => {
  it('changes tell of each thread that anybody wrote into, read, took or closed since the cursor', async ({
    platform,
  }) => {
    const [one, other] = [await newWriter(platform), await newWriter(platform)];
    const begun = await changes(platform, olena);
    expect(begun).toMatchObject({ reset: true, threads: [] });
    const changed = async (act: () => Promise<unknown>) => {
      // A transaction of anybody that runs meanwhile makes what came before be told twice: a cursor that tells nothing is waited for.
      let since = '';
      const told = async () => {
        since = (await changes(platform, olena)).cursor;
        return (await changes(platform, olena, since)).threads;
      };
      await expect.poll(told).toEqual([]);
      await act();
      const { reset, threads } = await changes(platform, olena, since);
      expect(reset).toBe(false);
      return threads.map(({ player }) => player);
    };
    expect(await changed(() => one.write('A question'))).toEqual([one.id]);
    expect(await changed(() => answer(platform, taras, one.id))).toEqual([one.id]);
    const { messages } = await one.thread();
    expect(await changed(() => one.ask('POST', '/chat/read', { up_to: messages.at(-1).id }))).toEqual([one.id]);
    expect(
      await changed(async () => {
        await other.write('Another question');
        await call(platform, taras, `/threads/${one.id}/close`, {});
      }),
    ).toEqual([other.id, one.id]);
    expect(await changed(() => assign(platform, taras, other.id, { operator: olena.name, from: null }))).toEqual([
      other.id,
    ]);
  });

  it('a change that commits after a later one is told all the same', async ({ platform }) => {
    const [slow, quick] = [await newWriter(platform), await newWriter(platform)];
    for (const writer of [slow, quick]) await writer.write('A question');
    let since = '';
    await platform.ctx.db.transaction(async (tx) => {
      await tx.update(chatThreads).set({ unreadByOperators: 7 }).where(eq(chatThreads.userId, slow.id));
      await quick.write('One more');
      since = (await changes(platform, olena)).cursor;
      const { threads } = await changes(platform, olena, since);
      expect(threads.map(({ player }) => player)).toContain(quick.id);
      expect(threads.find(({ player }) => player === slow.id)?.unread).not.toBe(7);
    });
    const { threads } = await changes(platform, olena, since);
    expect(threads.find(({ player }) => player === slow.id)?.unread).toBe(7);
  });

  it('a cursor of another database, and more changes than one answer holds, ask for the lists anew', async ({
    platform,
  }) => {
    expect(await changes(platform, olena, '999999999999')).toMatchObject({ reset: true, threads: [] });
    const writer = await newWriter(platform);
    await writer.write('A question');
    await platform.ctx.db.execute(sql`update chat_threads set changed_in = 999999999999 where user_id = ${writer.id}`);
    // What came before is told twice while anybody's transaction runs.
    await expect
      .poll(async () => (await changes(platform, olena, (await changes(platform, olena)).cursor)).threads)
      .toEqual([]);
  });

  it('changes count what waits, what is mine and what nobody sees to', async ({ startPlatform }) => {
    const platform = await startPlatform();
    const me = await makeOperator(platform, 'support');
    const [mine, free] = [await newWriter(platform), await newWriter(platform)];
    for (const writer of [mine, free]) await writer.write('A question');
    await assign(platform, me, mine.id, { operator: me.name, from: null });
    await platform.app.inject({
      method: 'POST',
      url: '/chat/requests',
      body: { email: 'guest@example.com', text: 'Hello', idempotency_key: randomUUID() },
    });
    expect((await changes(platform, me)).counts).toEqual({ waiting: 2, mine: 1, nobody: 1, requests: 1 });
  });

  it('changes say which players write, and which other operators write an answer to them', async ({ platform }) => {
    const writer = await newWriter(platform);
    await writer.write('A question');
    await writer.ask('POST', '/chat/typing');
    await call(platform, taras, `/threads/${writer.id}/typing`, {});
    const writing = async (who: TestOperator) =>
      (await changes(platform, who)).writing.filter(({ player }) => player === writer.id);
    await expect.poll(() => writing(olena)).toEqual([{ player: writer.id, operator: taras.name }]);
    await expect.poll(async () => (await changes(platform, olena)).typing).toContain(writer.id);
    expect(await writing(taras)).toEqual([]);
    platform.clock.now = new Date(platform.clock.now.getTime() + 7_000);
    expect(await writing(olena)).toEqual([]);
  });
});
