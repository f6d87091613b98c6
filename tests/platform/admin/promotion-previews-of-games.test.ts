import { NOTHING_CLOSED } from '@kozyr/contracts/promotions/closed-games';
import { BUILT_IN_CONTRIBUTION } from '@kozyr/contracts/promotions/contribution';
import { BUILT_IN_PERCENTAGES } from '@kozyr/contracts/promotions/percentages';
import { BUILT_IN, type PromotionKind } from '@kozyr/contracts/promotions/rules';
import { expect } from 'vitest';
import { bonusSettings } from '../../../platform/src/db/schema/bonuses';
import { makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, withRights } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';
import { confirmRules, draftRules, proposeRules } from '../../support/promotion-rules';
import { makeBonus, subscribe } from '../../support/rewards/bonuses';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const preview = async (platform: TestPlatform, rules: object) =>
  callAs(platform, await makeOperator(platform, 'admin'), '/operator/promotion-settings/preview', { body: { rules } });

it('a preview of contribution tells which games would count otherwise, and what that was for stakes of bonuses', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 100_000n });
  const { id } = await makeBonus(platform, { wager: 1_000 });
  await subscribe(platform, player, id);
  const [fox, rush] = [await play(platform, player), await play(platform, player, 'gold-rush')];
  for (const [game, amount] of [
    [fox, '100.00'],
    [rush, '40.00'],
  ] as const) {
    await game.bet('1', 'b1', amount);
    await game.win('1', 'w1', '0.00');
  }
  const value = { ...BUILT_IN_CONTRIBUTION, games: ['gold-rush', 'no-game'].map((slug) => ({ slug, percent: 25 })) };
  const { games, currencies, unknown } = (await preview(platform, { kind: 'contribution', value })).json();
  expect(games).toEqual({
    changed: 1,
    rising: 0,
    falling: 1,
    kept_low: 0,
    named: [{ slug: 'gold-rush', title: 'Gold Rush', now: 100, proposed: 25 }],
  });
  expect(currencies).toEqual({
    uah: { staked: '140.00', now: '140.00', proposed: '110.00' },
    kzt: { staked: '0.00', now: '0.00', proposed: '0.00' },
  });
  expect(unknown).toEqual(['no-game']);
});

it('a preview of closed games tells what would close where, who played it lately, once each, and which rounds are open', async ({
  platform,
}) => {
  const [one, other] = [
    await makePlayer(platform, { game: 10_000n }, { currency: 'kzt', country: 'KZ' }),
    await makePlayer(platform, { game: 10_000n }),
  ];
  for (const player of [one, other]) {
    const game = await play(platform, player);
    await game.bet('2', 'b2', '10.00');
    await game.bet('3', 'b3', '10.00');
    await game.win('3', 'w3', '0.00');
  }
  await (await play(platform, one, 'gold-rush')).bet('4', 'b4', '10.00');
  const value = {
    categories: { ...NOTHING_CLOSED.categories, live: ['KZ'] },
    providers: [],
    games: [
      { slug: 'lucky-fox', areas: ['KZ', 'EU'] },
      { slug: 'gold-rush', areas: ['KZ'] },
    ],
  };
  const { areas, unknown } = (await preview(platform, { kind: 'closed-games', value })).json();
  expect(areas).toEqual([
    { area: 'EU', now: 0, proposed: 1, closing: 1, opening: 0, players: 0, open_rounds: 0 },
    { area: 'KZ', now: 0, proposed: 2, closing: 2, opening: 0, players: 1, open_rounds: 2 },
  ]);
  expect(unknown).toEqual([]);
});

it('rules of games that name one twice, a percent above 100 or no country are refused', async ({ platform }) => {
  const twice = ['a', 'a'].map((slug) => ({ slug, percent: 5 }));
  for (const rules of [
    { kind: 'contribution', value: { ...BUILT_IN_CONTRIBUTION, games: twice } },
    { kind: 'contribution', value: { ...BUILT_IN_CONTRIBUTION, providers: [{ slug: 'a', percent: 101 }] } },
    { kind: 'closed-games', value: { ...NOTHING_CLOSED, games: [{ slug: 'a', areas: [] }] } },
    { kind: 'closed-games', value: { ...NOTHING_CLOSED, games: [{ slug: 'a', areas: ['Kazakhstan'] }] } },
  ])
    expect((await preview(platform, rules)).json().errorCode).toBe('VALIDATION_ERROR');
});

it('rules of withdrawals and of closed games ask for the right to work at what they rule, besides the right to propose or confirm', async ({
  platform,
}) => {
  const rights = ['promotions.read', 'promotions.propose', 'promotions.confirm'] as const;
  const bare = await withRights(platform, [...rights]);
  const body = (kind: PromotionKind) => ({ body: { rules: { kind, value: BUILT_IN[kind] }, based_on: 0 } });
  for (const [kind, permission] of [
    ['withdrawal-rules', 'risk.work'],
    ['closed-games', 'games.switch'],
  ] as const) {
    const refused = await callAs(platform, bare, '/operator/promotion-settings', body(kind));
    expect([refused.statusCode, refused.json().details]).toEqual([403, { permission }]);
    const full = await withRights(platform, [...rights, permission]);
    expect((await callAs(platform, full, '/operator/promotion-settings', body(kind))).statusCode).toBe(201);
  }
  expect((await callAs(platform, bare, '/operator/promotion-settings', body('contribution'))).statusCode).toBe(201);

  // It is asked of who confirms as well.
  const writer = await withRights(platform, [...rights, 'games.switch']);
  const draft = await draftRules(platform, writer, { kind: 'closed-games', value: NOTHING_CLOSED });
  await proposeRules(platform, writer, draft, new Date(platform.clock.now.getTime() + 120_000));
  expect((await confirmRules(platform, bare, draft)).statusCode).toBe(403);
});

it('version 0 of the calendar says what was set before there were versions, and a draft is begun from that', async ({
  platform,
}) => {
  const admin = await makeOperator(platform, 'admin');
  const evening = { enabled: true, time_from: '18:00', time_to: '23:00' };
  await platform.ctx.db
    .insert(bonusSettings)
    .values({ code: 'PercentDeposit', currency: 'uah', daysOfWeekActive: { friday: evening }, wager: 20 });
  const { rules } = (await callAs(platform, admin, '/operator/promotion-settings/percentages/0')).json();
  expect(rules.value.kzt).toEqual(BUILT_IN_PERCENTAGES.kzt);
  expect(rules.value.uah).toMatchObject({ wager: 20, days: { friday: evening, monday: { enabled: false } } });
  const { items } = (await callAs(platform, admin, '/operator/promotion-settings')).json();
  expect(items.find(({ kind }: { kind: string }) => kind === 'percentages').in_force.rules).toEqual(rules);
  expect((await callAs(platform, admin, '/operator/promotion-settings/percentages')).json().items[0].rules).toEqual(
    rules,
  );
});
