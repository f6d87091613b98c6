import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { halfSetProvider } from '../../../platform/src/gateways/oidc/provider';
import { callDesk, DESK } from '../../support/desk/caller';
import { freshCode, pass } from '../../support/desk/operators';
import { startOidcProvider } from '../../support/oidc-provider';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

let clock = () => new Date();
const provider = await startOidcProvider(() => clock());
const it = platformTest({ ...DESK, ...provider.env });
let admin: TestOperator;
it.beforeAll(async ({ platform }) => {
  clock = () => platform.clock.now;
  admin = await makeOperator(platform, 'admin');
});
it.afterAll(async () => {
  await provider.stop();
});

const begin = (platform: TestPlatform, body: object = {}) =>
  callDesk(platform, { url: '/operator/desk/oidc/begin', body });
const finish = (platform: TestPlatform, state: string, answer: string) =>
  callDesk(platform, { url: '/operator/desk/oidc/finish', body: { state, answer } });
const invited = async (platform: TestPlatform) => {
  const name = `oidc-${randomUUID().slice(0, 8)}`;
  const answer = await callAs(platform, admin, '/operator/operators/invite', { body: { name, role: 'support' } });
  return { name, token: answer.json().token as string };
};
type Given = Parameters<typeof provider.grant>[1];
/** Goes the whole way once. */
async function go(platform: TestPlatform, given: Given, body: object = {}) {
  const began = await begin(platform, body);
  return finish(platform, began.body.state, provider.grant(began.body.url, given));
}
/** An operator who is bound to an account of the provider. */
async function bound(platform: TestPlatform) {
  const { name, token } = await invited(platform);
  const subject = randomUUID();
  const done = await go(platform, { subject, amr: ['pwd', 'mfa'] }, { invitation: token });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  return { name, subject, token };
}

