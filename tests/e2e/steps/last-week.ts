import type { Page } from '@playwright/test';
import { accessToken, callApi, minorOf } from './money';
import { askDatabase } from './platform-database';

type Statement = { current: { from: string }; awaited: { bound: string } | null };

/**
 * Moves the rounds a player lost to the middle of last week, as though they had been played then: a week can't be waited for.
 * @returns what they lost and the most that week may bring by their stakes, minor units, and the Monday it began with
 */
export async function lostLastWeek(page: Page): Promise<{ lost: bigint; bound: bigint; monday: string }> {
  const token = await accessToken(page);
  const { id } = await callApi<{ id: string }>(page, token, '/users');
  const { current } = await callApi<Statement>(page, token, '/cashback');
  const [moved] = await askDatabase<{ lost: string | null; monday: string }>(
    `with moved as (
       update rounds set settled_at = $2::timestamptz - interval '3 days', created_at = $2::timestamptz - interval '3 days'
       where user_id = $1 and status = 'settled' and stake_game + stake_electronic > win_electronic
       returning stake_game + stake_electronic - win_electronic as lost)
     select sum(lost)::text as lost,
       to_char(($2::timestamptz at time zone 'Europe/Kyiv') - interval '7 days', 'YYYY-MM-DD') as monday
     from moved`,
    [id, current.from],
  );
  if (!moved?.lost) throw new Error('No round was lost.');
  const { awaited } = await callApi<Statement>(page, token, '/cashback');
  if (!awaited) throw new Error('The week that was played is not awaited.');
  return { lost: BigInt(moved.lost), bound: minorOf(awaited.bound), monday: moved.monday };
}

/** What the player holds in cashback and game, minor units, as the API says. */
export async function cashbackAndGame(page: Page): Promise<{ cashback: bigint; game: bigint }> {
  const wallet = await callApi<{ cashback_balance: string; game_wallet_group: { balance: string } }>(
    page,
    await accessToken(page),
    '/wallets',
  );
  return { cashback: minorOf(wallet.cashback_balance), game: minorOf(wallet.game_wallet_group.balance) };
}
