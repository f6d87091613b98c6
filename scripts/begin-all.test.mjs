import { expect, it } from 'vitest';
import { beginAll, buildsAtOnce } from './begin-all.mjs';

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
  return { begun, list: [work('one'), work('two', true), work('three'), work('four')] };
}

it.each([
  [4, 2, 1],
  [8, 2, 2],
  [64, 2, 2],
  [8, 16, 2],
  [16, 8, 5],
  [1, 1, 1],
])('%i GB and %i cores have room for %i builds at once', (memory, cores, most) => {
  expect(buildsAtOnce({ memory: memory * GB, cores })).toBe(most);
});

it('works of a start begin in their order, each as soon as there is room for it', async () => {
  const { begun, list } = works();
  const [one, two, three, four] = beginAll(list, 2);
  expect(begun).toEqual(['one', 'two']);
  await one;
  await expect(two).rejects.toThrow('two failed');
  expect(await three).toBe('three');
  expect(await four).toBe('four');
  expect(begun).toEqual(['one', 'two', 'three', 'four']);
});

it('where there is room for one, each begins once the one before has ended, also badly', async () => {
  const { begun, list } = works();
  const [one, two, three] = beginAll(list, 1);
  await one;
  expect(begun).toEqual(['one']);
  await expect(two).rejects.toThrow('two failed');
  expect(await three).toBe('three');
});

it('a work that fails while nobody waits for it yet is told to whoever does later', async () => {
  const [first] = beginAll([async () => Promise.reject(new Error('failed early'))], 1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await expect(first).rejects.toThrow('failed early');
});
