import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentProcess, contentFolder, signInEditor, startContent, startListener } from '../../support/content';
import { emptyDatabase } from '../../support/database';
import { startObjectStore } from '../../support/object-store/object-store';

const SEEDED = 'banner-welcome-wide.webp';
const SHOWN = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'cache-control', 'etag', 'server'];

const folders = [contentFolder(), contentFolder(), contentFolder()];
let listener: Awaited<ReturnType<typeof startListener>>;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let databaseUrl: string;
let one: ContentProcess;
let other: ContentProcess;
let inFolder: ContentProcess;
let admin: Awaited<ReturnType<typeof signInEditor>>;
let elsewhere: typeof admin;

/** A content service over the bucket, with a folder of its own. */
const startOne = (dataDir: string, settings: Record<string, string> = {}) =>
  startContent({ databaseUrl, dataDir, listener: listener.url, settings: { ...store.settings, ...settings } });

const picture = (color: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: color } })
    .png()
    .toBuffer();

async function form(name: string, color: string, key?: string): Promise<FormData> {
  const body = new FormData();
  body.append('_payload', JSON.stringify(key ? { key, alt: `A ${color} picture` } : {}));
  body.append('file', new File([new Uint8Array(await picture(color))], name, { type: 'image/png' }));
  return body;
}

