import { describe, expect } from 'vitest';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { freshPhone, messagesTo, PASSWORD, registerPlayer, registrationOf } from '../../support/registration';

const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const logIn = (platform: TestPlatform, body: Record<string, unknown>, remoteAddress = '10.0.0.1') =>
  platform.app.inject({ method: 'POST', url: '/auth/web', body, remoteAddress });
const postFrom = (platform: TestPlatform, remoteAddress: string, body: Record<string, unknown>) =>
  platform.app.inject({ method: 'POST', url: '/auth/register', body, remoteAddress });
async function codeFor(platform: TestPlatform, phone: string): Promise<string> {
  const [message] = await messagesTo(platform.app, phone);
  return message?.code ?? 'none';
}
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('passwords', () => {
  it('login by password asks for work after ten guesses at one account, known or not, and lets others in', async ({
    platform,
  }) => {
    const player = await registerPlayer(platform.app);
    const other = await registerPlayer(platform.app);
    for (const username of [player.phone, `38${freshPhone('UA')}`]) {
      for (let guess = 0; guess < 10; guess += 1)
        expect((await logIn(platform, { username, password: `guess-${guess}` })).statusCode).toBe(401);
      expect((await logIn(platform, { username, password: PASSWORD })).json()).toMatchObject({
        errorCode: 'CHALLENGE_REQUIRED',
        details: { bits: '16' },
      });
    }
    expect((await logIn(platform, { username: other.phone, password: PASSWORD })).statusCode).toBe(201);
    later(platform, 900);
    expect((await logIn(platform, { username: player.phone, password: PASSWORD })).statusCode).toBe(201);
  });

  it('an account stays open to its owner while a stranger guesses elsewhere', async ({ platform }) => {
    const { phone } = await registerPlayer(platform.app);
    const guess = (ip: string) => logIn(platform, { username: phone, password: 'wrong-pass' }, ip);
    // Far more than an account takes in all, but what one address is refused is not counted for the account.
    for (let count = 0; count < 120; count += 1)
      expect((await guess('10.4.0.1')).statusCode).toBe(count < 10 ? 401 : 429);
    expect((await logIn(platform, { username: phone, password: PASSWORD }, '10.4.0.1')).statusCode).toBe(429);
    expect((await logIn(platform, { username: phone, password: PASSWORD }, '10.4.0.2')).statusCode).toBe(201);
  });

  it('login by password takes a limited number of guesses from all addresses together, whoever logs in meanwhile', async ({
    startPlatform,
  }) => {
    const strict = await startPlatform({ ATTEMPTS_PER_ACCOUNT: '7' });
    const { phone } = await registerPlayer(strict.app);
    const enter = async (password: string, ip: string) =>
      (await logIn(strict, { username: phone, password }, ip)).statusCode;
    for (let address = 1; address <= 6; address += 1) expect(await enter('wrong-pass', `10.5.0.${address}`)).toBe(401);
    for (let again = 0; again < 9; again += 1) expect(await enter(PASSWORD, '10.5.1.1')).toBe(201);
    expect(await enter('wrong-pass', '10.5.0.7')).toBe(401);
    expect(await enter('wrong-pass', '10.5.0.8')).toBe(429);
    strict.clock.now = new Date(strict.clock.now.getTime() + 900_000);
    expect(await enter(PASSWORD, '10.5.1.1')).toBe(201);
  });

  it('login by password forgets wrong passwords after a right one', async ({ platform }) => {
    const { phone } = await registerPlayer(platform.app);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await logIn(platform, { username: phone, password: 'wrong-pass' });
      expect((await logIn(platform, { username: phone, password: PASSWORD })).statusCode).toBe(201);
    }
  });

  it('login by password stops a flood from one address without touching another', async ({ startPlatform }) => {
    const strict = await startPlatform({ ATTEMPTS_PER_ADDRESS: '5' });
    const attempt = (ip: string) => logIn(strict, { username: `38${freshPhone('UA')}`, password: 'guess-it' }, ip);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await attempt('10.0.0.7')).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await attempt('10.0.0.8')).statusCode).toBe(401);
  });
});

