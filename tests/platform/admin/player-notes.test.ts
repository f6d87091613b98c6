import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessions, users } from '../../../platform/src/db/schema/accounts';
import { personMarks } from '../../../platform/src/db/schema/person-marks';
import { makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import { it } from '../../support/platform-test';
import { deedsAbout, pathOf, readPart, readWhole } from '../../support/player-record';

let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  support = await makeOperator(platform, 'support');
});

it('notes stay as they were written, and tags are those that were said last', async ({ platform }) => {
  const player = await makePlayer(platform);
  const write = (text: string) => callAs(platform, support, pathOf(player.id, '/notes'), { body: { text } });
  for (const text of ['One', 'Two', 'Three']) {
    expect((await write(text)).json()).toMatchObject({ by: support.name, text });
    platform.clock.now = new Date(platform.clock.now.getTime() + 1_000);
  }
  expect((await write('   ')).statusCode).toBe(422);
  expect(await readWhole(platform, support, player.id, '/notes')).toMatchObject([
    { text: 'Three' },
    { text: 'Two' },
    { text: 'One' },
  ]);
  expect((await readPart(platform, support, player.id)).counts.notes).toBe(3);
  const tag = (tags: string[]) =>
    callAs(platform, support, pathOf(player.id, '/tags'), { method: 'PUT', body: { tags } });
  expect((await tag(['vip', 'обережно', 'vip'])).json()).toEqual({ tags: ['vip', 'обережно'] });
  expect((await tag(['обережно'])).statusCode).toBe(200);
  expect((await tag(['обережно'])).statusCode).toBe(200);
  expect((await readPart(platform, support, player.id)).tags).toEqual(['обережно']);
  expect((await deedsAbout(platform, player.id, 'player_tags_set')).map(({ details }) => details.after)).toEqual([
    'vip обережно',
    'обережно',
  ]);
  for (const wrong of [['With Space'], ['-x'], Array.from({ length: 21 }, (_, i) => `t${i}`)])
    expect((await tag(wrong)).statusCode, wrong.join()).toBe(422);
});

it('nothing more is written about somebody whose account was erased', async ({ platform }) => {
  const player = await makePlayer(platform);
  await platform.ctx.db.update(users).set({ phone: null, erasedAt: platform.clock.now }).where(eq(users.id, player.id));
  const note = await callAs(platform, support, pathOf(player.id, '/notes'), { body: { text: 'Still here' } });
  const tags = await callAs(platform, support, pathOf(player.id, '/tags'), { method: 'PUT', body: { tags: ['vip'] } });
  expect([note.json().errorCode, tags.json().errorCode]).toEqual(['STATE_CONFLICT', 'STATE_CONFLICT']);
});

it('relations are players with the same card, browser or address, the strongest first, and never a crowd', async ({
  platform,
}) => {
  const [player, byCard, byBrowser, byAddress, stranger] = await Promise.all(
    Array.from({ length: 5 }, () => makePlayer(platform)),
  );
  if (!player || !byCard || !byBrowser || !byAddress || !stranger) throw new Error('Five players were made.');
  const { db } = platform.ctx;
  const now = platform.clock.now;
  const hash = randomUUID();
  await db.insert(personMarks).values([
    { kind: 'card', hash, userId: player.id, rememberedAt: now },
    { kind: 'card', hash, userId: byCard.id, rememberedAt: now, sharedAt: now },
    { kind: 'phone', hash: randomUUID(), userId: stranger.id, rememberedAt: now },
  ]);
  const from = (userId: string, address: string, browser: string) => ({
    userId,
    createdAt: now,
    lastUsedAt: now,
    address,
    browser,
    device: 'Firefox',
  });
  await db
    .insert(sessions)
    .values([
      from(player.id, '93.1.2.3', 'own'),
      from(byBrowser.id, '31.7.7.7', 'own'),
      from(byAddress.id, '93.1.2.3', 'another'),
      from(byCard.id, '93.1.2.3', ''),
      from(player.id, '10.9.9.9', ''),
      { ...from(stranger.id, '93.1.2.3', ''), createdAt: subDays(now, 100) },
      { ...from(stranger.id, '31.8.8.8', 'own'), lastUsedAt: subDays(now, 181) },
    ]);
  const crowd = await Promise.all(Array.from({ length: 21 }, () => makePlayer(platform)));
  await db.insert(sessions).values(crowd.map(({ id }) => from(id, '10.9.9.9', '')));
  const { items } = await readPart(platform, support, player.id, '/relations');
  expect(items).toMatchObject([
    { player: { id: byCard.id }, reasons: ['card', 'address'], shared: true },
    { player: { id: byBrowser.id }, reasons: ['device'], shared: false },
    { player: { id: byAddress.id }, reasons: ['address'], shared: false },
  ]);
});
