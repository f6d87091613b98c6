import { expect, it } from 'vitest';
import { type Cell, PAYING, ROWS } from '../../maths/cascade/model';
import { fallFrames, fallMs, startsOf } from './falls';

const columns = (...scatters: number[]): Cell[][] =>
  scatters.map((count) => PAYING.slice(0, ROWS).map((cell, row) => (row < count ? 'S' : cell)));

it('columns come down one after another, and wait where the fourth scatter may be', () => {
  expect(startsOf(columns(0, 0, 0, 0, 0, 0))).toEqual([0, 85, 170, 255, 340, 425]);
  expect(startsOf(columns(1, 1, 1, 0, 0, 0))).toEqual([0, 85, 170, 790, 1_410, 2_030]);
  expect(startsOf(columns(2, 1, 0, 1, 0, 0))).toEqual([0, 85, 705, 1_325, 1_410, 1_495]);
  expect(startsOf(columns(4, 0, 0, 0, 0, 0))).toEqual([0, 85, 170, 255, 340, 425]);
});

it('a piece falls longer from higher up and ends in its row', () => {
  expect([fallMs(3, 2), fallMs(3, -2.4)]).toEqual([356, 330 + 5.4 * 26]);
  const frames = fallFrames(3, -1);
  expect([frames.at(0)?.transform, frames.at(-1)?.transform]).toEqual(['translateY(-100%)', 'translateY(300%)']);
});
