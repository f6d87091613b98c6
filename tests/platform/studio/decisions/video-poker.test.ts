import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { recompute } from '../../../../studio/src/client/recompute';
import { shuffleDeck } from '../../../../studio/src/maths/decisions/cards';
import { payout } from '../../../../studio/src/maths/decisions/ratio';
import { bestHold } from '../../../../studio/src/maths/video-poker/perfect-play';
import { playVideoPoker, STAND } from '../../../../studio/src/maths/video-poker/video-poker';
import {
  CASH_OUT,
  laidIn,
  letADayPass,
  openCell,
  POKER_GAME,
  sit,
  windowAt,
} from '../../../support/studio/decision-player';
import { it } from '../../../support/studio/house-test';

const POKER = { engine: 'video-poker' };
const minor = (amount: string) => BigInt(amount.replace('.', ''));

it('a hand is dealt for the stake, held once, paid once, and computed again from its seeds', async ({ house }) => {
  const { player, at } = await house.seat(POKER_GAME);
  const { round } = (await at.start(POKER)).body;
  const { deck } = await laidIn(house.studio, round.id);
  expect(round).toMatchObject({ status: 'open', stake: '10.00', outcome: { dealt: deck.slice(0, 5), deck: null } });
  expect(JSON.stringify(round)).not.toContain(deck.slice(5, 10).join());
  const held = bestHold(deck.slice(0, 5));
  const end = (await at.decide(round, 0, { kind: 'hold', held })).body.round;
  const progress = playVideoPoker(deck, [{ kind: 'hold', held }]);
  const won = progress.multiplier ? payout(1_000n, progress.multiplier) : 0n;
  expect(end).toMatchObject({ status: 'settled', outcome: { held, cards: progress.cards, hand: progress.hand, deck } });
  expect(minor(end.win)).toBe(won);
  expect(await house.walletOf(player)).toEqual({ game: 49_000n, electronic: won, bonus: 0n });
  expect(await house.movesOf(player)).toEqual(['bet', 'win']);

  await at.turn();
  const [played] = await at.rounds();
  const seeds = { serverSeed: played.server_seed, clientSeed: played.client_seed, nonce: played.nonce };
  expect(recompute((_: null, draw) => shuffleDeck(draw), null, seeds)).toEqual(deck);
});

it('a hold is made once in two windows, answered again for the same id, and refused by name for everything else', async ({
  house,
}) => {
  const { player, at } = await house.seat(POKER_GAME);
  const { round } = (await at.start(POKER)).body;
  expect((await at.turn()).body.errorCode).toBe('ROUND_OPEN');
  for (const held of [[5], [-1], [1, 0], [2, 2], [0.5], ['0'], null])
    expect(await at.decide(round, 0, { kind: 'hold', held })).toMatchObject({ status: 400 });
  for (const action of [CASH_OUT, openCell(3), { kind: 'skip' }])
    expect((await at.decide(round, 0, action)).body.errorCode).toBe('NOT_OFFERED');
  const other = await sit(house.studio, POKER_GAME, await house.launch(player, POKER_GAME));
  expect(other.opened.unfinished).toMatchObject({ id: round.id, status: 'open' });
  const id = randomUUID();
  const both = [
    at.decide(round, 0, { kind: 'hold', held: [0, 1] }, id),
    windowAt(house.studio, other.opened.secret).decide(round, 0, { kind: 'hold', held: [2] }),
  ];
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [made] = answers.filter(({ status }) => status === 200);
  const { held } = made?.body.round.outcome ?? {};
  expect((await at.decide(round, 1, { kind: 'hold', held })).body.errorCode).toBe('ROUND_OVER');
  if (held.length === 2) {
    expect(await at.decide(round, 0, { kind: 'hold', held }, id)).toEqual(made);
    expect((await at.decide(round, 0, { kind: 'hold', held: [4] }, id)).body.errorCode).toBe('DECISION_ID_REUSED');
  }
  expect(await house.movesOf(player)).toEqual(['bet', 'win']);
});

it('a hand left for a day stands as it was dealt: no stake comes back for a bad deal', async ({ house }) => {
  for (let deal = 0; deal < 3; deal += 1) {
    const { player, at } = await house.seat(POKER_GAME);
    const { round } = (await at.start(POKER)).body;
    const { deck } = await laidIn(house.studio, round.id);
    await letADayPass(house.studio, round.id);
    await expect.poll(async () => (await at.rounds())[0].status).toBe('settled');
    const { multiplier, hand } = playVideoPoker(deck, [STAND]);
    const won = multiplier ? payout(1_000n, multiplier) : 0n;
    const [ended] = await at.rounds();
    expect(ended).toMatchObject({ outcome: { held: STAND.held, cards: deck.slice(0, 5), hand, timed_out: true } });
    expect(await house.walletOf(player)).toEqual({ game: 49_000n, electronic: won, bonus: 0n });
    expect(await house.movesOf(player)).toEqual(['bet', 'win']);
    expect((await at.decide(round, 0, { kind: 'hold', held: [] })).body.errorCode).toBe('ROUND_OVER');
  }
});
