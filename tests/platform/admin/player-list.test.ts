import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { nicknames } from '../../../platform/src/db/schema/nicknames';
import { playerTags } from '../../../platform/src/db/schema/player-records';
import { keepBalances } from '../../../platform/src/services/admin/player-list/keep-balances';
import { foldNickname } from '../../../platform/src/services/identity/nicknames/rules';
import { fund, makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import { it } from '../../support/platform-test';
import { idsOf, LIST, listAs, makeCohort, type PlayersPage, setPlayer } from '../../support/player-list';
import { registerPlayer } from '../../support/registration';

let support: TestOperator;
let admin: TestOperator;
it.beforeAll(async ({ platform }) => {
  support = await makeOperator(platform, 'support');
  admin = await makeOperator(platform, 'admin');
});

it('a player is listed with what operators need, and with contacts that nobody can write to', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 10_050n, bonus: 500n });
  await setPlayer(platform, player, {
    phone: '380671230012',
    email: 'olena.kovalenko@example.com',
    phoneVerifiedAt: platform.clock.now,
    rating: 4,
    deposited: 77_700n,
    seenAt: platform.clock.now,
  });
  await platform.ctx.db.insert(nicknames).values({ userId: player.id, nickname: 'Olenka', folded: 'olenka' });
  const { items, next } = await listAs(platform, support, { q: player.id });
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
  await setPlayer(platform, player, { phone: '380509876543', email: 'taras@example.com' });
  const nickname = 'Козацька-Слава'.replace('-', '');
  const folded = foldNickname(nickname);
  await platform.ctx.db.insert(nicknames).values({ userId: player.id, nickname, folded });
  for (const q of [player.id, '+380 50 987-65-43', '0509876543', '6543', ' TARAS@example.com ', 'козац', 'КОЗ'])
    expect(idsOf(await listAs(platform, support, { q })), q).toEqual([player.id]);
  for (const q of ['543', 'taras@', 'слава', '%%', '__', randomUUID()])
    expect(idsOf(await listAs(platform, support, { q })), q).toEqual([]);
});

it('the list is read in every order both ways, those who are equal by their ids', async ({ platform }) => {
  const { tag, players } = await makeCohort(platform, 6);
  for (const [index, player] of players.entries()) {
    const half = Math.floor(index / 2);
    await setPlayer(platform, player, {
      rating: half,
      deposited: BigInt(half) * 1_000n,
      seenAt: new Date(Date.UTC(2025, half)),
      createdAt: new Date(Date.UTC(2024, half)),
    });
    await fund(platform, player, { game: BigInt(half) * 100n });
  }
  await keepBalances(platform.ctx);
  const rising = players.map(({ id }, index) => ({ id, half: Math.floor(index / 2) }));
  const expected = rising.toSorted((a, b) => a.half - b.half || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
  for (const order of ['registered', 'seen', 'balance', 'rating', 'deposits']) {
    const asc = await listAs(platform, support, { tag, order, direction: 'asc' });
    const desc = await listAs(platform, support, { tag, order, direction: 'desc' });
    expect(idsOf(asc), order).toEqual(expected);
    expect(idsOf(desc), order).toEqual(expected.toReversed());
  }
});

it('pages follow each other without a gap or a repeat while others come in front', async ({ platform }) => {
  const { tag, third } = await makeCohort(platform, 3);
  for (const order of ['registered', 'seen', 'balance', 'rating', 'deposits']) {
    const { tag: own, players } = await makeCohort(platform, 5);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: PlayersPage = await listAs(platform, support, {
        tag: own,
        order,
        pageSize: '2',
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...idsOf(page));
      cursor = page.next;
      const late = await makePlayer(platform, { game: 1_000n });
      await keepBalances(platform.ctx);
      const later = new Date('2099-01-01');
      await setPlayer(platform, late, { rating: 5, deposited: 1_000n, createdAt: later, seenAt: later });
      await platform.ctx.db.insert(playerTags).values({ userId: late.id, tag: own });
    } while (cursor);
    expect(seen.toSorted(), order).toEqual(players.map(({ id }) => id).toSorted());
  }
  const wrong = await listAs(platform, support, { tag, order: 'rating', pageSize: '2' });
  for (const cursor of [wrong.next ?? '', 'nonsense', 'e30']) {
    const answer = await callAs(platform, support, LIST, { query: { tag, order: 'seen', cursor } });
    expect([answer.statusCode, answer.json().errorCode], cursor).toEqual([400, 'BAD_REQUEST']);
  }
  expect(idsOf(await listAs(platform, support, { tag, q: third.id }))).toEqual([third.id]);
});

it('a sign-in and a renewal show when a player was seen, once a minute', async ({ platform }) => {
  const player = await registerPlayer(platform.app);
  const seenAt = async () => (await listAs(platform, support, { q: player.userId })).items[0]?.seen_at;
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
  const { tag, first, second, third } = await makeCohort(platform, 3);
  await setPlayer(platform, first, { phone: '380671119988', rating: 5 });
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
  const { tag } = await makeCohort(platform, 4);
  const { items } = (await callAs(platform, support, '/operator/player-tags')).json();
  expect(items).toContainEqual({ tag, players: 4 });
});

it('a balance is listed as it is, and ordered as it was kept last: a job keeps it, of whose row nobody holds', async ({
  platform,
}) => {
  const { tag, first, second } = await makeCohort(platform, 3);
  await fund(platform, first, { game: 500n });
  await fund(platform, second, { electronic: 700n, bonus: 100n });
  const above = async () => idsOf(await listAs(platform, support, { tag, balance_from: '0.01', order: 'balance' }));
  expect(await above()).toEqual([]);
  await platform.ctx.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, first.id)).for('update');
    await keepBalances(platform.ctx);
    expect(await above()).toEqual([second.id]);
  });
  expect(await keepBalances(platform.ctx)).toEqual({ players: 1 });
  expect(await above()).toEqual([second.id, first.id]);
  expect(await keepBalances(platform.ctx)).toEqual({ players: 0 });
});
