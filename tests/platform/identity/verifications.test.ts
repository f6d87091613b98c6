import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { phoneProofs, users } from '../../../platform/src/db/schema/accounts';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { freshPhone, messagesTo, registerPlayer, registrationOf } from '../../support/registration';

const it = platformTest({ EMAIL_REGISTRATION_ENABLED: 'true', SEND_EMAIL_ENABLED: 'false' });

type Headers = { authorization: string };
let names = 0;
/** A player who registered by email and so has no phone. */
async function playerWithoutPhone(platform: TestPlatform): Promise<{ userId: string; headers: Headers }> {
  names += 1;
  const body = registrationOf(`player${names}@example.com`, { type: 'Email' });
  const { user, tokens } = (await platform.app.inject({ method: 'POST', url: '/auth/register', body })).json();
  return { userId: user.id, headers: { authorization: `Bearer ${tokens.access_token}` } };
}
const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const post = (platform: TestPlatform, url: string, headers: Headers | undefined, body: object) =>
  platform.app.inject({ method: 'POST', url, body, ...(headers ? { headers } : {}) });
const call = (platform: TestPlatform, headers: Headers | undefined, token: string, more: object = {}) =>
  post(platform, '/verifications/phone/init', headers, {
    token,
    action: 'BONUS_ACTIVATION',
    countryCode: 'UA',
    ...more,
  });
const confirm = (platform: TestPlatform, headers: Headers | undefined, code: string) =>
  post(platform, '/verifications/phone/verify', headers, { code });
const codeTo = async (platform: TestPlatform, digits: string) =>
  (await messagesTo(platform.app, `38${digits}`))[0]?.code ?? '';
const wrongMessageOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('a call that verifies the player (§4, §7)', () => {
  it('a verification call tells four digits, and the phone is the player’s from then on', async ({ platform }) => {
    const { userId, headers } = await playerWithoutPhone(platform);
    const digits = freshPhone('UA');
    const started = await call(platform, headers, digits);
    expect([started.statusCode, started.json()]).toEqual([202, { status: 'CODE_SENT', resend_after: 120 }]);
    const [heard] = await messagesTo(platform.app, `38${digits}`);
    expect(heard).toMatchObject({ channel: 'call', code: expect.stringMatching(/^\d{4}$/) });
    expect(heard?.body).toContain([...(heard?.code ?? '')].join(', '));

    const done = await confirm(platform, headers, heard?.code ?? '');
    expect([done.statusCode, done.json()]).toMatchObject([
      200,
      { action: 'BONUS_ACTIVATION', user: { id: userId, phone: `38${digits}`, phone_verified: true } },
    ]);
    const [row] = await platform.ctx.db.select().from(users).where(eq(users.id, userId));
    expect(row?.phoneVerifiedAt).toEqual(platform.clock.now);
    expect((await confirm(platform, headers, heard?.code ?? '')).json().errorCode).toBe('ERR_CODE_EXPIRED');
  });

  it('a verification call reaches the phone a player has, and says of any other that the account is linked to it', async ({
    platform,
  }) => {
    const player = await registerPlayer(platform.app);
    later(platform, 1);
    expect((await call(platform, player.headers, player.phone.slice(2))).statusCode).toBe(202);
    const answer = await call(platform, player.headers, freshPhone('UA'));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { errorCode: 'ACCOUNT_LINKED_ANOTHER_NUMBER', message: 'User has another phone number' },
    ]);
  });

  it('a verification does not call a phone that is another player’s', async ({ platform }) => {
    const owner = await registerPlayer(platform.app);
    const { headers } = await playerWithoutPhone(platform);
    const answer = await call(platform, headers, owner.phone.slice(2));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { errorCode: 'NUMBER_ALREADY_USED', message: 'This phone number is already used' },
    ]);
  });

  it('a verification call takes three tries, and ten minutes', async ({ platform }) => {
    const { userId, headers } = await playerWithoutPhone(platform);
    const digits = freshPhone('UA');
    await call(platform, headers, digits);
    const code = await codeTo(platform, digits);
    for (let guess = 0; guess < 3; guess += 1)
      expect((await confirm(platform, headers, wrongOf(code))).json()).toMatchObject({
        errorCode: 'ERR_INVALID_CODE',
        message: 'Invalid code',
      });
    expect((await confirm(platform, headers, code)).json()).toMatchObject({
      errorCode: 'ERR_CODE_EXPIRED',
      message: 'Code expired',
    });
    later(platform, 121);
    await call(platform, headers, digits);
    const next = await codeTo(platform, digits);
    // The clock can't be moved so far: the access token is as old as the code by then.
    await platform.ctx.db
      .update(phoneProofs)
      .set({ expiresAt: platform.clock.now })
      .where(eq(phoneProofs.userId, userId));
    expect((await confirm(platform, headers, next)).json().errorCode).toBe('ERR_CODE_EXPIRED');
  });

  it('a verification call is made again after two minutes and no sooner (§4)', async ({ platform }) => {
    const { headers } = await playerWithoutPhone(platform);
    const digits = freshPhone('UA');
    await call(platform, headers, digits);
    later(platform, 30);
    expect((await call(platform, headers, digits)).json().resend_after).toBe(90);
    expect(await messagesTo(platform.app, `38${digits}`)).toHaveLength(1);
    later(platform, 90);
    expect((await call(platform, headers, digits)).json().resend_after).toBe(120);
    expect(await messagesTo(platform.app, `38${digits}`)).toHaveLength(2);
  });

  it('a verification calls one number five times a day, whoever asks', async ({ platform }) => {
    const digits = freshPhone('UA');
    for (let round = 0; round < 5; round += 1)
      expect((await call(platform, (await playerWithoutPhone(platform)).headers, digits)).statusCode).toBe(202);
    const answer = await call(platform, (await playerWithoutPhone(platform)).headers, digits);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([429, 'YOUR_NUMBER_CALL_LIMIT_REACHED']);
    expect(Number(answer.json().details.retry_after)).toBeGreaterThan(0);
    later(platform, 24 * 3600 + 1);
    const { headers } = await playerWithoutPhone(platform);
    expect((await call(platform, headers, digits)).statusCode).toBe(202);
  });

  it('a verification call stops at the budget of a range of numbers, and of all calls', async ({ startPlatform }) => {
    const tight = await startPlatform({
      EMAIL_REGISTRATION_ENABLED: 'true',
      SEND_EMAIL_ENABLED: 'false',
      CALLS_PER_PREFIX: '2',
      CALLS_PER_HOUR: '3',
    });
    const ask = async (digits: string, countryCode: string) =>
      (await call(tight, (await playerWithoutPhone(tight)).headers, digits, { countryCode })).statusCode;
    expect([await ask('0991111111', 'UA'), await ask('0992222222', 'UA'), await ask('0993333333', 'UA')]).toEqual([
      202, 202, 429,
    ]);
    expect([await ask('7011111111', 'KZ'), await ask('7022222222', 'KZ')]).toEqual([202, 429]);
  });

  it.for([
    ['0441234567', 'UA', 'a land line'],
    ['0900123456', 'UA', 'a premium number'],
    ['7172123456', 'KZ', 'a land line'],
    ['9161234567', 'KZ', 'a Russian mobile'],
    ['0000000000', 'UA', 'nothing'],
  ] as const)('a verification does not call %s (%s, %s)', async ([token, countryCode], { platform }) => {
    const { headers } = await playerWithoutPhone(platform);
    expect((await call(platform, headers, token, { countryCode })).json().errorCode).toBe('PHONE_INVALID_ERROR');
  });

  it.for([
    { token: '12345' },
    { token: '380991234567' },
    { token: '+380991234' },
    { token: '' },
    { action: 'ANYTHING' },
    { countryCode: 'RU' },
  ])('a verification refuses %o', async (more, { platform }) => {
    const { headers } = await playerWithoutPhone(platform);
    expect((await call(platform, headers, '0991234567', more)).json().errorCode).toBe('VALIDATION_ERROR');
  });

  it('a verification call asks for a login, and knows no other kind of token than a phone', async ({ platform }) => {
    expect((await call(platform, undefined, '0991234567')).statusCode).toBe(401);
    expect((await confirm(platform, undefined, '1234')).statusCode).toBe(401);
    const { headers } = await playerWithoutPhone(platform);
    const email = { token: '0991234567', action: 'BONUS_ACTIVATION', countryCode: 'UA' };
    expect((await post(platform, '/verifications/email/init', headers, email)).statusCode).toBe(422);
  });

  it('a verification call binds the code to the player: nobody else’s request is confirmed by it', async ({
    platform,
  }) => {
    const [one, other] = [await playerWithoutPhone(platform), await playerWithoutPhone(platform)];
    const [first, second] = [freshPhone('UA'), freshPhone('UA')];
    await call(platform, one.headers, first);
    await call(platform, other.headers, second);
    const code = await codeTo(platform, first);
    if (code !== (await codeTo(platform, second)))
      expect((await confirm(platform, other.headers, code)).json().errorCode).toBe('ERR_INVALID_CODE');
    const rows = await platform.ctx.db.select().from(phoneProofs).where(eq(phoneProofs.userId, other.userId));
    expect(rows[0]?.verifiedAt).toBeNull();
  });

  it('a verification call gives a phone that two players prove at once to one of them', async ({ platform }) => {
    const digits = freshPhone('UA');
    const players = [await playerWithoutPhone(platform), await playerWithoutPhone(platform)];
    const codes: string[] = [];
    for (const { headers } of players) {
      await call(platform, headers, digits);
      codes.push(await codeTo(platform, digits));
      later(platform, 1);
    }
    const answers = await Promise.all(
      players.map(({ headers }, index) => confirm(platform, headers, codes[index] ?? '')),
    );
    const said = answers.map((answer) => answer.json().errorCode ?? answer.statusCode).sort();
    expect(said).toEqual([200, 'NUMBER_ALREADY_USED']);
  });
});

