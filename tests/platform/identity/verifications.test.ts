import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneProofs, users } from '../../../platform/src/db/schema/accounts';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { freshPhone, messagesTo, registerPlayer, registrationOf } from '../../support/registration';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ EMAIL_REGISTRATION_ENABLED: 'true', SEND_EMAIL_ENABLED: 'false' });
});
afterAll(() => platform.stop());

type Headers = { authorization: string };
let names = 0;
/** A player who registered by email and so has no phone. */
async function playerWithoutPhone(on = platform): Promise<{ userId: string; headers: Headers }> {
  names += 1;
  const body = registrationOf(`player${names}@example.com`, { type: 'Email' });
  const { user, tokens } = (await on.app.inject({ method: 'POST', url: '/auth/register', body })).json();
  return { userId: user.id, headers: { authorization: `Bearer ${tokens.access_token}` } };
}
const later = (seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const post = (url: string, headers: Headers | undefined, body: object, on = platform) =>
  on.app.inject({ method: 'POST', url, body, ...(headers ? { headers } : {}) });
const call = (headers: Headers | undefined, token: string, more: object = {}, on = platform) =>
  post('/verifications/phone/init', headers, { token, action: 'BONUS_ACTIVATION', countryCode: 'UA', ...more }, on);
const confirm = (headers: Headers | undefined, code: string) => post('/verifications/phone/verify', headers, { code });
const codeTo = async (digits: string) => (await messagesTo(platform.app, `38${digits}`))[0]?.code ?? '';
const wrongMessageOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('a call that verifies the player (§4, §7)', () => {
  it('a verification call tells four digits, and the phone is the player’s from then on', async () => {
    const { userId, headers } = await playerWithoutPhone();
    const digits = freshPhone('UA');
    const started = await call(headers, digits);
    expect([started.statusCode, started.json()]).toEqual([202, { status: 'CODE_SENT', resend_after: 120 }]);
    const [heard] = await messagesTo(platform.app, `38${digits}`);
    expect(heard).toMatchObject({ channel: 'call', code: expect.stringMatching(/^\d{4}$/) });
    expect(heard?.body).toContain([...(heard?.code ?? '')].join(', '));

    const done = await confirm(headers, heard?.code ?? '');
    expect([done.statusCode, done.json()]).toMatchObject([
      200,
      { action: 'BONUS_ACTIVATION', user: { id: userId, phone: `38${digits}`, phone_verified: true } },
    ]);
    const [row] = await platform.ctx.db.select().from(users).where(eq(users.id, userId));
    expect(row?.phoneVerifiedAt).toEqual(platform.clock.now);
    expect((await confirm(headers, heard?.code ?? '')).json().errorCode).toBe('ERR_CODE_EXPIRED');
  });

  it('a verification call reaches the phone a player has, and says of any other that the account is linked to it', async () => {
    const player = await registerPlayer(platform.app);
    later(1);
    expect((await call(player.headers, player.phone.slice(2))).statusCode).toBe(202);
    const answer = await call(player.headers, freshPhone('UA'));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { errorCode: 'ACCOUNT_LINKED_ANOTHER_NUMBER', message: 'User has another phone number' },
    ]);
  });

  it('a verification does not call a phone that is another player’s', async () => {
    const owner = await registerPlayer(platform.app);
    const { headers } = await playerWithoutPhone();
    const answer = await call(headers, owner.phone.slice(2));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { errorCode: 'NUMBER_ALREADY_USED', message: 'This phone number is already used' },
    ]);
  });

  it('a verification call takes three tries, and ten minutes', async () => {
    const { userId, headers } = await playerWithoutPhone();
    const digits = freshPhone('UA');
    await call(headers, digits);
    const code = await codeTo(digits);
    for (let guess = 0; guess < 3; guess += 1)
      expect((await confirm(headers, wrongOf(code))).json()).toMatchObject({
        errorCode: 'ERR_INVALID_CODE',
        message: 'Invalid code',
      });
    expect((await confirm(headers, code)).json()).toMatchObject({
      errorCode: 'ERR_CODE_EXPIRED',
      message: 'Code expired',
    });
    later(121);
    await call(headers, digits);
    const next = await codeTo(digits);
    // The clock can't be moved so far: the access token is as old as the code by then.
    await platform.ctx.db
      .update(phoneProofs)
      .set({ expiresAt: platform.clock.now })
      .where(eq(phoneProofs.userId, userId));
    expect((await confirm(headers, next)).json().errorCode).toBe('ERR_CODE_EXPIRED');
  });

  it('a verification call is made again after two minutes and no sooner (§4)', async () => {
    const { headers } = await playerWithoutPhone();
    const digits = freshPhone('UA');
    await call(headers, digits);
    later(30);
    expect((await call(headers, digits)).json().resend_after).toBe(90);
    expect(await messagesTo(platform.app, `38${digits}`)).toHaveLength(1);
    later(90);
    expect((await call(headers, digits)).json().resend_after).toBe(120);
    expect(await messagesTo(platform.app, `38${digits}`)).toHaveLength(2);
  });

  it('a verification calls one number five times a day, whoever asks', async () => {
    const digits = freshPhone('UA');
    for (let round = 0; round < 5; round += 1)
      expect((await call((await playerWithoutPhone()).headers, digits)).statusCode).toBe(202);
    const answer = await call((await playerWithoutPhone()).headers, digits);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([429, 'YOUR_NUMBER_CALL_LIMIT_REACHED']);
    expect(Number(answer.json().details.retry_after)).toBeGreaterThan(0);
    later(24 * 3600 + 1);
    const { headers } = await playerWithoutPhone();
    expect((await call(headers, digits)).statusCode).toBe(202);
  });

  it('a verification call stops at the budget of a range of numbers, and of all calls', async () => {
    const tight = await startPlatform({
      EMAIL_REGISTRATION_ENABLED: 'true',
      SEND_EMAIL_ENABLED: 'false',
      CALLS_PER_PREFIX: '2',
      CALLS_PER_HOUR: '3',
    });
    const ask = async (digits: string, countryCode: string) =>
      (await call((await playerWithoutPhone(tight)).headers, digits, { countryCode }, tight)).statusCode;
    expect([await ask('0991111111', 'UA'), await ask('0992222222', 'UA'), await ask('0993333333', 'UA')]).toEqual([
      202, 202, 429,
    ]);
    expect([await ask('7011111111', 'KZ'), await ask('7022222222', 'KZ')]).toEqual([202, 429]);
    await tight.stop();
  });

  it.each([
    ['0441234567', 'UA', 'a land line'],
    ['0900123456', 'UA', 'a premium number'],
    ['7172123456', 'KZ', 'a land line'],
    ['9161234567', 'KZ', 'a Russian mobile'],
    ['0000000000', 'UA', 'nothing'],
  ])('a verification does not call %s (%s, %s)', async (token, countryCode) => {
    const { headers } = await playerWithoutPhone();
    expect((await call(headers, token, { countryCode })).json().errorCode).toBe('PHONE_INVALID_ERROR');
  });

  it.each([
    { token: '12345' },
    { token: '380991234567' },
    { token: '+380991234' },
    { token: '' },
    { action: 'ANYTHING' },
    { countryCode: 'RU' },
  ])('a verification refuses %o', async (more) => {
    const { headers } = await playerWithoutPhone();
    expect((await call(headers, '0991234567', more)).json().errorCode).toBe('VALIDATION_ERROR');
  });

  it('a verification call asks for a login, and knows no other kind of token than a phone', async () => {
    expect((await call(undefined, '0991234567')).statusCode).toBe(401);
    expect((await confirm(undefined, '1234')).statusCode).toBe(401);
    const { headers } = await playerWithoutPhone();
    const email = { token: '0991234567', action: 'BONUS_ACTIVATION', countryCode: 'UA' };
    expect((await post('/verifications/email/init', headers, email)).statusCode).toBe(422);
  });

  it('a verification call binds the code to the player: nobody else’s request is confirmed by it', async () => {
    const [one, other] = [await playerWithoutPhone(), await playerWithoutPhone()];
    const [first, second] = [freshPhone('UA'), freshPhone('UA')];
    await call(one.headers, first);
    await call(other.headers, second);
    const code = await codeTo(first);
    if (code !== (await codeTo(second)))
      expect((await confirm(other.headers, code)).json().errorCode).toBe('ERR_INVALID_CODE');
    const rows = await platform.ctx.db.select().from(phoneProofs).where(eq(phoneProofs.userId, other.userId));
    expect(rows[0]?.verifiedAt).toBeNull();
  });

  it('a verification call gives a phone that two players prove at once to one of them', async () => {
    const digits = freshPhone('UA');
    const players = [await playerWithoutPhone(), await playerWithoutPhone()];
    const codes: string[] = [];
    for (const { headers } of players) {
      await call(headers, digits);
      codes.push(await codeTo(digits));
      later(1);
    }
    const answers = await Promise.all(players.map(({ headers }, index) => confirm(headers, codes[index] ?? '')));
    const said = answers.map((answer) => answer.json().errorCode ?? answer.statusCode).sort();
    expect(said).toEqual([200, 'NUMBER_ALREADY_USED']);
  });
});