const see = (service: ContentProcess, name: string, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/media/file/${encodeURIComponent(name)}`, { headers });

async function seen(service: ContentProcess, name: string, headers: Record<string, string> = {}) {
  const answer = await see(service, name, headers);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, bytes, headers: SHOWN.map((header) => answer.headers.get(header)) };
}

async function ready(service: ContentProcess) {
  const answer = await fetch(`${service.url}/v1/ready`);
  return [answer.status, await answer.json()];
}

beforeAll(async () => {
  listener = await startListener();
  store = await startObjectStore();
  databaseUrl = await emptyDatabase();
  const [first = '', second = '', third = ''] = folders.map(({ folder }) => folder);
  const empty = await emptyDatabase();
  // Both over the bucket begin at once, with the first content to be made.
  [one, other, inFolder] = await Promise.all([
    startOne(first),
    startOne(second),
    startContent({ databaseUrl: empty, dataDir: third, listener: listener.url }),
  ]);
  admin = await signInEditor(one.url);
  elsewhere = await signInEditor(other.url);
});

afterAll(async () => {
  for (const service of [one, other, inFolder]) await service?.stop();
  await store?.stop();
  await listener?.stop();
  for (const { remove } of folders) remove();
});

it('the first pictures are in the bucket and in no folder, and every call was signed right', () => {
  expect(store.objects.keys()).toHaveLength(12);
  expect(store.objects.keys()).toContain(`media/${SEEDED}`);
  expect(store.objects.about(`media/${SEEDED}`)?.headers).toMatchObject({ 'content-type': 'image/webp' });
  expect(folders.slice(0, 2).flatMap(({ folder }) => readdirSync(folder))).toEqual([]);
  expect(store.refusals).toEqual([]);
});

it.each([
  ['the whole of it', SEEDED, {}],
  ['a part', SEEDED, { range: 'bytes=10-19' }],
  ['its end', SEEDED, { range: 'bytes=-7' }],
  ['all from a byte on', SEEDED, { range: 'bytes=100-' }],
  ['the first of several parts', SEEDED, { range: 'bytes=0-3,8-9' }],
  ['a part that there is not', SEEDED, { range: 'bytes=99999999-' }],
  ['a part that can not be', SEEDED, { range: 'bytes=9-3' }],
  ['nothing', 'never-was.webp', {}],
  ['nothing in parts', 'never-was.webp', { range: 'bytes=0-1' }],
  ['nothing for a name of two parts', 'a\\b.webp', {}],
])('a visitor gets %s from a bucket as from a folder', async (_, name, headers: Record<string, string>) => {
  expect(await seen(one, name, headers)).toEqual(await seen(inFolder, name, headers));
});

it('a picture that was uploaded at one service is served by the other, and no address of the bucket is told', async () => {
  const created = await admin.call('POST', 'media', await form("Jack's (red) + 1.png", 'red', 'red-one'));
  expect(created.status).toBe(201);
  const { filename, url } = created.doc;
  expect(url).toBe(`/api/media/file/${encodeURIComponent(filename)}`);
  expect(JSON.stringify(created.answer)).not.toContain(new URL(store.settings.S3_ENDPOINT).host);
  const found = await seen(other, filename);
  expect(found.status).toBe(200);
  expect(found.bytes).toEqual(await picture('red'));
});

it('a picture that was replaced has its new file at both, and its old one at none', async () => {
  const { doc } = await admin.call('POST', 'media', await form('before.png', 'green', 'replaced'));
  const replaced = await elsewhere.call('PATCH', `media/${doc.id}`, await form('after.png', 'blue'));
  expect(replaced.status).toBe(200);
  expect(replaced.doc.filename).toBe('after.png');
  for (const service of [one, other]) {
    expect((await seen(service, 'after.png')).bytes).toEqual(await picture('blue'));
    expect((await seen(service, 'before.png')).status).toBe(404);
  }
  expect((await admin.call('PATCH', `media/${doc.id}`, { alt: 'Only its words' })).status).toBe(200);
  expect((await seen(one, 'after.png')).status).toBe(200);
});

it('a picture that was deleted at one service is gone at the other, and its name is free again', async () => {
  const { doc } = await admin.call('POST', 'media', await form('gone.png', 'green', 'gone'));
  expect((await elsewhere.remove('media', doc.id)).status).toBe(200);
  expect((await seen(one, 'gone.png')).status).toBe(404);
  expect(store.objects.keys()).not.toContain('media/gone.png');
  const again = await admin.call('POST', 'media', await form('gone.png', 'blue', 'gone-again'));
  expect(again.doc.filename).toBe('gone.png');
  expect((await seen(other, 'gone.png')).bytes).toEqual(await picture('blue'));
});

it('two who upload files of one name at both services at once get two names, each with its own file', async () => {
  const colors = ['red', 'green', 'blue', 'white'];
  const answers = await Promise.all(
    colors.map(async (color, place) =>
      (place % 2 ? admin : elsewhere).call('POST', 'media', await form('same.png', color, `same-${color}`)),
    ),
  );
  const saved = answers.flatMap(({ status, doc }, place) =>
    status === 201 ? [{ doc, color: colors[place] ?? '' }] : [],
  );
  expect(saved.length).toBeGreaterThan(0);
  expect(new Set(saved.map(({ doc }) => doc.filename)).size).toBe(saved.length);
  for (const { doc, color } of saved) expect((await seen(one, doc.filename)).bytes).toEqual(await picture(color));
});

it('a name that is deleted and uploaded again at once always ends with the file of its row', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { doc } = await admin.call('POST', 'media', await form('raced.png', 'red', `raced-${round}`));
    const [, again] = await Promise.all([
      admin.remove('media', doc.id),
      elsewhere.call('POST', 'media', await form('raced.png', 'blue', `raced-again-${round}`)),
    ]);
    expect(again.status).toBe(201);
    expect((await seen(one, again.doc.filename)).bytes).toEqual(await picture('blue'));
    await elsewhere.remove('media', again.doc.id);
    expect((await seen(one, again.doc.filename)).status).toBe(404);
  }
});

it('an upload that is refused leaves nothing in the bucket', async () => {
  const before = store.objects.keys();
  const body = await form('refused.png', 'red');
  body.set('_payload', JSON.stringify({ key: 'not a key!', alt: '' }));
  expect((await admin.call('POST', 'media', body)).status).toBe(400);
  expect(store.objects.keys()).toEqual(before);
});

it('while the bucket is away texts stay, pictures say so with a code, editors read why, and all is well once it is back', async () => {
  const { doc } = await admin.call('POST', 'media', await form('stays.png', 'red', 'stays'));
  await store.goAway();
  try {
    const away = await see(one, SEEDED);
    expect([away.status, (await away.json()).errorCode]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(away.headers.get('cache-control')).toBe('private, no-store');
    const page = await fetch(`${one.url}/v1/components?page=main&language=ru`);
    expect(page.status).toBe(200);
    const refused = await admin.call('POST', 'media', await form('late.png', 'red', 'late'));
    expect([refused.status, refused.errors[0].message]).toEqual([
      503,
      'The picture was not saved. The store of pictures does not answer. Try again in a minute.',
    ]);
    expect(await admin.find('media', 'late')).toBeUndefined();
    const kept = await admin.remove('media', doc.id);
    expect([kept.status, kept.errors[0].message]).toEqual([
      503,
      'Nothing was deleted. The store of pictures does not answer. Try again in a minute.',
    ]);
    expect(await ready(one)).toEqual([200, { status: 'ready', pictures: 'BUCKET_UNREACHABLE' }]);
  } finally {
    await store.comeBack();
  }
  expect((await seen(one, 'stays.png')).bytes).toEqual(await picture('red'));
  await expect.poll(() => ready(one)).toEqual([200, { status: 'ready', pictures: 'ready' }]);
  expect((await admin.call('POST', 'media', await form('late.png', 'red', 'late'))).status).toBe(201);
});

it('with a wrong key a service starts and serves texts, and says what is wrong', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kozyr-content-'));
  const wrong = await startOne(folder, { S3_SECRET_ACCESS_KEY: 'another-secret-access-key' });
  try {
    await expect.poll(() => ready(wrong)).toEqual([200, { status: 'ready', pictures: 'BUCKET_REFUSED' }]);
    expect((await fetch(`${wrong.url}/v1/components?page=main&language=ru`)).status).toBe(200);
    const person = await signInEditor(wrong.url);
    const refused = await person.call('POST', 'media', await form('wrong.png', 'red', 'wrong'));
    expect(refused.errors[0].message).toContain('does not take this service’s key');
    expect(JSON.stringify(refused.answer)).not.toContain(new URL(store.settings.S3_ENDPOINT).host);
    expect(store.refusals).toContain('SignatureDoesNotMatch');
  } finally {
    await wrong.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
