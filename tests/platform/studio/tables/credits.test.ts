import { expect } from 'vitest';
import { findRecall } from '../../../../studio/src/recall/find-recall';
import { tablePage } from '../../../../studio/src/recall/table-page';
import { leaveCurve } from '../../../../studio/src/tables/leave-curve';
import { ownEntries } from '../../../../studio/src/tables/own-entries';
import { waitAtTable } from '../../../../studio/src/tables/table-pace';
import { CURVE, chips, stake, WHEEL } from '../../../support/studio/table-harness';
import { it } from '../../../support/studio/table-test';

it.beforeEach(({ tables }) => {
  tables.meddling.meddle = async () => ({ kind: 'ok', balance: '500.00' });
});

it('money and credits of one player are two entries of a round, and each session has its own', async ({ tables }) => {
  await tables.until(WHEEL, 'open');
  const anna = await tables.seat(WHEEL);
  const credits = await tables.credits(anna, WHEEL);
  const money = await tables.bet(WHEEL, anna.session, chips(['red', 50]));
  const played = await tables.bet(WHEEL, credits, chips(['black', 60]), { betId: money.bet_id });
  expect(played).toMatchObject({ state: 'accepted', amount: 6_000n });
  expect(played.entry_id).not.toBe(money.entry_id);
  const idsOf = async (session: typeof credits) => (await ownEntries(tables.deps.pool, session, 5)).map(({ id }) => id);
  expect(await idsOf(anna.session)).toEqual([money.entry_id]);
  expect(await idsOf(credits)).toEqual([played.entry_id]);
  expect(await waitAtTable(tables.deps.pool, { ...credits, round_seconds: 60 })).toBeGreaterThan(30_000);
  await tables.until(WHEEL, 'result');
  await tables.pay();
  const recall = await findRecall(tables.deps.pool, played.entry_id);
  expect(recall).toMatchObject({ kind: 'table', currency: 'crd', stakes: [{ spot: 'black', amount: '60.00' }] });
  if (recall?.kind !== 'table') throw new Error('A round of a table is shown as one');
  const page = tablePage({ recall, title: 'A table', locale: 'uk', nonce: 'n' });
  expect(page).toContain('60.00\u00a0CR');
  expect(page).toContain('кредити не можна ні купити, ні вивести');
});

it('who plays for credits is listed and counted apart from who plays for money, each in the order in which they came', async ({
  tables,
}) => {
  await tables.until(WHEEL, 'open');
  const anna = await tables.seat(WHEEL);
  const boris = await tables.seat(WHEEL, 100_000n, 'kzt');
  const credits = await tables.credits(anna, WHEEL);
  await tables.bet(WHEEL, anna.session, chips(['red', 30]));
  await tables.bet(WHEEL, boris.session, chips(['red', 500]));
  await tables.bet(WHEEL, credits, chips(['red', 40]));
  await tables.bet(WHEEL, await tables.demo(WHEEL), chips(['red', 50]));
  const { bets, players } = await tables.read(WHEEL);
  const listed = (isCredits: boolean) =>
    bets.filter(({ currency }) => (currency === 'crd') === isCredits).map(({ amount }) => amount);
  expect(listed(false)).toEqual(['30.00', '500.00']);
  expect(listed(true)).toEqual(['40.00']);
  expect(players).toEqual({ money: 2, credits: 1 });
  expect(new Set(bets.map(({ ref }) => ref)).size).toBe(3);
  await tables.until(WHEEL, 'result');
});

it('a curve is not left for credits by a stake of money', async ({ tables }) => {
  const anna = await tables.seat(CURVE);
  const credits = await tables.credits(anna, CURVE);
  await tables.until(CURVE, 'open');
  await tables.bet(CURVE, anna.session, stake(10));
  const { id: roundId } = await tables.until(CURVE, 'run');
  const left = leaveCurve(tables.deps, CURVE, credits, { roundId, receivedAt: tables.clock.now });
  await expect(left).rejects.toMatchObject({ code: 'NO_BET' });
  await tables.until(CURVE, 'result');
});
