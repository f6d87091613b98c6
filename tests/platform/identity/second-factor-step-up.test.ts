import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { fund } from '../../support/funded-player';
import { paymentsTest } from '../../support/money/payments-test';
import { freshPhone, PASSWORD, registerPlayer, registrationOf } from '../../support/registration';
import { appCode, ask, nextCode, turnFactorOn } from '../../support/second-factor';

const it = paymentsTest({
  OUTBOX_ENABLED: 'true',
  EMAIL_REGISTRATION_ENABLED: 'true',
  SEND_EMAIL_ENABLED: 'false',
});
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('a withdrawal begins by a code once a factor is on, and a repeated call is answered as before without one', async ({
  platform,
}) => {
  const { userId, headers } = await registerPlayer(platform.app);
  await fund(platform, { id: userId, currency: 'uah' }, { electronic: 100_000n });
  await platform.ctx.db.update(users).set({ rating: 1 }).where(eq(users.id, userId));
  const { secret } = await turnFactorOn(platform, headers);
  const body = {
    amount: '500.00',
    recipient_name: 'Ada Lovelace',
    idempotency_key: randomUUID(),
    return_path: '/uk/cashbox',
  };
  const withdraw = (more: object = {}) => ask(platform, '/payments/withdrawals', { ...body, ...more }, headers);
  const code = appCode(secret, platform.clock.now);
  expect((await withdraw()).refusal).toBe('SECOND_FACTOR_NEEDED');
  expect((await withdraw({ code: wrongOf(code) })).refusal).toBe('SECOND_FACTOR_WRONG');
  // What is refused for another reason says so first, and leaves the code unused.
  expect((await withdraw({ amount: '0.01', code })).refusal).toBe('WITHDRAWAL_BELOW_MINIMUM');
  expect((await ask(platform, '/payments/withdrawals', undefined, headers)).body.total).toBe(0);
  const begun = await withdraw({ code });
  expect(begun.status).toBe(201);
  for (const again of [await withdraw(), await withdraw({ code }), await withdraw({ code: '000000' })])
    expect([again.status, again.body.id]).toEqual([201, begun.body.id]);
  expect((await withdraw({ code, idempotency_key: randomUUID() })).refusal).toBe('SECOND_FACTOR_WRONG');
});

it('wrong codes stay counted when somebody repeats a withdrawal that was begun', async ({ platform }) => {
  const { userId, headers, phone } = await registerPlayer(platform.app);
  await fund(platform, { id: userId, currency: 'uah' }, { electronic: 100_000n });
  await platform.ctx.db.update(users).set({ rating: 1 }).where(eq(users.id, userId));
  const body = {
    amount: '500.00',
    recipient_name: 'Ada Lovelace',
    idempotency_key: randomUUID(),
    return_path: '/uk/cashbox',
  };
  const withdraw = () => ask(platform, '/payments/withdrawals', { ...body, code: '000000' }, headers);
  expect((await withdraw()).status).toBe(201);
  await turnFactorOn(platform, headers);
  const refusals = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const code = 'not-a-code';
    refusals.push((await ask(platform, '/auth/web', { username: phone, password: PASSWORD, code })).refusal);
    if (guess < 9) expect((await withdraw()).status).toBe(201);
  }
  expect(refusals.slice(9)).toEqual(['SECOND_FACTOR_WRONG', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
});

it('a password is changed by a code once a factor is on, and a wrong old password is told first', async ({
  platform,
}) => {
  const { headers } = await registerPlayer(platform.app);
  const { secret } = await turnFactorOn(platform, headers);
  const code = appCode(secret, platform.clock.now);
  const change = (more: object = {}) =>
    ask(platform, '/user/password', { oldPassword: PASSWORD, newPassword: 'vosem-vosem-8', ...more }, headers);
  expect((await change({ oldPassword: 'not-it-77' })).refusal).toBe('PASSWORD_WRONG');
  expect((await change()).refusal).toBe('SECOND_FACTOR_NEEDED');
  expect((await change({ code: wrongOf(code) })).refusal).toBe('SECOND_FACTOR_WRONG');
  expect((await change({ code })).status).toBe(204);
});

it('an account is closed by a code once a factor is on', async ({ platform }) => {
  const { headers } = await registerPlayer(platform.app);
  const { codes } = await turnFactorOn(platform, headers);
  const close = (more: object = {}) => ask(platform, '/protection/closing', { password: PASSWORD, ...more }, headers);
  expect((await close({ password: 'not-it-77' })).refusal).toBe('PASSWORD_WRONG');
  expect((await close()).refusal).toBe('SECOND_FACTOR_NEEDED');
  expect((await close({ code: codes[0] })).body).toEqual({ state: 'closed', until: null });
});

it('the file of one’s own data is given for a code once a factor is on, and only then counts as one of the day', async ({
  platform,
}) => {
  const { headers } = await registerPlayer(platform.app);
  const { codes } = await turnFactorOn(platform, headers);
  const file = (more: object = {}) => ask(platform, '/users/data', { password: PASSWORD, ...more }, headers);
  for (let look = 0; look < 6; look += 1) expect((await file()).refusal).toBe('SECOND_FACTOR_NEEDED');
  const { status, body } = await file({ code: codes[0] });
  expect([status, body.second_factor]).toEqual([
    200,
    [{ made_at: expect.any(String), confirmed_at: expect.any(String) }],
  ]);
});

it('a phone is added by a code once a factor is on, by message as by call, and one that is there is proved without', async ({
  platform,
}) => {
  const body = registrationOf('factor@example.com', { type: 'Email' });
  const { user, tokens } = (await ask(platform, '/auth/register', body)).body;
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const { secret } = await turnFactorOn(platform, headers);
  const code = () => appCode(secret, platform.clock.now);
  const phone = freshPhone('UA');
  const add = (more: object = {}) => ask(platform, '/user/phone/add', { phone, countryCode: 'UA', ...more }, headers);
  const called = (more: object = {}) =>
    ask(
      platform,
      '/verifications/phone/init',
      { token: phone, action: 'BONUS_ACTIVATION', countryCode: 'UA', ...more },
      headers,
    );
  expect((await add()).refusal).toBe('SECOND_FACTOR_NEEDED');
  expect((await add({ code: wrongOf(code()) })).refusal).toBe('SECOND_FACTOR_WRONG');
  expect((await add({ code: code() })).status).toBe(202);
  nextCode(platform);
  expect((await called()).refusal).toBe('SECOND_FACTOR_NEEDED');
  expect((await called({ code: code() })).status).toBe(202);
  await platform.ctx.db
    .update(users)
    .set({ phone: `38${phone}` })
    .where(eq(users.id, user.id));
  platform.clock.now = new Date(platform.clock.now.getTime() + 121_000);
  expect((await called()).status).toBe(202);
});

it('a code that comes while no factor is on is ignored', async ({ platform }) => {
  const { headers, phone } = await registerPlayer(platform.app);
  const code = '000000';
  expect((await ask(platform, '/auth/web', { username: phone, password: PASSWORD, code })).status).toBe(201);
  const change = { oldPassword: PASSWORD, newPassword: 'vosem-vosem-8', code };
  expect((await ask(platform, '/user/password', change, headers)).status).toBe(204);
});
