import { expect } from 'vitest';
import { waitAtTable } from '../../../../studio/src/tables/table-pace';
import { chips, WHEEL } from '../../../support/studio/table-harness';
import { it } from '../../../support/studio/table-test';

it('a player whose law asks for it waits longer than the table turns, and adds to a stake as they like', async ({
  tables,
}) => {
  await tables.until(WHEEL, 'open');
  const anna = await tables.seat(WHEEL);
  const bound = { ...anna.session, round_seconds: 60 };
  await tables.bet(WHEEL, bound, chips(['red', 10]));
  expect(await tables.bet(WHEEL, bound, chips(['black', 10]))).toMatchObject({ state: 'accepted' });
  await tables.until(WHEEL, 'result');
  await tables.until(WHEEL, 'open');
  const early = await tables.bet(WHEEL, bound, chips(['red', 10])).catch((error: unknown) => error);
  expect(early).toMatchObject({ code: 'TOO_FAST', status: 429, details: { wait_ms: expect.any(Number) } });
  expect((await tables.movesOf(anna)).filter((move) => move === 'bet')).toHaveLength(2);
  expect(await waitAtTable(tables.deps.pool, bound)).toBeGreaterThan(30_000);
  await tables.deps.pool.query("update live_bets set created_at = created_at - interval '60 seconds'");
  expect(await tables.bet(WHEEL, bound, chips(['red', 10]))).toMatchObject({ state: 'accepted' });
});

it('a stake at a table that was refused began no round of its player', async ({ tables }) => {
  await tables.until(WHEEL, 'open');
  const poor = await tables.seat(WHEEL, 0n);
  const bound = { ...poor.session, round_seconds: 60 };
  expect(await tables.bet(WHEEL, bound, chips(['red', 10]))).toMatchObject({ state: 'rejected' });
  await tables.until(WHEEL, 'result');
  await tables.until(WHEEL, 'open');
  expect(await tables.bet(WHEEL, bound, chips(['red', 10]))).toMatchObject({ state: 'rejected' });
});
