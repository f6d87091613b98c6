import { expect, it } from 'vitest';
import { type Database, openDatabase } from './database';
import { processMemory } from './process-memory';

// A pool that is asked nothing: what is read is told by the tests.
const database = (): { db: Database } => ({ db: openDatabase('postgres://nobody@127.0.0.1:1/none', 1) });

/** Readings that end when a test says so, in the order in which they were asked for. */
function readings() {
  const asked: { end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = () => new Promise<string>((end, fail) => asked.push({ end, fail }));
  return { asked, read };
}

it('whoever asks while it is read waits for the same reading, and what is fresh is read no more', async () => {
  const { asked, read } = readings();
  const memory = processMemory(60_000, read);
  const ctx = database();
  const both = [memory.recall(ctx), memory.recall(ctx)];
  expect(asked.length).toBe(1);
  asked[0]?.end('one');
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  expect(await memory.recall(ctx)).toBe('one');
  expect(asked.length).toBe(1);
});

it('a reading that fails is told to whoever waits, leaves what was known, and is tried again', async () => {
  const { asked, read } = readings();
  const memory = processMemory(0, read);
  const ctx = database();
  const first = memory.recall(ctx);
  asked[0]?.end('one');
  await first;
  const second = memory.recall(ctx);
  asked[1]?.fail(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(memory.known(ctx)).toBe('one');
  const third = memory.recall(ctx);
  asked[2]?.end('two');
  expect(await third).toBe('two');
});

it('what was asked for later and came first stays', async () => {
  const { asked, read } = readings();
  const memory = processMemory(60_000, read);
  const ctx = database();
  const slow = memory.learn(ctx);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const quick = memory.learn(ctx);
  asked[1]?.end('new');
  await quick;
  asked[0]?.end('old');
  expect(await slow).toBe('new');
  expect(memory.known(ctx)).toBe('new');
});

it('each database has a memory of its own', async () => {
  const { asked, read } = readings();
  const memory = processMemory(60_000, read);
  const [one, other] = [database(), database()];
  const known = memory.recall(one);
  asked[0]?.end('one');
  await known;
  expect(memory.known(other)).toBeUndefined();
});
