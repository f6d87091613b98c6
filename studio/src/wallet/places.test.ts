import { expect, test } from 'vitest';
import { createPlaces, OverloadedError } from './places';

test('the wallet’s places bound what is under way, serve settling calls first and turn long waits away', async () => {
  const places = createPlaces({ atOnce: 1, waiting: 2, waitMs: 60_000 });
  const served: string[] = [];
  let end = () => {};
  const first = places.run('asks', () => new Promise<void>((resolve) => (end = resolve)));
  const come = (kind: 'settles' | 'asks', name: string) => places.run(kind, async () => void served.push(name));
  const rest = [come('asks', 'bet 1'), come('asks', 'bet 2'), come('settles', 'win 1'), come('settles', 'win 2')];
  await expect(come('asks', 'bet 3')).rejects.toThrow(OverloadedError);
  expect(served).toEqual([]);
  end();
  await Promise.all([first, ...rest]);
  expect(served).toEqual(['win 1', 'win 2', 'bet 1', 'bet 2']);
});

test('a call that fails gives its place back', async () => {
  const places = createPlaces({ atOnce: 1, waiting: 0, waitMs: 0 });
  await expect(places.run('settles', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await places.run('asks', async () => 'served')).toBe('served');
});

test('a call that asks waits for so long and no longer; a call that settles waits on', async () => {
  const places = createPlaces({ atOnce: 1, waiting: 9, waitMs: 1 });
  let end = () => {};
  const first = places.run('asks', () => new Promise<void>((resolve) => (end = resolve)));
  const win = places.run('settles', async () => 'paid');
  await expect(places.run('asks', async () => 'served')).rejects.toThrow(OverloadedError);
  end();
  expect(await win).toBe('paid');
  await first;
  expect(await places.run('asks', async () => 'served')).toBe('served');
});