describe('sign-in through a provider', () => {
  it('an operator bound by their invitation is signed in where the provider says that a second factor was given', async ({
    platform,
  }) => {
    const { name, subject } = await bound(platform);
    const again = await go(platform, { subject, amr: ['mfa'] });
    expect(again.body).toMatchObject({ started: null, signed_in: { operator: { name, signs_in: 'desk' } } });
    const id = again.body.signed_in.operator.id;
    const own = and(eq(auditLog.actor, id), eq(auditLog.action, 'operator_signed_in'));
    const rows = await platform.ctx.db.select().from(auditLog).where(own);
    expect(rows.map(({ details }) => details)).toEqual([
      expect.objectContaining({ way: 'oidc' }),
      expect.objectContaining({ way: 'oidc' }),
    ]);
    expect((await callDesk(platform, { url: '/operator/desk/oidc', body: {} })).body).toEqual({ name: 'Staff' });
  });

  it('a second factor of ours is asked for where the provider says nothing of one', async ({ platform }) => {
    const { token } = await invited(platform);
    const subject = randomUUID();
    const first = await go(platform, { subject, amr: ['pwd'] }, { invitation: token });
    expect(first.body).toMatchObject({ signed_in: null, started: { next: 'set_up' } });
    const { ticket } = first.body.started;
    const { secret } = (await callDesk(platform, { url: '/operator/desk/set-up/totp', body: { ticket } })).body;
    const code = freshCode(platform, secret);
    const done = await callDesk(platform, { url: '/operator/desk/set-up/totp/confirm', body: { ticket, code } });
    expect(done.status).toBe(200);
    const again = await go(platform, { subject });
    expect(again.body).toMatchObject({
      signed_in: null,
      started: { next: 'second_factor', ways: ['totp', 'recovery'] },
    });
  });

  it.for([
    { amr: ['mfa'], minutesAgo: 6 },
    { amr: ['mfa'], minutesAgo: null },
    { amr: ['pwd', 'otp'] },
    { acr: 'phr' },
  ])(
    'whoever has no factor of ours sets none up by %j of the provider, and is refused',
    async (given, { platform }) => {
      const { subject } = await bound(platform);
      const answer = await go(platform, { subject, ...given });
      expect([answer.status, answer.refusal]).toEqual([422, 'OIDC_WRONG']);
      expect(answer.body.details).toEqual({ why: 'oidc_factor_lacking' });
      const anew = new URL((await begin(platform, { anew: true })).body.url).searchParams;
      expect([anew.get('prompt'), anew.get('max_age')]).toEqual(['login', '0']);
      expect((await go(platform, { subject, amr: ['mfa'] }, { anew: true })).body.signed_in).not.toBeNull();
    },
  );

  it('an invitation is taken only by whom the provider asked on that way, and stays open otherwise', async ({
    platform,
  }) => {
    const { token } = await invited(platform);
    const asked = new URL((await begin(platform, { invitation: token })).body.url).searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    const subject = randomUUID();
    for (const minutesAgo of [1, null]) {
      const remembered = await go(platform, { subject, amr: ['mfa'], minutesAgo }, { invitation: token });
      expect([remembered.refusal, remembered.body.details]).toEqual(['OIDC_WRONG', { why: 'oidc_not_asked' }]);
    }
    const right = await go(platform, { subject, amr: ['mfa'] }, { invitation: token });
    expect(right.body.signed_in).not.toBeNull();
  });

  it('a second factor of the provider is believed by its context, and counts as given just now', async ({
    platform,
  }) => {
    const { subject } = await bound(platform);
    const answer = await go(platform, { subject, acr: 'https://refeds.org/profile/mfa', minutesAgo: 4 });
    const { token } = answer.body.signed_in.session;
    const url = '/operator/own/recovery-codes';
    expect((await callDesk(platform, { url, body: {}, token })).status).toBe(200);
    pass(platform, 16);
    expect((await callDesk(platform, { url, body: {}, token })).refusal).toBe('STEP_UP_NEEDED');
  });

  it('the browser is led to the provider with what binds the way to it, and with no address but the desk', async ({
    platform,
  }) => {
    const { state, url } = (await begin(platform)).body;
    const asked = new URL(url);
    expect(asked.origin).toBe(provider.env.OIDC_ISSUER);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${DESK.DESK_PUBLIC_URL}/api/oidc`,
      state,
      nonce: expect.stringMatching(/^[\w-]{40,}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      max_age: '300',
    });
  });

  it('an operator who was disabled is let in no more', async ({ platform }) => {
    const { name, subject } = await bound(platform);
    const gone = await callAs(platform, admin, `/operator/operators/${name}/disable`, { body: {} });
    expect(gone.statusCode).toBe(200);
    expect((await go(platform, { subject, amr: ['mfa'] })).refusal).toBe('OIDC_WRONG');
  });

  it('settings of a provider go together', () => {
    const set = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'a secret' };
    expect([halfSetProvider(set), halfSetProvider({})]).toEqual([[], []]);
    expect(halfSetProvider({ ...set, OIDC_CLIENT_SECRET: undefined })).toHaveLength(1);
  });

  it('an account that nobody is bound to opens nothing, and none is bound to two operators', async ({ platform }) => {
    const stranger = await go(platform, { subject: 'a stranger', amr: ['mfa'] });
    expect([stranger.status, stranger.refusal]).toEqual([422, 'OIDC_WRONG']);
    const { subject } = await bound(platform);
    const other = await invited(platform);
    const second = await go(platform, { subject, amr: ['mfa'] }, { invitation: other.token });
    expect([second.status, second.refusal]).toEqual([422, 'OIDC_WRONG']);
    const kept = await callDesk(platform, { url: '/operator/desk/invitation', body: { token: other.token } });
    expect(kept.status).toBe(200);
  });

  it.for(['nonce', 'audience', 'issuer', 'expiry', 'signature'] as const)(
    'a token is refused when its %s is wrong',
    async (spoilt, { platform }) => {
      const { subject } = await bound(platform);
      const answer = await go(platform, { subject, amr: ['mfa'], spoilt });
      expect([answer.status, answer.refusal]).toEqual([422, 'OIDC_WRONG']);
    },
  );

  it('neither a state nor a code is taken twice, nor one for the other', async ({ platform }) => {
    const { subject } = await bound(platform);
    const [one, other] = [(await begin(platform)).body, (await begin(platform)).body];
    const answer = provider.grant(one.url, { subject, amr: ['mfa'] });
    const crossed = await finish(platform, other.state, answer);
    expect([crossed.status, crossed.refusal]).toEqual([422, 'OIDC_WRONG']);
    expect((await finish(platform, one.state, answer)).status).toBe(200);
    const replayed = await finish(platform, one.state, answer);
    expect(replayed.refusal).toBe('SIGN_IN_EXPIRED');
    const third = (await begin(platform)).body;
    const stale = new URLSearchParams(answer);
    stale.set('state', third.state);
    expect((await finish(platform, third.state, stale.toString())).refusal).toBe('OIDC_WRONG');
  });

  it('a way to the provider is over after ten minutes, and an invitation that was used begins none', async ({
    platform,
  }) => {
    const { subject, token } = await bound(platform);
    expect((await begin(platform, { invitation: token })).refusal).toBe('INVITATION_WRONG');
    const late = (await begin(platform)).body;
    const answer = provider.grant(late.url, { subject, amr: ['mfa'] });
    pass(platform, 11);
    expect((await finish(platform, late.state, answer)).refusal).toBe('SIGN_IN_EXPIRED');
  });

  it('an operator who was invited again is bound no more', async ({ platform }) => {
    const { name, subject } = await bound(platform);
    await callAs(platform, admin, `/operator/operators/${name}/invite`, { body: {} });
    expect((await go(platform, { subject, amr: ['mfa'] })).refusal).toBe('OIDC_WRONG');
  });

  it('a provider that is away is said to be, and a platform without one says so', async ({ startPlatform }) => {
    const away = await startPlatform({ ...DESK, ...provider.env, OIDC_ISSUER: 'http://127.0.0.1:9' });
    const answer = await begin(away);
    expect([answer.status, answer.refusal]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    const without = await startPlatform({ ...DESK });
    expect((await callDesk(without, { url: '/operator/desk/oidc', body: {} })).body).toEqual({ name: null });
    expect((await begin(without)).refusal).toBe('STATE_CONFLICT');
  });
});
