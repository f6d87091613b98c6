import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessions } from '../../../platform/src/db/schema/accounts';
import { cleanAccounts } from '../../../platform/src/jobs/clean-accounts';
import { makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { readPart } from '../../support/player-record';
import { cookieOf, PASSWORD, type RegisteredPlayer, registerPlayer } from '../../support/registration';

const NAME = 'kozyr_browser';

/** Signs a player in by a browser that brings this cookie. @returns the one it has then */
async function signIn(platform: TestPlatform, { phone }: RegisteredPlayer, brought?: string) {
  const payload = { username: phone, password: PASSWORD };
  const cookies: Record<string, string> = brought === undefined ? {} : { [NAME]: brought };
  const answer = await platform.app.inject({ method: 'POST', url: '/auth/web', payload, cookies });
  expect(answer.statusCode, answer.body).toBe(201);
  return cookieOf(answer, NAME);
}
const browsersOf = async (platform: TestPlatform, { userId }: RegisteredPlayer) =>
  (await platform.ctx.db.select().from(sessions).where(eq(sessions.userId, userId))).map(({ browser }) => browser);

it('a browser gets a word of its own at a sign-in, which no script reads, and keeps it', async ({ platform }) => {
  const player = await registerPlayer(platform.app);
  const first = await signIn(platform, player);
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 180 * 86_400 });
  expect(first?.value).toMatch(/^[\w-]{32}$/);
  expect((await signIn(platform, player, first?.value))?.value).toBe(first?.value);
  const other = await signIn(platform, player);
  expect(other?.value).not.toBe(first?.value);
  const planted = await signIn(platform, player, 'a-word-of-somebody');
  expect(planted?.value).toMatch(/^[\w-]{32}$/);
  expect((await browsersOf(platform, player)).join()).not.toContain(first?.value);
});

it('two accounts that were signed in by one browser are related, whatever lies between', async ({ platform }) => {
  const [one, two, apart] = [
    await registerPlayer(platform.app),
    await registerPlayer(platform.app),
    await registerPlayer(platform.app),
  ];
  await platform.ctx.db.update(sessions).set({ address: '' });
  const cookie = (await signIn(platform, one))?.value;
  await platform.app.inject({ method: 'POST', url: '/auth/logout', headers: { 'x-requested-with': 'kozyr' } });
  await signIn(platform, two, cookie);
  await signIn(platform, apart);
  await platform.ctx.db.update(sessions).set({ address: '' });
  const support = await makeOperator(platform, 'support');
  const { items } = await readPart(platform, support, one.userId, '/relations');
  expect(items).toMatchObject([{ player: { id: two.userId }, reasons: ['device'], shared: false }]);
});

it('a browser by which nobody has signed in for 180 days is forgotten', async ({ platform }) => {
  const player = await registerPlayer(platform.app);
  const start = platform.clock.now;
  await signIn(platform, player);
  platform.clock.now = addDays(start, 179);
  await cleanAccounts(platform.ctx);
  expect((await browsersOf(platform, player)).every((browser) => browser !== '')).toBe(true);
  platform.clock.now = addDays(start, 181);
  expect((await cleanAccounts(platform.ctx)).browsers).toBeGreaterThan(0);
  expect((await browsersOf(platform, player)).every((browser) => browser === '')).toBe(true);
});
