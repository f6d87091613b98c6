import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { operators } from '../../../platform/src/db/schema/operators';
import {
  ensureFirstInvitation,
  ensureFirstOperator,
} from '../../../platform/src/services/identity/operators/first-operator';
import { needSecondPerson } from '../../../platform/src/services/identity/operators/second-person';
import { callDesk, DESK, type DeskTest, deskHeaders } from '../../support/desk/caller';
import { acceptWithApp, atDesk, pass } from '../../support/desk/operators';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

const it = platformTest(DESK);
const FIRST_TOKEN = 'the-first-token-0123456789-abcdefghij';

const sent = (platform: TestPlatform, call: DeskTest, change: (headers: Record<string, string>) => void) => {
  const headers = deskHeaders(platform, call);
  change(headers);
  return platform.app.inject({
    method: call.method ?? (call.body ? 'POST' : 'GET'),
    url: call.url,
    headers,
    ...(call.body === undefined ? {} : { payload: JSON.stringify(call.body) }),
  });
};

describe('the signature of the desk', () => {
  it('a session without the signature opens nothing', async ({ platform }) => {
    const { token } = await atDesk(platform, 'support');
    const bare = await platform.app.inject({ url: '/operator/me', headers: { authorization: `Desk ${token}` } });
    expect([bare.statusCode, bare.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
    const entry = await platform.app.inject({
      method: 'POST',
      url: '/operator/desk/sign-in',
      payload: { name: 'somebody', password: 'x' },
    });
    expect(entry.statusCode).toBe(401);
  });

  it('a signature without a session opens the calls of a sign-in alone', async ({ platform }) => {
    expect((await callDesk(platform, { url: '/operator/me' })).status).toBe(401);
    const read = await callDesk(platform, { url: '/operator/desk/invitation', body: { token: 'x'.repeat(43) } });
    expect(read.refusal).toBe('INVITATION_WRONG');
  });

  it('a signature is of method, address, query, session, visitor and body, and of these minutes', async ({
    platform,
  }) => {
    const { token } = await atDesk(platform, 'admin');
    const other = await atDesk(platform, 'admin');
    const call = { url: '/operator/audit?page=1', token };
    expect((await sent(platform, call, () => {})).statusCode).toBe(200);
    const signature = deskHeaders(platform, call)['x-signature'] ?? '';
    const reused = async (changed: DeskTest) =>
      (await sent(platform, changed, (headers) => Object.assign(headers, { 'x-signature': signature }))).statusCode;
    expect(await reused({ ...call, url: '/operator/audit?page=2' })).toBe(401);
    expect(await reused({ ...call, token: other.token })).toBe(401);
    expect(await reused({ ...call, address: '203.0.113.99' })).toBe(401);
    const body = { name: 'signed', role: 'support' };
    const invite = { url: '/operator/operators/invite', token, body };
    const inviteSignature = deskHeaders(platform, invite)['x-signature'] ?? '';
    const changed = await sent(platform, { ...invite, body: { ...body, role: 'admin' } }, (headers) =>
      Object.assign(headers, { 'x-signature': inviteSignature }),
    );
    expect(changed.statusCode).toBe(401);
    expect((await callDesk(platform, { ...call, secret: 'some-other-secret-0123456789abcdef' })).status).toBe(401);
    pass(platform, 6);
    expect(await reused(call)).toBe(401);
  });

  it('a wrong signature is written down and counted by who sent it', async ({ startPlatform }) => {
    const harness = await startPlatform(DESK);
    const wrong = () => callDesk(harness, { url: '/operator/me', secret: 'some-other-secret-0123456789abcdef' });
    const answers = [];
    for (let i = 0; i < 32; i += 1) answers.push((await wrong()).status);
    expect(answers.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(answers.slice(30)).toEqual([429, 429]);
    const [row] = await harness.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({ action: 'operator_refused', details: { why: 'wrong_signature', ip: '127.0.0.1' } });
  });

  it('the signature opens no document, and nothing that a front door passed on', async ({ platform }) => {
    const { token } = await atDesk(platform, 'admin');
    expect((await callDesk(platform, { url: '/operator/docs/json', token })).status).toBe(404);
    for (const name of ['via', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'])
      expect((await callDesk(platform, { url: '/operator/me', token, headers: { [name]: 'x' } })).status).toBe(404);
    expect((await callDesk(platform, { url: '/operator/me', token, address: '10.0.0.1, 10.0.0.2' })).status).toBe(401);
  });

  it('without its secret no call of the desk is taken', async ({ startPlatform }) => {
    const bare = await startPlatform();
    expect((await callDesk(bare, { url: '/operator/me', token: 'x'.repeat(43) })).status).toBe(404);
    const entry = await bare.app.inject({ method: 'POST', url: '/operator/desk/sign-in', payload: {} });
    expect(entry.statusCode).toBe(401);
  });

  it('a stranger learns nothing of what a call takes, and a signed body that is none is refused by the contract', async ({
    platform,
  }) => {
    const { token } = await atDesk(platform, 'admin');
    const call = { url: '/operator/operators/invite', body: { junk: true } };
    expect((await callDesk(platform, { ...call, secret: 'some-other-secret-0123456789abcdef' })).status).toBe(401);
    expect((await callDesk(platform, { ...call, token })).refusal).toBe('VALIDATION_ERROR');
  });
});

describe('the first operator', () => {
  const settings = { ...DESK, DESK_FIRST_TOKEN: FIRST_TOKEN };
  const read = (platform: TestPlatform) =>
    callDesk(platform, { url: '/operator/desk/invitation', body: { token: FIRST_TOKEN } });

  it('the first operator is invited by the token of the first start, until a password is chosen, and never again', async ({
    startPlatform,
  }) => {
    const harness = await startPlatform(settings);
    await Promise.all(Array.from({ length: 4 }, () => ensureFirstOperator(harness.ctx)));
    const opened = await Promise.all(Array.from({ length: 4 }, () => ensureFirstInvitation(harness.ctx)));
    expect(opened).toEqual([true, true, true, true]);
    expect((await read(harness)).body).toMatchObject({ name: 'owner', role: 'admin' });
    pass(harness, 7 * 24 * 60);
    expect((await read(harness)).refusal).toBe('INVITATION_WRONG');
    expect(await ensureFirstInvitation(harness.ctx)).toBe(true);
    const first = await acceptWithApp(harness, FIRST_TOKEN);
    expect(first.operator).toMatchObject({ name: 'owner', signs_in: 'desk' });
    expect(await ensureFirstInvitation(harness.ctx)).toBe(false);
    const again = await callDesk(harness, {
      url: '/operator/operators/owner/invite',
      token: first.token,
      body: {},
    });
    expect(again.status).toBe(201);
    expect(await ensureFirstInvitation(harness.ctx)).toBe(false);
    expect((await read(harness)).refusal).toBe('INVITATION_WRONG');
  });

  it('another first token ends the one before it', async ({ startPlatform }) => {
    const harness = await startPlatform(settings);
    await ensureFirstOperator(harness.ctx);
    await ensureFirstInvitation(harness.ctx);
    const other = { ...harness.ctx, env: { ...harness.ctx.env, DESK_FIRST_TOKEN: `${FIRST_TOKEN}-2` } };
    expect(await ensureFirstInvitation(other)).toBe(true);
    expect((await read(harness)).refusal).toBe('INVITATION_WRONG');
    expect(await ensureFirstInvitation(harness.ctx)).toBe(true);
    expect((await read(harness)).status).toBe(200);
  });

  it('without a secret of the desk nobody is invited', async ({ startPlatform }) => {
    const harness = await startPlatform({ DESK_FIRST_TOKEN: FIRST_TOKEN });
    expect(await ensureFirstOperator(harness.ctx)).toBe(true);
    expect(await ensureFirstInvitation(harness.ctx)).toBe(false);
  });
});

describe('two people', () => {
  const sameHand = (platform: TestPlatform, one: { id: string }, two: { id: string }) =>
    needSecondPerson(platform.ctx.db, one.id, two.id).then(
      () => false,
      () => true,
    );

  it('whoever invited an operator is no second person beside them', async ({ platform }) => {
    const who = await atDesk(platform, 'finance');
    expect(await sameHand(platform, who.by, who)).toBe(true);
    expect(await sameHand(platform, who, await atDesk(platform, 'finance'))).toBe(false);
  });

  it('whoever invited somebody else’s operator again is none either once it was used, nor is whom they added', async ({
    platform,
  }) => {
    const who = await atDesk(platform, 'finance');
    const taker = await makeOperator(platform, 'admin');
    const below = await makeOperator(platform, 'finance', taker.id);
    const again = await callAs(platform, taker, `/operator/operators/${who.name}/invite`, { method: 'POST' });
    expect(await sameHand(platform, taker, who)).toBe(false);
    await acceptWithApp(platform, again.json().token);
    expect(await sameHand(platform, taker, who)).toBe(true);
    expect(await sameHand(platform, who, taker)).toBe(true);
    expect(await sameHand(platform, who.by, who)).toBe(true);
    expect(await sameHand(platform, below, taker)).toBe(true);
    const under = await makeOperator(platform, 'finance', who.id);
    expect(await sameHand(platform, taker, under)).toBe(true);
  });

  it('operators of the desk have no key that could be found', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const [row] = await platform.ctx.db.select().from(operators).where(eq(operators.id, who.id));
    expect(row?.keyHash).toBeNull();
    const empty = await platform.app.inject({ url: '/operator/me', headers: { authorization: 'Operator null' } });
    expect(empty.statusCode).toBe(401);
  });
});
