import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { identityChecks } from '../../../platform/src/db/schema/identity';
import { nicknames } from '../../../platform/src/db/schema/nicknames';
import { playerTags } from '../../../platform/src/db/schema/player-records';
import { playerProtection } from '../../../platform/src/db/schema/protection';
import { foldNickname } from '../../../platform/src/services/identity/nicknames/rules';
import { fund, makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { registerPlayer } from '../../support/registration';

let support: TestOperator;
let admin: TestOperator;
it.beforeAll(async ({ platform }) => {
  support = await makeOperator(platform, 'support');
  admin = await makeOperator(platform, 'admin');
});

const LIST = '/operator/player-list';
type Listed = { id: string; [name: string]: unknown };
type Page = { items: Listed[]; next: string | null };
const list = async (platform: TestPlatform, query: Record<string, string> = {}): Promise<Page> => {
  const answer = await callAs(platform, support, LIST, { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const idsOf = ({ items }: Page) => items.map(({ id }) => id);

/** Sets what a player's row says of them. */
const set = (platform: TestPlatform, { id }: { id: string }, says: Partial<typeof users.$inferInsert>) =>
  platform.ctx.db.update(users).set(says).where(eq(users.id, id));

/** Players of a test's own, told from all others by a tag. */
async function cohort(platform: TestPlatform, size: number) {
  const tag = `t${randomUUID().slice(0, 8)}`;
  const players: TestPlayer[] = [];
  for (let i = 0; i < size; i += 1) {
    const player = await makePlayer(platform);
    await platform.ctx.db.insert(playerTags).values({ userId: player.id, tag });
    players.push(player);
  }
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('A cohort has three players at least.');
  return { tag, players, first, second, third };
}

it('a player is listed with what operators need, and with contacts that nobody can write to', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 10_050n, bonus: 500n });
  await set(platform, player, {
    phone: '380671230012',
    email: 'olena.kovalenko@example.com',
    phoneVerifiedAt: platform.clock.now,
    rating: 4,
    deposited: 77_700n,
    seenAt: platform.clock.now,
  });
  await platform.ctx.db.insert(nicknames).values({ userId: player.id, nickname: 'Olenka', folded: 'olenka' });
  const { items, next } = await list(platform, { q: player.id });
  expect(next).toBeNull();
  expect(items).toEqual([
    {
      id: player.id,
      nickname: 'Olenka',
      phone: '+380 ** *** ** 12',
      email: 'o***@e***.com',
      country: 'UA',
      currency: 'uah',
      balance: '105.50',
      deposited: '777.00',
      rating: 4,
      state: 'active',
      state_until: null,
      identity: 1,
      identity_waits: false,
      tags: [],
      created_at: expect.stringMatching(/Z$/),
      seen_at: platform.clock.now.toISOString(),
    },
  ]);
});

it('players are found by id, by a whole phone in any form or its end, by a whole email, and by how a nickname begins', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  await set(platform, player, { phone: '380509876543', email: 'taras@example.com' });
  const nickname = 'Козацька-Слава'.replace('-', '');
  const folded = foldNickname(nickname);
  await platform.ctx.db.insert(nicknames).values({ userId: player.id, nickname, folded });
  for (const q of [player.id, '+380 50 987-65-43', '0509876543', '6543', ' TARAS@example.com ', 'козац', 'КОЗ'])
    expect(idsOf(await list(platform, { q })), q).toEqual([player.id]);
  for (const q of ['543', 'taras@', 'слава', '%%', '__', randomUUID()])
    expect(idsOf(await list(platform, { q })), q).toEqual([]);
});

