import { expect, it } from 'vitest';
import { paysOf } from './pays';

const model = { pays: { A: [20, 100, 400], E: [0, 5, 20] }, scatterPays: [40, 100, 400] } as const;

it('a symbol pays its coins at the stake that stands, the most first', () => {
  expect(paysOf(model, 'A', 1_000n)).toEqual([
    { count: 5, amount: 20_000n },
    { count: 4, amount: 5_000n },
    { count: 3, amount: 1_000n },
  ]);
  expect(paysOf(model, 'A', 200n).map(({ amount }) => amount)).toEqual([4_000n, 1_000n, 200n]);
});

it('what pays nothing is left out, and the wild has no pays of its own', () => {
  expect(paysOf(model, 'E', 1_000n).map(({ count }) => count)).toEqual([5, 4]);
  expect(paysOf(model, 'W', 1_000n)).toEqual([]);
});

it('scatters pay for three, four and five', () => {
  expect(paysOf(model, 'S', 1_000n).map(({ count, amount }) => [count, amount])).toEqual([
    [5, 20_000n],
    [4, 5_000n],
    [3, 2_000n],
  ]);
});
