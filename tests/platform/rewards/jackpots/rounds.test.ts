import { checkJackpot } from '@kozyr/contracts/jackpot-draw';
import type { JackpotPayment } from '@kozyr/contracts/jackpots';
import { toMinor } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { jackpotRounds } from '../../../../platform/src/db/schema/jackpots';
import { nodeDigests } from '../../../../platform/src/services/kernel/fairness/digests';
import { checkJackpots } from '../../../../platform/src/services/rewards/jackpots/check-jackpots';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { moneyOf, play } from '../../../support/play/wallet-caller';
import { putInto } from '../../../support/protection';
import { addJackpots, dropClubs, openPotOf, playOut, roundOf, turn } from '../../../support/rewards/jackpots';

it.beforeAll(async ({ platform }) => {
  await addJackpots(platform);
});
it.afterAll(async ({ platform }) => {
  expect((await checkJackpots(platform.ctx.db)).violations).toEqual([]);
});

async function winner(platform: TestPlatform): Promise<{ player: TestPlayer; id: string; amount: bigint }> {
  const player = await makePlayer(platform, { game: 10_000n });
  const { trigger } = await openPotOf(platform, 'clubs');
  await dropClubs(platform, player);
  const round = await roundOf(platform, player);
  if (!round) throw new Error('no jackpot round was begun');
  return { player, id: round.id, amount: trigger };
}

const eventsOf = async (platform: TestPlatform, { id }: TestPlayer) =>
  (
    await platform.ctx.db.$client.query('select payload from player_events where user_id = $1 order by id', [id])
  ).rows.map(({ payload }) => payload);

it('a jackpot round begins for whose stake it was, who is told of it, and shows nothing of what lies face down', async ({
  platform,
}) => {
  const { player } = await winner(platform);
  const round = await roundOf(platform, player);
  expect(round).toMatchObject({
    status: 'open',
    turned: [],
    level: null,
    amount: null,
    draw_seed: null,
    paid_at: null,
  });
  expect(await eventsOf(platform, player)).toEqual([{ type: 'jackpot-round', round }]);
  expect(JSON.stringify(round)).not.toContain('clubs');
  expect(await moneyOf(platform, player)).toMatchObject({ electronic: 0n });
});

it('a jackpot round pays with the third of its suit, in the same transaction, to the digital balance', async ({
  platform,
}) => {
  const { player, id, amount } = await winner(platform);
  const paid = await playOut(platform, player, { id });
  expect(paid).toMatchObject({ status: 'paid', level: 'clubs', draw_seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(toMinor(paid.amount ?? '0')).toBe(amount);
  expect(paid.turned.filter(({ suit }) => suit === 'clubs')).toHaveLength(3);
  expect(paid.turned.at(-1)?.suit).toBe('clubs');
  expect((await moneyOf(platform, player)).electronic).toBe(amount);
  expect(await roundOf(platform, player)).toBeNull();
  const told = await eventsOf(platform, player);
  expect(told.at(-2)).toMatchObject({ type: 'wallet', wallet: { electronic_wallet_group: { balance: paid.amount } } });
  expect(told.at(-1)).toEqual({ type: 'jackpot-round', round: paid });
  const history = (await platform.app.inject({ url: '/history?group=games', headers: player.bearer })).json();
  expect(history.items).toMatchObject([{ kind: 'jackpot', amount: paid.amount }]);
});

it('a jackpot round answers a card turned before as it stands, and nothing after the last one changes anything', async ({
  platform,
}) => {
  const { player, id, amount } = await winner(platform);
  const first = (await turn(platform, player, id, 7)).json();
  expect((await turn(platform, player, id, 7)).json()).toEqual(first);
  const paid = await playOut(platform, player, { id });
  for (const position of [0, 11]) expect((await turn(platform, player, id, position)).json()).toEqual(paid);
  expect((await moneyOf(platform, player)).electronic).toBe(amount);
});

it('a jackpot round goes on where it was, however much later', async ({ platform }) => {
  const { player, id } = await winner(platform);
  const before = (await turn(platform, player, id, 3)).json();
  const then = platform.clock.now;
  platform.clock.now = new Date(then.getTime() + 5 * 60_000);
  expect(await roundOf(platform, player)).toEqual(before);
  platform.clock.now = then;
  expect((await playOut(platform, player, { id })).turned[0]).toEqual({ position: 3, suit: before.turned[0].suit });
});

it('a jackpot round shows the same suits whichever cards are chosen', async ({ platform }) => {
  const { player, id } = await winner(platform);
  const [row] = await platform.ctx.db.select().from(jackpotRounds).where(eq(jackpotRounds.id, id));
  const positions = [11, 4, 0, 8, 2, 6, 10, 1, 5];
  for (const [place, position] of positions.entries()) {
    const round = (await turn(platform, player, id, position)).json();
    expect(round.turned[place]).toEqual({ position, suit: row?.cards[place] });
    if (round.status === 'paid') return;
  }
});

it.for(['timed_out', 'self_excluded', 'closed'] as const)(
  'a jackpot round that was won is played out and paid to a player who is %s since',
  async (state, { platform }) => {
    const { player, id, amount } = await winner(platform);
    await turn(platform, player, id, 0);
    await putInto(platform, player, state);
    expect(await playOut(platform, player, { id })).toMatchObject({ status: 'paid' });
    expect((await moneyOf(platform, player)).electronic).toBe(amount);
  },
);

it('a jackpot round is played by two tabs at once: every card is turned once, and it is paid once', async ({
  platform,
}) => {
  const { player, id, amount } = await winner(platform);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, nth) => turn(platform, player, id, Math.floor(nth / 2))),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const [row] = await platform.ctx.db.select().from(jackpotRounds).where(eq(jackpotRounds.id, id));
  expect(new Set(row?.turned).size).toBe(row?.turned.length);
  expect((await moneyOf(platform, player)).electronic).toBe(amount);
});

