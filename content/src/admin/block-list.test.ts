import { describe, expect, it } from 'vitest';
import { blocksFrom, inOrderOf, moved } from './block-list';

const doc = (id: number, order: number, orderNonAuth: number, who = { withAuth: true, withoutAuth: true }) => ({
  id,
  key: `k${id}`,
  type: 'text',
  order,
  orderNonAuth,
  ...who,
});

describe('blocks of a page', () => {
  it('blocks of a page stand in the order of each audience, the older first where numbers are equal', () => {
    const blocks = blocksFrom({
      docs: [doc(1, 20, 10), doc(2, 10, 10), doc(3, 5, 1, { withAuth: false, withoutAuth: true }), { key: 'no id' }],
    });
    expect(inOrderOf(blocks, 'member').map(({ id }) => id)).toEqual([2, 1]);
    expect(inOrderOf(blocks, 'guest').map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('an answer that is none holds no blocks', () => {
    expect([blocksFrom(undefined), blocksFrom({ docs: 1 })]).toEqual([[], []]);
  });
});

describe('moved', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
  ])('a block moves from %i to %i', (from, to, result) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(result);
  });
});
