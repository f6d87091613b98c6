import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBucket } from '../../../content/src/uploads/bucket';
import { copyPictures } from '../../../content/src/uploads/copy';
import { bucketOf, parseBucketEnv } from '../../../content/src/uploads/env';
import { openFolder } from '../../../content/src/uploads/folder';
import type { PictureStore } from '../../../content/src/uploads/picture-store';
import { restoreBackup } from '../../../scripts/restore-backup.mjs';
import { takeBackup } from '../../../scripts/take-backup.mjs';
import { startObjectStore } from '../../support/object-store/object-store';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
let store: Awaited<ReturnType<typeof startObjectStore>>;
let root: string;

function opened(settings: Record<string, string> = {}) {
  const found = bucketOf(parseBucketEnv({ ...store.settings, ...settings }));
  if (!found) throw new Error('no bucket is set');
  return openBucket(found, 30_000);
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const at = (...parts: string[]) => path.join(root, ...parts);
const webp = (text: string) => `RIFF....WEBP${text}`;

async function run(...args: string[]) {
  const env = { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, DATA_DIR: at('data'), ...store.settings };
  const command = promisify(execFile)(process.execPath, ['scripts/media-copy.mjs', ...args], { cwd: ROOT, env });
  return command.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
}

beforeEach(async () => {
  store = await startObjectStore();
  root = mkdtempSync(path.join(os.tmpdir(), 'kozyr-pictures-'));
});

afterEach(async () => {
  await store.stop();
  rmSync(root, { recursive: true, force: true });
});

it('a picture of any name is kept, found, listed over several pages and removed', async () => {
  const bucket = opened();
  const names = ["it's (a) + b!*.png", 'цветок.webp', 'a&b <c> %20.gif', 'x.y.z', '1', '2', '3', '4'];
  for (const name of names) await bucket.write(name, bytesOf(name), 'image/png');
  expect((await bucket.list()).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect((await bucket.read(name))?.toString()).toBe(name);
  expect(await bucket.size('1')).toBe(1);
  for (const name of names) await bucket.remove(name);
  await bucket.remove('never was');
  expect([await bucket.list(), await bucket.has('1'), await bucket.read('1')]).toEqual([[], false, null]);
  expect(store.refusals).toEqual([]);
});

it.each(['..', '.', 'a/b', 'a\\b', ''])('%j is no name of a picture, and nothing is asked', async (name) => {
  await expect(opened().read(name)).rejects.toThrow('is no name of a picture');
  expect(await openFolder(root).has(name)).toBe(false);
});

it.each([
  [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'BUCKET_REFUSED', /SignatureDoesNotMatch\): check S3_ACCESS_KEY_ID/],
  [{ S3_ACCESS_KEY_ID: 'wrong' }, 'BUCKET_REFUSED', /InvalidAccessKeyId\): check S3_ACCESS_KEY_ID/],
  [{ S3_REGION: 'elsewhere' }, 'BUCKET_REFUSED', /another region or address .*check S3_REGION/],
  [{ S3_BUCKET: 'another' }, 'BUCKET_MISSING', /NoSuchBucket\): check S3_BUCKET/],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'BUCKET_UNREACHABLE', /can't be reached \(/],
])('a bucket says what is wrong with %j', async (settings, code, message) => {
  const bucket = opened(settings);
  await expect(bucket.list()).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  await expect(bucket.read('a.webp')).rejects.toMatchObject({ code });
  await expect(bucket.probe(2_000)).rejects.toMatchObject({ code: expect.stringMatching(/^BUCKET_/) });
});

it('half of the settings is refused by the names of what lacks, and none of them is no bucket', () => {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID } = store.settings;
  expect(() => parseBucketEnv({ S3_ENDPOINT, S3_ACCESS_KEY_ID })).toThrow(
    'S3_BUCKET is missing; S3_SECRET_ACCESS_KEY is missing',
  );
  expect(() => parseBucketEnv({ ...store.settings, S3_PATH_STYLE: 'yes' })).toThrow('S3_PATH_STYLE must be true');
  expect(bucketOf(parseBucketEnv({}))).toBeNull();
});

