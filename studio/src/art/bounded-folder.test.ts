import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundedFolder } from './bounded-folder';

let base = '';
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'kozyr-art-'));
});
afterEach(() => rm(base, { recursive: true }));

const names = async () => (await readdir(path.join(base, 'v2'))).sort();

async function put(folder: { path: string }, name: string, bytes: number): Promise<void> {
  await mkdir(folder.path, { recursive: true });
  await writeFile(path.join(folder.path, name), Buffer.alloc(bytes));
}

test('a bounded folder keeps the last used files within the bound', async () => {
  const folder = boundedFolder(base, 'v2', 250);
  for (const name of ['a', 'b']) {
    await put(folder, name, 100);
    await folder.kept(name, 100);
  }
  folder.used('a', 100);
  await put(folder, 'c', 100);
  await folder.kept('c', 100);
  expect(await names()).toEqual(['a', 'c']);
});

test('a bounded folder counts what an earlier process left, the longest untouched going first, and drops other drawings', async () => {
  const before = boundedFolder(base, 'v2', 1_000);
  await put(before, 'old', 100);
  await put(before, 'new', 100);
  await utimes(path.join(before.path, 'old'), new Date(1_000), new Date(1_000));
  await mkdir(path.join(base, 'v1', 'some-game'), { recursive: true });
  const after = boundedFolder(base, 'v2', 250);
  await put(after, 'more', 100);
  await after.kept('more', 100);
  expect(await names()).toEqual(['more', 'new']);
  await vi.waitFor(async () => expect(await readdir(base)).toEqual(['v2']), { timeout: 10_000 });
});