it('a jackpot round is paid while its player bets, and neither spoils the other', async ({ platform }) => {
  const { player, id, amount } = await winner(platform);
  const fox = await play(platform, player);
  await Promise.all([
    playOut(platform, player, { id }),
    ...Array.from({ length: 10 }, (_, nth) => fox.bet(`r${nth}`, `b${nth}`, '2.00')),
  ]);
  const { game, electronic } = await moneyOf(platform, player);
  expect(game + electronic).toBe(10_000n - 2_000n + amount);
});

it('jackpot rounds come one after another, the oldest first', async ({ platform }) => {
  const { player, id } = await winner(platform);
  const then = platform.clock.now;
  platform.clock.now = new Date(then.getTime() + 1_000);
  await dropClubs(platform, player);
  expect((await roundOf(platform, player))?.id).toBe(id);
  await playOut(platform, player, { id });
  expect((await roundOf(platform, player))?.id).not.toBe(id);
  platform.clock.now = then;
});

it('a jackpot round is nobody else’s to see or to turn', async ({ platform }) => {
  const { id } = await winner(platform);
  const other = await makePlayer(platform);
  expect(await roundOf(platform, other)).toBeNull();
  expect((await turn(platform, other, id, 0)).json().errorCode).toBe('NOT_FOUND');
  expect((await turn(platform, other, crypto.randomUUID(), 0)).statusCode).toBe(404);
  for (const position of [-1, 12, 1.5])
    expect((await turn(platform, other, id, position)).json().errorCode).toBe('VALIDATION_ERROR');
});

it('a jackpot round is in the public history once it is paid, by pages, with masked names, and checks out', async ({
  platform,
}) => {
  const { player, id } = await winner(platform);
  const ask = async (query = '') => (await platform.app.inject(`/jackpots/history${query}`)).json();
  const before: { items: JackpotPayment[]; total: number } = await ask();
  expect(before.items.map((one) => one.id)).not.toContain(id);
  const then = platform.clock.now;
  platform.clock.now = new Date(then.getTime() + 90_000);
  const paid = await playOut(platform, player, { id });
  platform.clock.now = then;
  const after: typeof before = await ask();
  expect(after.total).toBe(before.total + 1);
  expect(after.items[0]).toMatchObject({
    id,
    player: expect.stringMatching(/^•••• \d\d$/),
    level: 'clubs',
    amount: paid.amount,
    paid_at: '2026-03-02T10:01:00.000Z',
    topped_up: '0.00',
  });
  expect(JSON.stringify(after)).not.toContain(player.id);
  for (const payment of after.items)
    expect(await checkJackpot(nodeDigests, payment)).toMatchObject({ seed: true, amount: true });
  expect((await ask('?pageSize=1&page=2')).items).toEqual([after.items[1]]);
});
