import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { WRONG_FACTORS } from '../../../platform/src/services/kernel/limits/attempt-limits';
import { callDesk, DESK } from '../../support/desk/caller';
import { type AtDesk, atDesk, DESK_PASSWORD, freshCode, pass, signInAgain } from '../../support/desk/operators';
import { startOidcProvider } from '../../support/oidc-provider';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

let clock = () => new Date();
const provider = await startOidcProvider(() => clock());
const it = platformTest({ ...DESK, ...provider.env });
it.beforeAll(async ({ platform }) => {
  clock = () => platform.clock.now;
});
it.afterAll(async () => {
  await provider.stop();
});

type Given = Parameters<typeof provider.grant>[1];
type Who = Pick<AtDesk, 'token'>;
const begin = (platform: TestPlatform, { token }: Who, what: 'bind' | 'step-up') =>
  callDesk(platform, { url: `/operator/own/oidc/${what}`, body: {}, token });
const finish = (platform: TestPlatform, { token }: Who, state: string, answer: string) =>
  callDesk(platform, { url: '/operator/own/oidc/finish', body: { state, answer }, token });
const unbind = (platform: TestPlatform, { token }: Who) =>
  callDesk(platform, { url: '/operator/own/oidc/unbind', body: {}, token });
const ownSignIn = async (platform: TestPlatform, { token }: Who) =>
  (await callDesk(platform, { url: '/operator/own/sign-in', token })).body;
/** Goes the whole way once, in the session that began it. */
async function go(platform: TestPlatform, who: Who, what: 'bind' | 'step-up', given: Given) {
  const began = await begin(platform, who, what);
  expect(began.status, JSON.stringify(began.body)).toBe(200);
  return finish(platform, who, began.body.state, provider.grant(began.body.url, given));
}
/** Somebody with a password and an app who bound an account. */
async function bound(platform: TestPlatform) {
  const who = await atDesk(platform, 'support');
  const subject = randomUUID();
  const done = await go(platform, who, 'bind', { subject });
  expect([done.status, done.body]).toEqual([200, { done: 'bind' }]);
  return { ...who, subject };
}
/** Signs somebody in by the provider. */
async function enter(platform: TestPlatform, subject: string, body: object = {}) {
  const began = (await callDesk(platform, { url: '/operator/desk/oidc/begin', body })).body;
  const brought = { state: began.state, answer: provider.grant(began.url, { subject, amr: ['mfa'] }) };
  const done = await callDesk(platform, { url: '/operator/desk/oidc/finish', body: brought });
  const { operator, session } = done.body.signed_in;
  return { name: operator.name as string, token: session.token as string };
}
const lives = async (platform: TestPlatform, { token }: Who) =>
  (await callDesk(platform, { url: '/operator/me', token })).status === 200;
/** Somebody who came in by an invitation through the provider, and has nothing of ours. */
async function fromProvider(platform: TestPlatform) {
  const admin = await makeOperator(platform, 'admin');
  const name = `own-oidc-${randomUUID().slice(0, 8)}`;
  const invited = await callAs(platform, admin, '/operator/operators/invite', { body: { name, role: 'support' } });
  const subject = randomUUID();
  return { subject, ...(await enter(platform, subject, { invitation: invited.json().token })) };
}
const deeds = async (platform: TestPlatform, { id }: Pick<AtDesk, 'id'>, action: string) => {
  const own = and(eq(auditLog.actor, id), eq(auditLog.action, action));
  return (await platform.ctx.db.select().from(auditLog).where(own)).map(({ details }) => details);
};

