import { expect, it } from 'vitest';
import { middleOf } from './layout';

const box = (left: number, top: number) => ({ left, top, width: 20, height: 10 });

it('an amount stands in the middle of the pieces that paid it, from the corner of the field', () => {
  expect(middleOf([box(100, 200)], { left: 50, top: 60 })).toEqual({ x: 60, y: 145 });
  expect(middleOf([box(100, 200), box(200, 300)], { left: 50, top: 60 })).toEqual({ x: 110, y: 195 });
});
