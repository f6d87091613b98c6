import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { type RegisteredPlayer, registerPlayer } from '../../support/registration';

let player: RegisteredPlayer;
let other: RegisteredPlayer;

it.beforeAll(async ({ platform }) => {
  player = await registerPlayer(platform.app, 'uah');
  other = await registerPlayer(platform.app, 'kzt');
});
it.beforeEach(async ({ platform }) => {
  await platform.ctx.db.execute(sql`
    insert into settings (tag, code, value) values ('RESTRICTION', 'PAYOUT_MIN_RATING', '1')
    on conflict (tag, code) do update set value = excluded.value`);
});

const send = (platform: TestPlatform, body: object | string, headers: Record<string, string> = player.headers) =>
  platform.app.inject({
    method: 'POST',
    url: '/texts/personalise',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('POST /texts/personalise', () => {
  it('POST /texts/personalise fills in the variables and the player, in the order of the texts, and leaves other names', async ({
    platform,
  }) => {
    const answer = await send(platform, {
      texts: [
        '<p>{{amount}} {{currency}}</p>',
        '{{ login }}, {{rating}}, {{country}}',
        'plain',
        '{{unknown}} {{toString}}',
      ],
      variables: { amount: '50.00' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().texts).toEqual([
      '<p>50.00 UAH</p>',
      `+380•••${player.phone.slice(-2)}, 0, UA`,
      'plain',
      '{{unknown}} {{toString}}',
    ]);
  });

  it('POST /texts/personalise speaks of the one who asks, whoever else there is', async ({ platform }) => {
    const texts = ['{{login}} {{currency}} {{country}}'];
    const mine = await send(platform, { texts });
    const theirs = await send(platform, { texts }, other.headers);
    expect(mine.json().texts).toEqual([`+380•••${player.phone.slice(-2)} UAH UA`]);
    expect(theirs.json().texts).toEqual([`+77•••${other.phone.slice(-2)} KZT KZ`]);
    expect(mine.body).not.toContain(player.phone);
  });

  it('POST /texts/personalise does not let a caller speak in place of the platform', async ({ platform }) => {
    const variables = { rating: '5', login: 'admin', payout_min_rating_old: '0', currency: 'USD' };
    const texts = ['{{rating}} {{payout_min_rating_old}} {{currency}}'];
    expect((await send(platform, { texts, variables })).json().texts).toEqual(['0 1 UAH']);
  });

  it('POST /texts/personalise writes values as text: no markup, no second placeholder', async ({ platform }) => {
    const variables = { user: '<img src=x onerror="alert(1)">', quote: `" onclick='x`, again: '{{login}}' };
    const texts = ['<b title="{{quote}}">{{user}}</b> {{again}}'];
    expect((await send(platform, { texts, variables })).json().texts).toEqual([
      '<b title="&quot; onclick=&#39;x">&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</b> &#123;&#123;login&#125;&#125;',
    ]);
  });

  it('POST /texts/personalise takes payout_min_rating_old from RESTRICTION, never raw: unset it is the rating plus one (§7)', async ({
    platform,
  }) => {
    const texts = ['from {{payout_min_rating_old}} stars'];
    expect((await send(platform, { texts })).json()).toEqual({ texts: ['from 1 stars'], defaulted: [] });
    await platform.ctx.db.execute(sql`update settings set value = '3' where code = 'PAYOUT_MIN_RATING'`);
    expect((await send(platform, { texts })).json().texts).toEqual(['from 3 stars']);
    await platform.ctx.db.execute(sql`delete from settings where code = 'PAYOUT_MIN_RATING'`);
    const variables = { payout_min_rating_old: '5' };
    expect((await send(platform, { texts, variables })).json()).toEqual({
      texts: ['from 1 stars'],
      defaulted: ['payout_min_rating_old'],
    });
    expect((await send(platform, { texts: ['{{rating}}'] })).json()).toEqual({ texts: ['0'], defaulted: [] });
  });

  it('POST /texts/personalise takes as much as it says: 20 texts of 10000 characters, 50 variables', async ({
    platform,
  }) => {
    const variables = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`name_${index}`, 'x'.repeat(500)]));
    const answer = await send(platform, { texts: Array(20).fill('ж'.repeat(10_000)), variables });
    expect(answer.statusCode).toBe(200);
  });

  it.for([
    ['no texts', { texts: [] }],
    ['21 texts', { texts: Array(21).fill('a') }],
    ['a text over 10000 characters', { texts: ['a'.repeat(10_001)] }],
    [
      '51 variables',
      { texts: ['a'], variables: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`n${i}`, ''])) },
    ],
    ['a value over 500 characters', { texts: ['a'], variables: { name: 'a'.repeat(501) } }],
    ['a name over 64 characters', { texts: ['a'], variables: { ['n'.repeat(65)]: '' } }],
    ['a name that no placeholder can have', { texts: ['a'], variables: { 'a}}<b>': '' } }],
    ['a value that is no text', { texts: ['a'], variables: { name: 1 } }],
    ['texts that grow without measure', { texts: ['{{a}}'.repeat(2000)], variables: { a: '"'.repeat(500) } }],
    ['nothing', {}],
  ] as const)('POST /texts/personalise refuses %s', async ([_what, body], { platform }) => {
    const answer = await send(platform, body);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('POST /texts/personalise refuses a body over 512 kB unread', async ({ platform }) => {
    const answer = await send(platform, { texts: ['a'], padding: 'x'.repeat(512 * 1024) });
    expect(answer.json().errorCode).toBe('BAD_REQUEST');
  });

  it('POST /texts/personalise refuses who is not logged in', async ({ platform }) => {
    const body = { texts: ['{{login}}'] };
    for (const authorization of ['', 'Bearer nonsense']) {
      const answer = await send(platform, body, { authorization });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
    }
  });
});

describe('GET /settings', () => {
  const ask = (platform: TestPlatform, query: string, headers: Record<string, string> = player.headers) =>
    platform.app.inject({ url: `/settings${query}`, headers });

  it('GET /settings answers PAYOUT_MIN_RATING among the restrictions: 1 as the product comes', async ({ platform }) => {
    const answer = await ask(platform, '?tag=RESTRICTION');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toContainEqual({ code: 'PAYOUT_MIN_RATING', value: { value: '1' } });
  });

  it('GET /settings answers what the operator has set since, and a removed one not at all', async ({ platform }) => {
    await platform.ctx.db.execute(sql`update settings set value = '4' where code = 'PAYOUT_MIN_RATING'`);
    expect((await ask(platform, '?tag=RESTRICTION')).json().data).toContainEqual({
      code: 'PAYOUT_MIN_RATING',
      value: { value: '4' },
    });
    await platform.ctx.db.execute(sql`delete from settings`);
    expect((await ask(platform, '?tag=RESTRICTION')).json()).toEqual({ data: [] });
  });

  it('GET /settings does not let the operator set what is no number of stars', async ({ platform }) => {
    for (const value of ['6', '-1', 'one', '']) {
      const slip = platform.ctx.db.execute(sql`update settings set value = ${value} where code = 'PAYOUT_MIN_RATING'`);
      await expect(slip).rejects.toThrow();
    }
  });

  it('GET /settings refuses another tag, none, and who is not logged in', async ({ platform }) => {
    for (const query of ['?tag=SECRETS', '']) {
      expect((await ask(platform, query)).json().errorCode).toBe('VALIDATION_ERROR');
    }
    expect((await ask(platform, '?tag=RESTRICTION', {})).statusCode).toBe(401);
  });
});
