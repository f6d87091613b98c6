import { describe, expect, test } from 'vitest';
import { exactMaths, meanByLines, spinDistribution } from './exact';
import { STAKE_COINS } from './model';
import { SLOT_MODELS } from './models';
import { publishedOf } from './published';
import { seededDraw } from './random';
import { drawRound } from './round';

const cut = (share: number) => (Math.floor(share * 10_000) / 100).toFixed(2);

/** Enumerated once per model: the slow part of these tests. */
const distributions = new Map(SLOT_MODELS.map((model) => [model, spinDistribution(model)]));

describe.each(SLOT_MODELS.map((model) => [model.id, model] as const))('model %s', (_, model) => {
  test('the model publishes exactly what the whole enumeration and convolution gives', { timeout: 180_000 }, () => {
    const exact = exactMaths(model, distributions.get(model));
    const published = publishedOf(model.id);
    expect(published.rtp).toBe(cut(exact.rtp));
    expect(published.hitRate).toBe(cut(exact.hitRate));
    expect(published.freeSpinsOneIn).toBe(Math.round(1 / exact.triggerRate));
    expect(published.deviation).toBeCloseTo(exact.deviation, 1);
    // The cap can only take away, and takes little: what it costs is in the published figure.
    expect(exact.rtp).toBeLessThanOrEqual(exact.uncapped + 1e-12);
    // Where the cap is out of reach, both roads meet: the convolution lost next to nothing on its way.
    expect(exact.uncapped - exact.rtp).toBeLessThan(1e-7 + exact.capRate * model.maxWin);
    expect(exact.uncapped - exact.rtp).toBeLessThan(0.004);
  });

  test('enumeration and line-by-line expectation agree', { timeout: 60_000 }, () => {
    const { quiet, trigger, total } = distributions.get(model) ?? spinDistribution(model);
    let coins = 0n;
    let counted = 0;
    for (const part of [quiet, trigger]) {
      for (const [win, count] of part) {
        coins += BigInt(win) * BigInt(count);
        counted += count;
      }
    }
    expect(counted).toBe(total);
    expect(Number(coins) / total).toBeCloseTo(meanByLines(model), 9);
  });

  test('a simulation of the real rounds lands where the exact figure says', { timeout: 120_000 }, () => {
    const rounds = 60_000;
    const draw = seededDraw(20_261_120);
    let coins = 0;
    let hits = 0;
    for (let round = 0; round < rounds; round += 1) {
      const result = drawRound(model, draw);
      coins += result.coins;
      if (result.coins > 0) hits += 1;
    }
    const { rtp, hitRate, deviation } = publishedOf(model.id);
    // Four standard errors of the mean: by chance 1 in 16,000 seeds would miss it; this seed is fixed.
    expect(Math.abs(coins / rounds / STAKE_COINS - Number(rtp) / 100)).toBeLessThan(
      (4 * deviation) / Math.sqrt(rounds),
    );
    const share = Number(hitRate) / 100;
    expect(Math.abs(hits / rounds - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / rounds));
  });

  test('the model has different lines, and at most one scatter and one wild in any window', () => {
    expect(new Set(model.lines.map((line) => line.join(''))).size).toBe(model.lines.length);
    for (const strip of model.strips) {
      for (let stop = 0; stop < strip.length; stop += 1) {
        const shown = Array.from({ length: model.rows }, (_item, row) => strip[(stop + row) % strip.length]);
        expect(shown.filter((symbol) => symbol === 'S').length).toBeLessThanOrEqual(1);
        expect(shown.filter((symbol) => symbol === 'W').length).toBeLessThanOrEqual(1);
      }
    }
    expect(model.strips[0]).not.toContain('W');
    expect(model.strips[4]).not.toContain('W');
  });
});
