import { expect } from 'vitest';
import { hmacText, sha256Hex } from '../../../../studio/src/fairness/sha256';
import { outcomeOf, publicSeedOf } from '../../../../studio/src/tables/outcome';
import { proofOf } from '../../../../studio/src/tables/own-entries';
import { chips, WHEEL } from '../../../support/studio/table-harness';
import { it } from '../../../support/studio/table-test';

it('play money has no say in the draw of a round, alone or beside real money', async ({ tables }) => {
  const proofOfRound = async (sit: () => Promise<void>) => {
    const { number } = await tables.until(WHEEL, 'open');
    await sit();
    await tables.until(WHEEL, 'result');
    const proof = await proofOf(tables.deps.pool, WHEEL.slug, number);
    return Object.assign({ server_seed: '', public_seed: '', outcome: -1, players: [], number }, proof);
  };
  const seat = await tables.seat(WHEEL);
  const free = async () => {
    for (let one = 0; one < 3; one += 1) await tables.bet(WHEEL, await tables.demo(WHEEL), chips(['red', 10]));
    const played = await tables.bet(WHEEL, await tables.credits(seat, WHEEL), chips(['red', 10]));
    expect(played.state).toBe('accepted');
  };
  tables.meddling.meddle = async () => ({ kind: 'ok', balance: '500.00' });
  const alone = await proofOfRound(free);
  expect(alone).toMatchObject({ players: [], public_seed: publicSeedOf(sha256Hex, []) });
  const beside = await proofOfRound(async () => {
    await free();
    await tables.bet(WHEEL, seat.session, chips(['red', 10]));
  });
  const own = await tables.entryOf(seat);
  expect(beside.players).toMatchObject([{ entry: own.id }]);
  expect(publicSeedOf(sha256Hex, beside.players)).toBe(beside.public_seed);
  const { server_seed: serverSeed, public_seed: publicSeed, number } = beside;
  expect(outcomeOf(hmacText, { engine: 'roulette', serverSeed, publicSeed, number })).toBe(beside.outcome);
});

it('a round of play money drawn before that is proved with the seeds it was drawn with', async ({ tables }) => {
  const { number } = await tables.until(WHEEL, 'open');
  await tables.bet(WHEEL, await tables.demo(WHEEL), chips(['red', 10]));
  await tables.until(WHEEL, 'result');
  await tables.deps.pool.query('update live_rounds set demo_seeds = true where game = $1 and number = $2', [
    ...[WHEEL.slug, number],
  ]);
  expect(await proofOf(tables.deps.pool, WHEEL.slug, number)).toMatchObject({
    players: [{ seed: expect.any(String) }],
  });
});
