import { expect } from 'vitest';
import { recompute } from '../../../../studio/src/client/recompute';
import { bestMove } from '../../../../studio/src/maths/blackjack/best-play';
import { layShoe, playBlackjack } from '../../../../studio/src/maths/blackjack/blackjack';
import { setLimitOf } from '../../../support/play/limits-caller';
import { CASH_OUT, letADayPass, sit, TABLE_GAME, type windowAt } from '../../../support/studio/decision-player';
import { it } from '../../../support/studio/house-test';
import type { StudioAndPlatform } from '../../../support/studio/studio-and-platform';

const TABLE = { engine: 'blackjack' };
const minor = (amount: string) => BigInt(amount.replace('.', ''));

const shoeOf = (...first: number[]) => [...first, ...Array.from({ length: 60 - first.length }, () => 0)];
/** Six and five against a nine over a seven; then a ten for the player and a two for the dealer. */
const DOUBLED = shoeOf(20, 32, 16, 24, 36, 4);
/** Two eights against a six over a ten; a three and a two for the split, tens for both, and a ten for the dealer. */
const SPLIT = shoeOf(28, 20, 29, 36, 8, 4, 37, 38, 39);

/** Starts a round and lays these cards in place of those that were drawn; one that a blackjack ended is followed by another. */
async function dealt(house: StudioAndPlatform, at: ReturnType<typeof windowAt>, shoe: number[]) {
  for (;;) {
    const { round } = (await at.start(TABLE)).body;
    if (round.status !== 'open') continue;
    const outcome = JSON.stringify({ engine: 'blackjack', shoe });
    await house.studio.pool.query('update rounds set outcome = $2 where id = $1', [round.id, outcome]);
    return round;
  }
}

it('a round of blackjack shows one card of the dealer, is paid once, and computed again from its seeds', async ({
  house,
}) => {
  const { player, at } = await house.seat(TABLE_GAME);
  let { round } = (await at.start(TABLE)).body;
  if (round.status === 'open') {
    expect(round.outcome).toMatchObject({ shoe: null, dealer: [expect.any(Number)], ended: null });
    for (const action of [CASH_OUT, { kind: 'skip' }, { kind: 'guess', guess: 'higher' }])
      expect((await at.decide(round, 0, action)).body.errorCode).toBe('NOT_OFFERED');
    expect((await at.decide(round, 0, { kind: 'surrender' })).status).toBe(400);
  }
  while (round.status === 'open') {
    const { hands, turn, dealer, offers, step } = round.outcome;
    ({ round } = (await at.decide(round, step, { kind: bestMove(hands[turn].cards, dealer[0], offers) })).body);
  }
  const { shoe, steps } = round.outcome;
  const { multiplier, staked } = playBlackjack(
    shoe,
    steps.map((kind: 'hit') => ({ kind })),
  );
  const due = multiplier ? (1_000n * multiplier.top) / multiplier.under : 0n;
  expect([minor(round.win), minor(round.stake)]).toEqual([due, 1_000n * BigInt(staked)]);
  const { game, electronic } = await house.walletOf(player);
  expect(game + electronic).toBe(50_000n - minor(round.stake) + due);
  expect(await house.movesOf(player)).toEqual([...Array.from({ length: staked }, () => 'bet'), 'win']);
  await at.turn();
  const [played] = await at.rounds();
  const seeds = { serverSeed: played.server_seed, clientSeed: played.client_seed, nonce: played.nonce };
  expect(recompute((_: null, draw) => layShoe(draw), null, seeds)).toEqual(shoe);
});

it('a split with two doubles is four stakes of one round of the wallet, whose edge is kept with it', async ({
  house,
}) => {
  const { player, at } = await house.seat(TABLE_GAME);
  const round = await dealt(house, at, SPLIT);
  const before = await house.walletOf(player);
  const split = (await at.decide(round, 0, { kind: 'split' })).body.round;
  expect(split).toMatchObject({ status: 'open', stake: '20.00', outcome: { turn: 0, dealer: [20], shoe: null } });
  await at.decide(round, 1, { kind: 'double' });
  const end = (await at.decide(round, 2, { kind: 'double' })).body.round;
  expect(end).toMatchObject({ status: 'settled', stake: '40.00', win: '80.00' });
  expect(await house.walletOf(player)).toMatchObject({
    game: before.game - 3_000n,
    electronic: before.electronic + 8_000n,
  });
  const kept = (await house.historyOf(player)).find(
    ({ stakeGame, status }) => stakeGame === 4_000n && status === 'settled',
  );
  expect(kept).toMatchObject({ winElectronic: 8_000n, houseEdge: 58 });
});

it('a further stake that a limit or the balance refuses leaves the hand as it stood, and another window sees it so', async ({
  house,
}) => {
  const { player, at } = await house.seat(TABLE_GAME);
  const round = await dealt(house, at, DOUBLED);
  const staked = (await house.historyOf(player)).reduce((sum, { stakeGame }) => sum + stakeGame, 0n);
  await setLimitOf(house.platform, player, 'stake', 'day', String(staked / 100n + 5n));
  const refused = (await at.decide(round, 0, { kind: 'double' })).body.round;
  expect(refused).toMatchObject({
    status: 'open',
    stake: '10.00',
    outcome: { refused: 'LIMIT_REACHED', step: 1, offers: ['hit', 'stand', 'double'], dealer: [32] },
  });
  const other = await sit(house.studio, TABLE_GAME, await house.launch(player, TABLE_GAME));
  expect(other.opened.unfinished).toMatchObject({ id: round.id, status: 'open', outcome: { step: 1 } });
  const end = (await other.at.decide(round, 1, { kind: 'hit' })).body.round;
  expect(end).toMatchObject({ status: 'settled', stake: '10.00', win: '20.00' });
});

it('a hand that is taken up again in a newer window is doubled there', async ({ house }) => {
  const { player, at } = await house.seat(TABLE_GAME);
  const round = await dealt(house, at, DOUBLED);
  const other = await sit(house.studio, TABLE_GAME, await house.launch(player, TABLE_GAME));
  const end = (await other.at.decide(round, 0, { kind: 'double' })).body.round;
  expect(end).toMatchObject({ status: 'settled', stake: '20.00', win: '40.00' });
});

it('a hand left for a day stands: no stake comes back for a bad deal', async ({ house }) => {
  const { player, at } = await house.seat(TABLE_GAME);
  // Sixteen against a ten over a nine.
  const round = await dealt(house, at, shoeOf(36, 37, 20, 32));
  const before = await house.walletOf(player);
  await letADayPass(house.studio, round.id);
  // Made older, it may stand behind a round that a blackjack ended before it.
  const ended = async () => (await at.rounds()).find(({ id }: { id: string }) => id === round.id);
  await expect.poll(async () => (await ended()).status).toBe('settled');
  expect(await ended()).toMatchObject({ win: '0.00', outcome: { timed_out: true, steps: ['stand'] } });
  expect(await house.walletOf(player)).toEqual(before);
});
