import { expect } from 'vitest';
import { identityChecks } from '../../../platform/src/db/schema/identity';
import { playerProtection } from '../../../platform/src/db/schema/protection';
import { keepBalances } from '../../../platform/src/services/admin/player-list/keep-balances';
import { fund } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import { it } from '../../support/platform-test';
import { idsOf, LIST, listAs, makeCohort, setPlayer } from '../../support/player-list';

let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  support = await makeOperator(platform, 'support');
});

it('players are filtered by country, currency, stars, moments, balance and tag, all together', async ({ platform }) => {
  const { tag, first, second, third } = await makeCohort(platform, 3);
  await setPlayer(platform, first, {
    rating: 1,
    createdAt: new Date('2025-01-10T23:59:59Z'),
    seenAt: new Date('2025-02-01'),
  });
  await setPlayer(platform, second, {
    rating: 3,
    createdAt: new Date('2025-01-11T00:00:00Z'),
    seenAt: new Date('2025-03-01'),
  });
  await setPlayer(platform, third, {
    rating: 5,
    country: 'KZ',
    createdAt: new Date('2025-06-01'),
    seenAt: new Date('2025-06-02'),
  });
  await fund(platform, first, { game: 5_000n });
  await fund(platform, second, { electronic: 10_000n });
  await keepBalances(platform.ctx);
  const by = async (query: Record<string, string>) =>
    idsOf(await listAs(platform, support, { tag, order: 'registered', direction: 'asc', ...query }));
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
  const { tag, players } = await makeCohort(platform, 7);
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
    idsOf(await listAs(platform, support, { tag, state }))
      .map((id) => players.findIndex((player) => player.id === id))
      .sort();
  expect(await by('active')).toEqual([0, 1]);
  expect(await by('timed_out')).toEqual([2]);
  expect(await by('self_excluded')).toEqual([3, 4]);
  expect(await by('closed')).toEqual([5]);
  expect(await by('suspended')).toEqual([6]);
  if (erased) await setPlayer(platform, erased, { phone: null, erasedAt: platform.clock.now });
  expect([await by('erased'), await by('active')]).toEqual([[1], [0]]);
  const { items } = await listAs(platform, support, { tag, state: 'self_excluded' });
  expect(items.map(({ state_until: until }) => until).sort()).toEqual([soon.toISOString(), null].sort());
});

it('players are filtered by what is known of who they are', async ({ platform }) => {
  const { tag, players } = await makeCohort(platform, 5);
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
  for (const index of [1, 2, 3, 4])
    await setPlayer(platform, { id: players[index]?.id ?? '' }, { phoneVerifiedAt: now });
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
    idsOf(await listAs(platform, support, { tag, identity }))
      .map((id) => players.findIndex((player) => player.id === id))
      .sort();
  expect(await by('nothing')).toEqual([0]);
  expect(await by('contact')).toEqual([1, 4]);
  expect(await by('identity')).toEqual([2]);
  expect(await by('funds')).toEqual([3]);
  expect(await by('waiting')).toEqual([4]);
});
