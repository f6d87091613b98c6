import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { operatorSessions } from '../../../platform/src/db/schema/operator-sign-in';
import { callDesk, DESK, VISITOR } from '../../support/desk/caller';
import { atDesk, DESK_PASSWORD, freshCode, pass, signInAgain } from '../../support/desk/operators';
import { makePasskey } from '../../support/desk/passkey';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

const it = platformTest(DESK);
const OWN = '/operator/own/sign-in';

const own = (platform: TestPlatform, token: string) => callDesk(platform, { url: OWN, token });
const post = (platform: TestPlatform, token: string, url: string, body: object = {}) =>
  callDesk(platform, { url, token, body });
const me = async (platform: TestPlatform, token: string, quiet = false) =>
  (await callDesk(platform, { url: '/operator/me', token, headers: quiet ? { 'x-desk-quiet': '1' } : {} })).status;

describe('a session', () => {
  it('a session lives by its calls and ends half an hour after the last; a page that asks by itself keeps it not alive', async ({
    platform,
  }) => {
    const who = await atDesk(platform, 'support');
    pass(platform, 29);
    expect(await me(platform, who.token)).toBe(200);
    pass(platform, 29);
    expect(await me(platform, who.token, true)).toBe(200);
    pass(platform, 1);
    expect(await me(platform, who.token)).toBe(401);
  });

  it('a session ends twelve hours after its sign-in, whatever it does', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    for (let i = 0; i < 35; i += 1) {
      pass(platform, 20);
      expect(await me(platform, who.token)).toBe(200);
    }
    pass(platform, 20);
    expect(await me(platform, who.token)).toBe(401);
  });

  it('a session that has ended is refused again and again without being counted as a guess', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    await post(platform, who.token, '/operator/own/sign-out');
    const answers = [];
    for (let i = 0; i < 40; i += 1) answers.push(await me(platform, who.token));
    expect(new Set(answers)).toEqual(new Set([401]));
  });

  it('sessions are listed to their owner and ended one by one', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const other = await signInAgain(platform, who);
    const seen = (await own(platform, who.token)).body;
    expect(seen).toMatchObject({ totp: true, passkeys: [], recovery_codes_left: 10 });
    expect(seen.sessions).toHaveLength(2);
    expect(seen.sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({
      ip: VISITOR,
      user_agent: 'A browser of tests',
    });
    const elsewhere = seen.sessions.find(({ current }: { current: boolean }) => !current);
    const stranger = await atDesk(platform, 'admin');
    const end = `/operator/own/sessions/${elsewhere.id}/end`;
    expect((await post(platform, stranger.token, end)).refusal).toBe('NOT_FOUND');
    expect((await post(platform, who.token, end)).status).toBe(204);
    expect((await post(platform, who.token, end)).status).toBe(204);
    expect(await me(platform, other)).toBe(401);
    expect(await me(platform, who.token)).toBe(200);
  });

  it('no token is kept as it is', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const rows = await platform.ctx.db.select().from(operatorSessions).where(eq(operatorSessions.operatorId, who.id));
    expect(JSON.stringify(rows)).not.toContain(who.token);
  });
});

