import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { games } from '../../../platform/src/db/schema/games';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';

let admin: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  admin = await makeOperator(platform, 'admin');
  support = await makeOperator(platform, 'support');
  await addGames(platform);
});

const put = (platform: TestPlatform, url: string, body: object) =>
  callAs(platform, admin, url, { method: 'PUT', body });
const slugs = async (platform: TestPlatform, asked: string) => {
  const { items } = (await callAs(platform, support, `/operator/games${asked}`)).json();
  return items.map(({ slug }: { slug: string }) => slug);
};

it('games are found by a part of their title or slug, by provider and by state', async ({ platform }) => {
  expect(await slugs(platform, '?q=FOX')).toEqual(['lucky-fox']);
  expect(await slugs(platform, '?q=-rush')).toEqual(['gold-rush']);
  // Signs of patterns are letters: nothing has them in its name.
  expect(await slugs(platform, '?q=%25')).toEqual([]);
  expect(await slugs(platform, '?provider=north')).toEqual(['gold-rush', 'lucky-fox']);
  await put(platform, '/operator/games/gold-rush', { enabled: false });
  await put(platform, '/operator/providers/stranger/closed-in', { closed_in: ['KZ', 'EU'] });
  const ofFeed = (available: boolean) =>
    platform.ctx.db.update(games).set({ available }).where(eq(games.slug, 'lucky-fox'));
  await ofFeed(false);
  expect(await slugs(platform, '?state=off')).toEqual(['gold-rush']);
  expect(await slugs(platform, '?state=closed')).toEqual(['strange-game']);
  expect(await slugs(platform, '?state=gone')).toEqual(['lucky-fox']);
  expect(await slugs(platform, '?state=on')).toEqual(['strange-game']);
  await ofFeed(true);
});

it('games come page by page, none twice', async ({ platform }) => {
  const first = (await callAs(platform, support, '/operator/games?pageSize=2')).json();
  expect(first.items.map(({ slug }: { slug: string }) => slug)).toEqual(['gold-rush', 'lucky-fox']);
  const last = (await callAs(platform, support, `/operator/games?pageSize=2&after=${first.next}`)).json();
  expect(last).toMatchObject({
    items: [{ slug: 'strange-game', provider_name: 'Stranger', enabled: true, available: true }],
    next: null,
  });
});

it('providers are listed with where they are closed and how many games of theirs are off', async ({ platform }) => {
  await put(platform, '/operator/games/gold-rush', { enabled: false });
  await put(platform, '/operator/providers/stranger', { enabled: false });
  const { items } = (await callAs(platform, support, '/operator/providers')).json();
  expect(items).toMatchObject([
    { slug: 'north', name: 'North Star', enabled: true, games: 2, games_off: 1, closed_in: [] },
    { slug: 'stranger', enabled: false, games: 1, games_off: 0 },
  ]);
});
