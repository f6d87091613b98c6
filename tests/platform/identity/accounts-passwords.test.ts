import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { credentials, users } from '../../../platform/src/db/schema/accounts';
import { hashPassword } from '../../../platform/src/services/identity/accounts/password';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { freshPhone, messagesTo, PASSWORD, registerPlayer } from '../../support/registration';

const NEW = 'vosem-vosem-8';
const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const post = (
  platform: TestPlatform,
  url: string,
  body: object,
  options: { headers?: Record<string, string>; remoteAddress?: string } = {},
) => platform.app.inject({ method: 'POST', url, body, remoteAddress: '10.0.0.1', ...options });
const reset = (platform: TestPlatform, username: string, more: object = {}, remoteAddress = '10.0.0.1') =>
  post(
    platform,
    '/user/password/reset',
    { resetType: 'Phone', username, countryCode: 'UA', ...more },
    { remoteAddress },
  );
const check = (platform: TestPlatform, username: string, code: string, remoteAddress = '10.0.0.1') =>
  post(platform, '/user/password/reset/code', { username, countryCode: 'UA', code }, { remoteAddress });
const logIn = (platform: TestPlatform, username: string, password: string) =>
  post(platform, '/auth/web', { username, password, countryCode: 'UA' });
/** A player whose registration lies a second back, so that what is sent next is the newest message. */
const newPlayer = async (platform: TestPlatform) => {
  const player = await registerPlayer(platform.app);
  later(platform, 1);
  return player;
};
const codeTo = async (platform: TestPlatform, phone: string) => (await messagesTo(platform.app, phone))[0]?.code ?? '';
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('password reset (§7)', () => {
  it('a password reset starts, checks the code, sets the new password once and ends every session', async ({
    platform,
  }) => {
    const player = await newPlayer(platform);
    const started = await reset(platform, player.phone);
    expect([started.statusCode, started.json()]).toEqual([202, { status: 'CODE_SENT', resend_after: 120 }]);
    const code = await codeTo(platform, player.phone);

    expect((await check(platform, player.phone, code)).statusCode).toBe(204);
    const done = await reset(platform, player.phone, { code, newPassword: NEW });
    expect([done.statusCode, done.body]).toEqual([204, '']);

    expect((await platform.app.inject({ url: '/users', headers: player.headers })).statusCode).toBe(401);
    expect((await logIn(platform, player.phone, PASSWORD)).json().errorCode).toBe('INVALID_CREDENTIALS');
    expect((await logIn(platform, player.phone, NEW)).statusCode).toBe(201);
    expect((await reset(platform, player.phone, { code, newPassword: PASSWORD })).json().errorCode).toBe(
      'ERR_INVALID_CODE',
    );
  });

  it('a password reset proves the phone that its code was sent to', async ({ platform }) => {
    const player = await newPlayer(platform);
    const { db } = platform.ctx;
    // As after a registration while codes were not sent.
    await db.update(users).set({ phoneVerifiedAt: null }).where(eq(users.id, player.userId));
    await reset(platform, player.phone);
    await reset(platform, player.phone, { code: await codeTo(platform, player.phone), newPassword: NEW });
    expect((await logIn(platform, player.phone, NEW)).json().user.phone_verified).toBe(true);
  });

  it('a password reset answers a stranger’s contact as it answers a player’s, and only the contact’s owner is told', async ({
    platform,
  }) => {
    const player = await newPlayer(platform);
    const stranger = `38${freshPhone('UA')}`;
    const [known, unknown] = [await reset(platform, player.phone), await reset(platform, stranger)];
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    const [told] = await messagesTo(platform.app, stranger);
    expect(told?.code).toBeNull();
    const refusals = [
      await check(platform, player.phone, wrongOf(await codeTo(platform, player.phone))),
      await check(platform, stranger, '000000'),
    ];
    for (const answer of refusals) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errorCode: 'ERR_INVALID_CODE', message: 'Invalid code' });
    }
    const finish = await reset(platform, stranger, { code: '000000', newPassword: NEW });
    expect(finish.json().errorCode).toBe('ERR_INVALID_CODE');
  });

  it('a password reset gives a code five tries, on both paths together, and ten minutes', async ({ platform }) => {
    const player = await newPlayer(platform);
    await reset(platform, player.phone);
    const code = await codeTo(platform, player.phone);
    for (const path of ['check', 'finish', 'check', 'finish', 'check'])
      expect(
        path === 'check'
          ? (await check(platform, player.phone, wrongOf(code))).json().errorCode
          : (await reset(platform, player.phone, { code: wrongOf(code), newPassword: NEW })).json().errorCode,
      ).toBe('ERR_INVALID_CODE');
    expect((await check(platform, player.phone, code)).json()).toMatchObject({
      errorCode: 'ERR_CODE_EXPIRED',
      message: 'Code expired',
    });
    later(platform, 121);
    await reset(platform, player.phone);
    const next = await codeTo(platform, player.phone);
    later(platform, 601);
    expect((await reset(platform, player.phone, { code: next, newPassword: NEW })).json().errorCode).toBe(
      'ERR_CODE_EXPIRED',
    );
    expect((await logIn(platform, player.phone, PASSWORD)).statusCode).toBe(201);
  });

  it('a password reset sends another code after two minutes and no sooner', async ({ platform }) => {
    const player = await newPlayer(platform);
    await reset(platform, player.phone);
    later(platform, 50);
    expect((await reset(platform, player.phone)).json().resend_after).toBe(70);
    expect(await messagesTo(platform.app, player.phone)).toHaveLength(2);
    later(platform, 70);
    expect((await reset(platform, player.phone)).json().resend_after).toBe(120);
    expect(await messagesTo(platform.app, player.phone)).toHaveLength(3);
  });

  it('a password reset refuses one of the most used as a new password, and keeps the code for a better one', async ({
    platform,
  }) => {
    const player = await newPlayer(platform);
    await reset(platform, player.phone);
    const code = await codeTo(platform, player.phone);
    expect((await reset(platform, player.phone, { code, newPassword: 'Qwerty123' })).json().errorCode).toBe(
      'PASSWORD_TOO_COMMON',
    );
    expect((await reset(platform, player.phone, { code, newPassword: NEW })).statusCode).toBe(204);
    const change = { oldPassword: NEW, newPassword: 'password1' };
    const { access_token } = (await logIn(platform, player.phone, NEW)).json().tokens;
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await post(platform, '/user/password', change, { headers })).json().errorCode).toBe('PASSWORD_TOO_COMMON');
  });

  it('a password that is common by now still lets in who has had it since before it was refused', async ({
    platform,
  }) => {
    const player = await newPlayer(platform);
    const passwordHash = await hashPassword('qwerty');
    await platform.ctx.db.update(credentials).set({ passwordHash }).where(eq(credentials.userId, player.userId));
    expect((await logIn(platform, player.phone, 'qwerty')).statusCode).toBe(201);
  });

  it('a password reset opens nothing by a code that was sent before the password was changed', async ({ platform }) => {
    const player = await newPlayer(platform);
    await reset(platform, player.phone);
    const code = await codeTo(platform, player.phone);
    await post(platform, '/user/password', { oldPassword: PASSWORD, newPassword: NEW }, { headers: player.headers });
    expect((await reset(platform, player.phone, { code, newPassword: 'chuzhoi-9' })).json().errorCode).toBe(
      'ERR_INVALID_CODE',
    );
    expect((await logIn(platform, player.phone, NEW)).statusCode).toBe(201);
  });

  it('a password reset leaves no session to who was logging in with the old password meanwhile', async ({
    platform,
  }) => {
    const player = await newPlayer(platform);
    await reset(platform, player.phone);
    const code = await codeTo(platform, player.phone);
    const logins = Array.from({ length: 6 }, () => logIn(platform, player.phone, PASSWORD));
    await Promise.all([...logins, reset(platform, player.phone, { code, newPassword: NEW })]);
    const owner = (await logIn(platform, player.phone, NEW)).json().tokens.access_token;
    const open = await platform.app.inject({ url: '/users/sessions', headers: { authorization: `Bearer ${owner}` } });
    expect(open.json().total).toBe(1);
  });

  it('a password reset sets one new password when two confirm at once', async ({ platform }) => {
    const player = await newPlayer(platform);
    await reset(platform, player.phone);
    const code = await codeTo(platform, player.phone);
    const passwords = ['pervyi-1', 'vtoroi-2', 'tretii-3'];
    const answers = await Promise.all(
      passwords.map((newPassword) => reset(platform, player.phone, { code, newPassword })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const tried = await Promise.all(passwords.map((password) => logIn(platform, player.phone, password)));
    expect(tried.map(({ statusCode }) => statusCode === 201)).toEqual(
      answers.map(({ statusCode }) => statusCode === 204),
    );
  });

  it.for([
    [{ newPassword: NEW }, 'VALIDATION_ERROR'],
    [{ code: '123456' }, 'VALIDATION_ERROR'],
    [{ code: '123456', newPassword: 'short' }, 'VALIDATION_ERROR'],
    [{ code: '123456', newPassword: 'with space' }, 'VALIDATION_ERROR'],
    [{ code: '12345', newPassword: NEW }, 'VALIDATION_ERROR'],
    [{ username: '12' }, 'PHONE_INVALID_ERROR'],
    [{ resetType: 'Email', username: 'nobody' }, 'VALIDATION_ERROR'],
  ] as const)('a password reset refuses %o', async ([more, errorCode], { platform }) => {
    expect((await reset(platform, `38${freshPhone('UA')}`, more)).json().errorCode).toBe(errorCode);
  });

  it('a password reset says that codes are not sent while the flag is off', async ({ startPlatform }) => {
    const quiet = await startPlatform({ SEND_SMS_ENABLED: 'false' });
    const body = { username: freshPhone('UA'), countryCode: 'UA' };
    const answer = await quiet.app.inject({ method: 'POST', url: '/user/password/reset', body });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });
});