it('a copy that is cut short goes on where it was, and never overwrites what differs', async () => {
  const folder = openFolder(at('media'));
  const bucket = opened();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await folder.write(name, bytesOf(webp(name)), '');
  await bucket.write('f', bytesOf('another f'), 'image/png');
  let left = 3;
  const cut: PictureStore = {
    ...bucket,
    write: (...picture) => (left-- > 0 ? bucket.write(...picture) : Promise.reject(new Error('cut short'))),
  };
  await expect(copyPictures(folder, cut)).rejects.toThrow('cut short');
  const result = await copyPictures(folder, bucket);
  expect(result).toMatchObject({ different: ['f'] });
  expect(result.copied + result.same).toBe(5);
  expect(result.same).toBeGreaterThan(0);
  expect((await bucket.read('f'))?.toString()).toBe('another f');
  expect(store.objects.about('media/a')?.headers['content-type']).toBe('image/webp');
});

it('a copy that is not the same when it is read back is told', async () => {
  const folder = openFolder(at('media'));
  await folder.write('a', bytesOf('whole'), '');
  const bucket = opened();
  const broken: PictureStore = { ...bucket, write: (name, _, type) => bucket.write(name, bytesOf('whol'), type) };
  await expect(copyPictures(folder, broken)).rejects.toThrow('"a" was copied and is not the same');
});

it('npm run media:copy takes a folder into the bucket and back, and ends with 1 when pictures differ', async () => {
  mkdirSync(at('data', 'media'), { recursive: true });
  for (const name of ['one.webp', 'two.webp']) writeFileSync(at('data', 'media', name), webp(name));
  expect(await run('to-bucket')).toMatchObject({ code: 0, said: expect.stringContaining('2 pictures copied') });
  expect(await run('to-bucket')).toMatchObject({
    code: 0,
    said: expect.stringContaining('0 pictures copied (0 bytes), 2'),
  });
  expect(await run('to-folder', '--folder', at('back'))).toMatchObject({ code: 0 });
  expect(readdirSync(at('back')).toSorted()).toEqual(['one.webp', 'two.webp']);
  expect(readFileSync(at('back', 'two.webp'), 'utf8')).toBe(webp('two.webp'));
  writeFileSync(at('back', 'two.webp'), 'changed');
  const refused = await run('to-bucket', '--folder', at('back'));
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('differs there, and was left: two.webp') });
  expect(store.objects.bytes('media/two.webp').toString()).toBe(webp('two.webp'));
  expect(await run('sideways')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Say to-bucket or to-folder.'),
  });
});

it('a backup has the pictures of the bucket and not those of a folder that nobody reads, and a restore puts them back', async () => {
  const bucket = opened();
  for (const name of ['one.webp', 'two.webp']) await bucket.write(name, bytesOf(webp(name)), 'image/webp');
  mkdirSync(at('data', 'media'), { recursive: true });
  writeFileSync(at('data', 'media', 'of-before.webp'), 'of before');
  const env = { ...process.env, ...store.settings };
  const { folder, manifest } = await takeBackup({ dataDir: at('data'), to: at('backups'), withDatabase: false, env });
  expect(manifest.files.map((file) => file.path)).toEqual(['files/media/one.webp', 'files/media/two.webp']);
  expect(manifest.bucket).toBe(`pictures at ${store.settings.S3_ENDPOINT}`);
  await restoreBackup({ from: folder, into: at('restored') });
  expect(readFileSync(at('restored', 'media', 'one.webp'), 'utf8')).toBe(webp('one.webp'));
  await store.goAway();
  const again = takeBackup({ dataDir: at('data'), to: at('backups'), withDatabase: false, env });
  await expect(again).rejects.toThrow(/could not be taken:\nThe bucket pictures at .* can't be reached/);
  expect(readdirSync(at('backups'))).toEqual([path.basename(folder)]);
});