describe('adding a phone (§7)', () => {
  const add = (headers: Headers, phone: string) => post('/user/phone/add', headers, { phone, countryCode: 'UA' });
  const verify = (headers: Headers, code: string) => post('/user/phone/verify', headers, { code });

  it('adding a phone is confirmed by the six digits of a message, once', async () => {
    const { headers } = await playerWithoutPhone();
    const digits = freshPhone('UA');
    expect((await add(headers, digits)).statusCode).toBe(202);
    const [message] = await messagesTo(platform.app, `38${digits}`);
    expect(message).toMatchObject({ channel: 'sms', code: expect.stringMatching(/^\d{6}$/) });
    expect((await verify(headers, wrongMessageOf(message?.code ?? ''))).json().errorCode).toBe('ERR_INVALID_CODE');
    const answer = await verify(headers, message?.code ?? '');
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { phone: `38${digits}`, phone_verified: true }]);
    expect((await platform.app.inject({ url: '/users', headers })).json().phone_verified).toBe(true);
    expect((await verify(headers, message?.code ?? '')).json().errorCode).toBe('ERR_CODE_EXPIRED');
    expect((await add(headers, freshPhone('UA'))).json().errorCode).toBe('ACCOUNT_LINKED_ANOTHER_NUMBER');
  });

  it('adding a phone lets nobody go through numbers to learn whose are players’', async () => {
    const { headers } = await playerWithoutPhone();
    for (let asked = 0; asked < 20; asked += 1) await add(headers, freshPhone('UA'));
    const owner = await registerPlayer(platform.app);
    expect((await add(headers, owner.phone.slice(2))).json().errorCode).toBe('TOO_MANY_REQUESTS');
    expect((await call(headers, owner.phone.slice(2))).json().errorCode).toBe('TOO_MANY_REQUESTS');
  });

  it('adding a phone does not take a code that was told by a call', async () => {
    const { headers } = await playerWithoutPhone();
    const digits = freshPhone('UA');
    await call(headers, digits);
    const told = await codeTo(digits);
    expect((await verify(headers, told)).json().errorCode).toBe('VALIDATION_ERROR');
    expect((await verify(headers, told.padStart(6, '0'))).json().errorCode).toBe('ERR_CODE_EXPIRED');
  });

  it('adding a phone is done at once while codes are not sent', async () => {
    const quiet = await startPlatform({ EMAIL_REGISTRATION_ENABLED: 'true', SEND_SMS_ENABLED: 'false' });
    const { headers } = await playerWithoutPhone(quiet);
    const answer = await post('/user/phone/add', headers, { phone: '0991234567', countryCode: 'UA' }, quiet);
    expect(answer.statusCode).toBe(200);
    // Kept, but nobody has proved it.
    expect(answer.json()).toMatchObject({ phone: '380991234567', phone_verified: false });
    await quiet.stop();
  });
});
