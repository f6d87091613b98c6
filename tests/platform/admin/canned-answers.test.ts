import { randomUUID } from 'node:crypto';
import type { CannedAnswer } from '@kozyr/contracts/operator/canned-answers';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { outboxMessages } from '../../../platform/src/db/schema/messages';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

const it = platformTest({ SEND_EMAIL_ENABLED: 'true' });
let admin: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  admin = await makeOperator(platform, 'admin');
  support = await makeOperator(platform, 'support');
});

const texts = {
  uk: 'Вітаю! Ваша валюта — {{currency}}.',
  ru: 'Здравствуйте! Ваша валюта — {{currency}}.',
  en: 'Hello! Your currency is {{ currency }}.',
  kk: 'Сәлеметсіз бе! Валютаңыз — {{currency}}.',
};
const add = (platform: TestPlatform, body: object, who = admin) =>
  callAs(platform, who, '/operator/canned-answers', { body: { title: 'The currency', texts, ...body } });
const act = (platform: TestPlatform, key: string, verb: string, body: object) =>
  callAs(platform, admin, `/operator/canned-answers/${key}/${verb}`, { body });
const list = async (platform: TestPlatform): Promise<CannedAnswer[]> =>
  (await callAs(platform, support, '/operator/canned-answers')).json().items;

describe('canned answers', () => {
  it('a canned answer is kept in four languages, read by support and changed by admins alone', async ({ platform }) => {
    const added = await add(platform, { key: 'currency' });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ key: 'currency', texts, version: 1, changed_by: admin.name });
    expect(await list(platform)).toContainEqual(added.json());
    expect((await add(platform, { key: 'other' }, support)).statusCode).toBe(403);
    expect((await add(platform, { key: 'currency' })).json().errorCode).toBe('STATE_CONFLICT');

    const changed = { title: 'Currencies', texts: { ...texts, en: 'Your currency: {{currency}}' } };
    const both = await Promise.all([1, 2].map(() => act(platform, 'currency', 'change', { ...changed, version: 1 })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await list(platform))[0]).toMatchObject({ ...changed, version: 2 });

    expect((await act(platform, 'currency', 'remove', { version: 1 })).statusCode).toBe(409);
    expect((await act(platform, 'currency', 'remove', { version: 2 })).statusCode).toBe(204);
    expect((await act(platform, 'currency', 'remove', { version: 2 })).statusCode).toBe(404);
    const audited = await platform.ctx.db
      .select()
      .from(auditLog)
      .where(and(like(auditLog.action, 'canned_answer_%'), eq(auditLog.subject, 'currency')))
      .orderBy(auditLog.id);
    expect(audited.map(({ action }) => action)).toEqual([
      'canned_answer_added',
      'canned_answer_changed',
      'canned_answer_removed',
    ]);
    expect(audited[1]?.details.before).toContain('Ваша валюта');
  });

  it.for([
    ['without a language', { texts: { ...texts, kk: undefined } }],
    ['with an empty text', { texts: { ...texts, kk: ' ' } }],
    ['with a placeholder nobody fills', { texts: { uk: '{{x}}', ru: '{{x}}', en: '{{x}}', kk: '{{x}}' } }],
    ['with other placeholders in one language', { texts: { ...texts, kk: 'Сәлеметсіз бе!' } }],
    ['with a key of other letters', { key: 'Валюта' }],
  ] as const)('a canned answer %s is refused', async ([, body], { platform }) => {
    const refused = await add(platform, { key: 'refused', ...body });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
  });
});

describe('answers by email', () => {
  const leave = async (platform: TestPlatform, email: string): Promise<string> =>
    (
      await platform.app.inject({
        method: 'POST',
        url: '/chat/requests',
        headers: { 'accept-language': 'kk' },
        body: { email, text: 'A stranger wrote this', idempotency_key: randomUUID() },
      })
    ).json().id;
  const reply = (platform: TestPlatform, id: string, body: object) =>
    callAs(platform, support, `/operator/chat/requests/${id}/answer`, { body });
  const sent = (platform: TestPlatform, email: string) =>
    platform.ctx.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));

  it('a contact request is answered by email once, however often it is asked, and is handled by that', async ({
    platform,
  }) => {
    const id = await leave(platform, 'one@example.com');
    const body = { text: 'You register by phone.', idempotency_key: randomUUID() };
    const asked = await Promise.all([1, 2, 3].map(() => reply(platform, id, body)));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(asked[2]?.json()).toMatchObject({ handled_by: support.name, answer: body.text });
    const [message, ...more] = await sent(platform, 'one@example.com');
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: 'email', locale: 'kk' });
    expect(message?.body).toMatch(/^Kozyr: қолдау.*\n\nYou register by phone\.$/);
    expect(message?.body).not.toContain('A stranger wrote this');

    expect((await reply(platform, id, { ...body, text: 'Another' })).json().errorCode).toBe('IDEMPOTENCY_CONFLICT');
    const late = await reply(platform, id, { ...body, idempotency_key: randomUUID() });
    expect(late.json().errorCode).toBe('STATE_CONFLICT');
    expect(await sent(platform, 'one@example.com')).toHaveLength(1);
  });

  it('of two operators who answer one request at once, one answer is sent', async ({ platform }) => {
    const id = await leave(platform, 'two@example.com');
    const asked = await Promise.all(
      ['One', 'Two'].map((text) => reply(platform, id, { text, idempotency_key: randomUUID() })),
    );
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await sent(platform, 'two@example.com')).toHaveLength(1);
  });

  it('a request that was handled elsewhere is answered no more, nor one that there is not', async ({ platform }) => {
    const id = await leave(platform, 'three@example.com');
    await callAs(platform, support, `/operator/chat/requests/${id}/handle`, { body: {} });
    const body = { text: 'Late', idempotency_key: randomUUID() };
    expect((await reply(platform, id, body)).statusCode).toBe(409);
    expect((await reply(platform, randomUUID(), body)).statusCode).toBe(404);
    expect(await sent(platform, 'three@example.com')).toEqual([]);
  });

  it('while no email is sent, a request is answered by none and stays open', async ({ startPlatform }) => {
    const platform = await startPlatform({ SEND_EMAIL_ENABLED: 'false' });
    const who = await makeOperator(platform, 'support');
    const id = await leave(platform, 'four@example.com');
    const refused = await callAs(platform, who, `/operator/chat/requests/${id}/answer`, {
      body: { text: 'Hello', idempotency_key: randomUUID() },
    });
    expect([refused.statusCode, refused.json().details]).toEqual([409, { why: 'no_email' }]);
    expect((await callAs(platform, who, '/operator/chat/requests')).json().total).toBe(1);
  });
});