it('players are filtered by country, currency, stars, moments, balance and tag, all together', async ({ platform }) => {
  const { tag, first, second, third } = await cohort(platform, 3);
  await set(platform, first, {
    rating: 1,
    createdAt: new Date('2025-01-10T23:59:59Z'),
    seenAt: new Date('2025-02-01'),
  });
  await set(platform, second, {
    rating: 3,
    createdAt: new Date('2025-01-11T00:00:00Z'),
    seenAt: new Date('2025-03-01'),
  });
  await set(platform, third, {
    rating: 5,
    country: 'KZ',
    createdAt: new Date('2025-06-01'),
    seenAt: new Date('2025-06-02'),
  });
  await fund(platform, first, { game: 5_000n });
  await fund(platform, second, { electronic: 10_000n });
  const by = async (query: Record<string, string>) =>
    idsOf(await list(platform, { tag, order: 'registered', direction: 'asc', ...query }));
  expect(await by({})).toEqual([first.id, second.id, third.id]);
  expect(await by({ country: 'KZ' })).toEqual([third.id]);
  expect(await by({ currency: 'kzt' })).toEqual([]);
  expect(await by({ rating_from: '2', rating_to: '4' })).toEqual([second.id]);
  expect(await by({ registered_to: '2025-01-10' })).toEqual([first.id]);
  expect(await by({ registered_from: '2025-01-11', registered_to: '2025-01-11' })).toEqual([second.id]);
  expect(await by({ seen_from: '2025-03-01', seen_to: '2025-05-31' })).toEqual([second.id]);
  expect(await by({ balance_from: '50', balance_to: '99.99' })).toEqual([first.id]);
  expect(await by({ balance_from: '0.01' })).toEqual([first.id, second.id]);
  expect(await by({ balance_to: '0' })).toEqual([third.id]);
  expect(await by({ rating_from: '3', country: 'UA', balance_from: '100' })).toEqual([second.id]);
  const wrongs: Record<string, string>[] = [
    { rating_from: '6' },
    { registered_from: 'monday' },
    { balance_from: '-1' },
    { tag: 'A b' },
  ];
  for (const wrong of wrongs) expect((await callAs(platform, support, LIST, { query: wrong })).statusCode).toBe(422);
});

it('players are filtered by what keeps them from playing, as the states rank', async ({ platform }) => {
  const { tag, players } = await cohort(platform, 7);
  const now = platform.clock.now.getTime();
  const [past, soon] = [new Date(now - 86_400_000), new Date(now + 86_400_000)];
  const keeps: (Omit<typeof playerProtection.$inferInsert, 'userId'> | null)[] = [
    null,
    { timedOutUntil: past },
    { timedOutUntil: soon },
    { selfExcludedFrom: past, timedOutUntil: soon },
    { barredFrom: past, barredUntil: soon, barredBy: 'card' },
    { closedAt: past, selfExcludedFrom: past },
    { suspendedAt: past, suspendedFor: 'A test', closedAt: past },
  ];
  for (const [index, kept] of keeps.entries()) {
    const player = players[index];
    if (player && kept) await platform.ctx.db.insert(playerProtection).values({ userId: player.id, ...kept });
  }
  const erased = players[1];
  const by = async (state: string) =>
    idsOf(await list(platform, { tag, state }))
      .map((id) => players.findIndex((player) => player.id === id))
      .sort();
  expect(await by('active')).toEqual([0, 1]);
  expect(await by('timed_out')).toEqual([2]);
  expect(await by('self_excluded')).toEqual([3, 4]);
  expect(await by('closed')).toEqual([5]);
  expect(await by('suspended')).toEqual([6]);
  if (erased) await set(platform, erased, { phone: null, erasedAt: platform.clock.now });
  expect([await by('erased'), await by('active')]).toEqual([[1], [0]]);
  const { items } = await list(platform, { tag, state: 'self_excluded' });
  expect(items.map(({ state_until: until }) => until).sort()).toEqual([soon.toISOString(), null].sort());
});

it('players are filtered by what is known of who they are', async ({ platform }) => {
  const { tag, players } = await cohort(platform, 5);
  const now = platform.clock.now;
  const check = (index: number, level: 2 | 3, status: 'APPROVED' | 'SUBMITTED', days: number) => ({
    userId: players[index]?.id ?? '',
    level,
    status,
    fullName: 'Test Player',
    bornOn: '1990-01-01',
    documentKind: 'passport' as const,
    documentCountry: 'UA',
    locale: 'uk',
    createdAt: now,
    submittedAt: now,
    ...(status === 'APPROVED' ? { decidedAt: now, expiresAt: new Date(now.getTime() + days * 86_400_000) } : {}),
  });
  for (const index of [1, 2, 3, 4]) await set(platform, { id: players[index]?.id ?? '' }, { phoneVerifiedAt: now });
  await platform.ctx.db
    .insert(identityChecks)
    .values([
      check(2, 2, 'APPROVED', 10),
      check(3, 2, 'APPROVED', 10),
      check(3, 3, 'APPROVED', 10),
      check(4, 2, 'APPROVED', -1),
      check(4, 3, 'SUBMITTED', 0),
    ]);
  const by = async (identity: string) =>
    idsOf(await list(platform, { tag, identity }))
      .map((id) => players.findIndex((player) => player.id === id))
      .sort();
  expect(await by('nothing')).toEqual([0]);
  expect(await by('contact')).toEqual([1, 4]);
  expect(await by('identity')).toEqual([2]);
  expect(await by('funds')).toEqual([3]);
  expect(await by('waiting')).toEqual([4]);
});

