import { expect, it } from 'vitest';
import { beginAll } from './begin-all.mjs';

const GB = 1e9;
function works() {
  const begun = [];
  const work =
    (name, fails = false) =>
    async () => {
      begun.push(name);
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (fails) throw new Error(`${name} failed`);
      return name;
    };
  return { begun, list: [work('one'), work('two', true), work('three')] };
}

it('works of a start begin at once where there is memory for them', async () => {
  const { begun, list } = works();
  const all = Promise.allSettled(beginAll(list, 8 * GB));
  expect(begun).toEqual(['one', 'two', 'three']);
  expect((await all).map(({ value, reason }) => value ?? reason.message)).toEqual(['one', 'two failed', 'three']);
});

it('works of a start come one after the other where memory is short, also after one that fails', async () => {
  const { begun, list } = works();
  const [one, two, three] = beginAll(list, 4 * GB);
  await one;
  expect(begun).toEqual(['one']);
  await expect(two).rejects.toThrow('two failed');
  expect(await three).toBe('three');
});