describe('a second factor of the last minutes', () => {
  const invite = (platform: TestPlatform, token: string, name: string) =>
    post(platform, token, '/operator/operators/invite', { name, role: 'support' });

  it('what needs a second factor is open for a quarter of an hour after one, and by a key without', async ({
    platform,
  }) => {
    const who = await atDesk(platform, 'admin');
    expect((await invite(platform, who.token, 'step-one')).status).toBe(201);
    pass(platform, 15);
    const refused = await invite(platform, who.token, 'step-two');
    expect([refused.status, refused.refusal]).toEqual([403, 'STEP_UP_NEEDED']);
    expect((await own(platform, who.token)).body.stepped_up_until).toBeNull();
    const wrong = await post(platform, who.token, '/operator/own/step-up', { code: '000000' });
    expect(wrong.refusal).toBe('SECOND_FACTOR_WRONG');
    const right = await post(platform, who.token, '/operator/own/step-up', { code: freshCode(platform, who.secret) });
    expect(right.body.stepped_up_until).toBe(new Date(platform.clock.now.getTime() + 15 * 60_000).toISOString());
    expect((await invite(platform, who.token, 'step-two')).status).toBe(201);
    const byKey = await callAs(platform, who.by, '/operator/operators/invite', {
      body: { name: 'step-three', role: 'support' },
    });
    expect(byKey.statusCode).toBe(201);
  });

  it('a role that may not is told so before a second factor is asked for', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    pass(platform, 20);
    expect((await invite(platform, who.token, 'not-by-support')).refusal).toBe('FORBIDDEN');
  });

  it('a passkey is added, steps up by each question once, and is removed', async ({ platform }) => {
    const who = await atDesk(platform, 'admin');
    const passkey = makePasskey();
    const asked = (await post(platform, who.token, '/operator/own/passkeys/options')).body;
    const response = passkey.create(asked.challenge);
    expect((await post(platform, who.token, '/operator/own/passkeys', { name: 'Laptop', response })).status).toBe(204);
    pass(platform, 16);
    const { challenge } = (await post(platform, who.token, '/operator/own/step-up/passkey/options')).body;
    const proof = { response: passkey.prove(challenge) };
    expect((await post(platform, who.token, '/operator/own/step-up/passkey', proof)).status).toBe(200);
    expect((await post(platform, who.token, '/operator/own/step-up/passkey', proof)).refusal).toBe('PASSKEY_WRONG');
    const [kept] = (await own(platform, who.token)).body.passkeys;
    expect(kept.name).toBe('Laptop');
    const remove = `/operator/own/passkeys/${kept.id}/remove`;
    expect((await post(platform, who.token, remove)).status).toBe(204);
    expect((await post(platform, who.token, remove)).refusal).toBe('NOT_FOUND');
  });

  it('the last passkey stays while there is no app', async ({ platform }) => {
    const admin = await makeOperator(platform, 'admin');
    const invited = await callAs(platform, admin, '/operator/operators/invite', {
      body: { name: 'only-passkey', role: 'support' },
    });
    const accept = { token: invited.json().token, password: DESK_PASSWORD };
    const { ticket } = (await callDesk(platform, { url: '/operator/desk/invitation/accept', body: accept })).body;
    const asked = await callDesk(platform, { url: '/operator/desk/set-up/passkey/options', body: { ticket } });
    const set = await callDesk(platform, {
      url: '/operator/desk/set-up/passkey',
      body: { ticket, name: 'Only', response: makePasskey().create(asked.body.challenge) },
    });
    const { token } = set.body.session;
    const [kept] = (await own(platform, token)).body.passkeys;
    expect((await post(platform, token, `/operator/own/passkeys/${kept.id}/remove`)).refusal).toBe('STATE_CONFLICT');
    expect((await own(platform, token)).body.passkeys).toHaveLength(1);
  });

  it('new recovery codes take the place of the old ones', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const made = (await post(platform, who.token, '/operator/own/recovery-codes')).body.recovery_codes;
    expect(made).toHaveLength(10);
    const [before] = who.codes;
    expect((await post(platform, who.token, '/operator/own/step-up', { code: before })).refusal).toBe(
      'SECOND_FACTOR_WRONG',
    );
    expect((await post(platform, who.token, '/operator/own/step-up', { code: made[0] })).status).toBe(200);
    expect((await own(platform, who.token)).body.recovery_codes_left).toBe(9);
  });

  it('a new app takes the place of the old one by its first code, and not before', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const { secret } = (await post(platform, who.token, '/operator/own/totp')).body;
    const old = { code: freshCode(platform, who.secret) };
    expect((await post(platform, who.token, '/operator/own/step-up', old)).status).toBe(200);
    const code = freshCode(platform, secret);
    expect((await post(platform, who.token, '/operator/own/totp/confirm', { code })).status).toBe(204);
    const late = { code: freshCode(platform, who.secret) };
    expect((await post(platform, who.token, '/operator/own/step-up', late)).refusal).toBe('SECOND_FACTOR_WRONG');
    expect(await signInAgain(platform, { ...who, secret })).toMatch(/^[\w-]{43}$/);
  });
});

describe('a password', () => {
  it('a password is changed by the one before, and ends the other sessions and sign-ins', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const other = await signInAgain(platform, who);
    const change = (password: string, next: string) =>
      post(platform, who.token, '/operator/own/password', { password, new_password: next });
    expect((await change('not the password', 'another password')).refusal).toBe('PASSWORD_WRONG');
    expect((await change(DESK_PASSWORD, 'another password')).status).toBe(204);
    expect(await me(platform, who.token)).toBe(200);
    expect(await me(platform, other)).toBe(401);
    const sign = (password: string) =>
      callDesk(platform, { url: '/operator/desk/sign-in', body: { name: who.name, password } });
    expect((await sign(DESK_PASSWORD)).refusal).toBe('SIGN_IN_WRONG');
    expect((await sign('another password')).status).toBe(200);
  });

  it('a key has no session of the desk to speak of', async ({ platform }) => {
    const key = await makeOperator(platform, 'support');
    const refused = await callAs(platform, key, OWN);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
  });

  it('each deed of an own sign-in is written down, with nothing secret', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    await post(platform, who.token, '/operator/own/step-up', { code: freshCode(platform, who.secret) });
    await post(platform, who.token, '/operator/own/recovery-codes');
    await post(platform, who.token, '/operator/own/sign-out');
    const rows = await platform.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, who.id))
      .orderBy(desc(auditLog.id));
    expect(rows.slice(0, 3).map(({ action }) => action)).toEqual([
      'operator_signed_out',
      'operator_recovery_codes_replaced',
      'operator_stepped_up',
    ]);
    const text = JSON.stringify(rows.map(({ details }) => details));
    for (const secret of [who.token, who.secret, ...who.codes]) expect(text).not.toContain(secret);
  });
});