describe('change of password (§7)', () => {
  const change = (platform: TestPlatform, headers: Record<string, string>, oldPassword: string, newPassword = NEW) =>
    post(platform, '/user/password', { oldPassword, newPassword }, { headers });

  it('a change of password asks for the old one, and ends every other session but this', async ({ platform }) => {
    const player = await newPlayer(platform);
    const other = (await logIn(platform, player.phone, PASSWORD)).json().tokens.access_token;
    expect((await change(platform, player.headers, 'not-it-77')).json().errorCode).toBe('PASSWORD_WRONG');
    expect((await change(platform, player.headers, PASSWORD)).statusCode).toBe(204);
    const me = (authorization: string) => platform.app.inject({ url: '/users', headers: { authorization } });
    expect((await me(player.headers.authorization)).statusCode).toBe(200);
    expect((await me(`Bearer ${other}`)).statusCode).toBe(401);
    expect((await logIn(platform, player.phone, NEW)).statusCode).toBe(201);
    const [row] = await platform.ctx.db.select().from(credentials).where(eq(credentials.userId, player.userId));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('a change of password counts guesses, and refuses what the rules of §5 refuse', async ({ platform }) => {
    const player = await newPlayer(platform);
    for (const bad of ['five5', 'seventeen-letters', 'a b c d e'])
      expect((await change(platform, player.headers, PASSWORD, bad)).json().errorCode).toBe('VALIDATION_ERROR');
    for (let guess = 0; guess < 10; guess += 1)
      expect((await change(platform, player.headers, `guess-${guess}`)).json().errorCode).toBe('PASSWORD_WRONG');
    expect((await change(platform, player.headers, PASSWORD)).json().errorCode).toBe('TOO_MANY_REQUESTS');
    expect((await post(platform, '/user/password', { oldPassword: PASSWORD, newPassword: NEW })).statusCode).toBe(401);
  });
});

describe('sign-ins', () => {
  const list = async (platform: TestPlatform, headers: Record<string, string>, query: Record<string, string> = {}) =>
    (await platform.app.inject({ url: '/users/sessions', headers, query })).json();

  it('the list of sign-ins has the player’s own, this one marked, with the device and the address', async ({
    platform,
  }) => {
    const player = await newPlayer(platform);
    await registerPlayer(platform.app);
    later(platform, 60);
    await post(
      platform,
      '/auth/web',
      { username: player.phone, password: PASSWORD },
      { headers: { 'user-agent': 'Phone 7' }, remoteAddress: '10.9.8.7' },
    );
    const page = await list(platform, player.headers);
    expect(page).toMatchObject({ total: 2, page: 1 });
    expect(page.items[0]).toMatchObject({ current: false, device: 'Phone 7', address: '10.9.8.7', ended_at: null });
    expect(page.items[1]).toMatchObject({ current: true });
  });

  it('all other sign-ins end at once, and stay in the history', async ({ platform }) => {
    const player = await newPlayer(platform);
    await logIn(platform, player.phone, PASSWORD);
    await logIn(platform, player.phone, PASSWORD);
    const answer = await platform.app.inject({ method: 'DELETE', url: '/users/sessions', headers: player.headers });
    expect(answer.json()).toEqual({ ended: 2 });
    expect((await list(platform, player.headers)).total).toBe(1);
    const history = await list(platform, player.headers, { open: 'false' });
    expect(history.total).toBe(3);
    expect(history.items.filter((each: { ended_at: string | null }) => each.ended_at !== null)).toHaveLength(2);
  });
});
