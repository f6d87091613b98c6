import { expect, test } from 'vitest';
import { openCatalogue } from '../catalogue/catalogue';
import { TABLES, tableOf } from '../catalogue/tables';
import { modelOf } from '../maths/engines';
import { spotOf } from '../maths/roulette/bets';
import { TABLE_MODELS } from '../maths/table-models';
import { checkChips, checkStake, isOpen, limitsOf, merged, stakedOn } from './table-rules';

const emerald = tableOf('velvet-roulette');
const kite = tableOf('visit-outer-dark');
if (!emerald || !kite) throw new Error('There are tables of both kinds');
const limits = limitsOf(emerald, 'uah');
const chip = (spot: string, units: number) => ({ spot, amount: BigInt(units) * 100n });

test('chips are whole amounts on places that exist, from the least one on', () => {
  expect(checkChips(limits, [], [chip('straight-17', 10)])).toBeNull();
  expect(checkChips(limits, [], [chip('straight-37', 10)])?.code).toBe('BET_NOT_OFFERED');
  expect(checkChips(limits, [], [chip('red', 9)])?.code).toBe('BET_NOT_OFFERED');
  expect(checkChips(limits, [], [{ spot: 'red', amount: 1_050n }])?.code).toBe('BET_NOT_OFFERED');
});

test('what lies already counts towards the limit of a place and of the round', () => {
  expect(stakedOn(limits, 'straight-17')).toBe(50_000n);
  expect(stakedOn(limits, 'red')).toBe(500_000n);
  expect(stakedOn(limits, 'nowhere')).toBe(0n);
  expect(checkChips(limits, [chip('straight-17', 400)], [chip('straight-17', 100)])).toBeNull();
  expect(checkChips(limits, [chip('straight-17', 400)], [chip('straight-17', 101)])?.code).toBe('BET_LIMIT');
  const full = [chip('red', 5_000), chip('even', 5_000)];
  expect(checkChips(limits, full, [])).toBeNull();
  expect(checkChips(limits, full, [chip('low', 10)])?.code).toBe('BET_LIMIT');
  expect(merged([chip('red', 5), chip('red', 7)])).toEqual([chip('red', 12)]);
});

test('every table lets its least chip lie anywhere, and its chips are what it takes', () => {
  for (const table of TABLES) {
    expect(limitsOf(table, 'crd')).toEqual(limitsOf(table, 'uah'));
    for (const currency of ['uah', 'kzt', 'crd'] as const) {
      const { min, chips, maxRound, maxPlace } = limitsOf(table, currency);
      expect(chips[0]).toBe(min);
      expect(chips.every((amount) => amount % 100n === 0n && amount <= maxPlace)).toBe(true);
      expect(maxRound >= maxPlace).toBe(true);
      expect(spotOf('straight-0') && stakedOn(limitsOf(table, currency), 'straight-0') >= min).toBe(true);
    }
  }
});

test('a stake on the curve has a target between 1.01 and the cap, or none', () => {
  const curve = limitsOf(kite, 'kzt');
  expect(checkStake(curve, 5_000n, null)).toBeNull();
  expect(checkStake(curve, 5_000n, 101)).toBeNull();
  expect(checkStake(curve, 5_000n, 100_000)).toBeNull();
  expect(checkStake(curve, 5_000n, 100)?.code).toBe('BET_NOT_OFFERED');
  expect(checkStake(curve, 5_000n, 100_001)?.code).toBe('BET_NOT_OFFERED');
  expect(checkStake(curve, 4_900n, null)?.code).toBe('BET_NOT_OFFERED');
  expect(checkStake(curve, curve.maxRound + 100n, null)?.code).toBe('BET_LIMIT');
});

test('each table is a game of the catalogue on its engine, and each such game has a table', () => {
  const games = openCatalogue().games.filter(({ model }) => TABLE_MODELS.some(({ id }) => id === model));
  expect(games.map(({ slug }) => slug).sort()).toEqual(TABLES.map(({ slug }) => slug).sort());
  for (const { slug, model } of games) expect(modelOf(model).engine).toBe(tableOf(slug)?.engine);
});

test('a table is open by its hours unless the operator has shut it', () => {
  expect(isOpen(emerald, new Set(), 0)).toBe(true);
  expect(isOpen(emerald, new Set([emerald.slug]), 0)).toBe(false);
});