describe('a code', () => {
  it('a code keeps its five tries for the network that asked for it, and gives all others three together', async ({
    platform,
  }) => {
    const phone = freshPhone('UA');
    const body = registrationOf(phone);
    await postFrom(platform, '10.1.0.1', body);
    const code = await codeFor(platform, `38${phone}`);
    const guess = async (from: string) =>
      (await postFrom(platform, from, { ...body, code: wrongCode(code) })).json().errorCode as string;
    const strangers = await Promise.all(Array.from({ length: 12 }, (_, nth) => guess(`10.2.${nth}.1`)));
    expect(strangers.filter((answer) => answer === 'ERR_INVALID_CODE')).toHaveLength(3);
    expect(strangers.filter((answer) => answer === 'ERR_CODE_EXPIRED')).toHaveLength(9);
    // The right code is of no more use to them than a wrong one.
    expect((await postFrom(platform, '10.2.99.1', { ...body, code })).json().errorCode).toBe('ERR_CODE_EXPIRED');
    for (let own = 0; own < 4; own += 1) expect(await guess('10.1.0.1')).toBe('ERR_INVALID_CODE');
    expect((await postFrom(platform, '10.1.0.1', { ...body, code })).statusCode).toBe(201);
  });

  it('a code is spent for its network by five wrong tries, and stays good for a player who moved to another', async ({
    platform,
  }) => {
    const phone = freshPhone('UA');
    const body = registrationOf(phone);
    await postFrom(platform, '2001:db8:1:2::1', body);
    const code = await codeFor(platform, `38${phone}`);
    for (let own = 0; own < 5; own += 1)
      await postFrom(platform, `2001:db8:1:2::${own}`, { ...body, code: wrongCode(code) });
    expect((await postFrom(platform, '2001:db8:1:2::9', { ...body, code })).json().errorCode).toBe('ERR_CODE_EXPIRED');
    expect((await postFrom(platform, '10.1.0.2', { ...body, code })).statusCode).toBe(201);
  });

  it('a code is sent six times a day to one phone for one network, and 24 times in all', async ({ platform }) => {
    const phone = freshPhone('UA');
    for (const from of ['10.3.0.1', '10.3.0.2', '10.3.0.3', '10.3.0.4']) {
      for (let sent = 0; sent < 6; sent += 1) {
        expect((await postFrom(platform, from, registrationOf(phone))).statusCode).toBe(202);
        later(platform, 120);
      }
      const own = await postFrom(platform, from, registrationOf(phone));
      expect([own.statusCode, own.json().errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(own.json().details.retry_after)).toBe(24 * 3600 - 720);
    }
    expect((await postFrom(platform, '10.3.0.5', registrationOf(phone))).statusCode).toBe(429);
    expect((await postFrom(platform, '10.3.0.1', registrationOf(freshPhone('UA')))).statusCode).toBe(202);
    later(platform, 24 * 3600);
    expect((await postFrom(platform, '10.3.0.1', registrationOf(phone))).statusCode).toBe(202);
  });
});

it('codes at the request of one network are bounded, whoever they are for, and so are SMS to one range', async ({
  startPlatform,
}) => {
  const tight = await startPlatform({ CODES_PER_ADDRESS: '3', SMS_PER_PREFIX: '7' });
  const ask = async (url: string, remoteAddress: string) => {
    const phone = freshPhone('UA');
    const body = url === '/auth/register' ? registrationOf(phone) : { username: phone, countryCode: 'UA' };
    return (await tight.app.inject({ method: 'POST', url, body, remoteAddress })).statusCode;
  };
  const first = [];
  for (const url of ['/auth/register', '/user/password/reset', '/user/password/reset', '/auth/register'])
    first.push(await ask(url, '10.5.0.1'));
  expect(first).toEqual([202, 202, 202, 429]);
  expect([await ask('/auth/register', '10.5.0.2'), await ask('/auth/register', '10.5.0.3')]).toEqual([202, 202]);
  expect(await ask('/auth/register', '10.5.0.4')).toBe(429);
});
