import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { consents, credentials, users, verificationCodes } from '../../../platform/src/db/schema/accounts';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { beginDeposit, callAsPlayer, deedsOf } from '../../support/protection';
import { freshPhone, messagesTo, registerPlayer, registrationOf } from '../../support/registration';

const it = platformTest({ ATTEMPTS_PER_ADDRESS: '100000' });

const post = (platform: TestPlatform, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url: '/auth/register', body, headers });
const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
async function codeFor(platform: TestPlatform, phone: string): Promise<string> {
  const [message] = await messagesTo(platform.app, phone);
  return message?.code ?? 'none';
}
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('registration by phone', () => {
  it('registration by phone sends six digits, then opens an account and a session for them', async ({ platform }) => {
    const phone = freshPhone('UA');
    const body = registrationOf(phone, { newsletterConsent: true });
    const started = await post(platform, body);
    expect(started.statusCode).toBe(202);
    expect(started.json()).toEqual({ status: 'CODE_SENT', resend_after: 120 });
    expect(started.cookies).toEqual([]);
    const code = await codeFor(platform, `+38${phone}`);
    expect(code).toMatch(/^\d{6}$/);

    const confirmed = await post(platform, { ...body, code });
    expect(confirmed.statusCode).toBe(201);
    const { user, tokens } = confirmed.json();
    expect(user).toMatchObject({ phone: `38${phone}`, email: null, currency: 'uah', country: 'UA', rating: 0 });
    // The code has proved the number.
    expect(user.phone_verified).toBe(true);
    const me = await platform.app.inject({
      url: '/users',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(me.json()).toEqual(user);

    const given = await platform.ctx.db.select().from(consents).where(eq(consents.userId, user.id));
    expect(given.map(({ kind, granted, termsVersion }) => [kind, granted, termsVersion]).sort()).toEqual([
      ['age_and_terms', true, '2026-11'],
      ['newsletter', true, '2026-11'],
    ]);
    expect(given[0]?.recordedAt).toEqual(platform.clock.now);
    const [stored] = await platform.ctx.db.select().from(credentials).where(eq(credentials.userId, user.id));
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('a limit of deposits that is set with the registration holds from the first moment', async ({ platform }) => {
    const phone = freshPhone('UA');
    const body = registrationOf(phone, { depositLimit: { period: 'week', amount: '500' } });
    await post(platform, body);
    const confirmed = await post(platform, { ...body, code: await codeFor(platform, `38${phone}`) });
    const { user } = confirmed.json();
    const limits = await callAsPlayer(platform, user, '/protection/limits');
    expect(limits.body.items).toMatchObject([{ kind: 'deposit', period: 'week', amount: '500.00', change: null }]);
    expect(await deedsOf(platform, user)).toMatchObject([['player', 'player_limit_changed', '500.00']]);
    await beginDeposit(platform, user);
    expect((await beginDeposit(platform, user)).body.errorCode).toBe('LIMIT_REACHED');
    const none = await post(
      platform,
      registrationOf(freshPhone('UA'), { depositLimit: { period: 'week', amount: '0' } }),
    );
    expect([none.statusCode, none.json().fields[0].path]).toEqual([422, 'depositLimit.amount']);
  });

  it('registration by phone keeps no code in plain text', async ({ platform }) => {
    const phone = freshPhone('UA');
    await post(platform, registrationOf(phone));
    const code = await codeFor(platform, `38${phone}`);
    const [row] = await platform.ctx.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.contact, `38${phone}`));
    expect(row?.codeHash).not.toBe(code);
    expect(row?.codeHash).toHaveLength(43);
  });

  it.for([
    ['KZ', '7011234567', '77011234567'],
    ['KZ', '+7 701 123-45-68', '77011234568'],
    ['UA', '0991234567', '380991234567'],
    ['UA', '+380 (99) 123-45-68', '380991234568'],
    [undefined, '0991234569', '380991234569'],
    [undefined, '7011234569', '77011234569'],
    [undefined, '380671234569', '380671234569'],
  ] as const)(
    'registration by phone keeps one form of a phone: %s %s',
    async ([countryCode, login, kept], { platform }) => {
      await post(platform, registrationOf(login, { countryCode }));
      expect(await messagesTo(platform.app, kept)).toHaveLength(1);
    },
  );

  it.for([
    ['UA', '099123456'],
    ['UA', '09912345678'],
    ['UA', '1991234567'],
    ['UA', '7011234567'],
    ['KZ', '0991234567'],
    ['KZ', '9161234567'],
    ['KZ', '380991234567'],
    ['UA', '+7 701 123 45 67'],
    ['UA', '099-abc-45-67'],
    [undefined, '5551234567'],
  ] as const)(
    'registration by phone refuses what is no phone of the country: %s %s',
    async ([countryCode, login], { platform }) => {
      const answer = await post(platform, registrationOf(login, { countryCode }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errorCode: 'PHONE_INVALID_ERROR' });
    },
  );

  it.for([
    ['a short password', { password: 'five5' }, 'password'],
    ['a long password', { password: '12345678901234567' }, 'password'],
    ['a password with a space', { password: 'with space' }, 'password'],
    ['no age consent', { ageConsent: false }, 'ageConsent'],
    ['an unknown currency', { currency: 'usd' }, 'currency'],
    ['an unknown country', { countryCode: 'RU' }, 'countryCode'],
    ['no terms version', { termsVersion: '' }, 'termsVersion'],
    ['a zero byte', { termsVersion: 'a\u0000' }, 'termsVersion'],
    ['a code of four digits', { code: '1234' }, 'code'],
    ['an empty login', { login: '' }, 'login'],
  ] as const)('registration by phone refuses %s', async ([_what, change, field], { platform }) => {
    const answer = await post(platform, registrationOf(freshPhone('UA'), change));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errorCode: 'VALIDATION_ERROR', fields: [{ path: field }] });
  });

  it.for(['sixsix', '1234567890123456'])(
    'registration by phone takes a password of the bounds: %s',
    async (password, { platform }) => {
      expect((await post(platform, registrationOf(freshPhone('UA'), { password }))).statusCode).toBe(202);
    },
  );

  it('registration by phone fills in the defaults of the specification', async ({ platform }) => {
    const login = freshPhone('KZ');
    const body = { login, password: 'sixsix', ageConsent: true, termsVersion: '2026-11' };
    await post(platform, body);
    const answer = await post(platform, { ...body, code: await codeFor(platform, `7${login}`) });
    expect(answer.json().user).toMatchObject({ currency: 'uah', country: 'KZ' });
  });
});

