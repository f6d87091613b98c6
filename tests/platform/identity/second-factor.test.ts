import { addMinutes, addSeconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessions } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { recoveryCodes, secondFactors } from '../../../platform/src/db/schema/second-factor';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { callAsPlayer } from '../../support/protection';
import { messagesTo, PASSWORD, registerPlayer } from '../../support/registration';
import { appCode, ask, nextCode, turnFactorOn } from '../../support/second-factor';

const SETUP = '/users/second-factor/setup';
const CONFIRM = '/users/second-factor/confirm';
const REPLACE = '/users/second-factor/recovery-codes';
const DISABLE = '/users/second-factor/disable';

const signIn = (platform: TestPlatform, phone: string, more: object = {}) =>
  ask(platform, '/auth/web', { username: phone, password: PASSWORD, ...more });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const deedsOf = async ({ ctx }: TestPlatform, id: string) =>
  (
    await ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'player'), eq(auditLog.subject, id)))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);

it('a second factor is set up by the password, on once the first code confirms it, and ends every other session', async ({
  platform,
}) => {
  const { userId, headers, phone } = await registerPlayer(platform.app);
  await signIn(platform, phone);
  const off = { enabled: false, since: null, recovery_codes_left: 0 };
  expect((await ask(platform, '/users/second-factor', undefined, headers)).body).toEqual(off);
  expect((await ask(platform, SETUP, { password: 'not-it-77' }, headers)).refusal).toBe('PASSWORD_WRONG');

  const { clock } = platform;
  const { body: made } = await ask(platform, SETUP, { password: PASSWORD }, headers);
  expect(made.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(made.uri).toContain(`otpauth://totp/Kozyr:${phone}?issuer=Kozyr&secret=${made.secret}`);
  expect(made.valid_until).toBe(addMinutes(clock.now, 15).toISOString());
  expect((await ask(platform, '/users/second-factor', undefined, headers)).body).toEqual(off);
  expect((await signIn(platform, phone)).status).toBe(201);

  const code = appCode(made.secret, clock.now);
  expect((await ask(platform, CONFIRM, { code: wrongOf(code) }, headers)).refusal).toBe('SECOND_FACTOR_WRONG');
  const { body: on } = await ask(platform, CONFIRM, { code }, headers);
  expect(new Set(on.recovery_codes).size).toBe(10);
  const status = { enabled: true, since: clock.now.toISOString(), recovery_codes_left: 10 };
  expect((await ask(platform, '/users/second-factor', undefined, headers)).body).toEqual(status);
  const ended = await platform.ctx.db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(ended.map(({ endReason }) => endReason).sort()).toEqual([null, 'second_factor', 'second_factor'].sort());
  expect((await ask(platform, SETUP, { password: PASSWORD }, headers)).refusal).toBe('STATE_CONFLICT');
  expect(await deedsOf(platform, userId)).toEqual(['second_factor_enabled']);
});

it('the database has neither the secret of an app nor a recovery code as they are shown', async ({ platform }) => {
  const { userId, headers } = await registerPlayer(platform.app);
  const { secret, codes } = await turnFactorOn(platform, headers);
  const kept = JSON.stringify([
    await platform.ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
    await platform.ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
  for (const shown of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(kept).not.toContain(shown);
});

it('a secret that was not confirmed in a quarter of an hour, or was made anew, is confirmed no more', async ({
  platform,
}) => {
  const { userId, headers } = await registerPlayer(platform.app);
  const { clock } = platform;
  expect((await ask(platform, CONFIRM, { code: '000000' }, headers)).refusal).toBe('STATE_CONFLICT');
  const first = (await ask(platform, SETUP, { password: PASSWORD }, headers)).body.secret;
  const second = (await ask(platform, SETUP, { password: PASSWORD }, headers)).body.secret;
  expect((await ask(platform, CONFIRM, { code: appCode(first, clock.now) }, headers)).refusal).toBe(
    'SECOND_FACTOR_WRONG',
  );
  clock.now = addMinutes(clock.now, 15);
  const late = await callAsPlayer(platform, { id: userId }, CONFIRM, { code: appCode(second, clock.now) });
  expect(late.body.errorCode).toBe('STATE_CONFLICT');
});

it('a sign-in needs a code once a factor is on, and takes one of the app once', async ({ platform }) => {
  const { headers, phone } = await registerPlayer(platform.app);
  const { secret } = await turnFactorOn(platform, headers);
  const code = appCode(secret, platform.clock.now);
  const without = await signIn(platform, phone);
  expect([without.status, without.refusal]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  const wrong = await signIn(platform, phone, { code: wrongOf(code) });
  expect([wrong.status, wrong.refusal]).toEqual([422, 'SECOND_FACTOR_WRONG']);
  expect((await signIn(platform, phone, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(201);
  expect((await signIn(platform, phone, { code })).refusal).toBe('SECOND_FACTOR_WRONG');
  nextCode(platform);
  // The code of the step before, which was taken, is still shown on a slow phone.
  expect((await signIn(platform, phone, { code })).refusal).toBe('SECOND_FACTOR_WRONG');
  expect((await signIn(platform, phone, { code: appCode(secret, platform.clock.now) })).status).toBe(201);
});

it('a wrong password is answered the same with a factor and without one, with a right code and without', async ({
  platform,
}) => {
  const guarded = await registerPlayer(platform.app);
  const plain = await registerPlayer(platform.app);
  const { secret } = await turnFactorOn(platform, guarded.headers);
  const code = appCode(secret, platform.clock.now);
  const body = (answer: { status: number; body: object }) => ({
    status: answer.status,
    body: { ...answer.body, requestId: '' },
  });
  const answers = [
    await signIn(platform, plain.phone, { password: 'not-it-77' }),
    await signIn(platform, guarded.phone, { password: 'not-it-77' }),
    await signIn(platform, guarded.phone, { password: 'not-it-77', code }),
    await signIn(platform, '380990000001', { password: 'not-it-77', code }),
  ].map(body);
  expect(answers[0]?.status).toBe(401);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  // The code was not used up by a wrong password.
  expect((await signIn(platform, guarded.phone, { code })).status).toBe(201);
});

it('a code is right for a phone whose clock is a step early or late, and not for one that is two', async ({
  platform,
}) => {
  const { headers, phone } = await registerPlayer(platform.app);
  const { secret } = await turnFactorOn(platform, headers);
  const answers = [];
  for (const seconds of [-60, 60, -30, 30]) {
    platform.clock.now = addMinutes(platform.clock.now, 5);
    const code = appCode(secret, addSeconds(platform.clock.now, seconds));
    answers.push((await signIn(platform, phone, { code })).status);
  }
  expect(answers).toEqual([422, 422, 201, 201]);
});

it('of many sign-ins at once with one code, of the app or for recovery, exactly one gets in', async ({ platform }) => {
  const { userId, headers, phone } = await registerPlayer(platform.app);
  const { secret, codes } = await turnFactorOn(platform, headers);
  for (const code of [appCode(secret, platform.clock.now), codes[0]]) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(platform, phone, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    platform.clock.now = addMinutes(platform.clock.now, 16);
  }
  expect(await deedsOf(platform, userId)).toEqual(['second_factor_enabled', 'second_factor_recovery_code_used']);
});

it('a recovery code signs in once, however it is written, and is counted off', async ({ platform }) => {
  const { headers, phone } = await registerPlayer(platform.app);
  const { codes } = await turnFactorOn(platform, headers);
  const typed = codes[0]?.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
  expect((await signIn(platform, phone, { code: typed })).status).toBe(201);
  expect((await signIn(platform, phone, { code: codes[0] })).refusal).toBe('SECOND_FACTOR_WRONG');
  expect((await ask(platform, '/users/second-factor', undefined, headers)).body.recovery_codes_left).toBe(9);
});

it('new recovery codes are made by a code, and end the old ones', async ({ platform }) => {
  const { userId, headers, phone } = await registerPlayer(platform.app);
  expect((await ask(platform, REPLACE, { code: '000000' }, headers)).refusal).toBe('STATE_CONFLICT');
  const { secret, codes } = await turnFactorOn(platform, headers);
  const code = appCode(secret, platform.clock.now);
  expect((await ask(platform, REPLACE, { code: wrongOf(code) }, headers)).refusal).toBe('SECOND_FACTOR_WRONG');
  const made = (await ask(platform, REPLACE, { code }, headers)).body.recovery_codes;
  expect(new Set([...codes, ...made]).size).toBe(20);
  expect((await signIn(platform, phone, { code: codes[3] })).refusal).toBe('SECOND_FACTOR_WRONG');
  expect((await signIn(platform, phone, { code: made[3] })).status).toBe(201);
  expect(await deedsOf(platform, userId)).toContain('second_factor_recovery_codes_replaced');
});

it('a factor is turned off by password and code together, and the password alone signs in again', async ({
  platform,
}) => {
  const { userId, headers, phone } = await registerPlayer(platform.app);
  expect((await ask(platform, DISABLE, { password: PASSWORD, code: '000000' }, headers)).refusal).toBe(
    'STATE_CONFLICT',
  );
  const { secret } = await turnFactorOn(platform, headers);
  const code = appCode(secret, platform.clock.now);
  expect((await ask(platform, DISABLE, { password: 'not-it-77', code }, headers)).refusal).toBe('PASSWORD_WRONG');
  expect((await ask(platform, DISABLE, { password: PASSWORD, code: wrongOf(code) }, headers)).refusal).toBe(
    'SECOND_FACTOR_WRONG',
  );
  const off = await ask(platform, DISABLE, { password: PASSWORD, code }, headers);
  expect([off.status, off.body.enabled]).toEqual([200, false]);
  expect((await signIn(platform, phone)).status).toBe(201);
  expect(await platform.ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0);
  expect(await deedsOf(platform, userId)).toEqual(['second_factor_enabled', 'second_factor_disabled']);
});

it('after ten wrong codes in a quarter of an hour no code is looked at, the right one neither, and fifty are a day’s', async ({
  platform,
}) => {
  const { headers, phone } = await registerPlayer(platform.app);
  const { secret, codes } = await turnFactorOn(platform, headers);
  const right = () => appCode(secret, platform.clock.now);
  const guesses = await Promise.all(
    Array.from({ length: 14 }, () => signIn(platform, phone, { code: wrongOf(right()) })),
  );
  expect(guesses.map(({ refusal }) => refusal).filter((refusal) => refusal === 'SECOND_FACTOR_WRONG')).toHaveLength(10);
  const refused = await signIn(platform, phone, { code: right() });
  expect([refused.status, refused.refusal]).toEqual([429, 'TOO_MANY_REQUESTS']);
  // Without a code nothing is guessed, and nothing is told that was not told before.
  expect((await signIn(platform, phone)).refusal).toBe('SECOND_FACTOR_NEEDED');
  for (let quarter = 1; quarter < 5; quarter += 1) {
    platform.clock.now = addMinutes(platform.clock.now, 15);
    for (let guess = 0; guess < 10; guess += 1) await signIn(platform, phone, { code: wrongOf(right()) });
  }
  platform.clock.now = addMinutes(platform.clock.now, 15);
  expect((await signIn(platform, phone, { code: codes[0] })).refusal).toBe('TOO_MANY_REQUESTS');
  platform.clock.now = addMinutes(platform.clock.now, 24 * 60);
  expect((await signIn(platform, phone, { code: right() })).status).toBe(201);
});

it('a password that is set by the code of a reset still does not sign in without the factor', async ({ platform }) => {
  const { headers, phone } = await registerPlayer(platform.app);
  const { secret } = await turnFactorOn(platform, headers);
  await ask(platform, '/user/password/reset', { username: phone, countryCode: 'UA' });
  const code = (await messagesTo(platform.app, phone))[0]?.code;
  const password = 'vosem-vosem-8';
  const done = await ask(platform, '/user/password/reset', {
    username: phone,
    countryCode: 'UA',
    code,
    newPassword: password,
  });
  expect(done.status).toBe(204);
  expect((await signIn(platform, phone, { password })).refusal).toBe('SECOND_FACTOR_NEEDED');
  const right = appCode(secret, platform.clock.now);
  expect((await signIn(platform, phone, { password, code: right })).status).toBe(201);
});

it('an admin turns the factor off for who has lost both, with a reason in the audit log, and signs them out', async ({
  platform,
}) => {
  const { userId, headers, phone } = await registerPlayer(platform.app);
  const url = `/operator/players/${userId}/reset-second-factor`;
  const [admin, support] = [await makeOperator(platform, 'admin'), await makeOperator(platform, 'support')];
  const reason = 'ticket 4711, seen by video';
  const reset = async (who: typeof admin, at = url) => (await callAs(platform, who, at, { body: { reason } })).json();
  expect((await reset(admin)).errorCode).toBe('STATE_CONFLICT');
  expect((await reset(admin, url.replace(userId, crypto.randomUUID()))).errorCode).toBe('NOT_FOUND');
  await turnFactorOn(platform, headers);
  expect((await reset(support)).errorCode).toBe('FORBIDDEN');
  expect(await reset(admin)).toEqual({ enabled: false, since: null, recovery_codes_left: 0 });
  expect((await ask(platform, '/users', undefined, headers)).status).toBe(401);
  expect((await signIn(platform, phone)).status).toBe(201);
  const kept = and(eq(auditLog.subject, userId), eq(auditLog.action, 'second_factor_reset'));
  const [deed] = await platform.ctx.db.select().from(auditLog).where(kept);
  expect(deed).toMatchObject({ actorKind: 'operator', actor: admin.id, details: { reason } });
});

it('the codes of one player open nothing of another', async ({ platform }) => {
  const mine = await registerPlayer(platform.app);
  const theirs = await registerPlayer(platform.app);
  const own = await turnFactorOn(platform, mine.headers);
  await turnFactorOn(platform, theirs.headers);
  for (const code of [own.codes[0], appCode(own.secret, platform.clock.now)])
    expect((await signIn(platform, theirs.phone, { code })).refusal).toBe('SECOND_FACTOR_WRONG');
});
