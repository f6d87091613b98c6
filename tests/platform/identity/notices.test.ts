import { addDays, addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { outboxMessages } from '../../../platform/src/db/schema/messages';
import { newSignInText, passwordChangedText } from '../../../platform/src/services/kernel/players/notice-texts';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { messagesTo, PASSWORD, registerPlayer, registrationOf } from '../../support/registration';
import { appCode, turnFactorOn } from '../../support/second-factor';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0.0.0 Safari/537.36';
const NEWER_CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux) Gecko Firefox/130.0';
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

const signIn = (
  platform: TestPlatform,
  username: string,
  { device = CHROME, ip = HOME, language = 'kk', password = PASSWORD } = {},
) =>
  platform.app.inject({
    method: 'POST',
    url: '/auth/web',
    remoteAddress: ip,
    headers: { 'user-agent': device, 'accept-language': language },
    body: { username, password },
  });
const noticesTo = async ({ ctx }: TestPlatform, to: string) =>
  (await ctx.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, to)))
    .filter(({ code }) => code === null)
    .map(({ channel, locale, body }) => ({ channel, locale, body }));

it('a sign-in from a browser or a network that the account has not seen is told once, in the language of the sign-in', async ({
  platform,
}) => {
  const player = await registerPlayer(platform.app);
  const told = () => noticesTo(platform, player.phone);
  // The registration was by another browser and from another network.
  expect((await signIn(platform, player.phone)).statusCode).toBe(201);
  const first = { channel: 'sms', locale: 'kk', body: newSignInText.kk };
  expect(await told()).toEqual([first]);
  await signIn(platform, player.phone);
  await signIn(platform, player.phone, { device: NEWER_CHROME });
  expect(await told()).toEqual([first]);

  await signIn(platform, player.phone, { device: FIREFOX, language: 'uk' });
  expect(await told()).toEqual([first, { channel: 'sms', locale: 'uk', body: newSignInText.uk }]);
  await signIn(platform, player.phone, { device: FIREFOX, ip: ELSEWHERE });
  expect(await told()).toHaveLength(3);
  await Promise.all([1, 2, 3].map(() => signIn(platform, player.phone, { device: CHROME, ip: ELSEWHERE })));
  expect(await told()).toHaveLength(3);
  platform.clock.now = addDays(platform.clock.now, 366);
  await Promise.all([1, 2, 3].map(() => signIn(platform, player.phone)));
  expect(await told()).toHaveLength(4);
});

it('a wrong password and a code that is missing tell nothing, and ten notices are a day’s', async ({ platform }) => {
  const player = await registerPlayer(platform.app);
  expect((await signIn(platform, player.phone, { password: 'not-it-77' })).statusCode).toBe(401);
  expect(await noticesTo(platform, player.phone)).toEqual([]);
  for (let network = 0; network < 12; network += 1)
    expect((await signIn(platform, player.phone, { ip: `192.0.${network}.5` })).statusCode).toBe(201);
  expect(await noticesTo(platform, player.phone)).toHaveLength(10);
});

it('a changed password is told, whoever changed it, and a refused change is not', async ({ platform }) => {
  const player = await registerPlayer(platform.app);
  const change = (oldPassword: string, newPassword: string) =>
    platform.app.inject({
      method: 'POST',
      url: '/user/password',
      headers: player.headers,
      body: { oldPassword, newPassword },
    });
  expect((await change('not-it-77', 'tri-tuzy-77')).statusCode).toBe(422);
  expect(await noticesTo(platform, player.phone)).toEqual([]);
  expect((await change(PASSWORD, 'tri-tuzy-77')).statusCode).toBe(204);
  const said = (await noticesTo(platform, player.phone)).map(({ body }) => body);
  expect(said).toEqual([passwordChangedText.ru]);
  expect(said.join()).not.toContain('tri-tuzy-77');

  platform.clock.now = addSeconds(platform.clock.now, 200);
  const reset = (more: object = {}) =>
    platform.app.inject({
      method: 'POST',
      url: '/user/password/reset',
      body: { resetType: 'Phone', username: player.phone, ...more },
    });
  await reset();
  const code = (await messagesTo(platform.app, player.phone)).find((message) => message.code)?.code;
  expect((await reset({ code, newPassword: 'piky-vyna-9' })).statusCode).toBe(204);
  expect(await noticesTo(platform, player.phone)).toHaveLength(2);
});

it('a second factor that is turned on, off or reset by an operator is told each time, and operators see since when it is on', async ({
  platform,
}) => {
  const { clock } = platform;
  const player = await registerPlayer(platform.app);
  const said = async () => (await noticesTo(platform, player.phone)).map(({ body }) => body);
  const support = await makeOperator(platform, 'support');
  const seen = async () =>
    (await callAs(platform, support, '/operator/players', { query: { find: player.userId } })).json().items[0];
  expect(await seen()).toMatchObject({ second_factor: null });

  const { secret } = await turnFactorOn(platform, player.headers);
  expect(await said()).toEqual([expect.stringContaining('двухэтапный вход включён')]);
  expect((await said()).join()).not.toContain(secret);
  const shown = await seen();
  expect(shown.second_factor).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(JSON.stringify(shown)).not.toContain(secret);

  clock.now = addSeconds(clock.now, 60);
  const off = await platform.app.inject({
    method: 'POST',
    url: '/users/second-factor/disable',
    headers: player.headers,
    body: { password: PASSWORD, code: appCode(secret, clock.now) },
  });
  expect(off.statusCode).toBe(200);
  expect((await said())[1]).toContain('двухэтапный вход выключен');

  clock.now = addSeconds(clock.now, 60);
  await turnFactorOn(platform, player.headers);
  const admin = await makeOperator(platform, 'admin');
  const body = { reason: 'lost the phone, seen by video' };
  await callAs(platform, admin, `/operator/players/${player.userId}/reset-second-factor`, { body });
  await callAs(platform, admin, `/operator/players/${player.userId}/reset-second-factor`, { body });
  expect(await said()).toHaveLength(4);
  expect((await said())[3]).toContain('поддержка выключила');
});

it('notices go by email where emails are sent, and nowhere where there is no way to the player', async ({
  startPlatform,
}) => {
  const platform = await startPlatform({ SEND_EMAIL_ENABLED: 'true' });
  const player = await registerPlayer(platform.app);
  await platform.ctx.db.update(users).set({ email: 'olena@example.com' }).where(eq(users.id, player.userId));
  await signIn(platform, player.phone, { language: 'en' });
  expect(await noticesTo(platform, 'olena@example.com')).toEqual([
    { channel: 'email', locale: 'en', body: newSignInText.en },
  ]);
  expect(await noticesTo(platform, player.phone)).toEqual([]);
  const silent = await startPlatform({ SEND_SMS_ENABLED: 'false' });
  const other = await silent.app.inject({
    method: 'POST',
    url: '/auth/register',
    body: registrationOf('0991112244'),
  });
  expect(other.statusCode).toBe(201);
  expect((await signIn(silent, '0991112244')).statusCode).toBe(201);
  expect(await noticesTo(silent, '380991112244')).toEqual([]);
});
