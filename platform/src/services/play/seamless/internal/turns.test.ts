import { expect, test } from 'vitest';
import { createTurns } from './turns';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('work of one key goes in its order, one piece at a time, and that of another does not wait for it', async () => {
  const inTurn = createTurns();
  const done: string[] = [];
  let together = 0;
  const slow = (name: string) => async () => {
    together += 1;
    expect(together).toBe(1);
    await later(5);
    together -= 1;
    done.push(name);
  };
  const mine = ['a', 'b', 'c'].map((name) => inTurn('one', slow(name)));
  await inTurn('other', async () => void done.push('beside'));
  await Promise.all(mine);
  expect(done).toEqual(['beside', 'a', 'b', 'c']);
});

test('a failure is that of its own work: what comes after it is done, and its answer is its own', async () => {
  const inTurn = createTurns();
  const failed = inTurn('one', () => Promise.reject(new Error('no')));
  const answered = inTurn('one', async () => 7);
  await expect(failed).rejects.toThrow('no');
  expect(await answered).toBe(7);
  expect(await inTurn('one', async () => 8)).toBe(8);
});