it('the list is read in every order both ways, those who are equal by their ids', async ({ platform }) => {
  const { tag, players } = await cohort(platform, 6);
  for (const [index, player] of players.entries()) {
    const half = Math.floor(index / 2);
    await set(platform, player, {
      rating: half,
      deposited: BigInt(half) * 1_000n,
      seenAt: new Date(Date.UTC(2025, half)),
      createdAt: new Date(Date.UTC(2024, half)),
    });
    await fund(platform, player, { game: BigInt(half) * 100n });
  }
  const rising = players.map(({ id }, index) => ({ id, half: Math.floor(index / 2) }));
  const expected = rising.toSorted((a, b) => a.half - b.half || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
  for (const order of ['registered', 'seen', 'balance', 'rating', 'deposits']) {
    const asc = await list(platform, { tag, order, direction: 'asc' });
    const desc = await list(platform, { tag, order, direction: 'desc' });
    expect(idsOf(asc), order).toEqual(expected);
    expect(idsOf(desc), order).toEqual(expected.toReversed());
  }
});

it('pages follow each other without a gap or a repeat while others come in front', async ({ platform }) => {
  const { tag, third } = await cohort(platform, 3);
  for (const order of ['registered', 'seen', 'balance', 'rating', 'deposits']) {
    const { tag: own, players } = await cohort(platform, 5);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list(platform, { tag: own, order, pageSize: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...idsOf(page));
      cursor = page.next;
      const late = await makePlayer(platform, { game: 1_000n });
      const later = new Date('2099-01-01');
      await set(platform, late, { rating: 5, deposited: 1_000n, createdAt: later, seenAt: later });
      await platform.ctx.db.insert(playerTags).values({ userId: late.id, tag: own });
    } while (cursor);
    expect(seen.toSorted(), order).toEqual(players.map(({ id }) => id).toSorted());
  }
  const wrong = await list(platform, { tag, order: 'rating', pageSize: '2' });
  for (const cursor of [wrong.next ?? '', 'nonsense', 'e30']) {
    const answer = await callAs(platform, support, LIST, { query: { tag, order: 'seen', cursor } });
    expect([answer.statusCode, answer.json().errorCode], cursor).toEqual([400, 'BAD_REQUEST']);
  }
  expect(idsOf(await list(platform, { tag, q: third.id }))).toEqual([third.id]);
});

it('a sign-in and a renewal show when a player was seen, once a minute', async ({ platform }) => {
  const player = await registerPlayer(platform.app);
  const seenAt = async () => (await list(platform, { q: player.userId })).items[0]?.seen_at;
  const registered = platform.clock.now.toISOString();
  expect(await seenAt()).toBe(registered);
  const renew = async (cookie: string) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/auth/refresh',
      headers: { cookie: `kozyr_refresh=${cookie}`, 'x-requested-with': 'kozyr' },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.cookies.find(({ name }) => name.endsWith('kozyr_refresh'))?.value ?? '';
  };
  platform.clock.now = new Date(platform.clock.now.getTime() + 30_000);
  const second = await renew(player.refreshToken);
  expect(await seenAt()).toBe(registered);
  platform.clock.now = new Date(platform.clock.now.getTime() + 60_000);
  await renew(second);
  expect(await seenAt()).toBe(platform.clock.now.toISOString());
});

it('an export holds what is filtered with contacts masked, by an admin, and the audit log keeps the filters', async ({
  platform,
}) => {
  const { tag, first, second, third } = await cohort(platform, 3);
  await set(platform, first, { phone: '380671119988', rating: 5 });
  const url = `${LIST}/export`;
  expect((await callAs(platform, support, url, { query: { tag } })).statusCode).toBe(403);
  const answer = await callAs(platform, admin, url, { query: { tag, order: 'rating' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.headers['content-disposition']).toContain('kozyr-players-2026-03-02.csv');
  const lines = answer.body.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFid,nickname,phone,/);
  expect(lines[1]).toContain(`${first.id},,'+380 ** *** ** 88,`);
  expect(
    lines
      .slice(2)
      .map((line) => line.slice(0, 36))
      .toSorted(),
  ).toEqual([second.id, third.id].toSorted());
  expect(answer.body).not.toContain('380671119988');
  const sought = await callAs(platform, admin, url, { query: { q: '380671119988' } });
  expect(sought.body.trimEnd().split('\r\n')).toHaveLength(2);
  const deeds = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'players_exported'));
  expect(deeds).toMatchObject([
    { actor: admin.id, details: { tag, order: 'rating', direction: 'desc', players: '3' } },
    { details: { q: '**********88', players: '1' } },
  ]);
});

it('the tags that players have are listed with how many have each', async ({ platform }) => {
  const { tag } = await cohort(platform, 4);
  const { items } = (await callAs(platform, support, '/operator/player-tags')).json();
  expect(items).toContainEqual({ tag, players: 4 });
});