describe('an own account at the provider', () => {
  it('whoever has a password binds an account, and then signs in by it', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    expect(await ownSignIn(platform, who)).toMatchObject({
      password: true,
      provider: { name: 'Staff', bound_at: null },
    });
    const subject = randomUUID();
    expect((await go(platform, who, 'bind', { subject })).status).toBe(200);
    expect((await ownSignIn(platform, who)).provider.bound_at).toEqual(expect.any(String));
    expect(await deeds(platform, who, 'operator_oidc_bound')).toMatchObject([{ issuer: provider.env.OIDC_ISSUER }]);
    expect((await enter(platform, subject)).name).toBe(who.name);
  });

  it('an account is bound only after a fresh second factor, by whom the provider asked on that way', async ({
    platform,
  }) => {
    const who = await atDesk(platform, 'support');
    pass(platform, 16);
    expect((await begin(platform, who, 'bind')).refusal).toBe('STEP_UP_NEEDED');
    const code = freshCode(platform, who.secret);
    await callDesk(platform, { url: '/operator/own/step-up', body: { code }, token: who.token });
    const asked = new URL((await begin(platform, who, 'bind')).body.url).searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    for (const minutesAgo of [1, null]) {
      const remembered = await go(platform, who, 'bind', { subject: randomUUID(), minutesAgo });
      expect([remembered.refusal, remembered.body.details]).toEqual(['OIDC_WRONG', { why: 'oidc_not_asked' }]);
    }
    expect((await ownSignIn(platform, who)).provider.bound_at).toBeNull();
  });

  it('nobody binds a second account, or one of another operator', async ({ platform }) => {
    const who = await bound(platform);
    expect((await begin(platform, who, 'bind')).body.details).toEqual({ why: 'oidc_is_bound' });
    const other = await atDesk(platform, 'support');
    const taken = await go(platform, other, 'bind', { subject: who.subject });
    expect([taken.refusal, taken.body.details]).toEqual(['OIDC_WRONG', { why: 'oidc_bound_already' }]);
  });

  it('a way ends once, in the session that began it, and is neither a sign-in nor ended by one', async ({
    platform,
  }) => {
    const who = await bound(platform);
    const elsewhere = { token: await signInAgain(platform, who) };
    const given = { subject: who.subject, amr: ['mfa'] };
    const began = (await begin(platform, who, 'step-up')).body;
    const crossed = await finish(platform, elsewhere, began.state, provider.grant(began.url, given));
    expect(crossed.refusal).toBe('SIGN_IN_EXPIRED');
    const second = (await begin(platform, who, 'step-up')).body;
    const answer = provider.grant(second.url, given);
    const signIn = await callDesk(platform, {
      url: '/operator/desk/oidc/finish',
      body: { state: second.state, answer },
    });
    expect(signIn.refusal).toBe('SIGN_IN_EXPIRED');
    const sign = (await callDesk(platform, { url: '/operator/desk/oidc/begin', body: {} })).body;
    expect((await finish(platform, who, sign.state, provider.grant(sign.url, given))).refusal).toBe('SIGN_IN_EXPIRED');
    const third = (await begin(platform, who, 'step-up')).body;
    const right = provider.grant(third.url, given);
    expect((await finish(platform, who, third.state, right)).body).toEqual({ done: 'step_up' });
    expect((await finish(platform, who, third.state, right)).refusal).toBe('SIGN_IN_EXPIRED');
  });

  it('an account is unbound while a password and a second factor are left, and then opens nothing; other sessions end', async ({
    platform,
  }) => {
    const who = await bound(platform);
    const elsewhere = { token: await signInAgain(platform, who) };
    const url = '/operator/desk/sign-in';
    const halfway = (await callDesk(platform, { url, body: { name: who.name, password: DESK_PASSWORD } })).body;
    expect((await unbind(platform, who)).status).toBe(204);
    expect((await unbind(platform, who)).refusal).toBe('NOT_FOUND');
    expect(await lives(platform, elsewhere)).toBe(false);
    const body = { ticket: halfway.ticket, code: freshCode(platform, who.secret) };
    expect((await callDesk(platform, { url: `${url}/code`, body })).refusal).toBe('SIGN_IN_EXPIRED');
    expect(await deeds(platform, who, 'operator_oidc_unbound')).toHaveLength(1);
    const began = (await callDesk(platform, { url: '/operator/desk/oidc/begin', body: {} })).body;
    const brought = { state: began.state, answer: provider.grant(began.url, { subject: who.subject, amr: ['mfa'] }) };
    expect((await callDesk(platform, { url: '/operator/desk/oidc/finish', body: brought })).refusal).toBe('OIDC_WRONG');
  });

  it('the only way in stays until a second factor is set up and a password chosen, which ends other sessions', async ({
    platform,
  }) => {
    const who = await fromProvider(platform);
    expect(await ownSignIn(platform, who)).toMatchObject({ password: false, totp: false });
    const onlyWay = async () => (await unbind(platform, who)).body.details?.why;
    expect(await onlyWay()).toBe('only_way_in');
    const choose = (password: string) =>
      callDesk(platform, { url: '/operator/own/password/choose', body: { new_password: password }, token: who.token });
    expect((await choose('abababababab')).refusal).toBe('PASSWORD_TOO_COMMON');
    expect((await choose('a password of their own')).body.details).toEqual({ why: 'no_factor' });
    const { secret } = (await callDesk(platform, { url: '/operator/own/totp', body: {}, token: who.token })).body;
    const code = freshCode(platform, secret);
    await callDesk(platform, { url: '/operator/own/totp/confirm', body: { code }, token: who.token });
    expect(await onlyWay()).toBe('only_way_in');
    const elsewhere = await enter(platform, who.subject);
    expect((await choose('a password of their own')).status).toBe(204);
    expect((await choose('another password of theirs')).body.details).toEqual({ why: 'password_there' });
    expect([await lives(platform, elsewhere), await lives(platform, who)]).toEqual([false, true]);
    expect((await unbind(platform, who)).status).toBe(204);
  });
});

