import { deflateSync } from 'node:zlib';
import { MAX_PICTURE_BYTES } from '@kozyr/contracts/picture-uploads';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { identityDocuments } from '../../../platform/src/db/schema/identity';
import { makePlayer } from '../../support/funded-player';
import { callIdentity, filledCheck, personOf, pictureOf, sendPicture } from '../../support/identity';
import { makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

const it = platformTest({ OUTBOX_ENABLED: 'true' });

const draftOf = async (platform: TestPlatform, headers: { authorization: string }) =>
  (await callIdentity(platform, headers, '/checks', personOf())).body.id as string;
const picturesOf = ({ ctx }: TestPlatform, checkId: string) =>
  ctx.db.select().from(identityDocuments).where(eq(identityDocuments.checkId, checkId));
const openAs = (platform: TestPlatform, headers: { authorization: string }, id: string, side = 'front') =>
  platform.app.inject({ url: `/operator/identity-checks/${id}/pictures/${side}`, headers });

it('a picture in JPEG, PNG or WebP is kept, whatever type it is said to have, and another takes its place', async ({
  platform,
  player,
}) => {
  const id = await draftOf(platform, player.bearer);
  for (const [seed, format, type] of [
    [1, 'jpeg', 'text/html'],
    [2, 'png', 'image/jpeg'],
    [3, 'webp', 'application/octet-stream'],
  ] as const) {
    const sent = await sendPicture(platform, player.bearer, { id, bytes: await pictureOf(seed, format), type });
    expect([sent.status, sent.body.pictures.length]).toEqual([200, 1]);
  }
  const [kept, ...rest] = await picturesOf(platform, id);
  expect(rest).toEqual([]);
  expect(kept).toMatchObject({ side: 'front', mime: 'image/jpeg', width: 400, height: 400, userId: player.id });
});

it('a kept picture is encrypted, upright, without what its camera wrote, and no larger than it has to be', async ({
  platform,
  player,
}) => {
  const id = await draftOf(platform, player.bearer);
  const bytes = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#123456' } })
    .withExif({ IFD0: { Copyright: 'a secret of the camera', Make: 'Kodak' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  expect((await sendPicture(platform, player.bearer, { id, bytes })).status).toBe(200);
  const [kept] = await picturesOf(platform, id);
  const operator = await makeOperator(platform, 'payments');
  const opened = await openAs(platform, operator.headers, id);
  expect(opened.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  // As many bytes as chance does not repeat: three of them are in one of a thousand encrypted pictures.
  expect(kept?.sealed.includes(opened.rawPayload.subarray(0, 16))).toBe(false);
  const { width, height, exif, format, orientation } = await sharp(opened.rawPayload).metadata();
  expect({ width, height, exif, format, orientation }).toEqual({
    width: 600,
    height: 2400,
    exif: undefined,
    format: 'jpeg',
    orientation: undefined,
  });
});

const script = Buffer.from('<script>alert(document.domain)</script>');

it('a script in a picture’s name, a vector drawing, an animation format, half a picture and nothing at all are refused', async ({
  platform,
  player,
}) => {
  const id = await draftOf(platform, player.bearer);
  const [jpeg, png] = [await pictureOf(1), await pictureOf(1, 'png')];
  const noise = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const bad: Record<string, Buffer> = {
    script,
    'a script behind the first bytes of a JPEG': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), script]),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>1</script></svg>'),
    gif: await sharp(jpeg).gif().toBuffer(),
    tiff: await sharp(jpeg).tiff().toBuffer(),
    'half a JPEG': noise.subarray(0, Math.floor(noise.length / 2)),
    'half a PNG': png.subarray(0, Math.floor(png.length / 2)),
    'a picture of too few pixels': await pictureOf(1, 'jpeg', 299),
    nothing: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(bad)) {
    const sent = await sendPicture(platform, player.bearer, { id, bytes });
    expect([name, sent.status, sent.refusal]).toEqual([name, 422, 'IDENTITY_PICTURE_INVALID']);
  }
  expect(await picturesOf(platform, id)).toEqual([]);
});

it('what hides behind, in front of the end or in the comments of a picture does not outlive it', async ({
  platform,
  player,
}) => {
  const id = await draftOf(platform, player.bearer);
  const jpeg = await pictureOf(7);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  const polyglot = Buffer.concat([
    jpeg.subarray(0, 2),
    comment,
    jpeg.subarray(2),
    script,
    Buffer.from('PK\u0003\u0004'),
  ]);
  expect(polyglot.includes(script)).toBe(true);
  expect((await sendPicture(platform, player.bearer, { id, bytes: polyglot })).status).toBe(200);
  const operator = await makeOperator(platform, 'admin');
  const opened = await openAs(platform, operator.headers, id);
  expect(opened.statusCode).toBe(200);
  expect(opened.rawPayload.includes(Buffer.from('script'))).toBe(false);
  expect(opened.rawPayload.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
});

/** A PNG of a few hundred bytes that says it has so many pixels a side. */
function bomb(side: number): Buffer {
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (data: Buffer) => ~data.reduce((c, byte) => (table[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8), -1) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

it('a small file that claims to have billions of pixels is refused before it is unpacked', async ({
  platform,
  player,
}) => {
  const id = await draftOf(platform, player.bearer);
  const sent = await sendPicture(platform, player.bearer, { id, bytes: bomb(60_000) });
  expect([sent.status, sent.refusal]).toEqual([422, 'IDENTITY_PICTURE_INVALID']);
});

it('a picture of more than 8 MB is refused by a code of its own, with and without its length said before', async ({
  platform,
  player,
}) => {
  const id = await draftOf(platform, player.bearer);
  const sent = await sendPicture(platform, player.bearer, { id, bytes: Buffer.alloc(MAX_PICTURE_BYTES + 1, 1) });
  expect([sent.status, sent.refusal, sent.body.details]).toEqual([
    413,
    'IDENTITY_PICTURE_TOO_LARGE',
    { megabytes: '8' },
  ]);
  const fits = await sendPicture(platform, player.bearer, { id, bytes: Buffer.alloc(MAX_PICTURE_BYTES, 1) });
  expect([fits.status, fits.refusal]).toEqual([422, 'IDENTITY_PICTURE_INVALID']);
});

it('nobody adds a picture to another’s check, to a side that its document has not, or to one that is submitted', async ({
  platform,
  player,
}) => {
  const stranger = await makePlayer(platform);
  const id = await filledCheck(platform, player.bearer);
  const bytes = await pictureOf(5);
  const send = (headers: { authorization: string }, side: string) =>
    sendPicture(platform, headers, { id, side, bytes });
  expect((await send(stranger.bearer, 'front')).status).toBe(404);
  expect((await send(player.bearer, 'back')).status).toBe(404);
  expect((await send(player.bearer, 'top')).refusal).toBe('VALIDATION_ERROR');
  expect((await send({ authorization: '' }, 'front')).status).toBe(401);
  const before = await picturesOf(platform, id);
  expect((await callIdentity(platform, player.bearer, `/checks/${id}/submit`, {})).status).toBe(200);
  expect((await send(player.bearer, 'front')).refusal).toBe('STATE_CONFLICT');
  expect(await picturesOf(platform, id)).toEqual(before);
});

it('a player sends one picture at a time, and sixty in a day', async ({ platform, player }) => {
  const id = await draftOf(platform, player.bearer);
  const bytes = await pictureOf(5);
  const together = await Promise.all(
    Array.from({ length: 4 }, () => sendPicture(platform, player.bearer, { id, bytes })),
  );
  expect(together.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(together.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(1);
  let sent = 0;
  for (; sent < 61; sent += 1) {
    const one = await sendPicture(platform, player.bearer, { id, bytes: script });
    if (one.status === 429) break;
  }
  expect(sent).toBeLessThan(60);
  expect((await sendPicture(platform, player.bearer, { id, bytes })).refusal).toBe('TOO_MANY_REQUESTS');
});

it('operators whose role may open a picture as a file that no page shows, and each look is in the audit log', async ({
  platform,
  player,
}) => {
  const id = await filledCheck(platform, player.bearer);
  const [payments, support] = [await makeOperator(platform, 'payments'), await makeOperator(platform, 'support')];
  expect((await openAs(platform, support.headers, id)).statusCode).toBe(403);
  expect((await openAs(platform, player.bearer, id)).statusCode).toBe(401);
  expect((await openAs(platform, payments.headers, id, 'back')).statusCode).toBe(404);
  const opened = await openAs(platform, payments.headers, id);
  expect(opened.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename="${id}-front.jpg"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const looks = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'identity_picture_opened'));
  expect(looks.filter(({ subject }) => subject === player.id)).toMatchObject([
    { actorKind: 'operator', actor: payments.id, details: { check: id, side: 'front' } },
  ]);
  for (const url of [`/users/identity/checks/${id}/pictures/front`, `/identity-checks/${id}/pictures/front`])
    expect((await platform.app.inject({ url, headers: player.bearer })).statusCode).toBe(404);
});
