import { expect } from 'vitest';
import { payoutOf } from '../../../../studio/src/maths/roulette/bets';
import { findRecall } from '../../../../studio/src/recall/find-recall';
import { tablePage } from '../../../../studio/src/recall/table-page';
import { CURVE, WHEEL } from '../../../support/studio/table-harness';
import { it } from '../../../support/studio/table-test';

/** The page as a player reads it: its words, without style. */
function read(recall: Parameters<typeof tablePage>[0]['recall'], locale: 'uk' | 'kk' = 'uk'): string {
  const page = tablePage({ recall, title: 'A <table>', locale, nonce: 'n' });
  return page.replace(/<style.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, ' ');
}

it('the studio shows a round of roulette: the number, every chip that stood, and what came of it', async ({
  tables,
}) => {
  await tables.until(WHEEL, 'open');
  const anna = await tables.seat(WHEEL);
  const chips = [
    { spot: 'red', amount: 5000n },
    { spot: 'black', amount: 4000n },
    { spot: 'split-0-1', amount: 1000n },
  ];
  const { entry_id: entry } = await tables.bet(WHEEL, anna.session, { chips });
  expect(await findRecall(tables.deps.pool, entry)).toBeNull();
  const { outcome, number } = await tables.until(WHEEL, 'result');
  await tables.pay();
  const win = payoutOf(chips, outcome ?? -1);
  const recall = await findRecall(tables.deps.pool, entry);
  expect(recall).toMatchObject({ kind: 'table', game: WHEEL.slug, currency: 'uah', number, outcome });
  if (recall?.kind !== 'table') throw new Error('a round of a table');
  expect(BigInt(recall.win.replace('.', ''))).toBe(win);
  expect(recall.stakes).toHaveLength(3);
  const text = read(recall);
  for (const part of ['A &lt;table&gt;', `Раунд ${number}`, 'Червоне', 'Чорне', '0, 1', '50.00', '40.00', '10.00']) {
    expect(text).toContain(part);
  }
  expect(read(recall, 'kk')).toContain('Қызыл');
});

it('the studio shows a round of the curve: where it broke, and where the player was to leave', async ({ tables }) => {
  await tables.until(CURVE, 'open');
  const boris = await tables.seat(CURVE, 100_000n, 'kzt');
  const { entry_id: entry } = await tables.bet(CURVE, boris.session, { stake: 10_000n, target: 101 });
  const { outcome } = await tables.until(CURVE, 'result');
  await tables.pay();
  const recall = await findRecall(tables.deps.pool, entry);
  expect(recall).toMatchObject({ kind: 'table', currency: 'kzt', outcome, target: 101 });
  if (recall?.kind !== 'table') throw new Error('a round of a table');
  const text = read(recall);
  expect(text).toContain(`×${(Math.max(100, outcome ?? 0) / 100).toFixed(2)}`);
  expect(text.includes('Вихід на ×1.01')).toBe(recall.win !== '0.00');
  expect(text).toContain('100.00\u00a0₸');
});

it('the studio shows nothing of play money', async ({ tables }) => {
  await tables.until(WHEEL, 'open');
  const session = await tables.demo(WHEEL);
  const { entry_id: entry } = await tables.bet(WHEEL, session, { chips: [{ spot: 'red', amount: 1000n }] });
  await tables.until(WHEEL, 'result');
  expect(await findRecall(tables.deps.pool, entry)).toBeNull();
});
