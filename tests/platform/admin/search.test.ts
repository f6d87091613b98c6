import { randomUUID } from 'node:crypto';
import type { SearchResult } from '@kozyr/contracts/operator/search';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { gameSessions, games, providers, rounds } from '../../../platform/src/db/schema/games';
import { nicknames } from '../../../platform/src/db/schema/nicknames';
import { deposits } from '../../../platform/src/db/schema/payments';
import { foldNickname } from '../../../platform/src/services/identity/nicknames/rules';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let admin: TestOperator;
let support: TestOperator;

async function search(platform: TestPlatform, q: string, who = support): Promise<SearchResult[]> {
  const answer = await callAs(platform, who, '/operator/search', { query: { q } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
}

/** A player of these contacts, with a nickname if one is given. */
async function player(
  { ctx, clock }: TestPlatform,
  contacts: { phone?: string; email?: string },
  nickname?: string,
): Promise<string> {
  const id = randomUUID();
  await ctx.db.insert(users).values({ id, ...contacts, currency: 'uah', country: 'UA', createdAt: clock.now });
  if (nickname !== undefined)
    await ctx.db.insert(nicknames).values({ folded: foldNickname(nickname), userId: id, nickname });
  return id;
}

async function deposit({ ctx, clock }: TestPlatform, userId: string, gatewayPaymentId: string): Promise<string> {
  const id = randomUUID();
  await ctx.db.insert(deposits).values({
    id,
    userId,
    idempotencyKey: id,
    method: 'visa',
    amount: 15_000n,
    currency: 'uah',
    status: 'AWAITING_DEPOSIT',
    gateway: 'hosted',
    gatewayPaymentId,
    returnPath: '/',
    locale: 'uk',
    createdAt: clock.now,
    expiresAt: clock.now,
  });
  return id;
}

const GAME = {
  slug: 'raven-of-the-north',
  provider: 'north',
  title: 'Raven of the North',
  category: 'slots' as const,
  tags: [],
  theme: 'birds',
  rtp: '96.20',
  volatility: 'medium' as const,
  minBet: { uah: '1.00', kzt: '10.00' },
  maxBet: { uah: '500.00', kzt: '5000.00' },
  countriesBlocked: [],
  devices: ['desktop'],
  releasedOn: '2026-01-15',
  popularity: 1,
  contribution: 100,
};

async function round({ ctx, clock }: TestPlatform, userId: string, providerRound: string): Promise<string> {
  const [sessionId, id] = [randomUUID(), randomUUID()];
  const played = { userId, game: GAME.slug, integration: 'studio', currency: 'uah' as const, createdAt: clock.now };
  await ctx.db
    .insert(gameSessions)
    .values({ ...played, id: sessionId, locale: 'uk', tokenHash: sessionId, tokenExpiresAt: clock.now });
  await ctx.db.insert(rounds).values({ ...played, id, providerRound, sessionId, status: 'settled' });
  return id;
}

it.beforeAll(async ({ platform }) => {
  admin = await makeOperator(platform, 'admin');
  support = await makeOperator(platform, 'support');
  await platform.ctx.db.insert(providers).values({ slug: 'north', integration: 'studio', name: 'North Star' });
  await platform.ctx.db.insert(games).values(GAME);
});

it('a player is found by id, whole phone, the end of a phone and email, with contacts masked', async ({ platform }) => {
  const id = await player(platform, { phone: '380671112233', email: 'oksana.k@example.com' });
  const found = {
    kind: 'player',
    id,
    title: '+380 ** *** ** 33',
    detail: 'o***@e***.com',
    state: null,
    player: id,
    at: platform.clock.now.toISOString(),
  };
  for (const q of [id, id.slice(0, 13), '+380 67 111-22-33', '0671112233', '1112233', 'Oksana.K@example.com'])
    expect(await search(platform, q), q).toEqual([found]);
  const answer = await callAs(platform, support, '/operator/search', { query: { q: '1112233' } });
  expect(answer.body).not.toContain('380671112233');
  expect(answer.body).not.toContain('oksana');
});

it('a nickname is found by its beginning, also where two of its letters read as one', async ({ platform }) => {
  const id = await player(platform, { phone: '380671112244' }, 'Barnabas');
  for (const q of ['Bar', 'barn', 'BARNABAS'])
    expect(await search(platform, q), q).toMatchObject([{ id, title: 'Barnabas', detail: '+380 ** *** ** 44' }]);
  expect(await search(platform, 'arnabas')).toEqual([]);
});

it('a phone and an email are looked for among players alone', async ({ platform }) => {
  const id = await player(platform, { phone: '380671112255' });
  await deposit(platform, id, '380671112255');
  expect(await search(platform, '380671112255')).toMatchObject([{ kind: 'player', id }]);
  expect(await search(platform, 'nobody@example.com')).toEqual([]);
});

it('a payment is found by its id and by the reference of the gateway, and says whose it is', async ({ platform }) => {
  const owner = await player(platform, { phone: '380671112266' });
  const id = await deposit(platform, owner, 'pay_7Hk2');
  const found = {
    kind: 'payment',
    id,
    title: '150.00 UAH',
    detail: 'pay_7Hk2',
    state: 'AWAITING_DEPOSIT',
    player: owner,
  };
  expect(await search(platform, 'pay_7Hk2')).toMatchObject([found]);
  expect(await search(platform, id)).toMatchObject([found]);
  expect(await search(platform, 'pay_7Hk')).toEqual([]);
});

it('a round is found by its id and by the number of the provider', async ({ platform }) => {
  const owner = await player(platform, { phone: '380671112277' });
  const id = await round(platform, owner, 'r-100200');
  const found = { kind: 'round', id, title: GAME.title, detail: 'r-100200', state: 'settled', player: owner };
  expect(await search(platform, 'r-100200')).toMatchObject([found]);
  expect(await search(platform, id.toUpperCase())).toMatchObject([found]);
});

it('a game is found by the beginning of its title, and a setting by any words of its name', async ({ platform }) => {
  expect(await search(platform, 'raven OF')).toEqual([
    { kind: 'game', id: GAME.slug, title: GAME.title, detail: 'North Star', state: null, player: null, at: null },
  ]);
  expect(await search(platform, 'min rating')).toMatchObject([
    { kind: 'setting', id: 'PAYOUT_MIN_RATING', detail: '1' },
  ]);
});

it('operators are found by admins alone', async ({ platform }) => {
  expect(await search(platform, support.name, admin)).toMatchObject([
    { kind: 'operator', id: support.name, detail: 'support', state: null },
  ]);
  expect(await search(platform, admin.name, support)).toEqual([]);
});

it('many of one kind leave room for the others, and all together are twenty', async ({ platform }) => {
  for (const letter of 'abcdefghijkmnopqtuwxz')
    await player(platform, { email: `crowd-${letter}@example.com` }, `Raven${letter}`);
  const found = await search(platform, 'raven');
  expect(found).toHaveLength(20);
  expect(found.filter(({ kind }) => kind === 'game')).toHaveLength(1);
});

it('one letter is too little to look for', async ({ platform }) => {
  const answer = await callAs(platform, support, '/operator/search', { query: { q: ' r ' } });
  expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
});
