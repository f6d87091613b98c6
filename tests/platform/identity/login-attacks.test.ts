import { answerChallenge, CHALLENGE_HEADER } from '@kozyr/contracts/proof-of-work';
import { describe, expect } from 'vitest';
import { countOnly } from '../../../platform/src/services/kernel/limits/attempts';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { messagesTo, PASSWORD, registerPlayer } from '../../support/registration';

const it = platformTest({ ATTEMPTS_PER_ACCOUNT: '20' });

const logIn = (platform: TestPlatform, username: string, password: string, remoteAddress: string, answer?: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/auth/web',
    body: { username, password },
    remoteAddress,
    headers: answer === undefined ? {} : { [CHALLENGE_HEADER]: answer },
  });
const solve = (refused: { json: () => { details: { challenge: string; bits: string } } }) => {
  const { challenge, bits } = refused.json().details;
  return answerChallenge(challenge, Number(bits), { now: () => 0, pause: async () => {}, sliceMs: 1 });
};
/** Wrong passwords from ten /64 of one /48, far beyond what an account takes for nothing. */
async function attack(platform: TestPlatform, phone: string): Promise<void> {
  for (let nth = 0; nth < 60; nth += 1)
    await logIn(platform, phone, `guess-${nth}`, `2001:db8:cc:${(nth % 10).toString(16)}::${nth.toString(16)}`);
}

describe('an account whose password is guessed at from many networks', () => {
  it('an account whose password is guessed at lets its owner in from where they were before, for nothing', async ({
    platform,
  }) => {
    const { phone } = await registerPlayer(platform.app);
    await attack(platform, phone);
    expect((await logIn(platform, phone, PASSWORD, '127.0.0.1')).statusCode).toBe(201);
  });

  it('an account whose password is guessed at lets the right password in from anywhere for work, and takes each answer once', async ({
    platform,
  }) => {
    const { phone } = await registerPlayer(platform.app);
    await attack(platform, phone);
    const asked = await logIn(platform, phone, PASSWORD, '203.0.113.9');
    expect([asked.statusCode, asked.json().errorCode]).toEqual([429, 'CHALLENGE_REQUIRED']);
    const answer = await solve(asked);
    expect((await logIn(platform, phone, PASSWORD, '203.0.113.9', answer)).statusCode).toBe(201);
    const wrong = await logIn(platform, phone, 'wrong-pass', '198.51.100.9', answer);
    expect(wrong.json().errorCode).toBe('CHALLENGE_REQUIRED');
    expect((await logIn(platform, phone, 'wrong-pass', '198.51.100.9', await solve(wrong))).statusCode).toBe(401);
  });

  it('an account whose password is guessed at is not made dearer by who does no work', async ({ platform }) => {
    const { phone } = await registerPlayer(platform.app);
    await attack(platform, phone);
    const before = (await logIn(platform, phone, PASSWORD, '203.0.113.10')).json().details.bits;
    await attack(platform, phone);
    await attack(platform, phone);
    expect((await logIn(platform, phone, PASSWORD, '203.0.113.10')).json().details.bits).toBe(before);
  });

  it('an account under guesses asks strange networks for a code after a day’s two thousand, and its owner’s for nothing', async ({
    platform,
  }) => {
    const { phone } = await registerPlayer(platform.app);
    const count = () => countOnly(platform.ctx, platform.ctx.db, { what: 'account-day', contact: phone });
    for (let batch = 0; batch < 100; batch += 1) await Promise.all(Array.from({ length: 20 }, count));
    const refused = await logIn(platform, phone, PASSWORD, '203.0.113.12');
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 'LOGIN_NEEDS_CODE']);
    expect((await logIn(platform, phone, PASSWORD, '127.0.0.1')).statusCode).toBe(201);
    platform.clock.now = new Date(platform.clock.now.getTime() + 24 * 3_600_000 + 1);
    expect((await logIn(platform, phone, PASSWORD, '203.0.113.12')).statusCode).toBe(201);
  });

  it('an account that does not exist asks for the same as one that does', async ({ platform }) => {
    const nobody = '380509998877';
    await attack(platform, nobody);
    expect((await logIn(platform, nobody, PASSWORD, '203.0.113.11')).json().errorCode).toBe('CHALLENGE_REQUIRED');
  });
});

describe('wrong codes of a reset', () => {
  const reset = (platform: TestPlatform, username: string, more: object, remoteAddress: string) =>
    platform.app.inject({ method: 'POST', url: '/user/password/reset', body: { username, ...more }, remoteAddress });
  const check = (platform: TestPlatform, username: string, code: string, remoteAddress: string) =>
    platform.app.inject({ method: 'POST', url: '/user/password/reset/code', body: { username, code }, remoteAddress });

  it('wrong codes of a reset that none was asked for are told as wrong and close nothing to the owner', async ({
    platform,
  }) => {
    const { phone } = await registerPlayer(platform.app);
    for (let nth = 0; nth < 150; nth += 1)
      expect((await check(platform, phone, '123456', `10.9.${nth % 2}.1`)).json().errorCode).toBe('ERR_INVALID_CODE');
    platform.clock.now = new Date(platform.clock.now.getTime() + 1000);
    // From the strangers' own network too.
    expect((await reset(platform, phone, {}, '10.9.0.1')).statusCode).toBe(202);
    const [message] = await messagesTo(platform.app, phone);
    const done = await reset(platform, phone, { code: message?.code, newPassword: 'vosem-vosem-8' }, '10.9.0.1');
    expect(done.statusCode).toBe(204);
  });

  it('wrong codes of a reset slow down a network that goes from account to account by work, and let a right one in for it', async ({
    platform,
  }) => {
    const thief = '10.77.0.1';
    const players = [];
    for (let nth = 0; nth < 21; nth += 1) players.push(await registerPlayer(platform.app));
    platform.clock.now = new Date(platform.clock.now.getTime() + 1000);
    for (const { phone } of players) {
      await reset(platform, phone, {}, '10.78.0.1');
      for (let nth = 0; nth < 3; nth += 1) await check(platform, phone, '000000', thief);
    }
    const victim = players[20]?.phone ?? '';
    const asked = await check(platform, victim, '000000', thief);
    expect(asked.json().errorCode).toBe('CHALLENGE_REQUIRED');
    const [message] = await messagesTo(platform.app, victim);
    expect((await check(platform, victim, message?.code ?? '', '10.78.0.1')).statusCode).toBe(204);
  });
});
