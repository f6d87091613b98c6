import { describe, expect, it } from 'vitest';
import { placesFor } from './block-order';

const blocks = [
  { id: 1, place: 10 },
  { id: 2, place: 10 },
  { id: 3, place: 7 },
];

describe('placesFor', () => {
  it('placesFor numbers in tens, and names only what moves', () => {
    expect(placesFor(blocks, [1, 3, 2])).toEqual([
      { id: 3, place: 20 },
      { id: 2, place: 30 },
    ]);
  });

  it.each([[[1, 2]], [[1, 2, 3, 4]], [[1, 2, 2]], [[1, 2, 4]]])('placesFor knows that %j is not this list', (ids) => {
    expect(placesFor(blocks, ids)).toBeNull();
  });
});
