import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sessions } from '../../../platform/src/db/schema/accounts';
import { gameSessions, games, providers, rounds, seamlessCalls } from '../../../platform/src/db/schema/games';
import { getBalances } from '../../../platform/src/ledger/balances';
import { emptyDatabase } from '../database';
import { fund, makePlayer, type TestPlayer } from '../funded-player';
import { startPlatform } from '../platform';
import { registerPlayer } from '../registration';
import { CHOSEN_GAMES } from './chosen-games';
import { CARDS_GAME, MINES_GAME, POKER_GAME, sit, TABLE_GAME } from './decision-player';
import { GAME, SECRET, startStudio } from './studio';
import { CURVE } from './table-harness';

/** As its feed says. */
const BLACKJACK = { slug: TABLE_GAME, title: 'Corner Blackjack', rtp: '99.42', maxWinHundredths: 800 };

export type StudioAndPlatform = Awaited<ReturnType<typeof startStudioAndPlatform>>;

/** A studio whose wallet is the real platform, over HTTP, and players who sit down at its games with 500.00. */
export async function startStudioAndPlatform() {
  const platform = await startPlatform({ WALLET_SECRET: SECRET });
  // The studio signs by the real clock.
  platform.clock.now = new Date();
  const { db } = platform.ctx;
  const url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  await db.insert(providers).values({ slug: 'north', integration: 'house', name: 'North Star' });
  const rest = { tags: [], theme: '', rtp: '97.00', countriesBlocked: [], devices: [], releasedOn: '2026-01-01' };
  const limits = { minBet: { uah: '1.00', kzt: '10.00' }, maxBet: { uah: '500.00', kzt: '5000.00' } };
  const game = { ...rest, ...limits, volatility: 'medium', popularity: 1, contribution: 100 } as const;
  await db.insert(games).values([
    { ...game, slug: MINES_GAME, title: 'Pearl by Pearl', provider: 'north', category: 'instant' },
    { ...game, slug: CARDS_GAME, title: 'Higher, Madame', provider: 'north', category: 'instant' },
    {
      ...game,
      slug: POKER_GAME,
      title: 'Five at Midnight',
      provider: 'north',
      category: 'instant',
      maxWinHundredths: 80_000,
    },
    { ...game, ...BLACKJACK, provider: 'north', category: 'instant' },
    { ...game, slug: GAME, title: 'A slot', provider: 'north', category: 'slots' },
    ...Object.entries(CHOSEN_GAMES).map(([engine, slug]) => ({
      ...{ ...game, slug, title: `A game of ${engine}`, provider: 'north', category: 'instant' as const },
      // The most that a round of them wins is what their feed says.
      maxWinHundredths: 500_000,
    })),
    { ...game, slug: CURVE.slug, title: 'Visit Outer Dark', provider: 'north', category: 'instant' },
  ]);
  const studio = await startStudio(await emptyDatabase(), url);

  /** The token of a launch of the player's, as the site would make it for a sign-in. */
  async function launch(player: TestPlayer, slug: string, signInId: string | null = null): Promise<string> {
    const token = randomUUID();
    const now = platform.ctx.now();
    await db.insert(gameSessions).values({
      id: randomUUID(),
      userId: player.id,
      currency: player.currency,
      game: slug,
      integration: 'house',
      locale: 'uk',
      signInId,
      tokenHash: createHash('sha256').update(token).digest('hex'),
      tokenExpiresAt: new Date(now.getTime() + 60_000),
      createdAt: now,
    });
    return token;
  }

  return {
    studio,
    platform,
    platformUrl: url,
    launch,
    /** A player who signed in as anybody does and has 500.00, with the launches of that sign-in and its end. */
    async signIn() {
      const { userId, headers, refreshToken } = await registerPlayer(platform.app);
      const player: TestPlayer = { id: userId, currency: 'uah', bearer: headers };
      await fund(platform, player, { game: 50_000n });
      const [signedIn] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
      return {
        player,
        launch: (slug: string) => launch(player, slug, signedIn?.id),
        async signOut() {
          const logout = { method: 'POST', url: '/auth/logout', headers: { 'x-requested-with': 'kozyr' } } as const;
          await platform.app.inject({ ...logout, cookies: { kozyr_refresh: refreshToken } });
        },
      };
    },
    /** Minor units by wallet. */
    async walletOf({ id, currency }: TestPlayer) {
      const { game: own, electronic, bonus } = await getBalances(db, id, currency);
      return { game: own, electronic, bonus };
    },
    /** Every movement the platform took from the studio for this player, sorted. */
    async movesOf({ id }: TestPlayer) {
      const calls = await db.select().from(seamlessCalls).where(eq(seamlessCalls.userId, id));
      return calls.map(({ action }) => action).sort();
    },
    historyOf: ({ id }: TestPlayer) => db.select().from(rounds).where(eq(rounds.userId, id)),
    movements: () => db.$count(seamlessCalls),
    async seat(slug = MINES_GAME) {
      const player = await makePlayer(platform, { game: 50_000n });
      return { player, ...(await sit(studio, slug, await launch(player, slug))) };
    },
    async stop() {
      await studio.stop();
      await platform.stop();
    },
  };
}
