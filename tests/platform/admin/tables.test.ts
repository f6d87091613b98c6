import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { games } from '../../../platform/src/db/schema/games';
import { openDatabase } from '../../../studio/src/db/database';
import { emptyDatabase } from '../../support/database';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it as platformIt } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { SECRET, startWallet } from '../../support/studio/studio';
import { CURVE } from '../../support/studio/table-harness';
import { startTableProcess } from '../../support/studio/table-process';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let pool: ReturnType<typeof openDatabase>;
let admin: TestOperator;
const it = platformIt
  .extend('studio', { scope: 'file' }, async () => {
    wallet = await startWallet();
    const databaseUrl = await emptyDatabase();
    pool = openDatabase(databaseUrl);
    return startTableProcess({ databaseUrl, walletUrl: wallet.url, tables: [CURVE] });
  })
  .extend('settings', { scope: 'file' }, ({ studio }) => ({ STUDIO_URL: studio.url, WALLET_SECRET: SECRET }));
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  await platform.ctx.db.update(games).set({ slug: CURVE.slug }).where(eq(games.slug, 'gold-rush'));
  // Signatures are held against the studio's clock.
  platform.clock.now = new Date();
  admin = await makeOperator(platform, 'admin');
});
afterAll(async () => {
  await pool.end();
  await wallet.stop();
});

const closed = async (platform: TestPlatform) => {
  const { items } = (await callAs(platform, admin, '/operator/stuck')).json();
  return items.filter(({ kind }: { kind: string }) => kind === 'table_closed');
};
const reopen = async (platform: TestPlatform) => {
  const answer = await callAs(platform, admin, `/operator/tables/${CURVE.slug}/reopen`, { method: 'POST' });
  return [answer.statusCode, answer.json().errorCode ?? null];
};

it('a table that was interrupted stands in what is stuck with its reason, until an operator opens it again', async ({
  platform,
}) => {
  expect(await closed(platform)).toEqual([]);
  const since = new Date();
  await pool.query('insert into live_closures (id, game, reason, closed_at) values ($1, $2, $3, $4)', [
    ...[randomUUID(), CURVE.slug, 'interrupted', since],
  ]);
  expect(await closed(platform)).toMatchObject([
    { id: CURVE.slug, since: since.toISOString(), what: expect.stringContaining(`tables reopen ${CURVE.slug}`) },
  ]);
  expect(await reopen(platform)).toEqual([200, null]);
  expect(await closed(platform)).toEqual([]);
  expect(await reopen(platform)).toEqual([404, 'NOT_FOUND']);
  const audit = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'table_reopened'));
  expect(audit).toMatchObject([{ subject: CURVE.slug, actor: admin.id }]);
});

it('an interrupted table is opened by nobody without the signature, and a studio that is gone is told as that', async ({
  platform,
  studio,
}) => {
  for (const path of ['closures', 'reopen']) {
    const answer = await fetch(`${studio.url}/tables/${path}`, { method: 'POST', body: '{}' });
    expect([answer.status, (await answer.json()).errorCode]).toEqual([401, 'INVALID_SIGNATURE']);
  }
  await studio.stop();
  expect(await closed(platform)).toEqual([]);
  expect((await reopen(platform))[1]).toBe('GAME_NOT_WORKING');
});