describe('adding a phone (§7)', () => {
  const add = (platform: TestPlatform, headers: Headers, phone: string) =>
    post(platform, '/user/phone/add', headers, { phone, countryCode: 'UA' });
  const verify = (platform: TestPlatform, headers: Headers, code: string) =>
    post(platform, '/user/phone/verify', headers, { code });

  it('adding a phone is confirmed by the six digits of a message, once', async ({ platform }) => {
    const { headers } = await playerWithoutPhone(platform);
    const digits = freshPhone('UA');
    expect((await add(platform, headers, digits)).statusCode).toBe(202);
    const [message] = await messagesTo(platform.app, `38${digits}`);
    expect(message).toMatchObject({ channel: 'sms', code: expect.stringMatching(/^\d{6}$/) });
    expect((await verify(platform, headers, wrongMessageOf(message?.code ?? ''))).json().errorCode).toBe(
      'ERR_INVALID_CODE',
    );
    const answer = await verify(platform, headers, message?.code ?? '');
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { phone: `38${digits}`, phone_verified: true }]);
    expect((await platform.app.inject({ url: '/users', headers })).json().phone_verified).toBe(true);
    expect((await verify(platform, headers, message?.code ?? '')).json().errorCode).toBe('ERR_CODE_EXPIRED');
    expect((await add(platform, headers, freshPhone('UA'))).json().errorCode).toBe('ACCOUNT_LINKED_ANOTHER_NUMBER');
  });

  it('adding a phone lets nobody go through numbers to learn whose are players’', async ({ platform }) => {
    const { headers } = await playerWithoutPhone(platform);
    for (let asked = 0; asked < 20; asked += 1) await add(platform, headers, freshPhone('UA'));
    const owner = await registerPlayer(platform.app);
    expect((await add(platform, headers, owner.phone.slice(2))).json().errorCode).toBe('TOO_MANY_REQUESTS');
    expect((await call(platform, headers, owner.phone.slice(2))).json().errorCode).toBe('TOO_MANY_REQUESTS');
  });

  it('adding a phone does not take a code that was told by a call', async ({ platform }) => {
    const { headers } = await playerWithoutPhone(platform);
    const digits = freshPhone('UA');
    await call(platform, headers, digits);
    const told = await codeTo(platform, digits);
    expect((await verify(platform, headers, told)).json().errorCode).toBe('VALIDATION_ERROR');
    expect((await verify(platform, headers, told.padStart(6, '0'))).json().errorCode).toBe('ERR_CODE_EXPIRED');
  });

  it('adding a phone is done at once while codes are not sent', async ({ startPlatform }) => {
    const quiet = await startPlatform({ EMAIL_REGISTRATION_ENABLED: 'true', SEND_SMS_ENABLED: 'false' });
    const { headers } = await playerWithoutPhone(quiet);
    const answer = await post(quiet, '/user/phone/add', headers, { phone: '0991234567', countryCode: 'UA' });
    expect(answer.statusCode).toBe(200);
    // Kept, but nobody has proved it.
    expect(answer.json()).toMatchObject({ phone: '380991234567', phone_verified: false });
  });
});
