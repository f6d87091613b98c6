import { randomUUID } from 'node:crypto';
import type { Currency, StakeCurrency } from '@kozyr/contracts/money';
import { sign } from '@kozyr/kit/signature';
import { gameSessions, games, providers } from '../../../platform/src/db/schema/games';
import type { Balances } from '../../../platform/src/ledger/accounts';
import { getBalances } from '../../../platform/src/ledger/balances';
import type { TestPlayer } from '../funded-player';
import type { PlatformTables, TestPlatform } from '../platform';

export const GAME = 'lucky-fox';

/**
 * Games of the house and another integration's, straight into the tables. Bets 1.00 to 1000.00 of either currency; a round wins at most
 * 5,000 stakes, in gold-rush 3.
 */
export async function addGames({ ctx }: PlatformTables, { rtp = '96.00' } = {}): Promise<void> {
  const limits = {
    minBet: { uah: '1.00', kzt: '1.00' },
    maxBet: { uah: '1000.00', kzt: '1000.00' },
    maxWinHundredths: 500_000,
  };
  const rest = { tags: [], theme: '', rtp, countriesBlocked: [], devices: [], releasedOn: '2026-01-01' };
  const game = { ...limits, ...rest, category: 'slots', volatility: 'low', popularity: 1, contribution: 100 } as const;
  await ctx.db.insert(providers).values([
    { slug: 'north', integration: 'house', name: 'North Star' },
    { slug: 'stranger', integration: 'elsewhere', name: 'Stranger' },
  ]);
  await ctx.db.insert(games).values([
    { ...game, slug: GAME, title: 'Lucky Fox', provider: 'north' },
    { ...game, slug: 'gold-rush', title: 'Gold Rush', provider: 'north', maxWinHundredths: 300 },
    { ...game, slug: 'strange-game', title: 'Strange Game', provider: 'stranger' },
  ]);
}

/** An opened session of a player, in their own currency or for credits. */
export async function openSession(
  { ctx, clock }: PlatformTables,
  player: { id: string; currency: StakeCurrency },
  { game = GAME, integration = 'house' }: { game?: string; integration?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const now = clock.now;
  const { id: userId, currency } = player;
  const moments = { tokenExpiresAt: now, createdAt: now, openedAt: now };
  await ctx.db
    .insert(gameSessions)
    .values({ id, userId, currency, game, integration, locale: 'uk', tokenHash: randomUUID(), ...moments });
  return id;
}

export type Reply = { status: number; text: string; body: Record<string, string> };

/** Makes a provider's signed call, as the house unless another signature is given. */
export async function callWallet(
  { app, ctx }: TestPlatform,
  action: string,
  body: object | string,
  { provider = 'house', signature }: { provider?: string; signature?: string } = {},
): Promise<Reply> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const call = { method: 'POST', path: `/seamless/${provider}/${action}`, body: payload } as const;
  const answer = await app.inject({
    method: call.method,
    url: call.path,
    headers: {
      'content-type': 'application/json',
      'x-signature': signature ?? sign(ctx.env.WALLET_SECRET, call, ctx.now()),
    },
    payload,
  });
  return { status: answer.statusCode, text: answer.body, body: answer.json() };
}

/** Game, electronic and bonus, in minor units. */
export async function moneyOf({ ctx }: TestPlatform, player: { id: string; currency: Currency }) {
  const { game, electronic, bonus }: Balances = await getBalances(ctx.db, player.id, player.currency);
  return { game, electronic, bonus };
}

let serial = 0;
/** Calls of one session that is open, every round and transaction id its own. */
export function callsOf(platform: TestPlatform, session_id: string) {
  serial += 1;
  const mark = `s${serial}`;
  const ids = (round: string, transaction: string) => ({
    session_id,
    round_id: `${mark}-${round}`,
    transaction_id: `${mark}-${transaction}`,
  });
  return {
    session_id,
    id: (name: string) => `${mark}-${name}`,
    bet: (round: string, transaction: string, amount: string) =>
      callWallet(platform, 'bet', { ...ids(round, transaction), amount }),
    win: (round: string, transaction: string, amount: string, round_closed = true) =>
      callWallet(platform, 'win', { ...ids(round, transaction), amount, round_closed }),
    play: (round: string, actions: readonly ({ transaction_id: string } & Record<string, unknown>)[]) =>
      callWallet(platform, 'play', {
        session_id,
        round_id: `${mark}-${round}`,
        actions: actions.map((action) => ({ ...action, transaction_id: `${mark}-${action.transaction_id}` })),
      }),
    refund: (round: string, transaction: string, bet: string) =>
      callWallet(platform, 'refund', { ...ids(round, transaction), bet_transaction_id: `${mark}-${bet}` }),
    rollback: (round: string, transaction: string, original: string) =>
      callWallet(platform, 'rollback', { ...ids(round, transaction), original_transaction_id: `${mark}-${original}` }),
  };
}

/** The same of a session that is opened for it. */
export const play = async (platform: TestPlatform, player: TestPlayer, game?: string) =>
  callsOf(platform, await openSession(platform, player, game ? { game } : {}));

/** The player's rounds as the API lists them; filter is a query string. */
export async function roundsOf({ app }: TestPlatform, player: TestPlayer, filter = '') {
  return (await app.inject({ url: `/rounds${filter}`, headers: player.bearer })).json();
}