describe('a step-up through the provider', () => {
  const fresh = async (platform: TestPlatform, { token }: Who) =>
    (await callDesk(platform, { url: '/operator/own/recovery-codes', body: {}, token })).status === 200;

  it('a second factor given at the provider on the way opens what needs one', async ({ platform }) => {
    const who = await bound(platform);
    pass(platform, 16);
    expect(await fresh(platform, who)).toBe(false);
    const began = (await begin(platform, who, 'step-up')).body;
    const asked = new URL(began.url).searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    const answer = provider.grant(began.url, { subject: who.subject, amr: ['mfa'] });
    expect((await finish(platform, who, began.state, answer)).body).toEqual({ done: 'step_up' });
    expect(await fresh(platform, who)).toBe(true);
    expect(await deeds(platform, who, 'operator_stepped_up')).toMatchObject([{ way: 'oidc' }]);
  });

  it.for([
    ['of before the way', { amr: ['mfa'], minutesAgo: 1 }, 'oidc_no_factor'],
    ['of no moment', { amr: ['mfa'], minutesAgo: null }, 'oidc_no_factor'],
    ['of one factor', { amr: ['pwd'] }, 'oidc_no_factor'],
    ['by another account', { amr: ['mfa'], subject: 'a colleague' }, 'oidc_other_account'],
    ['with a wrong signature', { amr: ['mfa'], spoilt: 'signature' }, 'oidc_refused'],
  ] as const)('a word of the provider %s opens nothing, and is written down', async ([, given, why], { platform }) => {
    const who = await bound(platform);
    pass(platform, 16);
    const wrong = await go(platform, who, 'step-up', { subject: who.subject, ...given, amr: [...given.amr] });
    expect([wrong.refusal, wrong.body.details]).toEqual(['OIDC_WRONG', { why }]);
    expect(await fresh(platform, who)).toBe(false);
    expect(await deeds(platform, who, 'operator_step_up_failed')).toEqual([expect.objectContaining({ why })]);
  });

  it('words of the provider that are wrong again and again are refused unheard, as wrong codes are', async ({
    platform,
  }) => {
    const who = await bound(platform);
    const wrong = { subject: who.subject, amr: ['pwd'] };
    for (let i = 0; i < WRONG_FACTORS; i += 1)
      expect((await go(platform, who, 'step-up', wrong)).refusal).toBe('OIDC_WRONG');
    const right = { subject: who.subject, amr: ['mfa'] };
    expect((await go(platform, who, 'step-up', right)).refusal).toBe('TOO_MANY_REQUESTS');
    expect(await deeds(platform, who, 'operator_step_up_failed')).toHaveLength(WRONG_FACTORS);
  });

  it('whoever turns back at the provider is told so, and whoever has no account there begins nothing', async ({
    platform,
  }) => {
    const who = await bound(platform);
    const { state } = (await begin(platform, who, 'step-up')).body;
    const denied = await finish(
      platform,
      who,
      state,
      new URLSearchParams({ error: 'access_denied', state }).toString(),
    );
    expect([denied.refusal, denied.body.details]).toEqual(['OIDC_WRONG', { why: 'oidc_denied' }]);
    const other = await atDesk(platform, 'support');
    expect((await begin(platform, other, 'step-up')).body.details).toEqual({ why: 'oidc_none_bound' });
    const key = await makeOperator(platform, 'support');
    const byKey = await callAs(platform, key, '/operator/own/oidc/step-up', { body: {} });
    expect(byKey.json().errorCode).toBe('STATE_CONFLICT');
  });
});

describe('what is known of the provider', () => {
  it('its description and keys are asked for once, and the keys again for a token by a new one', async ({
    platform,
  }) => {
    const who = await bound(platform);
    const before = provider.asked();
    const given = { subject: who.subject, amr: ['mfa'] };
    for (let time = 0; time < 3; time += 1) expect((await go(platform, who, 'step-up', given)).status).toBe(200);
    expect(provider.asked()).toEqual(before);
    await provider.changeKey();
    expect((await go(platform, who, 'step-up', given)).status).toBe(200);
    expect((await go(platform, who, 'step-up', given)).status).toBe(200);
    expect(provider.asked()).toEqual({ ...before, keys: before.keys + 1 });
  });
});
