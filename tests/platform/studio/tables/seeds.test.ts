import { afterAll, beforeAll, expect, test } from 'vitest';
import { hmacText, sha256Hex } from '../../../../studio/src/fairness/sha256';
import { outcomeOf, publicSeedOf } from '../../../../studio/src/tables/outcome';
import { proofOf } from '../../../../studio/src/tables/own-entries';
import { chips, startTableHarness, type TableHarness, WHEEL } from '../../../support/studio/table-harness';

let harness: TableHarness;
beforeAll(async () => {
  harness = await startTableHarness();
});
afterAll(() => harness.stop());

test('play money has no say in the draw of a round, alone or beside real money', async () => {
  const proofOfRound = async (sit: () => Promise<void>) => {
    const { number } = await harness.until(WHEEL, 'open');
    await sit();
    await harness.until(WHEEL, 'result');
    const proof = await proofOf(harness.deps.pool, WHEEL.slug, number);
    return Object.assign({ server_seed: '', public_seed: '', outcome: -1, players: [], number }, proof);
  };
  const demo = async () => {
    for (let one = 0; one < 3; one += 1) await harness.bet(WHEEL, await harness.demo(WHEEL), chips(['red', 10]));
  };
  const alone = await proofOfRound(demo);
  expect(alone).toMatchObject({ players: [], public_seed: publicSeedOf(sha256Hex, []) });
  const seat = await harness.seat(WHEEL);
  const beside = await proofOfRound(async () => {
    await demo();
    await harness.bet(WHEEL, seat.session, chips(['red', 10]));
  });
  const own = await harness.entryOf(seat);
  expect(beside.players).toMatchObject([{ entry: own.id }]);
  expect(publicSeedOf(sha256Hex, beside.players)).toBe(beside.public_seed);
  const { server_seed: serverSeed, public_seed: publicSeed, number } = beside;
  expect(outcomeOf(hmacText, { engine: 'roulette', serverSeed, publicSeed, number })).toBe(beside.outcome);
});

test('a round of play money drawn before that is proved with the seeds it was drawn with', async () => {
  const { number } = await harness.until(WHEEL, 'open');
  await harness.bet(WHEEL, await harness.demo(WHEEL), chips(['red', 10]));
  await harness.until(WHEEL, 'result');
  await harness.deps.pool.query('update live_rounds set demo_seeds = true where game = $1 and number = $2', [
    ...[WHEEL.slug, number],
  ]);
  expect(await proofOf(harness.deps.pool, WHEEL.slug, number)).toMatchObject({
    players: [{ seed: expect.any(String) }],
  });
});
