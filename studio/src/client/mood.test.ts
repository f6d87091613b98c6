import { expect, it } from 'vitest';
import { PROVIDERS } from '../catalogue/providers';
import { seededDraw } from '../maths/random';
import { barOf, barSeconds, moodOf, toneOf } from './mood';

it('a studio has the same mood each time, and the studios are of many', () => {
  const moods = PROVIDERS.map(({ slug }) => JSON.stringify(moodOf(slug)));
  expect(moods).toEqual(PROVIDERS.map(({ slug }) => JSON.stringify(moodOf(slug))));
  expect(new Set(moods).size).toBeGreaterThan(20);
});

it('a bed is slow and low: under 84 beats a minute, every tone of its scale and below 2 kHz', () => {
  const draw = seededDraw(3);
  const random = () => draw(1_000) / 1_000;
  for (const { slug } of PROVIDERS) {
    const mood = moodOf(slug);
    expect(barSeconds(mood) / 8).toBeGreaterThan(60 / 84);
    for (let bar = 0; bar < 12; bar += 1) {
      for (const { at, long, step, loud } of barOf(mood, bar, random)) {
        expect(toneOf(mood, step)).toBeLessThan(2_600);
        expect([at >= 0 && at < 8, long > 0, loud > 0 && loud <= 1]).toEqual([true, true, true]);
      }
    }
  }
});
