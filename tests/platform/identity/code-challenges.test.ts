import { answerChallenge, CHALLENGE_HEADER } from '@kozyr/contracts/proof-of-work';
import { describe, expect } from 'vitest';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { freshPhone, messagesTo, registerPlayer, registrationOf } from '../../support/registration';

const it = platformTest({ CODES_WITHOUT_WORK: '2' });

type Asked = { remoteAddress: string; login?: string; answer?: string; on?: TestPlatform };
const ask = (platform: TestPlatform, { remoteAddress, login = freshPhone('UA'), answer, on = platform }: Asked) =>
  on.app.inject({
    method: 'POST',
    url: '/auth/register',
    body: registrationOf(login),
    remoteAddress,
    headers: answer === undefined ? {} : { [CHALLENGE_HEADER]: answer },
  });
const reset = (platform: TestPlatform, username: string, remoteAddress: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/user/password/reset',
    body: { username, countryCode: 'UA' },
    remoteAddress,
  });
type Refused = { json: () => { errorCode: string; details: { challenge: string; bits: string } } };
const solve = (refused: Refused) => {
  const { challenge, bits } = refused.json().details;
  return answerChallenge(challenge, Number(bits), { now: () => 0, pause: async () => {}, sliceMs: 1 });
};
const codeOf = (answer: { statusCode: number; json: () => { errorCode?: string } }) =>
  answer.statusCode < 400 ? 'sent' : answer.json().errorCode;

describe('the third code of a network', () => {
  it('the third code of a network costs work, and each answer is good once, for one contact and five minutes', async ({
    platform,
  }) => {
    const remoteAddress = '203.0.113.7';
    expect([codeOf(await ask(platform, { remoteAddress })), codeOf(await ask(platform, { remoteAddress }))]).toEqual([
      'sent',
      'sent',
    ]);
    const login = freshPhone('UA');
    const refused = await ask(platform, { remoteAddress, login });
    expect([refused.statusCode, refused.json().errorCode, refused.json().details.bits]).toEqual([
      429,
      'CHALLENGE_REQUIRED',
      '16',
    ]);
    expect(await messagesTo(platform.app, `38${login}`)).toEqual([]);
    const answer = await solve(refused);
    expect(codeOf(await ask(platform, { remoteAddress, answer }))).toBe('CHALLENGE_REQUIRED');
    const forged = answer.replace(/\.[\da-z]+$/, '.zzzzzzzz');
    expect(codeOf(await ask(platform, { remoteAddress, login, answer: forged }))).toBe('CHALLENGE_REQUIRED');
    for (const nonsense of ['', 'a.b.c', '..', answer.slice(2)])
      expect(codeOf(await ask(platform, { remoteAddress, login, answer: nonsense }))).toBe('CHALLENGE_REQUIRED');
    expect(codeOf(await ask(platform, { remoteAddress, login, answer }))).toBe('sent');
    expect(await messagesTo(platform.app, `38${login}`)).toHaveLength(1);
    platform.clock.now = new Date(platform.clock.now.getTime() + 121_000);
    expect(codeOf(await ask(platform, { remoteAddress, login, answer }))).toBe('CHALLENGE_REQUIRED');
    const late = await solve(await ask(platform, { remoteAddress, login }));
    platform.clock.now = new Date(platform.clock.now.getTime() + 301_000);
    expect(codeOf(await ask(platform, { remoteAddress, login, answer: late }))).toBe('CHALLENGE_REQUIRED');
  });

  it('the third code of a network is not had by asking for many at the same moment', async ({ platform }) => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask(platform, { remoteAddress: '203.0.114.7' })),
    );
    expect(answers.map(codeOf).filter((code) => code === 'sent')).toHaveLength(2);
  });

  it.for([
    ['a /24', (nth: number) => `198.51.100.${nth + 1}`, 16],
    ['a /56', (nth: number) => `2001:db8:aa:${(0x100 + nth).toString(16)}::1`, 4],
    ['a /48', (nth: number) => `2001:db8:bb:${((nth + 1) << 8).toString(16)}::1`, 8],
  ] as const)('the third code of a network is counted over %s too', async ([_what, addressOf, free], { platform }) => {
    const codes = [];
    for (let nth = 0; nth <= free; nth += 1) codes.push(codeOf(await ask(platform, { remoteAddress: addressOf(nth) })));
    expect(codes).toEqual([...Array.from({ length: free }, () => 'sent'), 'CHALLENGE_REQUIRED']);
  });

  it('the third code of a network gets dearer with how many there were', async ({ startPlatform, platform }) => {
    const dear = await startPlatform({ CODES_WITHOUT_WORK: '1' });
    const remoteAddress = '203.0.115.7';
    const bits = [];
    await ask(platform, { remoteAddress, on: dear });
    for (let sent = 1; sent < 5; sent += 1) {
      const login = freshPhone('UA');
      const refused = await ask(platform, { remoteAddress, login, on: dear });
      bits.push(Number(refused.json().details.bits));
      expect(codeOf(await ask(platform, { remoteAddress, login, answer: await solve(refused), on: dear }))).toBe(
        'sent',
      );
    }
    expect(bits).toEqual([16, 17, 17, 18]);
  });
});

describe('the hour’s budget', () => {
  it('the hour’s budget of codes keeps a share for players, and tells nobody whose contact is one', async ({
    startPlatform,
    platform,
  }) => {
    const tight = await startPlatform({ SMS_PER_HOUR: '8' });
    const player = await registerPlayer(tight.app);
    const codes = [];
    for (let nth = 0; nth < 6; nth += 1)
      codes.push(codeOf(await ask(platform, { remoteAddress: `192.0.2.${nth}`, on: tight })));
    expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'TOO_MANY_REQUESTS']);
    tight.clock.now = new Date(tight.clock.now.getTime() + 1000);
    const stranger = `38${freshPhone('UA')}`;
    const answers = [await reset(tight, stranger, '192.0.3.1'), await reset(tight, player.phone, '192.0.3.1')];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, answers[0]?.body],
      [202, answers[0]?.body],
    ]);
    expect(await messagesTo(tight.app, stranger)).toEqual([]);
    expect(await messagesTo(tight.app, player.phone)).toHaveLength(2);
  });

  it('the hour’s budget of codes has no more for a block of numbers whose codes nobody types in, until somebody does', async ({
    startPlatform,
    platform,
  }) => {
    const open = await startPlatform();
    const send = async (block: string, from: number, to: number) => {
      const codes = [];
      for (let nth = from; nth < to; nth += 1) {
        const login = `${block}${String(nth).padStart(4, '0')}`;
        codes.push(codeOf(await ask(platform, { remoteAddress: `192.0.${nth}.1`, login, on: open })));
      }
      return codes;
    };
    expect((await send('099123', 0, 21)).filter((code) => code === 'sent')).toHaveLength(20);
    await send('099124', 0, 20);
    const typed = '0991240003';
    const [message] = await messagesTo(open.app, `38${typed}`);
    const body = { ...registrationOf(typed), code: message?.code };
    expect((await open.app.inject({ method: 'POST', url: '/auth/register', body })).statusCode).toBe(201);
    expect((await send('099124', 20, 31)).filter((code) => code === 'sent')).toHaveLength(10);
    // Many messages to one number are not many numbers.
    for (let nth = 0; nth < 24; nth += 1) {
      await ask(platform, { remoteAddress: `192.1.${nth % 4}.1`, login: '0991250001', on: open });
      open.clock.now = new Date(open.clock.now.getTime() + 120_000);
    }
    expect(await send('099125', 100, 101)).toEqual(['sent']);
  });
});