describe('the code', () => {
  it('the code of a registration is not sent again before two minutes have passed', async ({ platform }) => {
    const phone = freshPhone('UA');
    await post(platform, registrationOf(phone));
    later(platform, 50);
    expect((await post(platform, registrationOf(phone))).json()).toEqual({ status: 'CODE_SENT', resend_after: 70 });
    expect(await messagesTo(platform.app, `38${phone}`)).toHaveLength(1);
    later(platform, 70);
    expect((await post(platform, registrationOf(phone))).json()).toEqual({ status: 'CODE_SENT', resend_after: 120 });
    expect(await messagesTo(platform.app, `38${phone}`)).toHaveLength(2);
  });

  it('the code of a registration is sent once when many ask at the same moment', async ({ platform }) => {
    const phone = freshPhone('UA');
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(platform, registrationOf(phone))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect(await messagesTo(platform.app, `38${phone}`)).toHaveLength(1);
  });

  it('the code of a registration is replaced by a newer one', async ({ platform }) => {
    const phone = freshPhone('UA');
    const body = registrationOf(phone);
    await post(platform, body);
    const first = await codeFor(platform, `38${phone}`);
    later(platform, 120);
    await post(platform, body);
    const second = await codeFor(platform, `38${phone}`);
    if (first !== second)
      expect((await post(platform, { ...body, code: first })).json().errorCode).toBe('ERR_INVALID_CODE');
    expect((await post(platform, { ...body, code: second })).statusCode).toBe(201);
  });

  it('the code of a registration is refused when wrong, and spent by five tries', async ({ platform }) => {
    const phone = freshPhone('UA');
    const body = registrationOf(phone);
    await post(platform, body);
    const code = await codeFor(platform, `38${phone}`);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answer = await post(platform, { ...body, code: wrongCode(code) });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errorCode: 'ERR_INVALID_CODE' });
    }
    expect((await post(platform, { ...body, code })).json()).toMatchObject({ errorCode: 'ERR_CODE_EXPIRED' });
  });

  it('the code of a registration counts tries that come at the same moment', async ({ platform }) => {
    const phone = freshPhone('UA');
    const body = registrationOf(phone);
    await post(platform, body);
    const code = await codeFor(platform, `38${phone}`);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(platform, { ...body, code: wrongCode(code) })),
    );
    expect(answers.filter((answer) => answer.json().errorCode === 'ERR_INVALID_CODE')).toHaveLength(5);
    expect((await post(platform, { ...body, code })).json()).toMatchObject({ errorCode: 'ERR_CODE_EXPIRED' });
  });

  it('the code of a registration is taken one second before ten minutes are over and refused after', async ({
    platform,
  }) => {
    const [early, late] = [freshPhone('UA'), freshPhone('UA')];
    await post(platform, registrationOf(early));
    await post(platform, registrationOf(late));
    const codes = [await codeFor(platform, `38${early}`), await codeFor(platform, `38${late}`)];
    later(platform, 599);
    expect((await post(platform, { ...registrationOf(early), code: codes[0] })).statusCode).toBe(201);
    later(platform, 1);
    expect((await post(platform, { ...registrationOf(late), code: codes[1] })).json().errorCode).toBe(
      'ERR_CODE_EXPIRED',
    );
  });

  it('the code of a registration makes one account when it is confirmed twenty times at once', async ({ platform }) => {
    const phone = freshPhone('UA');
    const body = registrationOf(phone);
    await post(platform, body);
    const code = await codeFor(platform, `38${phone}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(platform, { ...body, code })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().errorCode === 'ERR_INVALID_CODE')).toHaveLength(19);
    const made = await platform.ctx.db
      .select()
      .from(users)
      .where(eq(users.phone, `38${phone}`));
    expect(made).toHaveLength(1);
  });

  it('the code of one phone does not fit another', async ({ platform }) => {
    const [mine, other] = [freshPhone('UA'), freshPhone('UA')];
    await post(platform, registrationOf(mine));
    const code = await codeFor(platform, `38${mine}`);
    expect((await post(platform, { ...registrationOf(other), code })).json().errorCode).toBe('ERR_INVALID_CODE');
  });
});

describe('a phone that has an account', () => {
  it('registration of a phone that has an account answers as of a free one, and only its owner learns of it', async ({
    platform,
  }) => {
    const player = await registerPlayer(platform.app);
    later(platform, 120);
    const taken = registrationOf(player.phone);
    const free = registrationOf(freshPhone('UA'));
    const [one, other] = [await post(platform, taken), await post(platform, free)];
    expect([one.statusCode, one.json()]).toEqual([other.statusCode, other.json()]);
    const [message] = await messagesTo(platform.app, player.phone);
    expect(message).toMatchObject({ code: null, body: expect.stringContaining('аккаунт') });

    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const bad = wrongCode(await codeFor(platform, `38${free.login}`));
      const [mine, theirs] = [
        await post(platform, { ...taken, code: bad }),
        await post(platform, { ...free, code: bad }),
      ];
      expect(mine.json().errorCode).toBe(attempt <= 5 ? 'ERR_INVALID_CODE' : 'ERR_CODE_EXPIRED');
      expect({ ...mine.json(), requestId: '' }).toEqual({ ...theirs.json(), requestId: '' });
    }
    const made = await platform.ctx.db.select().from(users).where(eq(users.phone, player.phone));
    expect(made).toHaveLength(1);
  });
});

describe('the language of the message', () => {
  it.for([
    ['uk', 'ваш код Kozyr. Діє'],
    ['ru', 'ваш код Kozyr. Действует'],
    ['en', 'is your Kozyr code'],
    ['kk', 'сіздің Kozyr кодыңыз'],
    ['de, en;q=0.7, uk-UA;q=0.9', 'ваш код Kozyr. Діє'],
    ['de', 'ваш код Kozyr. Действует'],
  ] as const)('the language of a message follows Accept-Language: %s', async ([language, text], { platform }) => {
    const phone = freshPhone('UA');
    await post(platform, registrationOf(phone), { 'accept-language': language });
    const [message] = await messagesTo(platform.app, `38${phone}`);
    expect(message?.body).toContain(text);
  });
});
